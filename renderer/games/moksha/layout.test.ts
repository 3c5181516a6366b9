import { describe, expect, it } from 'vitest'
import { REGIONS } from '../../../engine/moksha/data.ts'
import { centreOf, type Box } from '../../art/boxes.ts'
import { areAllBoxesApart, areBoxesApart, testViewport, isBoxWithin } from '../../testing/game-ui-helpers.ts'
import { hexSideLength, meepleBoxes, siteLayout, stackTokenBoxes } from './art/geometry.ts'
import { layoutTable } from './layout.ts'
import { REGION_OUTLINES } from './art/region-outlines.ts'
import { supplyAndCasteCardBoxes, drawnTokensBox, tokenPoolBox, openSeaBox, siteBox } from './art/map-geometry.ts'

const SIZES = [
  [1920, 1080],
  [1500, 960],
  [920, 700],
  [740, 540],
  [740, 360],
  [372, 440],
  [390, 800],
  // What windows of 1280 x 800, 1366 x 768 and 390 x 844 leave for the board.
  [929, 711],
  [994, 681],
  [369, 447],
] as const
const PLAYERS = [2, 3, 4, 5]

describe('the map', () => {
  it('MOK-2: two regions share a border line exactly where the rules say so', () => {
    const key = ([a, b]: readonly (readonly number[])[]): string => [String(a), String(b)].sort().join(' ')
    const edges = REGION_OUTLINES.map((outline) =>
      outline.map((from, i) => key([from, outline[(i + 1) % outline.length] ?? from])),
    )
    for (const { id, borders } of REGIONS) {
      const touching = REGIONS.filter(
        (other) => other.id !== id && edges[id - 1]?.some((edge) => edges[other.id - 1]?.includes(edge)),
      )
      expect(touching.map((other) => other.id)).toEqual(borders)
    }
  })

  it.each(SIZES)('keeps regions, pool, supply and the button area apart at %d x %d', (width, height) => {
    const { map, answers } = layoutTable(testViewport(width, height, 3), [0, 1, 2])
    const { supplies, cards } = supplyAndCasteCardBoxes(map)
    const sites = REGIONS.map(({ id }) => siteBox(map, id))
    const parts = [...sites, supplies, cards, tokenPoolBox(map), drawnTokensBox(map), openSeaBox(map)]
    expect(areAllBoxesApart(parts)).toBe(true)
    for (const part of parts) expect(isBoxWithin(part, map)).toBe(true)
    expect(sites.every((site) => areBoxesApart(site, answers))).toBe(true)
  })
})

