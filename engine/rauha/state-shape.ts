/** Shape check of a state. A state from a file may have any shape, and the other invariant checks need the right one. */
import { isNonNegativeInteger, listPredicateOf, keyPredicateOf } from '../core/contract/state-invariants.ts'
import type { RecordInvariantResult } from '../core/contract/state-invariants.ts'
import { CARDS_DEALT_PER_SATELLITE, ENTITY_IDS, LAST_AVATAR_POSITION, INDEX_BY_CARD, SQUARE_INDICES } from './data.ts'
import { BOARD_SIDES } from './info.ts'
import type { Player, RauhaFrame, RauhaState } from './state.ts'

const MAX_SEATS = 5

const isCard = keyPredicateOf(INDEX_BY_CARD)
const areCards = listPredicateOf(isCard)

function perSquare(list: unknown, fits: (value: unknown) => boolean): boolean {
  return Array.isArray(list) && list.length === SQUARE_INDICES.length && list.every(fits)
}

/**
 * Checks that every field of a state has a value of the right type and range.
 * @param check called once for each condition, with whether the state meets it and a description of it
 */
export function checkStateShape(state: RauhaState, check: RecordInvariantResult): void {
  const { players, side, position, deals, taken, shown, decks, entities, arrivals, first, stack } = state
  const seats = players.length
  const isSeat = (value: unknown): boolean => isNonNegativeInteger(value) && value < seats
  check(seats >= 2 && seats <= MAX_SEATS && players.every(isPlayer), '2 to 5 players (RAU-1)')
  check(BOARD_SIDES.includes(side), 'a board side (RAU-2)')
  check(
    isNonNegativeInteger(position) && position >= 1 && position <= LAST_AVATAR_POSITION,
    'a position of the avatars',
  )
  check(
    deals.every((deal) => areCards(deal) && deal.length === CARDS_DEALT_PER_SATELLITE) &&
      isNonNegativeInteger(taken) &&
      taken <= CARDS_DEALT_PER_SATELLITE,
    'deals of four',
  )
  check(
    shown.length === deals.length &&
      shown.every((bits) => isNonNegativeInteger(bits) && bits < 1 << CARDS_DEALT_PER_SATELLITE),
    'what was shown',
  )
  check((decks as unknown[]).length === 2 && decks.every(areCards), 'two decks (RAU-9)')
  check(
    Object.keys(entities).length === ENTITY_IDS.length &&
      ENTITY_IDS.every((entity) => entities[entity] === null || isSeat(entities[entity])),
    'every entity has at most one owner',
  )
  check(
    arrivals.length === seats && arrivals.every(isSeat) && new Set(arrivals).size === seats && isSeat(first),
    'an energy token for every seat (RAU-7)',
  )
  check(Array.isArray(stack) && stack.length <= 1 && stack.every((frame) => isFrame(frame, isSeat)), 'pending work')
}

function isPlayer({ tiles, covered, spores, crystals, energy, earned, kept }: Player): boolean {
  if (!perSquare(tiles, (tile) => tile === null || isCard(tile)) || !areCards(covered)) return false
  if (!perSquare(spores, (spore) => typeof spore === 'boolean')) return false
  const { tiles: byTiles, entities, water } = earned
  if (![crystals, energy, byTiles, entities, water].every(isNonNegativeInteger)) return false
  return kept === null || isCard(kept)
}

function isFrame(frame: RauhaFrame, isSeat: (value: unknown) => boolean): boolean {
  switch (frame.kind) {
    case 'keep':
      return true
    case 'settle':
      return isSeat(frame.seat)
    case 'activate': {
      const { seat, scoring, used, entities } = frame
      if (!isSeat(seat) || typeof scoring !== 'boolean') return false
      return isRising(used, SQUARE_INDICES) && isRising(entities, ENTITY_IDS)
    }
    default:
      return false
  }
}

/** Whether the items are distinct members of `all` in its order. */
function isRising<T>(items: readonly T[], all: readonly T[]): boolean {
  return items.every((item, at) => {
    const before = items[at - 1]
    return all.includes(item) && (before === undefined || all.indexOf(before) < all.indexOf(item))
  })
}
