import type { report as english } from '../../en/app/report.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of the bug report. */
export const report = {
  'report.heading': 'Fehlerbericht packen',
  'report.text':
    'Eine Textdatei für alle, die Samsara reparieren: Versionen, Einstellungen ohne deinen Namen und das Protokoll. Nichts wird verschickt: Du sagst, wo sie liegen soll, und kannst sie lesen, bevor du sie jemandem gibst.',
  'report.withSave': 'Diesen Tisch dazulegen',
  'report.withSaveHint':
    'Das hilft, wenn im Spiel etwas falsch lief. Aber wer es liest, sieht alles, was an diesem Tisch verdeckt ist: alle Hände, alles, was noch kommt, und eure Namen.',
  'report.withCrash': 'Auch die Datei vom letzten Absturz dazulegen',
  'report.withCrashHint':
    'Geschrieben am {when} ({size, number, ::.0} MB), hilft sie zu verstehen, warum Samsara abgestürzt ist. Sie enthält Teile seines Speichers: vielleicht verdeckte Karten, Namen und Getipptes. Lesen lässt sie sich vorher nicht.',
  'report.save': 'Bericht sichern …',
  'report.download': 'Bericht herunterladen',
  'report.cancel': 'Abbrechen',
  'report.done': 'Der Bericht ist gesichert. Nichts wurde verschickt.',
  'report.hint': 'Wenn etwas schiefgeht: Versionen und Protokoll in einer Datei, die niemand bekommt, außer von dir.',
  'report.open': 'Fehlerbericht packen …',
  'report.row': 'Fehlerbericht',
} as const satisfies TranslationOf<typeof english>
