import { describe, expect, it } from 'vitest'
import { freeSpot, within } from './spot.ts'

const own = { width: 100, height: 40 }
const room = { width: 600, height: 400 }
const area = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const clickable = (...areas: ReturnType<typeof area>[]) => ({ clickable: areas, readable: [] })
const readable = (...areas: ReturnType<typeof area>[]) => ({ clickable: [], readable: areas })

describe('a free spot', () => {
  it('is at the bottom in the middle when nothing is there', () => {
    expect(freeSpot(own, room, 10, clickable())).toEqual({ left: 250, top: 350 })
  })

  it('is aside, or further up, when something to click is there', () => {
    expect(freeSpot(own, room, 10, clickable(area(200, 300, 150, 100)))).toEqual({ left: 490, top: 350 })
    expect(freeSpot(own, room, 10, clickable(area(0, 350, 600, 50)))).toEqual({ left: 250, top: 10 + 340 * 0.88 })
  })

  it('leaves free what is to be read, too', () => {
    expect(freeSpot(own, room, 10, readable(area(200, 300, 150, 100)))).toEqual({ left: 490, top: 350 })
  })

  it('rather covers what is to be read than what is to be clicked', () => {
    const taken = { clickable: [area(0, 0, 600, 340)], readable: [area(0, 340, 600, 60)] }
    expect(freeSpot(own, room, 10, taken)).toEqual({ left: 250, top: 350 })
  })

  it('rather covers one thing than several that lie on top of one another', () => {
    const panel = area(0, 0, 600, 400)
    expect(freeSpot(own, room, 10, readable(panel, area(250, 350, 100, 40)))).toEqual({ left: 490, top: 350 })
  })

  it('covers least when nothing is free', () => {
    expect(freeSpot(own, room, 10, clickable(area(0, 0, 600, 400), area(0, 0, 480, 400)))).toEqual({
      left: 490,
      top: 350,
    })
  })

  it('stays on a board that is too small for it', () => {
    expect(freeSpot({ width: 800, height: 40 }, room, 10, clickable())).toEqual({ left: 10, top: 350 })
  })
})

describe('the room kept for it', () => {
  it('has it in its middle', () => {
    expect(within(area(400, 200, 200, 100), own, room)).toEqual({ left: 450, top: 230 })
  })

  it('may be too small for it: it then stays on the board', () => {
    expect(within(area(560, 380, 40, 20), own, room)).toEqual({ left: 500, top: 360 })
  })
})
