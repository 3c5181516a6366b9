import type { Seat } from '../core/contract/game.ts'
import { AURA_GAINS, GODS, PILLARS, TOKEN_SLOTS } from './data.ts'
import type { AuraSource } from './data.ts'
import { countDevotedGods, playerOf } from './player-sheet.ts'
import type { MokshaState, MokshaEventSink } from './state.ts'

/** Aura only grows (MOK-69). `count` is how many of what it is given for. */
export function gainAura(
  state: MokshaState,
  seat: Seat,
  source: AuraSource,
  amount: number,
  count: number,
  tell: MokshaEventSink,
): void {
  const player = playerOf(state, seat)
  player.aura += amount
  tell({ kind: 'aura', seat, source, amount, total: player.aura, count })
}

/** Four tokens held at the same time, once a life (MOK-65). */
export function gainTokenSlotAura(state: MokshaState, seat: Seat, tell: MokshaEventSink): void {
  const player = playerOf(state, seat)
  if (player.slotAura || player.tokens.length < TOKEN_SLOTS) return
  player.slotAura = true
  gainAura(state, seat, 'fourthToken', AURA_GAINS.fourthToken, TOKEN_SLOTS, tell)
}

/** Karma of all three colours, once a life (MOK-66). */
export function gainKarmaColourAura(state: MokshaState, seat: Seat, tell: MokshaEventSink): void {
  const player = playerOf(state, seat)
  if (player.karmaAura || PILLARS.some((pillar) => player.karma[pillar] === 0)) return
  player.karmaAura = true
  gainAura(state, seat, 'threeColours', AURA_GAINS.threeColours, PILLARS.length, tell)
}

/** Called when a god has been devoted that had not been before: the fourth one counts, once a game (MOK-67). */
export function gainDevotedGodsAura(state: MokshaState, seat: Seat, tell: MokshaEventSink): void {
  if (countDevotedGods(playerOf(state, seat)) < GODS.length) return
  gainAura(state, seat, 'fourthGod', AURA_GAINS.fourthGod, GODS.length, tell)
}
