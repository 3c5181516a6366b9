/**
 * The yardstick: how well a seat stands in the eyes of the greedy bot, and frozen with it (greedy.hash.json), since other
 * bots are measured against that one. What was learned began with its weights (features.ts).
 *
 * A seat's aura, what its next death will bring and how soon, what its sheet is
 * on the way to, and how near the others are. Worths are in aura; the weights were tuned by self-play of the greedy bot.
 */
import type { Seat } from '../core/contract/game.ts'
import { REQUIRED_VITALITY_BY_STAGE, GODS, PILLARS, REGIONS, MAJORITIES_NEEDED_PER_AURA } from './data.ts'
import { auraNeededForMoksha } from './death.ts'
import { maxRivalDiscipleCountIn, ownDiscipleCountIn } from './board.ts'
import { winnersOf } from './score.ts'
import { harmonyPointsOfHex, karmaTotal, playerOf, vitalityOf } from './player-sheet.ts'
import type { MokshaState, Player } from './state.ts'

/** What aura is worth that comes a turn later, compared with now: the game is a race. */
const PER_TURN = 0.93
/** A disciple where another player has more, and one more than a majority takes. */
const MINORITY = 0.12
const SPARE = 0.04
/** Tokens by their number, while the fourth one still brings aura; and the vitality that they give. */
const SLOTS = [0, 0.12, 0.3, 0.58, 0.75]
const VITALITY = 0.004
/** Colours of karma by their number, while the third one still brings aura; and each token towards a better caste. */
const COLOURS = [0, 0.14, 0.4, 0.6]
const KARMA = 0.11
/** Gods devoted by their number: the fourth one brings aura at once. A ready one is a power besides. */
const DEVOTED = [0, 0.4, 0.85, 1.4, 1.4]
const READY = 0.2
/** A point of harmony: the centre is rewarding, and decides between equals. */
const HARMONY = 0.05
/** Passing windows wastes gods. */
const PASSING = 0.01
/** How much the best of the others weighs, and all of them together. */
const BEST_RIVAL = 0.4
const RIVALS = 0.15
/** A seat with moksha stands so well, whatever else; one that has seen another's moksha so badly. */
const ATTAINED = 0.9
const LATE = 0.1
/** Turns aura into 0..1. */
const SCALE = 12

/**
 * Rates a state for one seat by the baseline evaluation, a fixed evaluation against which other bots are measured. The
 * result is 0 to 1; more is better. While the game runs, it compares the estimated standing of the seat with those of
 * the other seats; at the end of the game it is 1 for a winner and 0 for the others.
 */
export function baselineValueOfSeat(state: MokshaState, seat: Seat): number {
  return state.end === null
    ? relativeStanding(state, seat, baselineStandings(state))
    : winnersOf(state.players).includes(seat)
      ? 1
      : 0
}

/** How far every seat is on its way, in aura. */
function baselineStandings(state: MokshaState): readonly number[] {
  return state.players.map((_, seat) => baselineStandingOf(state, seat))
}

/** How well a seat of a running game stands among the others, 0..1. */
function relativeStanding(state: MokshaState, seat: Seat, worths: readonly number[]): number {
  const { players, left } = state
  if (playerOf(state, seat).attained) return ATTAINED + (winnersOf(players).includes(seat) ? LATE / 2 : 0)
  let best = 0
  let sum = 0
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    const worth = worths[other] ?? 0
    best = Math.max(best, worth)
    sum += worth
  }
  const lead = (worths[seat] ?? 0) - BEST_RIVAL * best - (RIVALS * sum) / Math.max(1, players.length - 1)
  const worth = 0.5 + lead / (2 * (Math.abs(lead) + SCALE))
  return left === null ? worth : LATE * worth
}

/** How far a seat is on its way, in aura. */
function baselineStandingOf(state: MokshaState, seat: Seat): number {
  const player = playerOf(state, seat)
  const target = auraNeededForMoksha(state.players.length)
  if (player.attained) return target
  const turns = turnsToDeath(player)
  return player.aura + next(state, seat, turns) + sheet(player)
}

/** How many turns the vitality lasts, the one with the death included. */
function turnsToDeath(player: Player): number {
  const vitality = vitalityOf(player)
  let turns = 1
  for (
    let stage = player.stage;
    stage < REQUIRED_VITALITY_BY_STAGE.length && vitality >= (REQUIRED_VITALITY_BY_STAGE[stage] ?? 0);
    stage++
  )
    turns++
  return turns
}

/** The worth of the disciples on the board at the next death. */
function next(state: MokshaState, seat: Seat, turns: number): number {
  const player = playerOf(state, seat)
  let majorities = 0
  let rest = 0
  for (const { id } of REGIONS) {
    const own = ownDiscipleCountIn(player, id)
    if (own === 0) continue
    const best = maxRivalDiscipleCountIn(state, seat, id)
    if (own < best) {
      rest += MINORITY / (best - own)
      continue
    }
    majorities++
    rest += SPARE * Math.min(2, own - Math.max(1, best))
  }
  return (majorities / MAJORITIES_NEEDED_PER_AURA) * PER_TURN ** turns + rest
}

/** What tokens, karma and gods are on the way to. */
function sheet(player: Player): number {
  const { tokens, karma, gods, harmony } = player
  let colours = 0
  for (const pillar of PILLARS) if (karma[pillar] > 0) colours++
  let devoted = 0
  let ready = 0
  for (const god of GODS) {
    if (gods[god] !== 'none') devoted++
    if (gods[god] === 'ready') ready++
  }
  let worth =
    VITALITY * vitalityOf(player) + KARMA * Math.min(4, karmaTotal(player)) + HARMONY * harmonyPointsOfHex(harmony)
  worth += (DEVOTED[devoted] ?? 0) + READY * ready
  if (!player.slotAura) worth += SLOTS[tokens.length] ?? 0
  if (!player.karmaAura) worth += COLOURS[colours] ?? 0
  if (player.passing) worth -= PASSING
  return worth
}
