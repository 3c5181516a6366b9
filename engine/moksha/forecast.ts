/**
 * Forecast of a seat: the length of its life, the result of a death, and the gains of its next turn without gods and
 * across at most one border. Fast, for the learned evaluation: features.ts turns it into numbers.
 */
import type { Seat } from '../core/contract/game.ts'
import {
  maxRivalDiscipleCountIn,
  buildingOf,
  freeDiscipleSpaceCountIn,
  ownDiscipleCountIn,
  isRegionClosedTo,
  isSanctuaryBuilding,
  topTokenOf,
} from './board.ts'
import {
  REQUIRED_VITALITY_BY_STAGE,
  AURA_GAINS,
  CASTE_DATA,
  GODS,
  LAST_AGE_TRACK_STAGE,
  PILLARS,
  REGIONS,
  MAJORITIES_NEEDED_PER_AURA,
  TOKEN_DATA,
  VITALITY_TOKEN_SLOTS_PER_PLAYER,
} from './data.ts'
import type { RegionNumber } from './data.ts'
import { auraNeededForMoksha, rebirthCasteAndKeptCountOf } from './death.ts'
import { hexRewardSummaryWithoutShift, gainOfferOfRegion, summarizeReachableRewards } from './shift-rewards.ts'
import { casteOf, countDevotedGods, karmaTotal, playerOf, reserveDiscipleCountOf } from './player-sheet.ts'
import type { MokshaPublicState, Player, TurnStage, CurrentTurnFrame } from './state.ts'

/** Aura that a seat gains per turn in the long run. */
const PACE = 0.85

/**
 * Forecast of the life of a seat's player, for the learned evaluation: how long the present life lasts, the result of its
 * death, and the possible gains of one turn.
 */
export interface LifeForecast {
  /** The player has attained moksha, or will attain it once the disciples are returned. */
  attainsMoksha: boolean
  /** A death that leads to a rebirth is being resolved. */
  dying: boolean
  /**
   * The player's sheet as it is, or as the rebirth in progress will leave it: stage, rank of the caste, and the numbers of
   * tokens, karma tokens, different karma colours and gods devoted; and whether the aura for the fourth token and for
   * karma of all three colours was gained in this life.
   */
  stage: number
  rank: number
  tokens: number
  vitality: number
  karma: number
  colours: number
  slotAura: boolean
  karmaAura: boolean
  gods: number
  /** Turns until the vitality is too low, including the turn of the death. */
  turns: number
  /** Number of majorities that would count at a death, of those without a tie, and of those that can persist after it. */
  majorities: number
  untiedMajorities: number
  lastingMajorities: number
  /** How close the other regions with disciples are to counting, and the number of disciples beyond those needed. */
  minority: number
  spare: number
  /**
   * Possible gains of one turn without gods, the next one or the rest of the current one: the most disciples from the
   * reward; whether they can bring a majority, and the reward a new karma colour; whether the player can fill the fourth
   * token slot, devote a new god, and take a token of the higher vitality.
   */
  disciples: number
  canGainMajority: boolean
  canGainColour: boolean
  canFillFourthSlot: boolean
  canDevoteNewGod: boolean
  canTakeHigherToken: boolean
  /** Whether that turn can end with a death, and whether the seat can survive it. */
  canDie: boolean
  canLive: boolean
  /** Total aura after a death: with the current state, and with the possible gains of the turn. */
  dueAura: number
  hopedAura: number
  /** Estimated number of turns to moksha. */
  distance: number
}

/** A death is being resolved: the check of step 4 is over, the rebirth is not. */
const DYING: readonly TurnStage[] = ['recall', 'release', 'karma']
/** The token of step 1 has not been taken yet. */
const BEFORE_TOKEN: readonly TurnStage[] = ['wander', 'take']
const BEFORE_REWARD: readonly TurnStage[] = ['take', 'farm', 'farmTake', 'evolve', 'gather']
const BEFORE_SACRIFICE: readonly TurnStage[] = [...BEFORE_TOKEN, ...BEFORE_REWARD, 'serve', 'devote']

/**
 * @returns the forecast of the life of a seat's player. Its possible gains exclude those from gods, and from moves across
 * more than one border.
 */
export function lifeForecastFor(state: MokshaPublicState, seat: Seat): LifeForecast {
  const player = playerOf(state, seat)
  const [bottom] = state.stack
  const turn = bottom?.kind === 'turn' && bottom.seat === seat ? bottom : null
  const target = auraNeededForMoksha(state.players.length)
  const dying = turn !== null && DYING.includes(turn.stage)
  const released = player.attained || (dying && player.aura >= target)
  const forecast = dying && !released ? rebornAs(player) : livingAs(player)
  forecast.attainsMoksha = released
  forecast.dying = dying && !released
  forecast.gods = countDevotedGods(player)
  forecast.turns = turnsFrom(forecast.stage, forecast.vitality)
  spread(forecast, state, seat, dying ? Math.max(player.stage, forecast.stage) : forecast.stage + forecast.turns - 1)
  if (dying) forecast.majorities = Math.min(forecast.majorities, forecast.lastingMajorities)
  if (turn === null || dying || turn.stage === 'wander' || turn.stage === 'close') lookAround(forecast, state, seat)
  else lookOn(forecast, state, turn)
  hope(forecast, player.aura, target)
  return forecast
}

