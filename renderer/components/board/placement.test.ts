import { describe, expect, it } from 'vitest'
import {
  findLeastCoveringPlacement,
  choosePlacementBesidePiece,
  placeTooltip,
  centreInReservedRoom,
} from './placement.ts'

const own = { width: 100, height: 40 }
const room = { width: 600, height: 400 }
const area = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const clickable = (...areas: ReturnType<typeof area>[]) => ({ clickable: areas, readable: [] })
const readable = (...areas: ReturnType<typeof area>[]) => ({ clickable: [], readable: areas })

describe('findLeastCoveringPlacement', () => {
  it('returns the bottom centre when nothing is in the way', () => {
    expect(findLeastCoveringPlacement(own, room, 10, clickable())).toEqual({ left: 250, top: 350 })
  })

  it('moves sideways or up to avoid clickable areas', () => {
    expect(findLeastCoveringPlacement(own, room, 10, clickable(area(200, 300, 150, 100)))).toEqual({
      left: 490,
      top: 350,
    })
    expect(findLeastCoveringPlacement(own, room, 10, clickable(area(0, 350, 600, 50)))).toEqual({
      left: 250,
      top: 10 + 340 * 0.88,
    })
  })

  it('avoids readable areas too', () => {
    expect(findLeastCoveringPlacement(own, room, 10, readable(area(200, 300, 150, 100)))).toEqual({
      left: 490,
      top: 350,
    })
  })

  it('covers a readable area rather than a clickable one', () => {
    const taken = { clickable: [area(0, 0, 600, 340)], readable: [area(0, 340, 600, 60)] }
    expect(findLeastCoveringPlacement(own, room, 10, taken)).toEqual({ left: 250, top: 350 })
  })

  it('covers one area rather than several overlapping ones', () => {
    const panel = area(0, 0, 600, 400)
    expect(findLeastCoveringPlacement(own, room, 10, readable(panel, area(250, 350, 100, 40)))).toEqual({
      left: 490,
      top: 350,
    })
  })

  it('covers as little as possible when no place is free', () => {
    expect(findLeastCoveringPlacement(own, room, 10, clickable(area(0, 0, 600, 400), area(0, 0, 480, 400)))).toEqual({
      left: 490,
      top: 350,
    })
  })

  it('stays on the board when the element is wider than the board', () => {
    expect(findLeastCoveringPlacement({ width: 800, height: 40 }, room, 10, clickable())).toEqual({
      left: 10,
      top: 350,
    })
  })
})

describe('C4: choosePlacementBesidePiece', () => {
  const piece = area(280, 180, 40, 40)
  const gapTo = ({ left, top }: { left: number; top: number }, to: ReturnType<typeof area>) => ({
    across: Math.max(to.left - left - own.width, left - to.left - to.width),
    down: Math.max(to.top - top - own.height, top - to.top - to.height),
  })
  const beside = (taken: Parameters<typeof choosePlacementBesidePiece>[3]) =>
    gapTo(choosePlacementBesidePiece(own, room, 10, taken, piece), piece)

  it('places the element next to the piece without covering it', () => {
    const { across, down } = beside(clickable())
    expect(Math.max(across, down)).toBeGreaterThanOrEqual(8)
    expect(Math.max(across, down)).toBeLessThan(24)
  })

  it('avoids clickable and readable areas', () => {
    const all = [area(0, 0, 600, 170), area(0, 230, 600, 170), area(330, 0, 270, 400)]
    for (const taken of [clickable(...all), readable(...all)]) {
      const { left, top } = choosePlacementBesidePiece(own, room, 10, taken, piece)
      expect(left + own.width).toBeLessThanOrEqual(piece.left)
      expect([top >= 170, top + own.height <= 230]).toEqual([true, true])
    }
  })

  it('prefers the area of the piece’s own seat to that of another seat', () => {
    const mine = area(300, 0, 300, 400)
    const theirs = area(0, 0, 300, 400)
    const { left } = choosePlacementBesidePiece(own, room, 10, readable(mine, theirs), area(310, 180, 40, 40))
    expect(left).toBeGreaterThanOrEqual(mine.left)
  })

  it('X2, C4: avoids a sign that is drawn inside the area holding the piece', () => {
    const row = area(100, 160, 400, 80)
    const sign = area(100, 160, 120, 80)
    const stone = area(230, 180, 40, 40)
    const over = (taken: Parameters<typeof choosePlacementBesidePiece>[3]): boolean => {
      const { left, top } = choosePlacementBesidePiece(own, room, 10, taken, stone)
      return left < sign.left + sign.width && left + own.width > sign.left && top < 240 && top + own.height > 160
    }
    const others = [area(0, 0, 600, 160), area(0, 240, 600, 160), area(280, 160, 40, 80)]
    expect(over(readable(row, ...others))).toBe(true)
    expect(over(readable(row, sign, ...others))).toBe(false)
  })

  it('stays on the board beside a piece at its edge', () => {
    const { left, top } = choosePlacementBesidePiece(own, room, 10, clickable(), area(560, 360, 40, 40))
    expect([left >= 10, left + own.width <= 590, top >= 10, top + own.height <= 390]).toEqual([true, true, true, true])
  })
})

