/** What a token and a building bring from a hex of harmony: quick, for whoever looks at many of them. */
import { buildingDotOf } from './board.ts'
import { PILLARS } from './data.ts'
import type { Building, HexIndex, Pillar, VitalityToken } from './data.ts'
import { hexRewardOf } from './gather.ts'
import { harmonyMoveOptionsFrom } from './harmony-grid.ts'

/** Where the shifts of a token and a dot can lead: the most disciples, and every colour of karma as a bit. */
export interface ReachableRewards {
  readonly disciples: number
  readonly colours: number
}
/** Kept by hex, token and building: there are few, and each is asked for again and again. */
const REWARDS_CACHE: Partial<Record<VitalityToken | 'none', Partial<Record<Building, ReachableRewards>>>>[] = []

/** @param token null: no shifts but the building's */
export function reachableRewardsFrom(hex: HexIndex, token: VitalityToken | null, building: Building): ReachableRewards {
  const ofHex = (REWARDS_CACHE[hex] ??= {})
  const ofToken = (ofHex[token ?? 'none'] ??= {})
  return (ofToken[building] ??= explore(hex, token, buildingDotOf(building)))
}

function explore(hex: HexIndex, token: VitalityToken | null, dot: Pillar | 'neutral' | null): ReachableRewards {
  let disciples = 0
  let colours = 0
  for (const way of harmonyMoveOptionsFrom(hex, { tokens: token === null ? [] : [token], dot, skill: null })) {
    const reward = hexRewardOf(way.hex)
    disciples = Math.max(disciples, reward.disciples)
    for (const colour of reward.karma) colours |= colour === 'any' ? 7 : 1 << PILLARS.indexOf(colour)
  }
  return { disciples, colours }
}

/** The reward of a hex without a shift: a sanctuary has no dot. */
export function rewardsWithoutShift(hex: HexIndex): ReachableRewards {
  return reachableRewardsFrom(hex, null, 'brahma')
}
