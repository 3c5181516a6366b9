/**
 * Derives which seat has seen which card. One neighbour uses a satellite in turns 1 and 3 of a round, the other in turn
 * 2 (section 3 of the rules), so a seat's knowledge of a deal follows from the deal and the turn.
 */
import type { Seat, Viewer } from '../core/contract/game.ts'
import { satelliteToChooseFrom } from './board.ts'
import { CARDS_DEALT_PER_SATELLITE, INDEX_BY_CARD, avatarStopAt } from './data.ts'
import type { CardId } from './data.ts'
import type { DealView, RauhaState } from './state.ts'

const STOPS_PER_ROUND = 4
const TURNS = 3

type Table = Pick<RauhaState, 'deals' | 'position' | 'taken' | 'shown'> & {
  readonly players: readonly { readonly kept: CardId | null }[]
}

/**
 * Returns the index in `RauhaState.deals` of the cards of one satellite in the current round. A satellite is one of the piles
 * between two neighbours. Each receives four cards per round.
 */
export function dealIndexOfSatellitePile(
  state: { readonly position: number; readonly players: readonly unknown[] },
  satellite: number,
) {
  return (avatarStopAt(state.position).round - 1) * state.players.length + satellite
}

/**
 * @returns the index in `RauhaState.deals` of the cards from which a seat chooses in this turn; undefined if the avatars are in
 * a corner, where no cards are chosen
 */
export function currentDealIndexOf(
  state: { readonly position: number; readonly players: readonly unknown[] },
  seat: Seat,
) {
  const satellite = satelliteToChooseFrom(state.position, seat, state.players.length)
  return satellite === undefined ? undefined : dealIndexOfSatellitePile(state, satellite)
}

/** The seat that uses a deal in turns 1 and 3. */
function firstUser(deal: number, players: number): Seat {
  const satellite = deal % players
  const opening = Math.floor(deal / players) * STOPS_PER_ROUND + 1
  return avatarStopAt(opening).pool === 'moon' ? satellite : (satellite + 1) % players
}

/** How many times a deal has been looked at: once per turn of its round that has begun. */
function countLooks({ position, players }: Table, deal: number): number {
  const { round, turn } = avatarStopAt(position)
  return Math.floor(deal / players.length) + 1 < round ? TURNS : (turn ?? TURNS)
}

/**
 * @param deal index in `RauhaState.deals`
 * @returns the seat that has kept a card of that deal in this turn and still holds it; undefined if there is none, as after the
 * seat has placed or discarded the card
 */
export function keptCardHolderOfDeal(state: Table, deal: number): Seat | undefined {
  const { turn } = avatarStopAt(state.position)
  if (turn === null || state.taken < turn) return undefined
  const kept = state.deals[deal]?.[turn - 1]
  const seat = state.players.findIndex((player, at) => player.kept === kept && currentDealIndexOf(state, at) === deal)
  return seat < 0 ? undefined : seat
}

/**
 * Counts the cards that have left one deal. A deal is the four cards that a satellite, a facedown pile between two
 * neighbours, receives for a round.
 * @param deal index in `deals`
 * @returns how many of the four cards have left their satellite, 0-4
 */
export function countCardsTakenFromSatelliteDeal({ players, position, taken }: Table, deal: number): number {
  return Math.floor(deal / players.length) + 1 < avatarStopAt(position).round ? CARDS_DEALT_PER_SATELLITE : taken
}

/** Compares two cards by their order in the card table, for sorting. */
export function compareByCardOrder(a: CardId, b: CardId): number {
  return INDEX_BY_CARD[a] - INDEX_BY_CARD[b]
}

/**
 * Returns what a viewer knows of the four cards of a deal: cards that it looked at or kept, placed cards, and
 * deductions. A deal is the four cards that a satellite, a face-down pile between two neighbours, receives for a
 * round.
 * @param deal index in `deals`
 * @param viewer a seat; `table`, which sees only public information; or `open`, which sees everything, after the game
 */
export function dealViewFor(state: Table, deal: number, viewer: Viewer): DealView {
  const cards = state.deals[deal] ?? []
  const gone = countCardsTakenFromSatelliteDeal(state, deal)
  if (viewer === 'open') return { left: cards.slice(0, gone), seenFrom: 0, loose: cards.slice(gone) }
  const players = state.players.length
  const shown = state.shown[deal] ?? 0
  const first = firstUser(deal, players)
  const looked = countLooks(state, deal)
  const isFirst = viewer === first
  const isSecond = !isFirst && looked > 1 && viewer !== 'table' && usesSecond(deal, first, viewer, players)
  const seenFrom = isFirst ? 0 : isSecond ? 1 : CARDS_DEALT_PER_SATELLITE
  // The first user keeps a card in turns 1 and 3. On its second look it learns the card taken in between.
  const knows = (at: number): boolean =>
    (shown & (1 << at)) !== 0 || (isFirst && (at !== 1 || looked === TURNS)) || (isSecond && at === 1)
  const left = cards.slice(0, gone).map((card, at): CardId | null => (knows(at) ? card : null))
  const loose = cards.filter((_, at) => at >= seenFrom && (at >= gone || left[at] === null)).sort(compareByCardOrder)
  // A single card with only one possible place is known to be there.
  const [only] = loose
  const place = left.findIndex((card, at) => card === null && at >= seenFrom)
  if (only !== undefined && loose.length === 1 && place >= 0) {
    left[place] = only
    return { left, seenFrom, loose: [] }
  }
  return { left, seenFrom, loose }
}

/** Whether a seat is the other neighbour of the satellite of a deal. */
function usesSecond(deal: number, first: Seat, seat: Seat, players: number): boolean {
  const satellite = deal % players
  return seat !== first && (seat === satellite || seat === (satellite + 1) % players)
}
