/** Positions of Karmaka for the tests of its face. */
import { silent } from '../../../engine/core/contract/facts.ts'
import { configure } from '../../../engine/core/contract/options.ts'
import { seedFromText, streamOf } from '../../../engine/core/contract/random.ts'
import { playing } from '../../../engine/core/laws/testing.ts'
import type { Card } from '../../../engine/karmaka/data.ts'
import { karmaka } from '../../../engine/karmaka/index.ts'
import type { KarmakaAction, KarmakaState, Zone } from '../../../engine/karmaka/index.ts'

export const { decider, play } = playing(karmaka)

/**
 * A table of so many with hands and piles as wanted and empty ones otherwise; seat 0 is at turn, its draw done. Its cards
 * need not add up to a pack.
 */
export function position(
  players: number,
  seats: readonly Partial<Record<Zone, Card[]>>[],
  more: Partial<KarmakaState> = {},
): KarmakaState {
  const configured = configure(karmaka.info, players, { variant: more.variant ?? 'free' })
  if (!configured.ok) throw new Error(configured.reason.id)
  const state = karmaka.setup(configured.config, streamOf(seedFromText('face'), 0), silent)
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

export function use(card: Card, way: 'points' | 'ability' | 'future' | 'teammate' = 'ability'): KarmakaAction {
  return { do: 'play', card, way }
}
