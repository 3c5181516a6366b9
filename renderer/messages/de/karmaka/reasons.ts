/** What a choice leads to, as the Sage says it in German (engine/karmaka/consequences.ts): short, without a subject, true of any player. */
import type { reasons as english } from '../../en/karmaka/reasons.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'

const colour = selectByValue('colour', { red: 'Rot', green: 'Grün', blue: 'Blau' })
const points = '{points, plural, one {# Punkt} other {# Punkte}}'
const cards = '{count, plural, one {# Karte} other {# Karten}}'
const wait = '{points, plural, one {wartet} other {warten}}'

export const reasons = messageGroup('karmaka.reason', {
  rises: 'steigt auf: {rung}',
  enough: 'Taten und Ringe reichen für {rung}',
  scored: `{points} von {need} Punkten in ${colour}`,
  deeds: 'eine Tat mehr, in einer anderen Farbe',
  rings: 'hat {count, plural, one {# Ring} other {# Ringe}}',
  nextReady: `${points} in ${colour} ${wait} im künftigen Leben: genug zum Aufstieg`,
  nextPoints: `${points} in ${colour} ${wait} im künftigen Leben`,
  nextCards: `${cards} im künftigen Leben`,
  nextMore: 'legt mehr Karten ins künftige Leben',
  nextLess: `nur noch ${cards} im künftigen Leben`,
  nextRoom: 'lässt bei der Wiedergeburt Platz für {count, plural, one {# neue Karte} other {# neue Karten}}',
  takes: 'nimmt auf die Hand: {card}',
  keeps: 'behält auf der Hand: {card}',
  draws: `zieht ${cards}`,
  lasts: `dieses Leben hat noch ${cards} zu spielen`,
  again: 'darf sofort noch einmal spielen',
  sees: 'sieht die ganze Hand: {rival}',
  losesDeed: 'verliert eine Tat{points, plural, =0 {} one { und # Punkt} other { und # Punkte}}',
  losesHand: 'verliert {count, plural, one {# Handkarte} other {# Handkarten}}',
  losesNext: `verliert ${cards} des künftigen Lebens`,
  losesDeck: `verliert ${cards} des Stapels`,
  offered: '{rival} darf danach nehmen: {card}',
  notOffered: '{rival} bekommt nicht: {card}',
}) satisfies TranslationOf<typeof english>
