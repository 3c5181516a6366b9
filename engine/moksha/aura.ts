import type { Seat } from '../core/contract/game.ts'
import { AURA, GODS, PILLARS, TOKEN_SLOTS } from './data.ts'
import type { AuraSource } from './data.ts'
import { godsDevoted, playerOf } from './sheet.ts'
import type { MokshaState, Report } from './state.ts'

/** Aura only grows (MOK-69). `count` is how many of what it is given for. */
export function gainAura(
  state: MokshaState,
  seat: Seat,
  source: AuraSource,
  amount: number,
  count: number,
  tell: Report,
): void {
  const player = playerOf(state, seat)
  player.aura += amount
  tell({ kind: 'aura', seat, source, amount, total: player.aura, count })
}

/** Four tokens held at the same time, once a life (MOK-65). */
export function checkSlots(state: MokshaState, seat: Seat, tell: Report): void {
  const player = playerOf(state, seat)
  if (player.slotAura || player.tokens.length < TOKEN_SLOTS) return
  player.slotAura = true
  gainAura(state, seat, 'fourthToken', AURA.fourthToken, TOKEN_SLOTS, tell)
}

/** Karma of all three colours, once a life (MOK-66). */
export function checkColours(state: MokshaState, seat: Seat, tell: Report): void {
  const player = playerOf(state, seat)
  if (player.karmaAura || PILLARS.some((pillar) => player.karma[pillar] === 0)) return
  player.karmaAura = true
  gainAura(state, seat, 'threeColours', AURA.threeColours, PILLARS.length, tell)
}

/** Called when a god has been devoted that had not been before: the fourth one counts, once a game (MOK-67). */
export function checkGods(state: MokshaState, seat: Seat, tell: Report): void {
  if (godsDevoted(playerOf(state, seat)) < GODS.length) return
  gainAura(state, seat, 'fourthGod', AURA.fourthGod, GODS.length, tell)
}
