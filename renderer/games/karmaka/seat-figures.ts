/** Figures about a seat of Karmaka for the panel beside the board. Ids of messages/karmaka. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { KARMIC_LADDER, pointsToRiseFrom } from '../../../engine/karmaka/data.ts'
import type { CardId, LifeColour } from '../../../engine/karmaka/data.ts'
import type { KarmakaView } from '../../../engine/karmaka/state.ts'
import { relationsOfSeat, lifeScoreOf } from '../../../engine/karmaka/index.ts'
import { lifeEndInTurn } from './current-state.ts'
import { cardNameMessages, gameMessage, rungName, type KarmakaMessageId } from './names.ts'
import { knownCardsFromTop } from './pile-queries.ts'

/** The points of a life so far, and how many it lacks. */
interface LifeProgress {
  readonly sums: Readonly<Record<LifeColour, number>>
  readonly colour: LifeColour
  readonly points: number
  /** Points that the rung needs; 0 on the uppermost rung. */
  readonly need: number
  /** Points still missing, without rings; 0: the life has enough points. */
  readonly missing: number
}

/**
 * The points of a seat's present life: the sum per colour, the best colour and its points, the points needed for the next
 * rung, and those that are missing.
 */
export function lifeProgressOf(view: KarmakaView, seat: Seat): LifeProgress {
  const { deeds = [], rung = 0 } = view.players[seat] ?? {}
  const score = lifeScoreOf(deeds)
  const need = pointsToRiseFrom(rung)
  return { ...score, need, missing: Math.max(0, need - score.points) }
}

/**
 * Returns the lines of text about a seat in the side panel. They tell, among other things, its rung (place on the
 * Karmic Ladder), the colour in which its present life has most points, the points that are missing for the next rung,
 * its Karmic Rings, the number of cards in its piles, and the cards of a rival that the viewer remembers. While the
 * value of an ended life is shown, the list only says so and gives the piles; for an unknown seat it is empty.
 */
export function seatFigureLines(view: KarmakaView, seat: Seat): readonly Message[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const { rung, rings, lives, hand, deck, future } = player
  const piles = gameMessage('figure.piles', { hand: hand.count, deck: deck.count, future: future.count })
  const reckoned = lifeEndInTurn(view)
  // The value of the life is being shown, and the rung may already be the next one's.
  if (reckoned?.seat === seat && reckoned.spend === 0) return [gameMessage('figure.over'), piles]
  const lines = [gameMessage('figure.rung', { rung: rungName(rung), life: lives + 1 })]
  if (rung === KARMIC_LADDER.length - 1) return [...lines, gameMessage('figure.transcended')]
  const { sums, colour, points } = lifeProgressOf(view, seat)
  lines.push(gameMessage('figure.best', { points, colour: points === 0 ? 'none' : colour }))
  if (points > 0) lines.push(gameMessage('figure.sums', sums))
  lines.push(missingWords(view, seat))
  if (rings > 0) lines.push(gameMessage('figure.rings', { rings }))
  lines.push(piles)
  if (deck.count === 0) lines.push(gameMessage(hand.count === 0 ? 'figure.dying' : 'figure.lastCards'))
  lines.push(...known(view, seat))
  const [partner] = relationsOfSeat(view.variant, view.players.length, seat).partners
  if (partner !== undefined) lines.push(gameMessage('figure.partner', { partner: { seat: partner } }))
  return lines
}

function missingWords(view: KarmakaView, seat: Seat): Message {
  const { rung = 0, rings = 0 } = view.players[seat] ?? {}
  const { missing } = lifeProgressOf(view, seat)
  const next = rungName(rung + 1)
  if (missing === 0) return gameMessage('figure.enough', { rung: next })
  return gameMessage(rings >= missing ? 'figure.missingRings' : 'figure.missing', { missing, rung: next })
}

/** The cards of a rival that the viewer remembers; the own cards are visible anyway, and in an open view all cards are. */
function known(view: KarmakaView, seat: Seat): readonly Message[] {
  const player = view.players[seat]
  if (player === undefined || view.viewer === seat || view.viewer === 'open') return []
  const line = (id: KarmakaMessageId, cards: readonly CardId[]): readonly Message[] =>
    cards.length === 0 ? [] : [gameMessage(id, { cards: cardNameMessages(cards) })]
  return [
    ...line('figure.known', player.hand.known),
    ...line('figure.knownDeck', knownCardsFromTop(player.deck)),
    ...line('figure.knownFuture', knownCardsFromTop(player.future)),
  ]
}
