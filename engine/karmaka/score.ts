/** The score of a life (KAR-60, KAR-61), and the outcome of the game. */
import type { Seat } from '../core/contract/game.ts'
import type { Outcome, FinalStanding } from '../core/contract/outcome.ts'
import { playerOf } from './hands-and-piles.ts'
import { CARD_DATA, LIFE_SCORING_COLOURS } from './data.ts'
import type { CardId, LifeColour } from './data.ts'
import { gameMessage, rungName } from './messages.ts'
import type { KarmakaWinningSideKind, KarmakaState } from './state.ts'
import { WOLF_VARIANT_SOLO_SEAT, sideOf } from './variants.ts'

/** The points of a life: of each colour, and of the best colour, which counts. */
export interface LifeScore {
  /** By colour: its points, including those of the mosaic cards. */
  readonly sums: Record<LifeColour, number>
  /** The best colour; on a tie the first in the order red, green, blue. */
  readonly colour: LifeColour
  /** The points of the best colour. */
  readonly points: number
}

/**
 * Computes the score of a life from its Deeds, the cards played for points. A mosaic card counts for every colour.
 * @returns the points of each colour, including the mosaic cards, and the best colour with its points
 */
export function lifeScoreOf(deeds: readonly CardId[]): LifeScore {
  const sums: Record<LifeColour, number> = { red: 0, green: 0, blue: 0 }
  let mosaic = 0
  for (const card of deeds) {
    const { colour, points } = CARD_DATA[card]
    if (colour === 'mosaic') mosaic += points
    else sums[colour] += points
  }
  let best: LifeColour = 'red'
  for (const colour of LIFE_SCORING_COLOURS) {
    sums[colour] += mosaic
    if (sums[colour] > sums[best]) best = colour
  }
  return { sums, colour: best, points: sums[best] }
}

/** @returns a seat and its partners, which win together, ascending; only the seat if it has no partners */
export function seatAndPartnersOf({ variant, players }: Pick<KarmakaState, 'variant' | 'players'>, seat: Seat): Seat[] {
  return players.map((_, other) => other).filter((other) => sideOf(variant, other) === sideOf(variant, seat))
}

/**
 * Returns the kind of the side that wins: a player alone, a team, or one of the two sides of the variant Big Bad Wolf.
 * @param winner the seat that has reached Transcendence, the uppermost rung of the ladder
 */
export function winningSideKindOf({ variant }: Pick<KarmakaState, 'variant'>, winner: Seat): KarmakaWinningSideKind {
  if (variant === 'teams') return 'team'
  if (variant === 'wolf') return winner === WOLF_VARIANT_SOLO_SEAT ? 'wolf' : 'pack'
  return 'alone'
}

/**
 * Returns the ranking of a finished game: first the winner or the winning team, then the other sides by their best
 * rung, the step of the Karmic Ladder that a player has reached (RULES.md, KAR-138). There are no points; each
 * standing shows the name of the side's best rung instead.
 * @returns null while the game runs
 */
export function outcome(state: KarmakaState): Outcome | null {
  const { winner, players } = state
  if (winner === null) return null
  const sides = [...new Set(players.map((_, seat) => sideOf(state.variant, seat)))].map((side) =>
    players.map((_, seat) => seat).filter((seat) => sideOf(state.variant, seat) === side),
  )
  const bestRung = (seats: readonly Seat[]): number => Math.max(...seats.map((seat) => playerOf(state, seat).rung))
  const ranking = sides
    .map((seats): FinalStanding => {
      const rung = bestRung(seats)
      const place = 1 + sides.filter((other) => bestRung(other) > rung).length
      return { seats, rank: place, lines: [], title: rungName(rung) }
    })
    .sort((a, b) => a.rank - b.rank)
  return { ranking, reason: gameMessage(`end.${winningSideKindOf(state, winner)}`, { seat: { seat: winner } }) }
}

/**
 * @returns one number for each seat, in seat order: 1 for the winner and each partner of the winner, 0 for all others.
 *   All are 0 in a running game
 */
export function winSharesOf({ variant, players, winner }: KarmakaState): readonly number[] {
  return players.map((_, seat) => (winner !== null && sideOf(variant, seat) === sideOf(variant, winner) ? 1 : 0))
}
