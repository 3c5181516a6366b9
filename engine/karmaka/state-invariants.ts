/** The invariants of a state: 64 cards and 12 rings in their places, the seats' memory, and the pending work. */
import type { Seat, TableConfig } from '../core/contract/game.ts'
import { findBrokenStateInvariants } from '../core/contract/state-invariants.ts'
import type { RecordInvariantResult } from '../core/contract/state-invariants.ts'
import { seatBit, playerOf } from './hands-and-piles.ts'
import {
  CARD_DATA,
  CARD_IDS,
  DUNG_BEETLE_RUNG,
  INDEX_BY_CARD,
  RING_COUNT,
  TRANSCENDENCE_RUNG,
  WOLF_START_RUNG,
} from './data.ts'
import type { CardId } from './data.ts'
import { checkStateShape } from './state-shape.ts'
import { variantOfConfig } from './setup.ts'
import type { KarmakaState } from './state.ts'
import { isVariantPlayableWith, relationsOfSeat, WOLF_VARIANT_SOLO_SEAT } from './variants.ts'

/**
 * Descriptions of the invariants that a state breaks; empty for a valid state. Implements `Game.findBrokenInvariants`.
 * @param config the table that the state must fit, if the state comes from a file
 */
export function findBrokenInvariants(state: KarmakaState, config?: TableConfig): readonly string[] {
  return findBrokenStateInvariants(state, checkStateShape, (check) => {
    checkTable(state, config, check)
    checkCards(state, check)
    checkRings(state, check)
    checkKnowledge(state, check)
    checkPending(state, check)
  })
}

function checkTable(state: KarmakaState, config: TableConfig | undefined, check: RecordInvariantResult): void {
  const { players, variant, winner } = state
  check(isVariantPlayableWith(variant, players.length), 'the variant holds for so many players (KAR-1)')
  if (config !== undefined) {
    check(config.players === players.length, 'as many players as the table has seats')
    check(variantOfConfig(config) === variant, 'the variant of the table')
  }
  players.forEach(({ rung, lives }, seat) => {
    const lowest = variant === 'wolf' && seat === WOLF_VARIANT_SOLO_SEAT ? WOLF_START_RUNG : DUNG_BEETLE_RUNG
    check(rung >= lowest && rung - lowest <= lives, 'every rung was climbed in a life of its own (KAR-64)')
    check((rung === TRANSCENDENCE_RUNG) === (winner === seat), 'who transcends has won (KAR-77)')
  })
}

/** Every card is in exactly one place (KAR-2). */
function checkCards(state: KarmakaState, check: RecordInvariantResult): void {
  const count = CARD_IDS.map(() => 0)
  const add = (cards: readonly CardId[]): void => {
    for (const card of cards) count[INDEX_BY_CARD[card]] = (count[INDEX_BY_CARD[card]] ?? 0) + 1
  }
  for (const { hand, deck, future, deeds } of state.players) [hand, deck.cards, future.cards, deeds].forEach(add)
  ;[state.well.cards, state.ruins, state.lifted.cards].forEach(add)
  if (state.centre !== null) add([state.centre])
  for (const card of CARD_IDS)
    check(count[INDEX_BY_CARD[card]] === CARD_DATA[card].copies, `all copies of ${card} are there`)
}

function checkRings({ players, rings }: KarmakaState, check: RecordInvariantResult): void {
  const held = players.reduce((sum, player) => sum + player.rings, 0)
  check(rings + held === RING_COUNT, 'there are twelve rings (KAR-5)')
}

/** Whether a sorted list is a sub-multiset of another one. */
function isPart(cards: readonly CardId[], of: readonly CardId[]): boolean {
  let at = 0
  for (const card of cards) {
    while (at < of.length && of[at] !== card) at++
    if (at++ >= of.length) return false
  }
  return true
}

function isSorted(cards: readonly CardId[]): boolean {
  return cards.every((card, at) => at === 0 || INDEX_BY_CARD[cards[at - 1] ?? card] <= INDEX_BY_CARD[card])
}

function sorted(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => INDEX_BY_CARD[a] - INDEX_BY_CARD[b])
}

function checkKnowledge(state: KarmakaState, check: RecordInvariantResult): void {
  const { players, memory, well, lifted, pool, picked } = state
  players.forEach(({ hand, future }, owner) => {
    check(isSorted(hand), 'a hand has no order of its own')
    check(
      future.seen.every((seen) => (seen & seatBit(owner)) !== 0),
      'a seat knows its Future Life',
    )
    memory.forEach((known, who) => {
      const cards = known[owner] ?? []
      check(who === owner ? cards.length === 0 : isSorted(cards) && isPart(cards, hand), 'what is known is in the Hand')
    })
  })
  if (pool.length > 0) {
    check(isSorted(pool) && isPart(sorted([...well.cards, ...lifted.cards]), pool), 'the Well holds what was refilled')
  }
  check(isSorted(picked), 'picked cards have no order of their own')
}

/** The stack of a running game: the turn, and on top of it at most one other frame. */
function checkPending(state: KarmakaState, check: RecordInvariantResult): void {
  const { players, stack, firstSeat, turns, winner, centre, lifted, picked } = state
  const [turn, pending] = stack
  check((winner === null) === stack.length > 0 && stack.length <= 2, 'a turn is under way until somebody wins')
  check(lifted.cards.length === 0 || pending?.kind === 'ability', 'cards are lifted by an ability')
  check(picked.length === 0 || pending?.kind === 'ability', 'cards are picked by an ability')
  check(pending?.kind !== 'ability' || centre !== null, 'an ability has its card in the centre (KAR-26)')
  check(pending?.kind !== 'offer' || centre !== null, 'an offered card lies in the centre (KAR-38)')
  if (turn === undefined) return
  const seat = (firstSeat + turns - 1) % players.length
  check(turn.kind === 'turn' && turn.seat === seat, 'the turn goes round clockwise (KAR-11)')
  if (pending === undefined) return
  if (pending.kind === 'turn') {
    check(false, 'one turn at a time')
  } else if (pending.kind === 'rings') {
    check(pending.seat === seat && playerOf(state, seat).rings >= pending.spend, 'the rings are there (KAR-63)')
  } else {
    check(pending.by === seat, 'the player of the card is the one whose turn it is')
    if (pending.kind === 'ability') checkAbility(state, pending, check)
    else checkOffer(state, pending, check)
  }
}

function checkOffer(
  state: KarmakaState,
  frame: { seat: Seat; by: Seat; next: Seat[] },
  check: RecordInvariantResult,
): void {
  const { offerReceivers } = relationsOfSeat(state.variant, state.players.length, frame.by)
  check(
    [frame.seat, ...frame.next].every((seat) => offerReceivers.includes(seat)),
    'a card is offered to rivals only (KAR-44, KAR-45)',
  )
}

function checkAbility(state: KarmakaState, frame: KarmakaState['stack'][number], check: RecordInvariantResult): void {
  if (frame.kind !== 'ability') return
  const { anyPlayerTargets } = relationsOfSeat(state.variant, state.players.length, frame.by)
  const { target, by, seat, ability, step } = frame
  check(target === null || anyPlayerTargets.includes(target), 'the target is a legal one (KAR-35)')
  check(seat === by || seat === target, 'the player of the card or its target chooses')
  check(step <= CARD_DATA[ability].effect.length, 'the ability has such a step')
  const hand = playerOf(state, target ?? by).hand
  check(isPart(state.picked, hand), 'picked cards are still in the Hand')
}
