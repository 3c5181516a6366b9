/**
 * Features of the learned evaluation. The game is a race for aura, and then for a death, since only a death turns aura
 * into moksha. The features therefore describe the result and the time of the next death and whether it is possible at
 * once; what persists after it; the player sheet until then; and the progress of the other seats.
 */
import type { AllSeatsFeatureExtractor } from '../core/contract/features.ts'
import type { Seat } from '../core/contract/game.ts'
import {
  MAX_BRAHMA_DRAWS,
  DISCIPLES_PER_PLAYER,
  GODS,
  MAX_KARMA_PAID_FOR_REBIRTH,
  LAST_AGE_TRACK_STAGE,
  MAJORITIES_NEEDED_PER_AURA,
  VITALITY_TOKEN_SLOTS_PER_PLAYER,
} from './data.ts'
import type { Occupation } from './data.ts'
import { auraNeededForMoksha } from './death.ts'
import { rewardOfHex } from './gather.ts'
import { lifeForecastFor } from './forecast.ts'
import type { LifeForecast } from './forecast.ts'
import { harmonyPointsOfHex, karmaTotal, reserveDiscipleCountOf } from './player-sheet.ts'
import type { MokshaState, Player } from './state.ts'

/** Discount of aura by the number of turns until it is gained. */
const PER_TURN = Array.from({ length: LAST_AGE_TRACK_STAGE + 1 }, (_, turns) => 0.93 ** turns)

/** All features with their initial weights for learning: half of the weight in aura of the greedy bot's evaluation. */
const START = {
  // The race.
  aura: 6,
  lead: 0,
  ahead: 0,
  distance: 0,
  rivalDistance: 0,
  late: 0,
  // The next death.
  harvest: 2,
  odd: 0,
  reaches: 0,
  wins: 0,
  canWin: 0,
  mightWin: 0,
  rivalWins: 0,
  rivalCanWin: 0,
  rivalMightWin: 0,
  // The life.
  dies1: 0,
  dies2: 0,
  dies3: 0,
  life: 0,
  stage: 0,
  vitality: 0.14,
  canDie: 0,
  canLive: 0,
  caste: 0,
  earns: 0,
  places: 0,
  shifts: 0,
  // The disciples.
  kept: 0,
  alone: 0,
  minority: 0.24,
  spare: 0.12,
  reserve: 0,
  // The sheet.
  slots1: 0.06,
  slots2: 0.09,
  slots3: 0.14,
  colours1: 0.07,
  colours2: 0.13,
  karma: 0.22,
  karmaFull: 0,
  gods1: 0.2,
  gods2: 0.22,
  gods3: 0.28,
  brahma: 0.1,
  ganesha: 0.1,
  vishnu: 0.1,
  shiva: 0.1,
  drawn: 0.1,
  passing: -0.02,
  // Harmony, and what the turn can bring.
  harmony: 0.1,
  hexDisciples: 0,
  hexKarma: 0,
  nextDisciples: 0,
  nextMajority: 0,
  nextColour: 0,
  nextAura: 0,
  nextGod: 0,
  nextVital: 0,
  // The order of turns, and the last ones.
  onTurn: 0,
  soon: 0,
  released: 8,
  noTurn: -8,
  lastTurn: -4,
  ranked: 1,
} as const

/** The name of a number that the learned evaluation reads about each seat. */
export type EvaluationFeatureName = keyof typeof START
const FEATURE_NAMES = Object.keys(START) as readonly EvaluationFeatureName[]
const FEATURE_INDEX = Object.fromEntries(FEATURE_NAMES.map((name, at) => [name, at])) as Record<
  EvaluationFeatureName,
  number
>
const FEATURE_COUNT = FEATURE_NAMES.length

/** The purpose of an occupation that can be used in a turn: karma, disciples, or the harmony marker. */
const PURPOSE_BY_OCCUPATION: Partial<Record<Occupation, 'earns' | 'places' | 'shifts'>> = {
  housekeeper: 'earns',
  cleaner: 'earns',
  servant: 'earns',
  artisan: 'earns',
  merchant: 'places',
  soldier: 'places',
  swami: 'places',
  farmer: 'shifts',
  pandit: 'shifts',
  jurist: 'shifts',
}

/** Writes the numbers that the learned evaluation reads about each seat. */
export const featureExtractor: AllSeatsFeatureExtractor<MokshaState> = {
  names: FEATURE_NAMES,
  held: ['aura', 'karma'],
  initialWeights: START,
  read(state, into) {
    const { players } = state
    const forecasts: LifeForecast[] = []
    for (let seat = 0; seat < players.length; seat++) forecasts.push(lifeForecastFor(state, seat))
    for (let seat = 0; seat < players.length; seat++) {
      const player = players[seat]
      const forecast = forecasts[seat]
      if (player === undefined || forecast === undefined) continue
      const from = seat * FEATURE_COUNT
      race(state, seat, player, forecast, forecasts, into, from)
      life(player, forecast, into, from)
      sheet(player, forecast, into, from)
      turns(state, seat, forecast, forecasts, into, from)
    }
  },
}

