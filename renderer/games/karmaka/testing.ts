/** Positions of Karmaka for the tests of its face. */
import { noopEventSink } from '../../../engine/core/contract/game-events.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { createRulesTester } from '../../../engine/core/invariants/test-helpers.ts'
import type { CardId } from '../../../engine/karmaka/data.ts'
import { karmaka } from '../../../engine/karmaka/index.ts'
import type { KarmakaAction, KarmakaState, SeatCardZone } from '../../../engine/karmaka/index.ts'

export const { decider, play } = createRulesTester(karmaka)

/**
 * Creates a position of Karmaka for tests. Each seat has the given cards in its Hand, Deck, Future Life (the cards
 * kept for the next life) and Deeds (the cards played for points); a zone without given cards is empty. It is the turn
 * of seat 0, which has already drawn. The cards need not add up to a complete pack.
 * @param players number of seats
 * @param seats cards of each seat, by zone
 * @param more further fields of the state, which replace those of the position
 * @throws Error if there is no valid table with this number of players and variant
 */
export function testPosition(
  players: number,
  seats: readonly Partial<Record<SeatCardZone, CardId[]>>[],
  more: Partial<KarmakaState> = {},
): KarmakaState {
  const configured = createTableConfig(karmaka.info, players, { variant: more.variant ?? 'free' })
  if (!configured.ok) throw new Error(configured.reason.id)
  const state = karmaka.setup(configured.config, createRandomStream(seedFromText('face'), 0), noopEventSink)
  state.players.forEach((player, seat) => {
    const { hand = [], deck = [], future = [], deeds = [] } = seats[seat] ?? {}
    player.hand = hand
    player.deck = { cards: deck, seen: deck.map(() => 0) }
    player.future = { cards: future, seen: future.map(() => 1 << seat) }
    player.deeds = deeds
  })
  state.stack = [{ kind: 'turn', seat: 0, stage: 'play' }]
  return Object.assign(state, more)
}

/**
 * Creates the action that plays a card from the hand.
 * @param way use of the card: `points`: as a Deed, for its points; `ability`: for its ability; `future`: facedown onto
 *   the player's own Future Life; `teammate`: facedown onto the teammate's Future Life
 */
export function playCardAction(
  card: CardId,
  way: 'points' | 'ability' | 'future' | 'teammate' = 'ability',
): KarmakaAction {
  return { do: 'play', card, way }
}
