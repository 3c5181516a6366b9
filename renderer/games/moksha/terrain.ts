/** The drawn map: outlines of the regions and where what lies in them stands, as shares of the map. Drawing only. */
import type { Region } from '../../../engine/moksha/data.ts'
import { box, clamp, type Box } from '../../art/boxes.ts'

export type Outline = readonly (readonly [x: number, y: number])[]

/** By region - 1. Neighbours share corner points. */
export const OUTLINES: readonly Outline[] = [
  [
    [0.1, 0.22],
    [0.14, 0.1],
    [0.24, 0.03],
    [0.36, 0.03],
    [0.43, 0.12],
    [0.36, 0.26],
    [0.24, 0.23],
  ],
  [
    [0.12, 0.46],
    [0.22, 0.47],
    [0.33, 0.45],
    [0.34, 0.54],
    [0.37, 0.61],
    [0.23, 0.66],
    [0.18, 0.6],
    [0.1, 0.55],
  ],
  [
    [0.82, 0.29],
    [0.93, 0.3],
    [0.98, 0.42],
    [0.91, 0.52],
    [0.8, 0.53],
    [0.78, 0.42],
  ],
  [
    [0.29, 0.79],
    [0.43, 0.79],
    [0.52, 0.85],
    [0.46, 0.98],
    [0.37, 0.98],
  ],
  [
    [0.6, 0.4],
    [0.69, 0.41],
    [0.78, 0.42],
    [0.8, 0.53],
    [0.75, 0.59],
    [0.66, 0.64],
    [0.6, 0.58],
    [0.61, 0.49],
  ],
  [
    [0.43, 0.12],
    [0.52, 0.18],
    [0.62, 0.24],
    [0.6, 0.32],
    [0.6, 0.4],
    [0.48, 0.37],
    [0.38, 0.38],
    [0.36, 0.26],
  ],
  [
    [0.23, 0.66],
    [0.37, 0.61],
    [0.45, 0.69],
    [0.43, 0.79],
    [0.29, 0.79],
    [0.25, 0.73],
  ],
  [
    [0.1, 0.22],
    [0.24, 0.23],
    [0.36, 0.26],
    [0.38, 0.38],
    [0.33, 0.45],
    [0.22, 0.47],
    [0.12, 0.46],
    [0.05, 0.36],
  ],
  [
    [0.62, 0.24],
    [0.72, 0.24],
    [0.82, 0.29],
    [0.78, 0.42],
    [0.69, 0.41],
    [0.6, 0.4],
    [0.6, 0.32],
  ],
  [
    [0.37, 0.61],
    [0.48, 0.6],
    [0.6, 0.58],
    [0.66, 0.64],
    [0.6, 0.72],
    [0.58, 0.79],
    [0.52, 0.85],
    [0.43, 0.79],
    [0.45, 0.69],
  ],
  [
    [0.38, 0.38],
    [0.48, 0.37],
    [0.6, 0.4],
    [0.61, 0.49],
    [0.6, 0.58],
    [0.48, 0.6],
    [0.37, 0.61],
    [0.34, 0.54],
    [0.33, 0.45],
  ],
]

/** Centres of the sites by region - 1. */
const SITES: readonly (readonly [number, number])[] = [
  [0.255, 0.135],
  [0.225, 0.553],
  [0.893, 0.412],
  [0.41, 0.892],
  [0.692, 0.512],
  [0.485, 0.283],
  [0.335, 0.722],
  [0.215, 0.35],
  [0.692, 0.328],
  [0.54, 0.69],
  [0.466, 0.49],
]
const SITE = { w: 0.192, h: 0.152 } as const

function part(map: Box, x: number, y: number, w: number, h: number): Box {
  return box(map.x + map.w * x, map.y + map.h * y, map.w * w, map.h * h)
}

/** Where the things of a region lie. */
export function siteBox(map: Box, region: Region): Box {
  const [x = 0.5, y = 0.5] = SITES[region - 1] ?? []
  return part(map, x - SITE.w / 2, y - SITE.h / 2, SITE.w, SITE.h)
}

/** Below this height in CSS pixels a map has room for one line beyond the mountains only. */
const LOW_MAP = 300

/** Beyond the mountains: the supply of karma and the stacks of cards. */
export function bankBoxes(map: Box): { readonly supplies: Box; readonly cards: Box } {
  if (map.h < LOW_MAP) {
    const h = clamp(map.h * 0.16, Math.min(26, map.h * 0.19), 40)
    const from = map.x + map.w * 0.43
    const unit = (map.w * 0.56) / (3 * 1.1 + 5 * 0.94)
    const y = map.y + map.h * 0.02
    return { supplies: box(from, y, unit * 3.3 - 3, h), cards: box(from + unit * 3.3, y, unit * 4.7, h) }
  }
  return { supplies: part(map, 0.565, 0.015, 0.425, 0.085), cards: part(map, 0.565, 0.104, 0.425, 0.1) }
}

/** The pool of tokens. */
export function oceanBox(map: Box): Box {
  return part(map, 0.02, 0.72, 0.21, 0.2)
}

/** Where Brahma's tokens wait. */
export function drawnBox(map: Box): Box {
  return part(map, 0.65, 0.612, 0.34, 0.145)
}

/** The open sea, kept for the buttons of a decision. */
export function openSea(map: Box): Box {
  return part(map, 0.525, 0.772, 0.47, 0.222)
}
