/** Figures of Karmaka that people would work out by hand. Ids of messages/karmaka. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { KARMIC_LADDER, pointsNeededFor } from '../../../engine/karmaka/data.ts'
import type { Card, LifeColour } from '../../../engine/karmaka/data.ts'
import type { KarmakaView } from '../../../engine/karmaka/state.ts'
import { relationsOf, lifeScoreOf } from '../../../engine/karmaka/index.ts'
import { reckoningOf } from './now.ts'
import { cardNames, message, rungName, type KarmakaId } from './names.ts'
import { knownIn } from './piles.ts'

/** How a life stands: what it is worth by now, and what it lacks. */
interface Standing {
  readonly sums: Readonly<Record<LifeColour, number>>
  readonly colour: LifeColour
  readonly points: number
  /** Points that the rung asks for; 0 on the uppermost. */
  readonly need: number
  /** Points still missing, rings not counted; 0: enough. */
  readonly missing: number
}

export function standingOf(view: KarmakaView, seat: Seat): Standing {
  const { deeds = [], rung = 0 } = view.players[seat] ?? {}
  const score = lifeScoreOf(deeds)
  const need = pointsNeededFor(rung)
  return { ...score, need, missing: Math.max(0, need - score.points) }
}

/** Small texts beside the board about one seat. */
export function figures(view: KarmakaView, seat: Seat): readonly Message[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const { rung, rings, lives, hand, deck, future } = player
  const piles = message('figure.piles', { hand: hand.count, deck: deck.count, future: future.count })
  const reckoned = reckoningOf(view)
  // What the life was worth is being told, and the rung may be the next one's already.
  if (reckoned?.seat === seat && reckoned.spend === 0) return [message('figure.over'), piles]
  const lines = [message('figure.rung', { rung: rungName(rung), life: lives + 1 })]
  if (rung === KARMIC_LADDER.length - 1) return [...lines, message('figure.transcended')]
  const { sums, colour, points } = standingOf(view, seat)
  lines.push(message('figure.best', { points, colour: points === 0 ? 'none' : colour }))
  if (points > 0) lines.push(message('figure.sums', sums))
  lines.push(missingWords(view, seat))
  if (rings > 0) lines.push(message('figure.rings', { rings }))
  lines.push(piles)
  if (deck.count === 0) lines.push(message(hand.count === 0 ? 'figure.dying' : 'figure.lastCards'))
  lines.push(...known(view, seat))
  const [partner] = relationsOf(view.variant, view.players.length, seat).mates
  if (partner !== undefined) lines.push(message('figure.partner', { partner: { seat: partner } }))
  return lines
}

function missingWords(view: KarmakaView, seat: Seat): Message {
  const { rung = 0, rings = 0 } = view.players[seat] ?? {}
  const { missing } = standingOf(view, seat)
  const next = rungName(rung + 1)
  if (missing === 0) return message('figure.enough', { rung: next })
  return message(rings >= missing ? 'figure.missingRings' : 'figure.missing', { missing, rung: next })
}

/** What the viewer remembers of a rival's hidden cards; one's own lie open anyway, and all do in an open view. */
function known(view: KarmakaView, seat: Seat): readonly Message[] {
  const player = view.players[seat]
  if (player === undefined || view.viewer === seat || view.viewer === 'open') return []
  const line = (id: KarmakaId, cards: readonly Card[]): readonly Message[] =>
    cards.length === 0 ? [] : [message(id, { cards: cardNames(cards) })]
  return [
    ...line('figure.known', player.hand.known),
    ...line('figure.knownDeck', knownIn(player.deck)),
    ...line('figure.knownFuture', knownIn(player.future)),
  ]
}