function livingAs(player: Player): LifeForecast {
  const { tokens, karma } = player
  const forecast = blank()
  forecast.stage = player.stage
  forecast.tokens = tokens.length
  const { rank, vitality } = CASTE_DATA[casteOf(player)]
  forecast.rank = rank
  forecast.vitality = vitality
  for (const token of tokens) forecast.vitality += TOKEN_DATA[token].vitality
  forecast.karma = karmaTotal(player)
  forecast.colours = Number(karma.dharma > 0) + Number(karma.kama > 0) + Number(karma.artha > 0)
  forecast.slotAura = player.slotAura
  forecast.karmaAura = player.karmaAura
  return forecast
}

function rebornAs(player: Player): LifeForecast {
  const { caste, kept } = rebirthCasteAndKeptCountOf(player)
  const forecast = blank()
  forecast.stage = 1
  forecast.rank = CASTE_DATA[caste].rank
  forecast.vitality = CASTE_DATA[caste].vitality
  forecast.karma = kept
  forecast.colours = Math.min(1, kept)
  return forecast
}

function blank(): LifeForecast {
  return {
    attainsMoksha: false,
    dying: false,
    stage: 1,
    rank: 0,
    tokens: 0,
    vitality: 0,
    karma: 0,
    colours: 0,
    slotAura: false,
    karmaAura: false,
    gods: 0,
    turns: 1,
    majorities: 0,
    untiedMajorities: 0,
    lastingMajorities: 0,
    minority: 0,
    spare: 0,
    disciples: 0,
    canGainMajority: false,
    canGainColour: false,
    canFillFourthSlot: false,
    canDevoteNewGod: false,
    canTakeHigherToken: false,
    canDie: false,
    canLive: false,
    dueAura: 0,
    hopedAura: 0,
    distance: 0,
  }
}

function turnsFrom(stage: number, vitality: number): number {
  let turns = 1
  for (let at = stage; at < LAST_AGE_TRACK_STAGE && vitality >= (REQUIRED_VITALITY_BY_STAGE[at] ?? 0); at++) turns++
  return turns
}

/** Evaluates the disciples on the board. @param stays number of disciples that remain after the next death */
function spread(forecast: LifeForecast, state: MokshaPublicState, seat: Seat, stays: number): void {
  const player = playerOf(state, seat)
  let majorities = 0
  let alone = 0
  let minority = 0
  let spare = 0
  // Number of counting regions by the disciples that each needs; regions that need fewest are kept first.
  let ones = 0
  let twos = 0
  let threes = 0
  for (let region = 1; region <= REGIONS.length; region++) {
    const own = ownDiscipleCountIn(player, region)
    if (own === 0) continue
    const best = maxRivalDiscipleCountIn(state, seat, region)
    if (own < best) {
      minority += 1 / (best - own)
      continue
    }
    majorities++
    if (own > best) alone++
    spare += Math.min(2, own - Math.max(1, best))
    if (best <= 1) ones++
    else if (best === 2) twos++
    else threes++
  }
  forecast.majorities = majorities
  forecast.untiedMajorities = alone
  forecast.minority = minority
  forecast.spare = spare
  const keptOnes = Math.min(ones, stays)
  const keptTwos = Math.min(twos, Math.floor((stays - keptOnes) / 2))
  const keptThrees = Math.min(threes, Math.floor((stays - keptOnes - 2 * keptTwos) / 3))
  forecast.lastingMajorities = keptOnes + keptTwos + keptThrees
}

/** By region, from index 1: the region itself and those across a border. */
const NEAR: readonly (readonly RegionNumber[])[] = [[], ...REGIONS.map(({ id, borders }) => [id, ...borders])]

/** Evaluates a whole turn: stay or cross a border, the token there, its shifts, the reward, a sacrifice. */
function lookAround(forecast: LifeForecast, state: MokshaPublicState, seat: Seat): void {
  const player = playerOf(state, seat)
  const { region: here, harmony, gods } = player
  const reserve = reserveDiscipleCountOf(player)
  const offering = forecast.karma + forecast.tokens
  let least = Infinity
  let most = 0
  let hasToken = false
  let colours = 0
  for (const region of NEAR[here] ?? []) {
    if (isRegionClosedTo(state, player, region)) continue
    const { top, vitality, god, reach } = gainOfferOfRegion(state, harmony, region)
    least = Math.min(least, vitality)
    most = Math.max(most, vitality)
    if (top !== null) hasToken = true
    colours |= reach.colours
    place(forecast, state, seat, region, Math.min(reach.disciples, reserve))
    if (god !== null && gods[god] === 'none' && offering + vitality > 0) forecast.canDevoteNewGod = true
  }
  forecast.canFillFourthSlot = hasToken && forecast.tokens === VITALITY_TOKEN_SLOTS_PER_PLAYER - 1 && !forecast.slotAura
  forecast.canGainColour = hasNewColour(forecast, player, colours)
  forecast.canTakeHigherToken = most > TOKEN_DATA.dharma5.vitality
  lifeAfter(forecast, player, least === Infinity ? 0 : least, most, true)
}

