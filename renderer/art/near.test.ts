import { describe, expect, it } from 'vitest'
import { apart, vantageOf, within } from '../games/testing.ts'
import { box } from './boxes.ts'
import { makers } from './make.ts'
import { nearby, standClear } from './near.ts'

const ROOM = box(0, 0, 400, 300)

describe('what is shown large beside something', () => {
  it('is as large as it may be and as near as it can be', () => {
    const of = box(180, 250, 40, 40)
    expect(standClear({ w: 100, h: 140 }, { of, room: ROOM, gap: 10, free: [] })).toEqual(box(70, 150, 100, 140))
  })

  it('stands clear of all that must stay in sight, smaller where it must', () => {
    const of = box(180, 250, 40, 40)
    const free = [box(120, 20, 160, 220), box(300, 0, 100, 300)]
    const at = standClear({ w: 200, h: 280 }, { of, room: ROOM, gap: 5, free })
    if (at === undefined) throw new Error('there is room on the left')
    expect(within(at, ROOM)).toBe(true)
    for (const each of [of, ...free]) expect(apart(at, each)).toBe(true)
    expect(at.w).toBeGreaterThan(100)
    expect(at.w / at.h).toBeCloseTo(200 / 280)
  })

  it('is left out where there is no room', () => {
    expect(standClear({ w: 50, h: 50 }, { of: ROOM, room: ROOM, gap: 5, free: [] })).toBeUndefined()
  })

  it('A18: never covers where the piece in hand can go, and rather is not shown', () => {
    const { piece } = makers()
    const of = piece('card', 'hand', { kind: 'card' }, box(180, 250, 40, 40), 0)
    const [size, vantage] = [{ w: 110, h: 150 }, vantageOf(400, 300, 2)]
    const left = { left: 0, top: 0, width: 170, height: 300 }
    const at = nearby(of, size, { ...vantage, clear: [left] }, [[]])
    if (at === undefined) throw new Error('there is room on the right')
    expect(apart(at, box(0, 0, 170, 300))).toBe(true)
    // Without it the left side is nearest.
    expect(nearby(of, size, vantage, [[]])).not.toEqual(at)
    const all = { left: 0, top: 0, width: 400, height: 240 }
    expect(nearby(of, size, { ...vantage, clear: [all] }, [[]], 0)).toBeUndefined()
  })

  it('B3: gives up what may be covered, one after the other, until it can be read', () => {
    const { piece } = makers()
    const of = piece('card', 'hand', { kind: 'card' }, box(180, 250, 40, 40), 0)
    const [middle, all] = [box(120, 20, 160, 220), box(0, 0, 400, 240)]
    const vantage = vantageOf(400, 300, 2)
    const size = { w: 110, h: 150 }
    const free = [[all], [middle], []]
    const at = nearby(of, size, vantage, free, 100)
    if (at === undefined) throw new Error('there is room beside the middle')
    expect(apart(at, middle)).toBe(true)
    expect(nearby(of, size, vantage, free, 111)?.w).toBeLessThanOrEqual(110)
    expect(nearby(of, size, vantage, [[all]])).toBeUndefined()
  })
})
