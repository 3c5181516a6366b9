import type { line as english } from '../../en/app/line.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of the line to another machine's table: why there is none, or no more. */
export const line = {
  'lan.refused.unreachable': 'Dort antwortet niemand. Ist der Tisch noch offen, und sind beide Geräte im selben Netz?',
  'lan.refused.form': 'Was dort antwortet, ist kein Samsara oder ein anderes als dieses.',
  'lan.refused.silent': 'Der Host antwortet nicht.',
  'lan.refused.code': 'Dieser Code passt nicht. Bitte sieh noch einmal nach.',
  'lan.refused.busy':
    'Zu viele Codes wurden probiert. Bitte warte {seconds, plural, =1 {eine Sekunde} other {# Sekunden}} und versuch es dann wieder.',
  'lan.refused.full': 'An diesem Tisch sind schon so viele Geräte, dass keines mehr Platz hat.',
  'lan.refused.version':
    '{who, select, host {Das Samsara des Hosts ({version}) ist älter als deines: Es muss aktualisiert werden.} page {Diese Seite ist älter als der Tisch. Bitte lade sie neu.} other {Das Samsara des Hosts ({version}) ist neuer: Aktualisiere deines, um dort zu spielen.}}',
  'lan.refused.removed': 'Der Host kennt dieses Gerät nicht mehr. Komm noch einmal mit dem Code herein.',
  'lan.refused.fingerprint':
    'Es antwortet ein anderer Rechner als der, zu dem dieser Link gehört. Ihm wurde nichts gesagt. Lass dir den Link vom Host noch einmal geben.',
  'lan.refused.forged':
    'Was dort antwortet, kennt den Code nicht: Das ist nicht dein Host. Nichts davon wurde geglaubt.',
  'lan.refused.between':
    'Zwischen diesem Gerät und dem Host sitzt jemand und liest mit. Du wurdest nicht eingelassen, und der Code gilt noch.',
  'lan.refused.notYet': 'Dieser Tisch wird gerade an jenen Rechner übergeben. Gleich geht es weiter.',
  'lan.over.moved':
    'Der Tisch ist auf einen anderen Rechner umgezogen. Wer einen Platz hat, folgt von selbst; alle anderen finden ihn unter „Mitspielen“.',
  'hand.refused.broken':
    'Der Tisch kam beschädigt an und wird hier nicht gespielt. Der bisherige Host hat ihn noch und kann mit einer Kopie weiterspielen.',
  'hand.refused.none': 'Hier wird kein Tisch angeboten.',
  'lan.over.goodbye':
    'Der Host hat diesen Tisch vorerst geschlossen. Wird er wieder geöffnet, bist du von selbst zurück auf deinem Platz.',
} as const satisfies TranslationOf<typeof english>
