import type { keys as english } from '../../en/app/keys.ts'
import type { TranslationOf } from '../../index.ts'

export const keys = {
  'key.enter': 'Eingabe',
  'key.escape': 'Esc',
  'key.space': 'Leertaste',
  'key.delete': 'Entf',
  'key.home': 'Pos 1',
  'key.end': 'Ende',
  'key.pageUp': 'Bild ↑',
  'key.pageDown': 'Bild ↓',
  'key.shift': 'Umschalt',
  'key.control': 'Strg',
  'key.alt': 'Alt',
  'key.questionMark': 'das Fragezeichen',
  'key.tip': '{what} ({key})',

  'settings.section.keys': 'Tastatur',
  'settings.singleKeys': 'Kürzel mit einer Taste',
  'settings.singleKeysHint':
    'Buchstaben, Ziffern und Zeichen wirken an einem Tisch für sich allein. Schalte das aus, wenn du Texte diktierst oder oft versehentlich Tasten triffst.',
  'settings.keys': 'Welche Taste was tut',
  'settings.keysHint': 'Wähle eine Zeile und drück dann die neue Taste.',
  'settings.keyOf': '{what}: {key}. Taste ändern',
  'settings.keyNone': 'keine',
  'settings.keyPress': 'Drück eine Taste …',
  'settings.keyPressHint': 'Drück die neue Taste für: {what}. {escape} lässt alles, wie es ist.',
  'settings.keyReset': 'Zurück zu {key}',
  'settings.keyResetOf': '{what}: zurück zu {key}',
  'settings.keyTaken': '{key} ist schon vergeben: {what}.',
  'settings.keyDigit': 'Mit Ziffern wählst du aus der Liste.',
  'settings.keyUnfit': 'Es geht nur ein Buchstabe oder ein Zeichen.',
  'settings.keyDone': '{what}: {key}',

  'help.search': 'alle Tische durchsuchen',
  'help.undoCommand': 'zurücknehmen, wiederherstellen',
  'help.noSingleKeys': 'Buchstaben, Ziffern und Zeichen sind in den Einstellungen unter „Tastatur“ abgeschaltet.',
  'help.change': 'Tasten ändern …',
} satisfies TranslationOf<typeof english>
