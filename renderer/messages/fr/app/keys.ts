import type { keys as english } from '../../en/app/keys.ts'
import type { TranslationOf } from '../../index.ts'

export const keys = {
  'key.enter': 'Entrée',
  'key.escape': 'Échap',
  'key.space': 'Espace',
  'key.delete': 'Suppr',
  'key.home': 'Début',
  'key.end': 'Fin',
  'key.pageUp': 'Page ↑',
  'key.pageDown': 'Page ↓',
  'key.shift': 'Maj',
  'key.control': 'Ctrl',
  'key.alt': 'Alt',
  'key.questionMark': 'le point d’interrogation',
  'key.tip': '{what} ({key})',

  'settings.section.keys': 'Clavier',
  'settings.singleKeys': 'Raccourcis d’une seule touche',
  'settings.singleKeysHint':
    'À une table, lettres, chiffres et signes agissent tout seuls. Désactive-les si tu dictes tes textes ou s’il t’arrive de toucher le clavier sans le vouloir.',
  'settings.keys': 'Le rôle de chaque touche',
  'settings.keysHint': 'Choisis une ligne, puis appuie sur la nouvelle touche.',
  'settings.keyOf': '{what} : {key}. Changer la touche',
  'settings.keyNone': 'aucune',
  'settings.keyPress': 'Appuie sur une touche…',
  'settings.keyPressHint': 'Appuie sur la nouvelle touche pour : {what}. {escape} ne change rien.',
  'settings.keyReset': 'Revenir à {key}',
  'settings.keyResetOf': '{what} : revenir à {key}',
  'settings.keyTaken': '{key} sert déjà à : {what}.',
  'settings.keyDigit': 'Les chiffres servent à choisir dans la liste.',
  'settings.keyUnfit': 'Seuls une lettre ou un signe conviennent.',
  'settings.keyDone': '{what} : {key}',

  'help.search': 'chercher parmi toutes les tables',
  'help.undoCommand': 'annuler, rétablir',
  'help.noSingleKeys': 'Lettres, chiffres et signes sont désactivés dans les réglages, sous « Clavier ».',
  'help.change': 'Changer les touches…',
} satisfies TranslationOf<typeof english>
