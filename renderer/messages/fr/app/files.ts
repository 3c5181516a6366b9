import type { files as english } from '../../en/app/files.ts'

/** French words of what comes in and goes out as files. */
export const files = {
  'files.refused.empty': 'Il n’y a rien dedans.',
  'files.refused.foreign': 'Ce n’est pas une table de Samsara. Les tables sont des fichiers en .samsara.',
  'files.refused.cut':
    'Le début est celui d’une table, mais une partie manque ou a été modifiée en chemin. Demande le fichier plutôt que le texte.',
  'files.refused.damaged': 'La table a été modifiée ou abîmée en chemin. Redemande-la, sous forme de fichier.',
  'files.refused.newer':
    'Il vient d’un Samsara plus récent. Il faut cette version pour y jouer ; le fichier reste tel quel.',
  'files.refused.newerRules':
    'Il a été joué avec des règles plus récentes de {title}. Il faut un Samsara plus récent pour y jouer ; le fichier reste tel quel.',
  'files.refused.game': 'Son jeu est inconnu ici. Un Samsara plus récent le connaît peut-être.',
  'files.refused.rules': 'Sa position enfreint les règles de {title} : personne ne pourrait continuer la partie.',
  'files.refused.large': 'C’est trop gros pour une table : aucune ne dépasse un mégaoctet.',
  'files.refused.folder': 'C’est un dossier. Dépose ou choisis les tables qu’il contient.',
  'files.refused.plain': 'Ce n’est pas un fichier ordinaire. Choisis le fichier lui-même.',
  'files.refused.unreadable': 'Lecture impossible ({code}).',
  'files.refused.many': 'Trop de fichiers à la fois. Rapporte celui-ci quand les autres seront là.',
  'files.refused.gone': 'Il n’attend plus. Rapporte-le.',
  'files.refused.dialog': 'Il n’y a pas de boîtes de dialogue ici.',
  'files.refused.inside': 'C’est dans ce dossier que Samsara garde ses propres tables. Choisis-en un autre.',
  'files.refused.disk': 'Le disque refuse ({code}).',

  'files.import': 'Importer des tables',
  'files.importHint': 'Une table est un fichier en .samsara, ou son texte. Quelqu’un t’en a peut-être envoyé une.',
  'files.choose': 'Choisir des fichiers…',
  'files.orDrop': 'ou dépose-les n’importe où dans cette fenêtre',
  'files.paste': 'Ou colle le texte d’une table',
  'files.pasteHere': 'Colle ici',
  'files.importSafe': 'Rien de ce qui t’appartient n’est écrasé : ce qui arrive reçoit sa propre place.',
  'files.drop': 'Dépose les tables ici',
  'files.dropHint': 'Des fichiers en .samsara. Rien de ce qui t’appartient n’est écrasé.',
  'files.reading': '{count, plural, one {Lecture d’un fichier…} other {Lecture de # fichiers…}}',

  'files.came': 'La table « {title} » est maintenant parmi les tiennes.',
  'files.cameEqual': 'La table « {title} » était déjà parmi les tiennes, exactement pareille.',
  'files.open': 'Ouvrir',
  'files.bringBack': 'Restaurer',
  'files.arrivedHeading': '{count, plural, one {Un fichier est arrivé} other {# fichiers sont arrivés}}',
  'files.refusedHeading':
    '{count, plural, one {Ceci n’est pas une table jouable} other {Ceux-ci ne sont pas des tables jouables}}',
  'files.againHeading': '{count, plural, one {Tu as déjà cette table} other {Tu as déjà ces tables}}',
  'files.text': 'Texte',
  'files.isNew': 'Elle est maintenant parmi tes tables.',
  'files.isEqual': 'Elle était déjà parmi tes tables, exactement pareille.',
  'files.isEqualDeleted': 'Elle est dans ta corbeille, exactement pareille.',
  'files.isAgain': 'Elle diffère de la tienne : celle-ci a été enregistrée {coming}, la tienne {here}.',
  'files.isAgainDeleted':
    'Elle diffère de celle de ta corbeille : celle-ci a été enregistrée {coming}, l’autre {here}.',
  'files.keep': 'Garder celle-ci',
  'files.keepBoth': 'Garder les deux',
  'files.replace': 'Remplacer la mienne',
  'files.leave': 'La laisser',
  'files.leaveRest': 'Laisser les autres',
  'files.done': 'Terminé',

  'files.exportHeading': '{count, plural, one {Exporter « {title} »} other {Exporter # tables}}',
  'files.exportHint':
    '{count, plural, one {Qui reçoit le fichier peut regarder la table et continuer la partie.} other {Qui reçoit les fichiers peut regarder les tables et continuer les parties.}}',
  'files.exportShows':
    '{all, plural, one {Cette partie est encore en cours, et son fichier montre tout : les mains cachées, et ce que le hasard réserve encore.} other {{count, plural, one {« {title} » est encore en cours, et son fichier montre} other {# de ces parties sont encore en cours, et leurs fichiers montrent}} tout : les mains cachées, et ce que le hasard réserve encore.}}',
  'files.save': '{count, plural, one {Enregistrer le fichier…} other {Enregistrer les fichiers…}}',
  'files.download': '{count, plural, one {Télécharger} other {Tout télécharger}}',
  'files.copy': 'Copier en texte',
  'files.cancel': 'Annuler',
  'files.exported':
    '{count, plural, one {La table est enregistrée dans un fichier.} other {# tables sont enregistrées dans des fichiers.}}',
  'files.exportedSome':
    '{written, plural, =0 {Aucun fichier n’a été écrit} one {Un fichier a été écrit} other {# fichiers ont été écrits}} ; échecs : {missed}. {reason}',
  'files.copied': 'La table est dans le presse-papiers, en texte.',
  'files.copyRefused': 'Le navigateur ne laisse pas cette page accéder au presse-papiers.',
  'files.exportOne': 'Exporter…',
  'files.importMore': 'Importer…',
} as const satisfies Readonly<Record<keyof typeof english, string>>
