import { describe, expect, it } from 'vitest'
import { fanned, lightsOf } from './lights.ts'
import type { Piece } from './scene.ts'

describe('lights', () => {
  it('a chosen piece is not also lit or hovered', () => {
    const lights = lightsOf({ lit: ['a', 'b', 'c'], hovered: ['a', 'b'], chosen: ['a'] })
    expect(Object.fromEntries(lights)).toEqual({ a: ['chosen'], b: ['hovered'], c: ['lit'] })
  })

  it('B1a-3: what leads only to what costs something is framed otherwise', () => {
    const lights = lightsOf({ lit: ['a', 'b', 'c'], costly: ['b', 'c'], hovered: ['c'], chosen: [] })
    expect(Object.fromEntries(lights)).toEqual({ a: ['lit'], b: ['costly'], c: ['hovered'] })
  })

  it('focus is shown besides any other light', () => {
    expect(lightsOf({ lit: ['a'], hovered: [], chosen: [], focused: 'a' }).get('a')).toEqual(['lit', 'focused'])
  })
})

describe('a fan', () => {
  const card = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
    ...{ id, place: 'hand', look: { kind: 'card' }, x, y: 50, width: 60, height: 80, layer: 2 },
    ...more,
  })

  it('is of one kind in one place, partly over one another', () => {
    expect(fanned(card('a', 0), card('b', 40))).toBe(true)
    expect(fanned(card('a', 0), card('b', 60))).toBe(false)
    expect(fanned(card('a', 0), card('a', 0))).toBe(false)
  })

  it('is not what lies in a zone, on a panel, or elsewhere', () => {
    expect(fanned(card('a', 0), card('b', 40, { layer: 1 }))).toBe(false)
    expect(fanned(card('a', 0), card('b', 40, { look: { kind: 'count' } }))).toBe(false)
    expect(fanned(card('a', 0), card('b', 40, { place: 'deeds' }))).toBe(false)
  })
})
