import { describe, expect, it } from 'vitest'
import { freeSpot } from './spot.ts'

const own = { width: 100, height: 40 }
const room = { width: 600, height: 400 }
const area = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

describe('a free spot', () => {
  it('is at the bottom in the middle when nothing is there', () => {
    expect(freeSpot(own, room, 10, [])).toEqual({ left: 250, top: 350 })
  })

  it('is aside, or further up, when something is', () => {
    expect(freeSpot(own, room, 10, [area(200, 300, 150, 100)])).toEqual({ left: 490, top: 350 })
    expect(freeSpot(own, room, 10, [area(0, 330, 600, 70)])).toEqual({ left: 250, top: 10 + 340 * 0.8 })
  })

  it('covers least when nothing is free', () => {
    const everywhere = area(0, 0, 600, 400)
    expect(freeSpot(own, room, 10, [everywhere, area(0, 0, 480, 400)])).toEqual({ left: 490, top: 350 })
  })

  it('stays on a board that is too small for it', () => {
    expect(freeSpot({ width: 800, height: 40 }, room, 10, [])).toEqual({ left: 10, top: 350 })
  })
})