function race(
  state: MokshaState,
  seat: Seat,
  player: Player,
  forecast: LifeForecast,
  forecasts: readonly LifeForecast[],
  into: Float64Array,
  from: number,
): void {
  const target = auraNeededForMoksha(state.players.length)
  let bestAura = 0
  let nearest = Infinity
  let wins = false
  let canWin = false
  let mightWin = false
  for (let other = 0; other < forecasts.length; other++) {
    const rival = forecasts[other]
    if (other === seat || rival === undefined) continue
    bestAura = Math.max(bestAura, state.players[other]?.aura ?? 0)
    nearest = Math.min(nearest, rival.distance)
    wins ||= winsOf(rival, target)
    canWin ||= canWinOf(rival, target)
    mightWin ||= mightWinOf(rival, target)
  }
  into[from + FEATURE_INDEX.aura] = Math.min(1, player.aura / target)
  into[from + FEATURE_INDEX.lead] = within((player.aura - bestAura) / 6)
  into[from + FEATURE_INDEX.ahead] = within((nearest - forecast.distance) / 8)
  into[from + FEATURE_INDEX.distance] = forecast.distance / 20
  into[from + FEATURE_INDEX.rivalDistance] = nearest / 20
  into[from + FEATURE_INDEX.late] = Math.min(1, Math.max(bestAura, player.aura) / target)
  into[from + FEATURE_INDEX.harvest] =
    ((forecast.majorities / MAJORITIES_NEEDED_PER_AURA) * (PER_TURN[forecast.turns] ?? 0)) / 4
  into[from + FEATURE_INDEX.odd] = forecast.majorities % MAJORITIES_NEEDED_PER_AURA
  into[from + FEATURE_INDEX.reaches] = Number(forecast.dueAura >= target)
  into[from + FEATURE_INDEX.wins] = Number(winsOf(forecast, target))
  into[from + FEATURE_INDEX.canWin] = Number(canWinOf(forecast, target))
  into[from + FEATURE_INDEX.mightWin] = Number(mightWinOf(forecast, target))
  into[from + FEATURE_INDEX.rivalWins] = Number(wins)
  into[from + FEATURE_INDEX.rivalCanWin] = Number(canWin)
  into[from + FEATURE_INDEX.rivalMightWin] = Number(mightWin)
}

/** Whether the next vitality check brings moksha: if nothing changes; possibly; possibly with the gains of the turn. */
function winsOf({ dueAura, turns }: LifeForecast, target: number): boolean {
  return dueAura >= target && turns === 1
}
function canWinOf({ dueAura, canDie }: LifeForecast, target: number): boolean {
  return dueAura >= target && canDie
}
function mightWinOf({ hopedAura, canDie }: LifeForecast, target: number): boolean {
  return hopedAura >= target && canDie
}

function life(player: Player, forecast: LifeForecast, into: Float64Array, from: number): void {
  const { turns } = forecast
  if (turns <= 3)
    into[from + (turns === 1 ? FEATURE_INDEX.dies1 : turns === 2 ? FEATURE_INDEX.dies2 : FEATURE_INDEX.dies3)] = 1
  into[from + FEATURE_INDEX.life] = turns / 8
  into[from + FEATURE_INDEX.stage] = forecast.stage / 8
  into[from + FEATURE_INDEX.vitality] = forecast.vitality / 70
  into[from + FEATURE_INDEX.canDie] = Number(forecast.canDie)
  into[from + FEATURE_INDEX.canLive] = Number(forecast.canLive)
  into[from + FEATURE_INDEX.caste] = forecast.rank / 4
  const trade = PURPOSE_BY_OCCUPATION[player.occupation]
  if (trade !== undefined && !forecast.dying) into[from + FEATURE_INDEX[trade]] = 1
  into[from + FEATURE_INDEX.kept] = forecast.lastingMajorities / 8
  into[from + FEATURE_INDEX.alone] = forecast.untiedMajorities / 8
  into[from + FEATURE_INDEX.minority] = forecast.minority / 4
  into[from + FEATURE_INDEX.spare] = forecast.spare / 6
  into[from + FEATURE_INDEX.reserve] = reserveDiscipleCountOf(player) / DISCIPLES_PER_PLAYER
}

