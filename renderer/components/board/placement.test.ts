import { describe, expect, it } from 'vitest'
import { findLeastCoveringPlacement, findPlacementBeside, placeTooltip, centreInReservedRoom } from './placement.ts'

const own = { width: 100, height: 40 }
const room = { width: 600, height: 400 }
const area = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const clickable = (...areas: ReturnType<typeof area>[]) => ({ clickable: areas, readable: [] })
const readable = (...areas: ReturnType<typeof area>[]) => ({ clickable: [], readable: areas })

describe('a free spot', () => {
  it('is at the bottom in the middle when nothing is there', () => {
    expect(findLeastCoveringPlacement(own, room, 10, clickable())).toEqual({ left: 250, top: 350 })
  })

  it('is aside, or further up, when something to click is there', () => {
    expect(findLeastCoveringPlacement(own, room, 10, clickable(area(200, 300, 150, 100)))).toEqual({
      left: 490,
      top: 350,
    })
    expect(findLeastCoveringPlacement(own, room, 10, clickable(area(0, 350, 600, 50)))).toEqual({
      left: 250,
      top: 10 + 340 * 0.88,
    })
  })

  it('leaves free what is to be read, too', () => {
    expect(findLeastCoveringPlacement(own, room, 10, readable(area(200, 300, 150, 100)))).toEqual({
      left: 490,
      top: 350,
    })
  })

  it('rather covers what is to be read than what is to be clicked', () => {
    const taken = { clickable: [area(0, 0, 600, 340)], readable: [area(0, 340, 600, 60)] }
    expect(findLeastCoveringPlacement(own, room, 10, taken)).toEqual({ left: 250, top: 350 })
  })

  it('rather covers one thing than several that lie on top of one another', () => {
    const panel = area(0, 0, 600, 400)
    expect(findLeastCoveringPlacement(own, room, 10, readable(panel, area(250, 350, 100, 40)))).toEqual({
      left: 490,
      top: 350,
    })
  })

  it('covers least when nothing is free', () => {
    expect(findLeastCoveringPlacement(own, room, 10, clickable(area(0, 0, 600, 400), area(0, 0, 480, 400)))).toEqual({
      left: 490,
      top: 350,
    })
  })

  it('stays on a board that is too small for it', () => {
    expect(findLeastCoveringPlacement({ width: 800, height: 40 }, room, 10, clickable())).toEqual({
      left: 10,
      top: 350,
    })
  })
})

describe('C4: a spot beside the piece in hand', () => {
  const piece = area(280, 180, 40, 40)
  const gapTo = ({ left, top }: { left: number; top: number }, to: ReturnType<typeof area>) => ({
    across: Math.max(to.left - left - own.width, left - to.left - to.width),
    down: Math.max(to.top - top - own.height, top - to.top - to.height),
  })
  const beside = (taken: Parameters<typeof findPlacementBeside>[3]) =>
    gapTo(findPlacementBeside(own, room, 10, taken, piece), piece)

  it('is next to it and does not cover it', () => {
    const { across, down } = beside(clickable())
    expect(Math.max(across, down)).toBeGreaterThanOrEqual(8)
    expect(Math.max(across, down)).toBeLessThan(24)
  })

  it('is clear of what can be clicked and of what is to be read', () => {
    const all = [area(0, 0, 600, 170), area(0, 230, 600, 170), area(330, 0, 270, 400)]
    for (const taken of [clickable(...all), readable(...all)]) {
      const { left, top } = findPlacementBeside(own, room, 10, taken, piece)
      expect(left + own.width).toBeLessThanOrEqual(piece.left)
      expect([top >= 170, top + own.height <= 230]).toEqual([true, true])
    }
  })

  it('is rather on the board of its seat than on that of another', () => {
    const mine = area(300, 0, 300, 400)
    const theirs = area(0, 0, 300, 400)
    const { left } = findPlacementBeside(own, room, 10, readable(mine, theirs), area(310, 180, 40, 40))
    expect(left).toBeGreaterThanOrEqual(mine.left)
  })

  it('X2, C4: leaves free a sign that is drawn into what holds the piece', () => {
    const row = area(100, 160, 400, 80)
    const sign = area(100, 160, 120, 80)
    const stone = area(230, 180, 40, 40)
    const over = (taken: Parameters<typeof findPlacementBeside>[3]): boolean => {
      const { left, top } = findPlacementBeside(own, room, 10, taken, stone)
      return left < sign.left + sign.width && left + own.width > sign.left && top < 240 && top + own.height > 160
    }
    const others = [area(0, 0, 600, 160), area(0, 240, 600, 160), area(280, 160, 40, 80)]
    expect(over(readable(row, ...others))).toBe(true)
    expect(over(readable(row, sign, ...others))).toBe(false)
  })

  it('stays on the board at its edge', () => {
    const { left, top } = findPlacementBeside(own, room, 10, clickable(), area(560, 360, 40, 40))
    expect([left >= 10, left + own.width <= 590, top >= 10, top + own.height <= 390]).toEqual([true, true, true, true])
  })
})

