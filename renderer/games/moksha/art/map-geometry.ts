/** Positions on the map, as boxes. The numbers are shares of the map. */
import type { RegionNumber } from '../../../../engine/moksha/data.ts'
import { makeBox, clamp, type Box } from '../../../art/boxes.ts'

/** Centres of the sites by region - 1. */
const SITES: readonly (readonly [number, number])[] = [
  [0.255, 0.146],
  [0.225, 0.553],
  [0.893, 0.418],
  [0.41, 0.892],
  [0.692, 0.512],
  [0.47, 0.288],
  [0.335, 0.722],
  [0.215, 0.35],
  [0.692, 0.328],
  [0.54, 0.69],
  [0.466, 0.49],
]
const SITE = { w: 0.2, h: 0.158 } as const

function part(map: Box, x: number, y: number, w: number, h: number): Box {
  return makeBox(map.x + map.w * x, map.y + map.h * y, map.w * w, map.h * h)
}

/** The box of a region's site, the plate on the map for all that is in the region. */
export function siteBox(map: Box, region: RegionNumber): Box {
  const [x = 0.5, y = 0.5] = SITES[region - 1] ?? []
  return part(map, x - SITE.w / 2, y - SITE.h / 2, SITE.w, SITE.h)
}

/** Below this height in CSS pixels a map has room for one line beyond the mountains only. */
const LOW_MAP = 300

/**
 * The two boxes in the upper right of the map, beyond the mountains: one for the whole karma supply, one for all
 * stacks of caste cards.
 */
export function supplyAndCasteCardBoxes(map: Box): { readonly supplies: Box; readonly cards: Box } {
  if (map.h < LOW_MAP) {
    const h = clamp(map.h * 0.16, Math.min(26, map.h * 0.19), 40)
    const from = map.x + map.w * 0.43
    const unit = (map.w * 0.56) / (3 * 1.1 + 5 * 0.94)
    const y = map.y + map.h * 0.02
    return { supplies: makeBox(from, y, unit * 3.3 - 3, h), cards: makeBox(from + unit * 3.3, y, unit * 4.7, h) }
  }
  return { supplies: part(map, 0.565, 0.015, 0.425, 0.085), cards: part(map, 0.565, 0.104, 0.425, 0.1) }
}

/** The box of the ocean, the pool of vitality tokens. */
export function tokenPoolBox(map: Box): Box {
  return part(map, 0.02, 0.72, 0.21, 0.2)
}

/** The box for the tokens that the god Brahma has drawn and that are still to be placed. */
export function drawnTokensBox(map: Box): Box {
  return part(map, 0.65, 0.612, 0.34, 0.145)
}

/** The box of the open sea, where no pieces lie. The answer buttons may lie there. */
export function openSeaBox(map: Box): Box {
  return part(map, 0.525, 0.772, 0.47, 0.222)
}

/**
 * The box of the bay at the east coast of the map. On small maps the answer buttons lie here instead of in the open
 * sea (`openSeaBox`), since the bay offers more height. The bay includes the box of the tokens that the god Brahma has
 * drawn (`drawnTokensBox`).
 */
export function bayBox(map: Box): Box {
  return part(map, 0.655, 0.605, 0.338, 0.385)
}