/** Evaluates the rest of a turn in progress. */
function lookOn(forecast: LifeForecast, state: MokshaPublicState, { seat, stage, taken }: CurrentTurnFrame): void {
  const player = playerOf(state, seat)
  const { region, harmony } = player
  const building = buildingOf(state, region)
  const top = stage === 'take' ? topTokenOf(state, region) : null
  if (BEFORE_REWARD.includes(stage)) {
    const { disciples, colours } =
      stage === 'gather'
        ? hexRewardSummaryWithoutShift(harmony)
        : summarizeReachableRewards(harmony, top ?? taken[0] ?? null, building)
    place(forecast, state, seat, region, Math.min(disciples, reserveDiscipleCountOf(player)))
    forecast.canGainColour = hasNewColour(forecast, player, colours)
  }
  const gain = top === null ? 0 : TOKEN_DATA[top].vitality
  forecast.canFillFourthSlot =
    top !== null && forecast.tokens === VITALITY_TOKEN_SLOTS_PER_PLAYER - 1 && !forecast.slotAura
  const acts = BEFORE_SACRIFICE.includes(stage)
  if (
    acts &&
    isSanctuaryBuilding(building) &&
    player.gods[building] === 'none' &&
    forecast.karma + forecast.tokens + gain > 0
  )
    forecast.canDevoteNewGod = true
  lifeAfter(forecast, player, gain, gain, acts)
}

/** Evaluates a reward of disciples, at most `wanted`, in a region. */
function place(
  forecast: LifeForecast,
  state: MokshaPublicState,
  seat: Seat,
  region: RegionNumber,
  wanted: number,
): void {
  if (wanted === 0 || (forecast.canGainMajority && wanted <= forecast.disciples)) return
  const disciples = Math.min(wanted, freeDiscipleSpaceCountIn(state, region))
  if (disciples <= 0) return
  forecast.disciples = Math.max(forecast.disciples, disciples)
  const own = ownDiscipleCountIn(playerOf(state, seat), region)
  const best = maxRivalDiscipleCountIn(state, seat, region)
  if ((own === 0 || own < best) && own + disciples >= best) forecast.canGainMajority = true
}

/** Whether rewards of these colours (ReachableRewardSummary) bring a colour that the player lacks for aura. */
function hasNewColour(forecast: LifeForecast, { karma: { dharma, kama, artha } }: Player, colours: number): boolean {
  const lacking = Number(dharma === 0) | (Number(kama === 0) << 1) | (Number(artha === 0) << 2)
  return !forecast.karmaAura && (colours & lacking) !== 0
}

/**
 * Computes whether the vitality check can end either way, for a token between `least` and `most`. @param acts whether a
 * sacrifice is possible
 */
function lifeAfter(forecast: LifeForecast, { tokens }: Player, least: number, most: number, acts: boolean): void {
  const need =
    forecast.stage < LAST_AGE_TRACK_STAGE ? (REQUIRED_VITALITY_BY_STAGE[forecast.stage] ?? Infinity) : Infinity
  let low = Infinity
  let high = 0
  if (forecast.tokens > 0)
    for (const token of tokens) {
      const { vitality } = TOKEN_DATA[token]
      low = Math.min(low, vitality)
      high = Math.max(high, vitality)
    }
  const full = forecast.tokens >= VITALITY_TOKEN_SLOTS_PER_PLAYER
  const up = full ? Math.max(0, most - low) : most
  const down = (acts ? Math.max(high, least) : 0) + (full && least > 0 ? high : 0)
  forecast.canLive = forecast.vitality + up >= need
  forecast.canDie = forecast.vitality + least - down < need
}

function hope(forecast: LifeForecast, aura: number, target: number): void {
  const step = (majorities: number): number =>
    AURA_GAINS.majorities * Math.floor(majorities / MAJORITIES_NEEDED_PER_AURA)
  forecast.dueAura = aura + step(forecast.majorities)
  forecast.hopedAura = aura + step(forecast.majorities + Number(forecast.canGainMajority))
  if (forecast.canFillFourthSlot) forecast.hopedAura += AURA_GAINS.fourthToken
  if (forecast.canGainColour && forecast.colours === PILLARS.length - 1) forecast.hopedAura += AURA_GAINS.threeColours
  if (forecast.canDevoteNewGod && forecast.gods === GODS.length - 1) forecast.hopedAura += AURA_GAINS.fourthGod
  if (forecast.attainsMoksha) forecast.distance = 0
  else if (forecast.dueAura >= target) forecast.distance = forecast.canDie ? 1 : forecast.turns
  else if (forecast.hopedAura >= target && forecast.canDie) forecast.distance = 1.5
  else forecast.distance = forecast.turns + (target - forecast.dueAura) / PACE
}
