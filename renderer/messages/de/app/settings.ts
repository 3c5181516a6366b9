import type { settings as english } from '../../en/app/settings.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of the settings beyond those that were there first, and of what calls somebody to the table. */
export const settings = {
  'settings.contents': 'Einstellungen nach Thema',
  'settings.section.look': 'Sprache und Aussehen',
  'settings.section.play': 'Spiel',
  'settings.section.sound': 'Ton',
  'settings.section.access': 'Bedienung',
  'settings.section.you': 'Du',
  'settings.section.saves': 'Spielstände',
  'settings.section.updates': 'Neue Versionen',
  'settings.preview': 'So sieht es aus',
  'settings.preview.prompt': 'Welche Energie nimmst du?',
  'settings.preview.choice': 'Die blaue nehmen',
  'settings.preview.name': 'Du',
  'settings.themeHint': 'Dämmerung ist Lampenlicht, Morgen ist Tageslicht; System folgt diesem Gerät.',
  'settings.textScaleHint':
    'Menüs und Seitenleiste wachsen voll mit, Bretter so weit, wie Platz ist. Bei sehr großer Schrift sind „Auf einen Blick“ und „Verlauf“ zunächst eingeklappt.',
  'settings.textScale.1_75': 'Gewaltig',
  'settings.textScale.2': 'Doppelt',
  'settings.full': 'Vollbild',
  'settings.fullHint': 'Samsara füllt den Bildschirm. F11 tut dasselbe und beendet es.',
  'settings.paceHint': 'Wie lange der Schritt eines Bots zurückgehalten wird, damit du folgen kannst.',
  'settings.perGame': 'Anders in einzelnen Spielen',
  'settings.perGameHint': 'Was du hier einstellst, gilt nur in diesem Spiel.',
  'settings.perGameMotion': 'Bewegung: {title}',
  'settings.perGamePace': 'Wartezeit der Bots: {title}',
  'settings.asAll': 'Wie oben',
  'settings.calls': 'Mich rufen, wenn das Fenster nicht vorn ist',
  'settings.callsHint':
    'Wenn du dran bist, dich jemand etwas fragt oder die Partie endet: mit einem Zeichen im Titel, und das Fenster blinkt, wo es kann.',
  'settings.targets': 'Größe dessen, was man anklickt',
  'settings.targets.normal': 'Normal',
  'settings.targets.large': 'Groß',
  'settings.targetsHint': 'Knöpfe und Auswahl sind mindestens so groß wie ein Daumen.',
  'settings.shortLog': 'Kurze Ansagen',
  'settings.shortLogHint':
    'Ein Screenreader hört von jedem Zug einen Satz. Das Protokoll und „Seit deinem Zug“ (W) sagen den Rest.',
  'settings.patterns': 'Muster auf Farben',
  'settings.patternsHint': 'Was auf einem Brett eine Farbe sagt, sagt auch ein kräftiges Muster.',
  'settings.side': 'Seitenleiste des Tisches',
  'settings.side.right': 'Rechts',
  'settings.side.left': 'Links',
  'settings.sideHint': 'Verlauf und Auswahl, auf der Seite der Hand, mit der du spielst.',
  'settings.scanning': 'Mit einer Taste spielen',
  'settings.scanningHint':
    'Die Leertaste, oder ein Taster, der sie sendet, geht durch alles, was sich wählen lässt. Halte sie eine Sekunde, um zu wählen.',
  'settings.name': 'Dein Name',
  'settings.nameHint': 'So heißt der erste Platz eines neuen Tisches.',
  'settings.namePlaceholder': 'Wie am letzten Tisch',
  'settings.colour': 'Deine Farbe',
  'settings.colourHint': 'Zu ihr gehört eine eigene Form.',
  'settings.saves': 'Wo Spielstände liegen',
  'settings.savesHint': 'Jeder Tisch ist dort eine Datei, nur auf diesem Rechner.',
  'settings.savesOpen': 'Ordner öffnen',
  'settings.savesElsewhere': 'Sie liegen auf dem Rechner, auf dem Samsara läuft.',
  'settings.reset': 'Neu beginnen',
  'settings.resetHint': 'Die Einstellungen sind dann wie am Anfang. Kein Tisch wird berührt.',
  'settings.resetAll': 'Alle zurücksetzen',
  'settings.resetSection': '„{section}“ zurücksetzen',
  'settings.resetAsk': 'Alle Einstellungen sind dann wie am Anfang. Tische und Ergebnisse bleiben.',
  'settings.resetAskSection': 'Die Einstellungen unter „{section}“ sind dann wie am Anfang.',
  'settings.resetNo': 'Behalten',
  'settings.resetYes': 'Zurücksetzen',
  'settings.resetDone': 'Die Einstellungen sind wie am Anfang.',

  'settings.note.copy':
    'Deine Einstellungsdatei war beschädigt. Sie liegt als „settings.json.broken“ neben den anderen; es gelten deine Einstellungen von einer Änderung davor.',
  'settings.note.defaults':
    'Deine Einstellungsdatei ließ sich nicht lesen. Sie liegt als „settings.json.broken“ daneben, und alle Einstellungen sind wie am Anfang.',
  'settings.note.values':
    'Einige deiner Einstellungen waren nicht zu verstehen und sind wie am Anfang. Was dastand, liegt als „settings.json.broken“ daneben.',
  'settings.note.pageDefaults':
    'Die Einstellungen, die dieser Browser aufbewahrt, ließen sich nicht lesen. Alle sind wie am Anfang; was dastand, ist beiseitegelegt.',
  'settings.note.pageValues':
    'Einige Einstellungen, die dieser Browser aufbewahrt, waren nicht zu verstehen und sind wie am Anfang; was dastand, ist beiseitegelegt.',
  'settings.refused.folder': 'Der Ordner ließ sich nicht öffnen.',

  'notice.turn': '● {seat}, du bist dran – {title}',
  'notice.turnMany': '● {seats} haben zu wählen – {title}',
  'notice.asked': '● Jemand fragt dich etwas – {title}',
  'notice.last': '● Das Ende ist nah – {title}',
  'notice.toYou': '● Etwas ist dir widerfahren – {title}',
  'notice.over': '● Die Partie ist vorbei – {title}',
} as const satisfies TranslationOf<typeof english>
