/** Reachable rewards from a hex of harmony with a token and a building. Fast, for evaluations that query many of them. */
import { buildingOf, isSanctuaryBuilding, templeDotColourOf, topTokenOf } from './board.ts'
import { PILLARS, TOKEN_DATA } from './data.ts'
import type { Building, God, HexIndex, Pillar, RegionNumber, VitalityToken } from './data.ts'
import { rewardOfHex } from './gather.ts'
import { harmonyMoveOptionsFrom } from './harmony-grid.ts'
import type { MokshaPublicState } from './state.ts'

/**
 * A summary of the rewards of all hexes that a harmony marker can reach by shifts. One vitality token and the coloured
 * dot on a temple give the shifts. `disciples` is the largest number of disciples among these rewards; `colours` holds
 * their colours of karma as bits: bit n stands for PILLARS[n], and karma of any colour sets all bits.
 */
export interface ReachableRewardSummary {
  readonly disciples: number
  readonly colours: number
}
/** Cached by hex, token and building: there are few combinations, and each is requested often. */
const REWARDS_CACHE: Partial<Record<VitalityToken | 'none', Partial<Record<Building, ReachableRewardSummary>>>>[] = []

/**
 * Summarizes the rewards of all hexes to which a player can move a harmony marker. The marker moves by shifts, which a
 * token and the coloured dot of a building give.
 * @param hex the present hex of the harmony marker
 * @param token null: only the dot of the building gives shifts
 * @returns the largest number of disciples, and the colours of karma, among these rewards
 */
export function summarizeReachableRewards(
  hex: HexIndex,
  token: VitalityToken | null,
  building: Building,
): ReachableRewardSummary {
  const ofHex = (REWARDS_CACHE[hex] ??= {})
  const ofToken = (ofHex[token ?? 'none'] ??= {})
  return (ofToken[building] ??= explore(hex, token, templeDotColourOf(building)))
}

function explore(hex: HexIndex, token: VitalityToken | null, dot: Pillar | 'neutral' | null): ReachableRewardSummary {
  let disciples = 0
  let colours = 0
  for (const way of harmonyMoveOptionsFrom(hex, { tokens: token === null ? [] : [token], dot, skill: null })) {
    const reward = rewardOfHex(way.hex)
    disciples = Math.max(disciples, reward.disciples)
    for (const colour of reward.karma) colours |= colour === 'any' ? 7 : 1 << PILLARS.indexOf(colour)
  }
  return { disciples, colours }
}

/**
 * Summarizes the reward of one hex of the harmony grid, for a player whose harmony marker stays there.
 * @returns the number of disciples, and the colours of karma as bits (bit n: PILLARS[n]; karma of any colour sets all
 *   bits)
 */
export function hexRewardSummaryWithoutShift(hex: HexIndex): ReachableRewardSummary {
  return summarizeReachableRewards(hex, null, 'brahma')
}

/** The gains that a region offers to a player whose move ends there. */
export interface RegionGainSummary {
  readonly building: Building
  /** The god of the building if it is a sanctuary, or null. */
  readonly god: God | null
  /** The top token of the stack, or null if the stack is empty, and the vitality of that token, or 0. */
  readonly top: VitalityToken | null
  readonly vitality: number
  /** The summary of the rewards that the shifts of the top token and the building can reach. */
  readonly reach: ReachableRewardSummary
}

/**
 * By hex, then by region: the last offer found. The top token and the building of a region seldom change within a
 * search, and comparing them is faster than looking up what depends on them.
 */
const LAST_OFFERS: (RegionGainSummary | undefined)[][] = []

/**
 * Describes the gains that one region offers to a player whose move ends there: the building and its god, the top
 * token of the stack and its vitality, and a summary of the rewards within reach. A reward is within reach if the
 * shifts of that token and building can move the player's harmony marker to its hex.
 * @param hex the hex of the harmony grid on which the marker is before these shifts
 */
export function gainOfferOfRegion(
  state: Pick<MokshaPublicState, 'piles' | 'buildings'>,
  hex: HexIndex,
  region: RegionNumber,
): RegionGainSummary {
  const top = topTokenOf(state, region)
  const building = buildingOf(state, region)
  const ofHex = (LAST_OFFERS[hex] ??= [])
  const last = ofHex[region]
  if (last?.top === top && last.building === building) return last
  return (ofHex[region] = {
    building,
    god: isSanctuaryBuilding(building) ? building : null,
    top,
    vitality: top === null ? 0 : TOKEN_DATA[top].vitality,
    reach: summarizeReachableRewards(hex, top, building),
  })
}
