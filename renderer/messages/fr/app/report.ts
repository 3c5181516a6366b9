import type { report as english } from '../../en/app/report.ts'
import type { TranslationOf } from '../../index.ts'

/** French words of the bug report. */
export const report = {
  'report.heading': 'Préparer un rapport d’erreur',
  'report.text':
    'Un fichier texte pour qui répare Samsara\u00a0: les versions, les réglages sans ton nom, et le journal. Rien n’est envoyé\u00a0: tu dis où le garder, et tu peux le lire avant de le donner à quelqu’un.',
  'report.withSave': 'Y joindre cette table',
  'report.withSaveHint':
    'Cela aide si quelque chose a mal tourné dans la partie. Mais qui le lit voit tout ce qui est caché à cette table\u00a0: toutes les mains, tout ce qui viendra encore, et vos noms.',
  'report.withCrash': 'Joindre aussi le fichier de la dernière panne',
  'report.withCrashHint':
    'Écrit le {when} ({size, number, ::.0} Mo), il aide à comprendre pourquoi Samsara s’est arrêté. Il contient des parties de sa mémoire : peut-être des cartes cachées, des noms et des mots tapés. On ne peut pas le lire avant de le donner.',
  'report.save': 'Enregistrer le rapport…',
  'report.download': 'Télécharger le rapport',
  'report.cancel': 'Annuler',
  'report.done': 'Le rapport est enregistré. Rien n’a été envoyé.',
  'report.hint':
    'Si quelque chose tourne mal\u00a0: versions et journal dans un seul fichier, que personne ne reçoit sinon de toi.',
  'report.open': 'Préparer un rapport d’erreur…',
  'report.row': 'Rapport d’erreur',
} as const satisfies TranslationOf<typeof english>