describe('the layout of a table', () => {
  it.each(SIZES)('keeps everything apart and within %d x %d, for 2 to 5 players', (width, height) => {
    for (const players of PLAYERS) {
      for (const textScale of [1, 1.5]) {
        const order = Array.from({ length: players }, (_, seat) => seat)
        const plan = layoutTable(testViewport(width, height, players, { textScale }), order)
        const seats = [...plan.seats.values()]
        expect(seats).toHaveLength(players)
        expect(seats.filter(({ large }) => large)).toHaveLength(1)
        const areas = [plan.map, plan.auraTrack, ...seats.map(({ panel }) => panel)]
        for (const area of areas) expect(isBoxWithin(area, { x: 0, y: 0, w: width, h: height })).toBe(true)
        expect(areAllBoxesApart(areas)).toBe(true)
        for (const { panel, form } of seats) {
          const parts = Object.values(form) as Box[]
          for (const part of parts) expect(isBoxWithin(part, panel)).toBe(true)
          expect(areAllBoxesApart(parts)).toBe(true)
        }
      }
    }
  })

  it('M4: small sheets have a separate line for the name with two or three players, and a single line with five', () => {
    const form = (players: number) =>
      layoutTable(
        testViewport(929, 711, players),
        Array.from({ length: players }, (_, seat) => seat),
      ).seats.get(1)?.form
    for (const players of [2, 3]) {
      const { header, verdict, grid } = form(players) ?? {}
      expect(header?.w).toBeGreaterThan(300)
      expect(verdict?.y).toBeGreaterThan((header?.y ?? 0) + (header?.h ?? 0))
      expect(grid?.h).toBeGreaterThan(40)
    }
    expect(form(5)?.verdict.x).toBeGreaterThan(form(5)?.header.x ?? 0)
    expect(form(5)?.header.w).toBeGreaterThan(120)
    // On a large screen too, where each of them is as high as two lines.
    const large = layoutTable(testViewport(1900, 1260, 5), [0, 1, 2, 3, 4]).seats.get(1)?.form
    expect(large?.verdict.y).toBeLessThan((large?.header.y ?? 0) + (large?.header.h ?? 0))
    expect(large?.verdict.h).toBeGreaterThan(40)
  })

  it('a phone keeps its single column, however little height a lesson leaves', () => {
    for (const height of [300, 330, 400, 447]) {
      const { map, seats } = layoutTable(testViewport(369, height, 2), [0, 1])
      expect(map.w).toBeGreaterThan(350)
      expect(seats.get(0)?.panel.y).toBeGreaterThan(map.y + map.h)
    }
  })

  it('swaps an enlarged sheet with the one at the bottom', () => {
    const order = [2, 0, 3, 1]
    const before = layoutTable(testViewport(920, 700, 4), order)
    const after = layoutTable(testViewport(920, 700, 4, { enlarged: 3 }), order)
    expect(after.seats.get(3)?.panel).toEqual(before.seats.get(0)?.panel)
    expect(after.seats.get(0)?.panel).toEqual(before.seats.get(3)?.panel)
  })

  it('MOK-17: places the other sheets in turn order', () => {
    const plan = layoutTable(testViewport(372, 440, 4), [2, 0, 3, 1])
    const xs = [3, 1, 2].map((seat) => plan.seats.get(seat)?.panel.x ?? 0)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  })

  it.each(SIZES)('MOK-8: hexes of the front sheet are large enough to click at %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      const order = Array.from({ length: players }, (_, seat) => seat)
      const form = layoutTable(testViewport(width, height, players), order).seats.get(0)?.form
      expect(hexSideLength(form?.grid ?? { w: 0, h: 0 }) * Math.sqrt(3)).toBeGreaterThanOrEqual(22)
    }
  })

  it.each([
    [372, 440],
    [390, 480],
    [390, 800],
  ])('MOK-31: enlarges the sheet of a seat that chooses a hex at %d x %d', (width, height) => {
    const of = testViewport(width, height, 3)
    const near = layoutTable(of, [0, 1, 2], 0)
    expect(hexSideLength(near.seats.get(0)?.form.grid ?? near.map) * Math.sqrt(3)).toBeGreaterThanOrEqual(32)
    expect(layoutTable(of, [0, 1, 2], 1)).toEqual(layoutTable(of, [0, 1, 2]))
  })

  it.each(SIZES)('B1: no wanderer covers another, however many are in one region, at %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      for (const textScale of [1, 1.5]) {
        const of = testViewport(width, height, players, { textScale })
        const order = Array.from({ length: players }, (_, seat) => seat)
        const { map } = layoutTable(of, order)
        for (const { id } of REGIONS) {
          const site = siteBox(map, id)
          for (let here = 1; here <= players; here++) {
            const form = siteLayout(site, here)
            const boxes = meepleBoxes(form, here)
            expect(boxes).toHaveLength(here)
            expect(areAllBoxesApart(boxes)).toBe(true)
            const near = { x: site.x, y: site.y - site.h * 0.7, w: site.w, h: site.h * 1.75 }
            for (const each of boxes) {
              expect(isBoxWithin(each, near)).toBe(true)
              expect(isBoxWithin(each, map)).toBe(true)
              expect(each.w).toBeGreaterThan(7)
              // In a low region they stand over its edge, as there is no room in it.
              if (!form.isSingleLine) expect(areBoxesApart(each, form.disciples)).toBe(true)
            }
          }
        }
      }
    }
  })

  it.each([1, 2, 3])('in a stack of %i tokens, no token covers the centre of the one below it', (count) => {
    const { map } = layoutTable(testViewport(740, 540, 2), [0, 1])
    const boxes = stackTokenBoxes(siteLayout(siteBox(map, 8)).stack, count)
    expect(boxes).toHaveLength(count)
    boxes.slice(1).forEach((above, i) => {
      const [a, b] = [centreOf(boxes[i] ?? above), centreOf(above)]
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(above.w * 0.5)
    })
  })
})
