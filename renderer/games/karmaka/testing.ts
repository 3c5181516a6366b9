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
 * A table of so many with hands and piles as wanted and empty ones otherwise; seat 0 is at turn, its draw done. Its cards
 * need not add up to a pack.
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

export function playCardAction(
  card: CardId,
  way: 'points' | 'ability' | 'future' | 'teammate' = 'ability',
): KarmakaAction {
  return { do: 'play', card, way }
}