describe('the room kept for it', () => {
  it('has it in its middle', () => {
    expect(centreInReservedRoom(area(400, 200, 200, 100), own, room, 10)).toEqual({ left: 450, top: 230 })
  })

  it('may be too low for it: it then grows towards the middle of the board', () => {
    expect(centreInReservedRoom(area(400, 300, 200, 20), own, room, 10)).toEqual({ left: 450, top: 280 })
    expect(centreInReservedRoom(area(400, 100, 200, 20), own, room, 10)).toEqual({ left: 450, top: 100 })
  })

  it('may be too small for it: it then stays on the board', () => {
    expect(centreInReservedRoom(area(560, 380, 40, 20), own, room, 10)).toEqual({ left: 490, top: 350 })
  })
})

describe('what a piece is said to be', () => {
  it('stands above a large piece and beside a small one', () => {
    expect(placeTooltip(own, room, area(200, 200, 200, 100), [])).toEqual({ left: 250, top: 150 })
    expect(placeTooltip(own, room, area(200, 200, 40, 40), [])).toEqual({ left: 250, top: 200 })
    expect(placeTooltip(own, room, area(550, 200, 40, 40), [])).toEqual({ left: 440, top: 200 })
  })

  it('stands elsewhere where it would hide buttons over the board, or leave it', () => {
    const piece = area(200, 200, 200, 100)
    expect(placeTooltip(own, room, piece, [area(250, 150, 100, 40)])).toEqual({ left: 250, top: 310 })
    expect(placeTooltip(own, room, area(200, 20, 200, 100), [])).toEqual({ left: 250, top: 130 })
    expect(placeTooltip(own, room, area(200, 200, 40, 40), [area(250, 200, 100, 40)])).toEqual({ left: 90, top: 200 })
  })

  it('leaves free what else can be clicked, where it can, but not what it is about', () => {
    const piece = area(200, 200, 200, 100)
    expect(placeTooltip(own, room, piece, [], [piece, area(250, 150, 100, 40)])).toEqual({ left: 250, top: 310 })
    const around = [area(250, 150, 100, 40), area(250, 310, 100, 40), area(90, 200, 100, 100), area(410, 200, 100, 100)]
    // Every side has something: a little off the middle of one there is nothing.
    expect(placeTooltip(own, room, piece, [], around)).toEqual({ left: 138, top: 150 })
    expect(placeTooltip(own, room, piece, around.slice(0, 1), around)).toEqual({ left: 138, top: 150 })
  })

  it('stands where it would first when all is taken', () => {
    expect(placeTooltip(own, room, area(200, 200, 200, 100), [area(0, 0, 600, 400)])).toEqual({ left: 250, top: 150 })
  })

  it('Y3: stands further off where every side has something to click', () => {
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

  it('Y3: does not hide what a click would do', () => {
    const ghost = area(310, 200, 40, 60)
    expect(placeTooltip(own, room, area(270, 200, 20, 20), [], [ghost])).toEqual({ left: 160, top: 190 })
  })
})
