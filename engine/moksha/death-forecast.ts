/**
 * Forecast of a death: why this life would end, the result of a death now, step by step, and the tokens that could
 * prevent it. It uses public information only. Other players may still change the majorities, and the player who dies
 * chooses which disciples stay.
 */
import type { Seat } from '../core/contract/game.ts'
import {
  adjacentRegionsOf,
  ownDiscipleCountIn,
  maxRivalDiscipleCountIn,
  deathMajorityRegionsAndAura,
  isRegionClosedTo,
  topTokenOf,
} from './board.ts'
import { REGIONS, TOKEN_DATA, VITALITY_TOKEN_SLOTS_PER_PLAYER } from './data.ts'
import type { Caste, RegionNumber } from './data.ts'
import { auraNeededForMoksha, rebirthCasteAndKeptCountOf } from './death.ts'
import { boardDiscipleCountOf, karmaTotal, playerOf, survivalCheckResultIfNow } from './player-sheet.ts'
import type { MokshaPublicState, Player, TurnStage, CurrentTurnFrame } from './state.ts'

/**
 * The outcome that the death of a seat's player would have if the player died now. The fields are in the order of the
 * rules' steps 4 to 6.
 */
export interface DeathForecast {
  /** Step 4: the player's vitality, and the one that the next stage needs, or null at the last stage (MOK-50 to MOK-53). */
  readonly vitality: number
  readonly need: number | null
  /** Step 5: the regions with a majority, and the aura that they give (MOK-55). */
  readonly regions: readonly RegionNumber[]
  readonly aura: number
  /** Total aura afterwards, the aura that moksha needs, and whether the player attains moksha (MOK-58, MOK-59). */
  readonly total: number
  readonly target: number
  readonly attainsMoksha: boolean
  /** Number of disciples on the board, and how many of them may stay (MOK-57). */
  readonly disciples: number
  readonly stay: number
  /** Step 6: tokens and karma handed in, karma kept, and the caste of the next life (MOK-61, MOK-62). */
  readonly tokens: number
  readonly karma: number
  readonly kept: number
  readonly caste: Caste
}

/** @returns the result of a death of a seat's player now, with the present disciples, aura and karma */
export function deathForecastFor(view: MokshaPublicState, seat: Seat): DeathForecast {
  const player = playerOf(view, seat)
  const { vitality, need } = survivalCheckResultIfNow(player)
  const { regions, aura } = deathMajorityRegionsAndAura(view, seat)
  const target = auraNeededForMoksha(view.players.length)
  const total = player.aura + aura
  const disciples = boardDiscipleCountOf(player)
  const { caste, kept } = rebirthCasteAndKeptCountOf(player)
  return {
    vitality,
    need,
    regions,
    aura,
    total,
    target,
    attainsMoksha: total >= target,
    disciples,
    stay: Math.min(player.stage, disciples),
    tokens: player.tokens.length,
    karma: karmaTotal(player) - kept,
    kept,
    caste,
  }
}

/**
 * The comparison of disciples in one region, which decides whether the region counts as a majority of a seat at a death
 * (MOK-55). `own` is the number of the seat's disciples there. `bestRival` is the largest number of any other seat.
 */
export interface RegionDiscipleComparison {
  readonly region: RegionNumber
  readonly own: number
  readonly bestRival: number
}

/**
 * Compares a seat's disciples with those of the other seats, for every region in which the seat has disciples.
 * @returns for each such region, ascending: the seat's number of disciples, and the largest number of any other seat
 */
export function majorityComparisonsOf(view: MokshaPublicState, seat: Seat): readonly RegionDiscipleComparison[] {
  const player = playerOf(view, seat)
  return REGIONS.map(({ id: region }) => ({
    region,
    own: ownDiscipleCountIn(player, region),
    bestRival: maxRivalDiscipleCountIn(view, seat, region),
  })).filter(({ own }) => own > 0)
}

/**
 * Lists of the regions whose top token alone would let a player survive the next vitality check. That check, step 4 of
 * a turn, decides whether the player lives on. There is one list for each way of taking the token: by wandering (step
 * 1 of a turn), or with the god Vishnu.
 */
export interface RescuingTokenRegionsByMethod {
  /** The regions where the player can take the token in the next step 1, without handing in a token. */
  readonly regions: readonly RegionNumber[]
  /** The regions whose token the player can take with Vishnu; empty unless Vishnu is ready. */
  readonly vishnu: readonly RegionNumber[]
}

const NOWHERE: RescuingTokenRegionsByMethod = { regions: [], vishnu: [] }
const OVER: readonly TurnStage[] = ['recall', 'release', 'karma', 'close']

/**
 * Finds the regions whose top token alone would let a seat's player survive the next vitality check, which compares
 * the player's vitality with that needed for the next stage of the age track.
 * @returns two lists: `regions`, where the player can take the token in the next step 1 of a turn without handing in a
 *   token, and `vishnu`, whose token the player can take with the god Vishnu. Both are empty if the player survives
 *   without a token, dies whatever the vitality (MOK-53), has attained moksha (the aim of the game), or died in the
 *   current turn
 */
export function rescuingTokenRegionsByMethod(view: MokshaPublicState, seat: Seat): RescuingTokenRegionsByMethod {
  const player = playerOf(view, seat)
  const { vitality, need, lives } = survivalCheckResultIfNow(player)
  const turn = turnOf(view, seat)
  if (lives || need === null || player.attained || (turn !== undefined && OVER.includes(turn.stage))) return NOWHERE
  const saves = (region: RegionNumber): boolean => vitality + gainIn(view, player, region) >= need
  const vishnu = player.gods.vishnu === 'ready' ? REGIONS.map(({ id }) => id).filter(saves) : []
  return { regions: ahead(view, player, turn).filter(saves), vishnu }
}

function turnOf({ stack: [bottom] }: MokshaPublicState, seat: Seat): CurrentTurnFrame | undefined {
  return bottom?.kind === 'turn' && bottom.seat === seat ? bottom : undefined
}

/** Regions from which the token of step 1 can still be taken. */
function ahead(view: MokshaPublicState, player: Player, turn: CurrentTurnFrame | undefined): RegionNumber[] {
  const { region } = player
  if (turn !== undefined && turn.stage !== 'wander') return turn.stage === 'take' ? [region] : []
  return [region, ...adjacentRegionsOf(region)]
    .filter((each) => !isRegionClosedTo(view, player, each))
    .sort((a, b) => a - b)
}

/** Vitality that the top token of a region would add; with all slots full it replaces the lowest one (MOK-27). */
function gainIn(view: MokshaPublicState, { tokens }: Player, region: RegionNumber): number {
  const top = topTokenOf(view, region)
  if (top === null) return 0
  const replaced =
    tokens.length < VITALITY_TOKEN_SLOTS_PER_PLAYER ? 0 : Math.min(...tokens.map((token) => TOKEN_DATA[token].vitality))
  return TOKEN_DATA[top].vitality - replaced
}
