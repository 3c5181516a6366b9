/** What a token and a building bring from a hex of harmony: quick, for whoever looks at many of them. */
import { dotOf } from './board.ts'
import { PILLARS } from './data.ts'
import type { Building, Hex, Pillar, Token } from './data.ts'
import { rewardOf } from './gather.ts'
import { waysFrom } from './harmony.ts'

/** Where the shifts of a token and a dot can lead: the most disciples, and every colour of karma as a bit. */
export interface Reach {
  readonly disciples: number
  readonly colours: number
}
/** Kept by hex, token and building: there are few, and each is asked for again and again. */
const REACHES: Partial<Record<Token | 'none', Partial<Record<Building, Reach>>>>[] = []

/** @param token null: no shifts but the building's */
export function reachOf(hex: Hex, token: Token | null, building: Building): Reach {
  const ofHex = (REACHES[hex] ??= {})
  const ofToken = (ofHex[token ?? 'none'] ??= {})
  return (ofToken[building] ??= explore(hex, token, dotOf(building)))
}

function explore(hex: Hex, token: Token | null, dot: Pillar | 'neutral' | null): Reach {
  let disciples = 0
  let colours = 0
  for (const way of waysFrom(hex, { tokens: token === null ? [] : [token], dot, skill: null })) {
    const reward = rewardOf(way.hex)
    disciples = Math.max(disciples, reward.disciples)
    for (const colour of reward.karma) colours |= colour === 'any' ? 7 : 1 << PILLARS.indexOf(colour)
  }
  return { disciples, colours }
}

/** The reward of a hex without a shift: a sanctuary has no dot. */
export function rewardAt(hex: Hex): Reach {
  return reachOf(hex, null, 'brahma')
}
