/** State invariants: the places of the 80 cards, the energy by source, seats that have yet to play, and pending frames. */
import type { Seat, TableConfig } from '../core/contract/game.ts'
import { findBrokenStateInvariants } from '../core/contract/state-invariants.ts'
import type { RecordInvariantResult } from '../core/contract/state-invariants.ts'
import { playerOf, satelliteToChooseFrom } from './board.ts'
import {
  CARD_DATA,
  CARD_IDS,
  CARDS_DEALT_PER_SATELLITE,
  ENTITY_DATA,
  LAST_AVATAR_POSITION,
  avatarStopAt,
} from './data.ts'
import type { CardId } from './data.ts'
import { compareByCardOrder, currentDealIndexOf, countCardsTakenFromSatelliteDeal } from './knowledge.ts'
import { checkStateShape } from './state-shape.ts'
import { boardSideOfConfig } from './setup.ts'
import type { RauhaState } from './state.ts'
import { firstPlayerOnTrack } from './energy-track.ts'

const STOPS_PER_ROUND = 4
const LAST_TURN = 3

/**
 * @param config the table that the state must fit, if the state comes from a file
 * @returns descriptions of the invariants that the state breaks; empty for a valid state
 */
export function findBrokenInvariants(state: RauhaState, config?: TableConfig): readonly string[] {
  return findBrokenStateInvariants(state, checkStateShape, (check) => {
    if (config !== undefined) {
      check(config.players === state.players.length, 'as many players as the table has seats')
      check(boardSideOfConfig(config) === state.side, 'the board side of the table (RAU-2)')
    }
    checkCards(state, check)
    checkPlaced(state, check)
    checkKept(state, check)
    checkPending(state, check)
    for (const { energy, earned } of state.players)
      check(earned.tiles + earned.entities + earned.water === energy, 'energy is the sum of what was earned')
  })
}

/** Every card is exactly once in the deck or in a deal of its age (RAU-9, RAU-15, RAU-16). */
function checkCards({ deals, decks, players, position }: RauhaState, check: RecordInvariantResult): void {
  const { round } = avatarStopAt(position)
  check(deals.length === round * players.length, 'one deal for every satellite and round (RAU-15)')
  check(new Set([...deals.flat(), ...decks.flat()]).size === CARD_IDS.length, 'there are 80 different cards')
  check(deals.flat().length + decks.flat().length === CARD_IDS.length, 'no card is there twice')
  decks.forEach((deck, at) => {
    check(
      deck.every((card) => CARD_DATA[card].age === at + 1),
      'a deck is of one age (RAU-9)',
    )
  })
  deals.forEach((deal, at) => {
    const { age } = avatarStopAt(Math.floor(at / players.length) * STOPS_PER_ROUND + 1)
    check(
      deal.every((card) => CARD_DATA[card].age === age),
      'every round is dealt from its age (RAU-15)',
    )
  })
}

/** The cards on the boards are those marked as shown, and each was kept by the seat that placed it. */
function checkPlaced(state: RauhaState, check: RecordInvariantResult): void {
  const { deals, shown, players, position } = state
  const owner = new Map<CardId, Seat>()
  deals.forEach((deal, at) => {
    const left = countCardsTakenFromSatelliteDeal(state, at)
    const bits = shown[at] ?? 0
    check(bits >> Math.min(left, LAST_TURN) === 0, 'only kept cards were shown')
    deal.forEach((card, turn) => {
      if ((bits & (1 << turn)) === 0) return
      const stop = Math.floor(at / players.length) * STOPS_PER_ROUND + 1 + turn
      const seat = players.findIndex(
        (_, each) => satelliteToChooseFrom(stop, each, players.length) === at % players.length,
      )
      if (stop <= position) owner.set(card, seat)
    })
    const pool = deal.slice(left)
    check(
      pool.every((card, index) => index === 0 || compareByCardOrder(pool[index - 1] ?? card, card) < 0),
      'a satellite has no order of its own',
    )
  })
  let placed = 0
  players.forEach(({ tiles, covered }, seat) => {
    for (const card of [...tiles, ...covered]) {
      if (card === null) continue
      placed += 1
      check(owner.get(card) === seat, `${card} lies with the seat that kept it`)
    }
  })
  check(placed === owner.size, 'every card that was shown lies on a board')
}

/** Seats that have yet to settle hold a card (RAU-21, RAU-31). */
function checkKept(state: RauhaState, check: RecordInvariantResult): void {
  const { players, deals, taken, position, first, stack } = state
  const { turn } = avatarStopAt(position)
  const frame = stack[0]
  if (frame?.kind === 'keep') {
    check(turn !== null && taken === turn - 1, 'one card a turn leaves each satellite (RAU-23)')
    check(first === firstPlayerOnTrack(state), 'the first player leads on the energy track (RAU-27, RAU-28)')
    players.forEach(({ kept }, seat) => {
      const pool = deals[currentDealIndexOf(state, seat) ?? 0]?.slice(taken) ?? []
      check(kept === null || pool.includes(kept), 'a choice is a card of the pool (RAU-21)')
    })
    check(
      players.some(({ kept }) => kept === null),
      'when all have chosen the cards are kept (RAU-26)',
    )
    return
  }
  check(
    taken === (turn === null || turn === LAST_TURN ? CARDS_DEALT_PER_SATELLITE : turn),
    'one card a turn leaves each satellite (RAU-24)',
  )
  players.forEach(({ kept }, seat) => {
    const holds = turn !== null && frame !== undefined && isToSettle(state, frame.seat, frame.kind, seat)
    const card = holds ? (deals[currentDealIndexOf(state, seat) ?? 0]?.[turn - 1] ?? null) : null
    check(kept === card, 'who has not settled yet holds the card that was kept (RAU-31)')
  })
}

/** Whether a seat settles later in this turn than the active seat, or is the active seat and about to settle. */
function isToSettle({ players, first }: RauhaState, active: Seat, kind: string, seat: Seat): boolean {
  const rank = (each: Seat): number => (each - first + players.length) % players.length
  return rank(seat) > rank(active) || (seat === active && kind === 'settle')
}

function checkPending(state: RauhaState, check: RecordInvariantResult): void {
  const { stack, position, entities } = state
  const frame = stack[0]
  const { kind, squares } = avatarStopAt(position)
  if (frame === undefined) {
    check(position === LAST_AVATAR_POSITION, 'the game ends after the last scoring (RAU-92)')
    return
  }
  if (frame.kind !== 'activate') {
    check(kind === 'notch', 'turns are played at notches (RAU-82)')
    return
  }
  const { seat, scoring, used, entities: open } = frame
  check(scoring === (kind === 'corner'), 'scoring is done in corners (RAU-82)')
  check(
    open.every((entity) => entities[entity] === seat && ENTITY_DATA[entity].effect !== null),
    'only own entities with an effect are activated (RAU-66)',
  )
  const { spores } = playerOf(state, seat)
  check(
    used.every((square) => (scoring ? spores[square] === true : squares.includes(square))),
    'tiles are activated in the line, or with a spore (RAU-59, RAU-84)',
  )
}