describe('centreInReservedRoom', () => {
  it('centres the element in the reserved room', () => {
    expect(centreInReservedRoom(area(400, 200, 200, 100), own, room, 10)).toEqual({ left: 450, top: 230 })
  })

  it('extends towards the middle of the board when the reserved room is too low', () => {
    expect(centreInReservedRoom(area(400, 300, 200, 20), own, room, 10)).toEqual({ left: 450, top: 280 })
    expect(centreInReservedRoom(area(400, 100, 200, 20), own, room, 10)).toEqual({ left: 450, top: 100 })
  })

  it('stays on the board when the reserved room is too small', () => {
    expect(centreInReservedRoom(area(560, 380, 40, 20), own, room, 10)).toEqual({ left: 490, top: 350 })
  })
})

describe('placeTooltip', () => {
  it('places the tooltip above a large piece and beside a small one', () => {
    expect(placeTooltip(own, room, area(200, 200, 200, 100), [])).toEqual({ left: 250, top: 150 })
    expect(placeTooltip(own, room, area(200, 200, 40, 40), [])).toEqual({ left: 250, top: 200 })
    expect(placeTooltip(own, room, area(550, 200, 40, 40), [])).toEqual({ left: 440, top: 200 })
  })

  it('uses another side where it would cover buttons or leave the board', () => {
    const piece = area(200, 200, 200, 100)
    expect(placeTooltip(own, room, piece, [area(250, 150, 100, 40)])).toEqual({ left: 250, top: 310 })
    expect(placeTooltip(own, room, area(200, 20, 200, 100), [])).toEqual({ left: 250, top: 130 })
    expect(placeTooltip(own, room, area(200, 200, 40, 40), [area(250, 200, 100, 40)])).toEqual({ left: 90, top: 200 })
  })

  it('avoids other clickable areas where possible, and ignores the piece itself', () => {
    const piece = area(200, 200, 200, 100)
    expect(placeTooltip(own, room, piece, [], [piece, area(250, 150, 100, 40)])).toEqual({ left: 250, top: 310 })
    const around = [area(250, 150, 100, 40), area(250, 310, 100, 40), area(90, 200, 100, 100), area(410, 200, 100, 100)]
    // Every side has something: a little off the middle of one there is nothing.
    expect(placeTooltip(own, room, piece, [], around)).toEqual({ left: 138, top: 150 })
    expect(placeTooltip(own, room, piece, around.slice(0, 1), around)).toEqual({ left: 138, top: 150 })
  })

  it('uses the first position when every position is taken', () => {
    expect(placeTooltip(own, room, area(200, 200, 200, 100), [area(0, 0, 600, 400)])).toEqual({ left: 250, top: 150 })
  })

  it('Y3: moves further away when every side has something to click', () => {
    const region = area(10, 200, 120, 100)
    const others = [area(10, 310, 120, 90), area(140, 180, 120, 120), area(10, 195, 50, 4)]
    const { left, top } = placeTooltip(own, room, region, [], [region, ...others])
    for (const other of [region, ...others]) {
      const apart =
        left >= other.left + other.width ||
        left + own.width <= other.left ||
        top >= other.top + other.height ||
        top + own.height <= other.top
      expect(apart).toBe(true)
    }
    expect(top).toBeGreaterThan(100)
  })

  it('Y3: does not cover the ghosts of a preview', () => {
    const ghost = area(310, 200, 40, 60)
    expect(placeTooltip(own, room, area(270, 200, 20, 20), [], [ghost])).toEqual({ left: 160, top: 190 })
  })
})
