import { describe, expect, it } from 'vitest'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { planSceneTransition } from './scene-transition.ts'
import type { Piece } from './scene.ts'

const token = (id: string, place: string, x: number, more: Partial<Piece> = {}): Piece => ({
  id,
  place,
  sprite: { kind: 'token' },
  x,
  y: 0,
  width: 20,
  height: 20,
  layer: 1,
  piece: 'red',
  ...more,
})
const moved = (from: string, to: string, count = 1) =>
  ({ kind: 'moved', piece: 'red', from, to, count }) as unknown as VisibleEvent
const motions = (before: Piece[], after: Piece[], events: VisibleEvent[] = []) =>
  planSceneTransition(before, { pieces: after, outline: [] }, events)

describe('planSceneTransition', () => {
  it('plans a flight on an arc for a movement that an event reports', () => {
    const [motion] = motions([token('a', 'a', 0)], [token('b', 'b', 300)], [moved('a', 'b')])
    expect(motion).toMatchObject({ kind: 'fly', source: 'a', delay: 0 })
    expect(motion?.arc).toBeGreaterThan(0)
  })

  it('plans 150 to 400 ms, longer for a larger distance', () => {
    const near = motions([token('a', 'a', 0)], [token('b', 'b', 10)], [moved('a', 'b')])[0]
    const far = motions([token('a', 'a', 0)], [token('b', 'b', 3000)], [moved('a', 'b')])[0]
    expect(near?.duration).toBeGreaterThanOrEqual(150)
    expect(far?.duration).toBe(400)
    expect(far?.duration).toBeGreaterThan(near?.duration ?? Infinity)
  })

  it('plans a shift without arc if only the layout changed', () => {
    expect(motions([token('a', 'a', 0)], [token('a', 'a', 50)])).toMatchObject([{ kind: 'shift', arc: 0, delay: 0 }])
  })

  it('plans no motion if nothing changed', () => {
    expect(motions([token('a', 'a', 0)], [token('a', 'a', 0)])).toMatchObject([{ kind: 'stay' }])
    expect(motions([token('a', 'a', 0)], [token('a', 'a', 0)])[0]).not.toHaveProperty('change')
  })

  it('fades pieces that appear and pieces that vanish', () => {
    const found = motions([token('a', 'a', 0, { piece: 'blue' })], [token('b', 'b', 9)])
    expect(found).toMatchObject([
      { kind: 'appear', start: { alpha: 0 }, end: { alpha: 1, x: 9 } },
      { kind: 'vanish', source: 'a', end: { alpha: 0, x: 0 } },
    ])
  })

  it('starts a new piece at the place from which an event moves it', () => {
    const bag = token('bag', 'bag', 500, { piece: 'bag' })
    expect(motions([bag], [bag, token('b', 'b', 0)], [moved('bag', 'b')])[1]).toMatchObject({
      kind: 'appear',
      start: { x: 500 },
    })
  })

  it('ends a vanishing piece at the place to which an event moves it', () => {
    const box = token('box', 'box', 500, { piece: 'box' })
    expect(motions([token('a', 'a', 0), box], [box], [moved('a', 'box')])[1]).toMatchObject({
      kind: 'vanish',
      end: { x: 500, alpha: 0 },
    })
  })
})

describe('a changed sprite spec', () => {
  it('is cross-faded', () => {
    const after = token('a', 'a', 0, { sprite: { kind: 'token', full: true } })
    expect(motions([token('a', 'a', 0)], [after])).toMatchObject([{ kind: 'stay', change: 'fade' }])
  })

  it('turns like a card if it shows another face', () => {
    const card = (face: string) => token('a', 'a', 0, { sprite: { kind: 'card', face } })
    expect(motions([card('back')], [card('front')])).toMatchObject([{ change: 'turn' }])
  })

  it('tumbles and bounces if it was thrown, even in its place, and otherwise does not', () => {
    const die = (face: number, thrown: boolean) => token('a', 'a', 0, { sprite: { kind: 'die', face }, thrown })
    const [motion] = motions([die(0, false)], [die(5, true)])
    expect(motion).toMatchObject({ kind: 'fly', change: 'tumble', duration: 400 })
    expect(motion?.arc).toBeGreaterThan(0)
    expect(motions([die(5, true)], [die(5, true)])).toMatchObject([{ kind: 'stay' }])
    expect(motions([die(5, true)], [die(0, false)])).toMatchObject([{ kind: 'stay', change: 'turn' }])
  })
})

describe('several flights', () => {
  const many = (n: number) => {
    const before = Array.from({ length: n }, (_, i) => token(`a${String(i)}`, 'a', i))
    const after = Array.from({ length: n }, (_, i) => token(`b${String(i)}`, 'b', 100 + i))
    return motions(before, after, [moved('a', 'b', n)])
  }

  it('start one after the other and overlap', () => {
    const delays = many(3)
      .map(({ delay }) => delay)
      .sort((a, b) => a - b)
    expect(delays[0]).toBe(0)
    expect(delays[1]).toBeGreaterThan(0)
    expect(delays[1]).toBeLessThan(150)
  })

  it('never take longer than 1.1 seconds, however many they are', () => {
    expect(Math.max(...many(60).map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(1100)
  })
})
