import type { files as english } from '../../en/app/files.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of what comes in and goes out as files. */
export const files = {
  'files.refused.empty': 'Darin steht nichts.',
  'files.refused.foreign': 'Das ist kein Tisch von Samsara. Tische sind Dateien, die auf .samsara enden.',
  'files.refused.cut':
    'Es beginnt wie ein Tisch, aber ein Teil fehlt oder wurde unterwegs verändert. Lass dir statt des Textes die Datei geben.',
  'files.refused.damaged':
    'Der Tisch wurde unterwegs verändert oder beschädigt. Lass ihn dir noch einmal geben, als Datei.',
  'files.refused.newer':
    'Dieser Tisch kommt aus einem neueren Samsara. Mit dem lässt er sich spielen; die Datei bleibt, wie sie ist.',
  'files.refused.newerRules':
    'Gespielt wurde nach neueren Regeln von {title}. Mit einem neueren Samsara geht es weiter; die Datei bleibt, wie sie ist.',
  'files.refused.game': 'Dieses Spiel ist hier nicht bekannt. Ein neueres Samsara kennt es vielleicht.',
  'files.refused.rules': 'Die Stellung verstößt gegen die Regeln von {title}; niemand könnte weiterspielen.',
  'files.refused.large': 'Zu groß für einen Tisch: Keiner hat mehr als ein Megabyte.',
  'files.refused.folder': 'Das ist ein Ordner. Wähle die Tische darin, oder zieh sie hierher.',
  'files.refused.plain': 'Das ist keine gewöhnliche Datei. Wähle die Datei selbst.',
  'files.refused.unreadable': 'Das lässt sich nicht lesen ({code}).',
  'files.refused.many': 'Zu viele auf einmal. Versuch es wieder, wenn die anderen da sind.',
  'files.refused.gone': 'Dieser Tisch wartet nicht mehr. Hol ihn noch einmal herein.',
  'files.refused.dialog': 'Hier gibt es keine Dialoge.',
  'files.refused.inside': 'In diesem Ordner bewahrt Samsara seine eigenen Tische auf. Wähle einen anderen.',
  'files.refused.disk': 'Der Datenträger weigert sich ({code}).',

  'files.import': 'Tische importieren',
  'files.importHint':
    'Ein Tisch ist eine Datei, die auf .samsara endet, oder deren Text. Vielleicht hat dir jemand einen geschickt.',
  'files.choose': 'Dateien wählen …',
  'files.orDrop': 'oder irgendwo in dieses Fenster ziehen',
  'files.paste': 'Oder den Text eines Tisches einfügen',
  'files.pasteHere': 'Hier einfügen',
  'files.importSafe': 'Nichts von dir wird überschrieben: Was hereinkommt, erhält einen eigenen Platz.',
  'files.drop': 'Tische hier ablegen',
  'files.dropHint': 'Dateien, die auf .samsara enden. Nichts von dir wird überschrieben.',
  'files.reading': '{count, plural, one {Eine Datei wird geprüft …} other {# Dateien werden geprüft …}}',

  'files.came': '{title} steht jetzt bei deinen Tischen.',
  'files.cameEqual': '{title} stand schon genau so bei deinen Tischen.',
  'files.open': 'Öffnen',
  'files.bringBack': 'Zurückholen',
  'files.arrivedHeading': '{count, plural, one {Eine Datei kam herein} other {# Dateien kamen herein}}',
  'files.refusedHeading':
    '{count, plural, one {Das ist kein spielbarer Tisch} other {Das sind keine spielbaren Tische}}',
  'files.againHeading': '{count, plural, one {Diesen Tisch hast du schon} other {Diese Tische hast du schon}}',
  'files.text': 'Text',
  'files.isNew': 'Steht jetzt bei deinen Tischen.',
  'files.isEqual': 'Stand schon genau so bei deinen Tischen.',
  'files.isEqualDeleted': 'Liegt genau so in deinem Papierkorb.',
  'files.isAgain': 'Nicht derselbe Stand wie bei dir: dieser gespeichert {coming}, deiner {here}.',
  'files.isAgainDeleted': 'Nicht derselbe Stand wie im Papierkorb: dieser gespeichert {coming}, jener {here}.',
  'files.keep': 'Diesen behalten',
  'files.keepBoth': 'Beide behalten',
  'files.replace': 'Meinen ersetzen',
  'files.leave': 'Weglassen',
  'files.leaveRest': 'Rest weglassen',
  'files.done': 'Fertig',

  'files.exportHeading': '{count, plural, one {{title} exportieren} other {# Tische exportieren}}',
  'files.exportHint':
    '{count, plural, one {Wer die Datei bekommt, kann den Tisch ansehen und weiterspielen.} other {Wer die Dateien bekommt, kann die Tische ansehen und weiterspielen.}}',
  'files.exportShows':
    '{all, plural, one {Diese Partie läuft noch, und ihre Datei zeigt alles: verdeckte Hände und was der Zufall noch bringt.} other {{count, plural, one {{title} läuft noch, und die Datei zeigt} other {# dieser Partien laufen noch, und ihre Dateien zeigen}} alles: verdeckte Hände und was der Zufall noch bringt.}}',
  'files.save': '{count, plural, one {Als Datei speichern …} other {Als Dateien speichern …}}',
  'files.download': '{count, plural, one {Herunterladen} other {Alle herunterladen}}',
  'files.copy': 'Als Text kopieren',
  'files.cancel': 'Abbrechen',
  'files.exported':
    '{count, plural, one {Der Tisch ist als Datei gespeichert.} other {# Tische sind als Dateien gespeichert.}}',
  'files.exportedSome':
    '{written, plural, =0 {Keine Datei wurde} one {Eine Datei wurde} other {# Dateien wurden}} geschrieben, {missed} nicht: {reason}',
  'files.copied': 'Der Tisch liegt als Text in der Zwischenablage.',
  'files.copyRefused': 'Der Browser lässt diese Seite nicht an die Zwischenablage.',
  'files.exportOne': 'Exportieren …',
  'files.importMore': 'Importieren …',
} as const satisfies TranslationOf<typeof english>
