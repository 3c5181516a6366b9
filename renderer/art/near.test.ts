import { describe, expect, it } from 'vitest'
import { apart, within } from '../games/testing.ts'
import { box } from './boxes.ts'
import { standClear } from './near.ts'

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
})
