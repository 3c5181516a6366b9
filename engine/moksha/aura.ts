import type { Seat } from '../core/contract/game.ts'
import { AURA_GAINS, GODS, PILLARS, VITALITY_TOKEN_SLOTS_PER_PLAYER } from './data.ts'
import type { AuraSource } from './data.ts'
import { countDevotedGods, playerOf } from './player-sheet.ts'
import type { MokshaState, MokshaEventSink } from './state.ts'

/**
 * Adds aura to a seat and reports it. Aura are points that a player collects towards a target; they never decrease
 * (MOK-69).
 * @param count number of items that the aura is given for, such as majorities
 */
export function gainAura(
  state: MokshaState,
  seat: Seat,
  source: AuraSource,
  amount: number,
  count: number,
  emit: MokshaEventSink,
): void {
  const player = playerOf(state, seat)
  player.aura += amount
  emit({ kind: 'aura', seat, source, amount, total: player.aura, count })
}

/**
 * Adds the aura (points that a player collects towards a target) for holding four tokens at the same time. Does so
 * only if the seat holds four tokens for the first time in this life (MOK-65).
 */
export function gainAuraForFourthToken(state: MokshaState, seat: Seat, emit: MokshaEventSink): void {
  const player = playerOf(state, seat)
  if (player.slotAura || player.tokens.length < VITALITY_TOKEN_SLOTS_PER_PLAYER) return
  player.slotAura = true
  gainAura(state, seat, 'fourthToken', AURA_GAINS.fourthToken, VITALITY_TOKEN_SLOTS_PER_PLAYER, emit)
}

/**
 * Adds the aura (points that a player collects towards a target) for holding karma of all three colours. Does so only
 * if the seat has all three for the first time in this life (MOK-66).
 */
export function gainAuraForThreeColours(state: MokshaState, seat: Seat, emit: MokshaEventSink): void {
  const player = playerOf(state, seat)
  if (player.karmaAura || PILLARS.some((pillar) => player.karma[pillar] === 0)) return
  player.karmaAura = true
  gainAura(state, seat, 'threeColours', AURA_GAINS.threeColours, PILLARS.length, emit)
}

/**
 * Adds the aura (points that a player collects towards a target) for devotion to all four gods, once per game
 * (MOK-67). Does nothing if the seat has made devotions to fewer gods. The function does not record that it has added
 * the aura: call it only after a devotion to a god to whom the seat had made none before.
 */
export function gainAuraForFourthGod(state: MokshaState, seat: Seat, emit: MokshaEventSink): void {
  if (countDevotedGods(playerOf(state, seat)) < GODS.length) return
  gainAura(state, seat, 'fourthGod', AURA_GAINS.fourthGod, GODS.length, emit)
}
