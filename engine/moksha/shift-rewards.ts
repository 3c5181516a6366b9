/** Reachable rewards from a hex of harmony with a token and a building. Fast, for evaluations that query many of them. */
import { templeDotColourOf } from './board.ts'
import { PILLARS } from './data.ts'
import type { Building, HexIndex, Pillar, VitalityToken } from './data.ts'
import { hexRewardOf } from './gather.ts'
import { harmonyMoveOptionsFrom } from './harmony-grid.ts'

/**
 * A summary of the rewards of all hexes that the shifts of a token and a dot can reach: the largest number of
 * disciples, and the colours of karma as bits (bit n: PILLARS[n]; karma of any colour sets all bits).
 */
export interface ReachableRewardSummary {
  readonly disciples: number
  readonly colours: number
}
/** Cached by hex, token and building: there are few combinations, and each is requested often. */
const REWARDS_CACHE: Partial<Record<VitalityToken | 'none', Partial<Record<Building, ReachableRewardSummary>>>>[] = []

/**
 * @param hex the present hex of the harmony marker
 * @param token null: only the dot of the building gives shifts
 * @returns a summary of the rewards that the shifts of the token and the building can reach
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
    const reward = hexRewardOf(way.hex)
    disciples = Math.max(disciples, reward.disciples)
    for (const colour of reward.karma) colours |= colour === 'any' ? 7 : 1 << PILLARS.indexOf(colour)
  }
  return { disciples, colours }
}

/**
 * @returns the summary of the reward of this hex alone, as `summarizeReachableRewards` gives it for a marker that does not
 * move: no token is taken, and the building is a sanctuary, which has no dot
 */
export function hexRewardSummaryOf(hex: HexIndex): ReachableRewardSummary {
  return summarizeReachableRewards(hex, null, 'brahma')
}
