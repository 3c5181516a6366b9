/** What a choice leads to, as the Sage says it (engine/karmaka/consequences.ts): short, without a subject, true of any player. */
import type { KarmakaAdviceConsequenceKind } from '../../../../engine/karmaka/index.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'

const colour = selectByValue('colour', { red: 'red', green: 'green', blue: 'blue' })
const points = '{points, plural, one {# point} other {# points}}'
const cards = '{count, plural, one {# card} other {# cards}}'

export const reasons = messageGroup('karmaka.reason', {
  rises: 'rises to {rung}',
  enough: 'Deeds and rings are enough to rise to {rung}',
  scored: `{points} of {need} points in ${colour}`,
  deeds: 'one more Deed, in another colour',
  rings: 'has {count, plural, one {# ring} other {# rings}}',
  nextReady: `${points} in ${colour} wait in the Future Life: enough to rise`,
  nextPoints: `${points} in ${colour} wait in the Future Life`,
  nextCards: `${cards} wait in the Future Life`,
  nextMore: 'lays more cards on the Future Life',
  nextLess: `only ${cards} left in the Future Life`,
  nextRoom: 'leaves room for {count, plural, one {# new card} other {# new cards}} at the rebirth',
  takes: 'takes {card} into the hand',
  keeps: 'keeps {card} in hand',
  draws: `draws ${cards}`,
  lasts: `this life still has ${cards} to play`,
  again: 'may play again at once',
  sees: 'sees the whole hand of {rival}',
  losesDeed: `loses a Deed{points, plural, =0 {} one { and # point} other { and # points}}`,
  losesHand: 'loses {count, plural, one {# hand card} other {# hand cards}}',
  losesNext: `loses ${cards} of the Future Life`,
  losesDeck: `loses ${cards} of the Deck`,
  offered: '{rival} may take {card} afterwards',
  notOffered: '{card} does not go to {rival}',
} satisfies Record<KarmakaAdviceConsequenceKind, string>)
