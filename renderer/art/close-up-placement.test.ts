import { describe, expect, it } from 'vitest'
import { areBoxesApart, testViewport, isBoxWithin } from '../testing/game-ui-helpers.ts'
import { makeBox } from './boxes.ts'
import { createPieceFactory } from './piece-factory.ts'
import { findCloseUpBox, findBoxBesideOriginal } from './close-up-placement.ts'

const ROOM = makeBox(0, 0, 400, 300)

describe('close-up placement', () => {
  it('uses the maximum size and the position nearest to the piece', () => {
    const of = makeBox(180, 250, 40, 40)
    expect(findBoxBesideOriginal({ w: 100, h: 140 }, { of, room: ROOM, gap: 10, free: [] })).toEqual(
      makeBox(70, 150, 100, 140),
    )
  })

  it('covers neither the piece nor the boxes to keep free, and shrinks if necessary', () => {
    const of = makeBox(180, 250, 40, 40)
    const free = [makeBox(120, 20, 160, 220), makeBox(300, 0, 100, 300)]
    const at = findBoxBesideOriginal({ w: 200, h: 280 }, { of, room: ROOM, gap: 5, free })
    if (at === undefined) throw new Error('there is room on the left')
    expect(isBoxWithin(at, ROOM)).toBe(true)
    for (const each of [of, ...free]) expect(areBoxesApart(at, each)).toBe(true)
    expect(at.w).toBeGreaterThan(100)
    expect(at.w / at.h).toBeCloseTo(200 / 280)
  })

  it('returns no placement if there is no room', () => {
    expect(findBoxBesideOriginal({ w: 50, h: 50 }, { of: ROOM, room: ROOM, gap: 5, free: [] })).toBeUndefined()
  })

  it('A18: never covers the targets of the held piece; without room beside them there is no close-up', () => {
    const { piece } = createPieceFactory()
    const of = piece('card', 'hand', { kind: 'card' }, makeBox(180, 250, 40, 40), 0)
    const [size, parameters] = [{ w: 110, h: 150 }, testViewport(400, 300, 2)]
    const left = { left: 0, top: 0, width: 170, height: 300 }
    const at = findCloseUpBox(of, size, { ...parameters, clear: [left] }, [[]])
    if (at === undefined) throw new Error('there is room on the right')
    expect(areBoxesApart(at, makeBox(0, 0, 170, 300))).toBe(true)
    // Without it the left side is nearest.
    expect(findCloseUpBox(of, size, parameters, [[]])).not.toEqual(at)
    const all = { left: 0, top: 0, width: 400, height: 240 }
    expect(findCloseUpBox(of, size, { ...parameters, clear: [all] }, [[]], 0)).toBeUndefined()
  })

  it('B3: falls back to fewer boxes to keep free until the close-up is legible', () => {
    const { piece } = createPieceFactory()
    const of = piece('card', 'hand', { kind: 'card' }, makeBox(180, 250, 40, 40), 0)
    const [middle, all] = [makeBox(120, 20, 160, 220), makeBox(0, 0, 400, 240)]
    const parameters = testViewport(400, 300, 2)
    const size = { w: 110, h: 150 }
    const free = [[all], [middle], []]
    const at = findCloseUpBox(of, size, parameters, free, 100)
    if (at === undefined) throw new Error('there is room beside the middle')
    expect(areBoxesApart(at, middle)).toBe(true)
    expect(findCloseUpBox(of, size, parameters, free, 111)?.w).toBeLessThanOrEqual(110)
    expect(findCloseUpBox(of, size, parameters, [[all]])).toBeUndefined()
  })
})