function sheet(player: Player, forecast: LifeForecast, into: Float64Array, from: number): void {
  const { gods, harmony } = player
  if (!forecast.slotAura)
    for (let at = 0; at < Math.min(forecast.tokens, VITALITY_TOKEN_SLOTS_PER_PLAYER - 1); at++)
      into[from + FEATURE_INDEX.slots1 + at] = 1
  if (!forecast.karmaAura)
    for (let at = 0; at < Math.min(forecast.colours, 2); at++) into[from + FEATURE_INDEX.colours1 + at] = 1
  into[from + FEATURE_INDEX.karma] = Math.min(MAX_KARMA_PAID_FOR_REBIRTH, forecast.karma) / MAX_KARMA_PAID_FOR_REBIRTH
  into[from + FEATURE_INDEX.karmaFull] = Number(forecast.karma >= MAX_KARMA_PAID_FOR_REBIRTH)
  for (let at = 0; at < Math.min(forecast.gods, GODS.length - 1); at++) into[from + FEATURE_INDEX.gods1 + at] = 1
  // Written out: names that vary are looked up slowly.
  if (gods.brahma === 'ready') into[from + FEATURE_INDEX.brahma] = 1
  if (gods.ganesha === 'ready') into[from + FEATURE_INDEX.ganesha] = 1
  if (gods.vishnu === 'ready') into[from + FEATURE_INDEX.vishnu] = 1
  if (gods.shiva === 'ready') into[from + FEATURE_INDEX.shiva] = 1
  into[from + FEATURE_INDEX.passing] = Number(player.passing)
  into[from + FEATURE_INDEX.harmony] = harmonyPointsOfHex(harmony) / 4
  const reward = rewardOfHex(harmony)
  into[from + FEATURE_INDEX.hexDisciples] = reward.disciples / 3
  into[from + FEATURE_INDEX.hexKarma] = reward.karma.length / 2
  into[from + FEATURE_INDEX.nextDisciples] = forecast.disciples / 3
  into[from + FEATURE_INDEX.nextMajority] = Number(forecast.canGainMajority)
  into[from + FEATURE_INDEX.nextColour] = Number(forecast.canGainColour)
  const ofColours = forecast.canGainColour && forecast.colours === 2
  const ofGods = forecast.canDevoteNewGod && forecast.gods === GODS.length - 1
  into[from + FEATURE_INDEX.nextAura] =
    (Number(forecast.canFillFourthSlot) + Number(ofColours) + 2 * Number(ofGods)) / 4
  into[from + FEATURE_INDEX.nextGod] = Number(forecast.canDevoteNewGod)
  into[from + FEATURE_INDEX.nextVital] = Number(forecast.canTakeHigherToken)
}

function turns(
  { players, order, stack, left, drawn }: MokshaState,
  seat: Seat,
  forecast: LifeForecast,
  forecasts: readonly LifeForecast[],
  into: Float64Array,
  from: number,
): void {
  const [turn] = stack
  const present = turn?.kind === 'turn' ? turn.seat : -1
  const dying = turn?.kind === 'turn' && (turn.stage === 'recall' || turn.stage === 'karma' || turn.stage === 'close')
  const onTurn = present === seat && !dying
  if (onTurn) {
    into[from + FEATURE_INDEX.onTurn] = 1
    into[from + FEATURE_INDEX.drawn] = drawn.length / MAX_BRAHMA_DRAWS
  }
  const ahead = (order.indexOf(seat) - order.indexOf(present) + order.length) % order.length
  into[from + FEATURE_INDEX.soon] = 1 - (ahead === 0 && !onTurn ? order.length : ahead) / order.length
  if (forecast.attainsMoksha) into[from + FEATURE_INDEX.released] = 1
  else if (left !== null)
    into[from + (onTurn || left.includes(seat) ? FEATURE_INDEX.lastTurn : FEATURE_INDEX.noTurn)] = 1
  if (left === null && !forecast.attainsMoksha) return
  // Rank among the seats that have attained or may still attain moksha.
  const target = auraNeededForMoksha(players.length)
  let best = -1
  for (let other = 0; other < players.length; other++) {
    const rival = forecasts[other]
    if (other === seat || rival === undefined || !(rival.attainsMoksha || mightWinOf(rival, target))) continue
    best = Math.max(best, tieOf(players[other]))
  }
  into[from + FEATURE_INDEX.ranked] = best < 0 ? 1 : within((tieOf(players[seat]) - best) / 4)
}

/** Tie-break value: harmony points, then karma (MOK-103). */
function tieOf(player: Player | undefined): number {
  return player === undefined ? 0 : harmonyPointsOfHex(player.harmony) + karmaTotal(player) / 10
}

function within(value: number): number {
  return Math.max(-1, Math.min(1, value))
}
