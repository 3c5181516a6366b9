import { describe, expect, it } from 'vitest'
import { areFanned, highlightKindsByPiece, ringStylesOfHighlightKind, type HighlightKind } from './highlights.ts'
import type { BoardPalette } from './painter.ts'
import type { Piece } from './scene.ts'

const DUSK: BoardPalette = {
  background: 0x140c17,
  surface: 0,
  ink: 0xf6ecdc,
  muted: 0,
  accent: 0,
  line: 0,
  locale: 'en',
  lit: 0xe9bb66,
  litEdge: 0xe9bb66,
  dark: true,
  contrast: false,
}
const DAWN: BoardPalette = { ...DUSK, lit: 0xffb31f, litEdge: 0x6b2e00, dark: false }
const CONTRAST: BoardPalette = { ...DUSK, lit: 0xffd400, litEdge: 0xffd400, contrast: true }
const PALETTES = { Dusk: DUSK, Dawn: DAWN, 'high contrast': CONTRAST }
const KINDS: readonly HighlightKind[] = ['shown', 'lit', 'meant', 'hovered', 'chosen', 'focused']

const PRICE = { kind: 'coin' }

describe('highlightKindsByPiece', () => {
  it('gives a chosen piece no other kind, and a hovered one not lit', () => {
    const lights = highlightKindsByPiece({ lit: ['a', 'b', 'c'], hovered: ['a', 'b'], chosen: ['a'] })
    expect(Object.fromEntries(lights)).toEqual({ a: ['chosen'], b: ['hovered'], c: ['lit'] })
  })

  it('B1a-3: gives a piece that leads only to choices with a cost the kind costly', () => {
    const lights = highlightKindsByPiece({
      lit: ['a', 'b', 'c'],
      costly: { b: PRICE, c: PRICE },
      hovered: ['c'],
      chosen: [],
    })
    expect(Object.fromEntries(lights)).toEqual({ a: ['lit'], b: ['costly'], c: ['hovered'] })
  })

  it('B1a-2: gives a piece that a lesson explains the kind shown, unless it can be clicked', () => {
    const lights = highlightKindsByPiece({
      lit: ['a'],
      hovered: ['b'],
      chosen: ['c'],
      meant: ['d'],
      shown: ['a', 'b', 'c', 'd', 'e'],
    })
    expect(Object.fromEntries(lights)).toEqual({
      a: ['lit'],
      b: ['hovered'],
      c: ['chosen'],
      d: ['meant'],
      e: ['shown'],
    })
  })

  it('adds focused to any other kind', () => {
    expect(highlightKindsByPiece({ lit: ['a'], hovered: [], chosen: [], focused: 'a' }).get('a')).toEqual([
      'lit',
      'focused',
    ])
  })
})

describe('ringStylesOfHighlightKind', () => {
  it.each(Object.entries(PALETTES))('A8: in %s no ring covers the piece that it surrounds', (_, palette) => {
    for (const kind of KINDS)
      for (const { from, to } of ringStylesOfHighlightKind(kind, palette))
        expect([from >= 0, to > from]).toEqual([true, true])
  })

  it('A8: in Dawn the kind meant has one thin ring with a soft glow outside', () => {
    const rings = ringStylesOfHighlightKind('meant', DAWN)
    const lines = rings.filter(({ alpha }) => alpha > 0.9)
    expect(Math.max(...lines.map(({ to }) => to))).toBeLessThanOrEqual(4.5)
    expect(lines.filter(({ colour }) => colour === DAWN.lit)).toHaveLength(1)
    expect(rings.some(({ to, alpha }) => to > 10 && alpha < 0.5)).toBe(true)
  })

  it.each(Object.entries(PALETTES))(
    'B1a-2: in %s the kind shown has a form and colour that no other kind has',
    (_, palette) => {
      const shown = ringStylesOfHighlightKind('shown', palette)
      expect(shown.some(({ dash }) => dash !== undefined)).toBe(true)
      expect(shown.some(({ colour }) => colour === palette.lit)).toBe(false)
      for (const kind of ['lit', 'meant', 'hovered'] as const) {
        expect(
          ringStylesOfHighlightKind(kind, palette).some(({ colour }) => colour === palette.lit || kind === 'hovered'),
        ).toBe(true)
        expect(ringStylesOfHighlightKind(kind, palette).some(({ dash }) => dash !== undefined)).toBe(false)
      }
    },
  )
})

describe('areFanned', () => {
  const card = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
    id,
    place: 'hand',
    sprite: { kind: 'card' },
    x,
    y: 50,
    width: 60,
    height: 80,
    layer: 2,
    ...more,
  })

  it('is true for pieces of one kind in one place that partly overlap', () => {
    expect(areFanned(card('a', 0), card('b', 40))).toBe(true)
    expect(areFanned(card('a', 0), card('b', 60))).toBe(false)
    expect(areFanned(card('a', 0), card('a', 0))).toBe(false)
  })

  it('is false for pieces on other layers, of other kinds or in other places', () => {
    expect(areFanned(card('a', 0), card('b', 40, { layer: 1 }))).toBe(false)
    expect(areFanned(card('a', 0), card('b', 40, { sprite: { kind: 'count' } }))).toBe(false)
    expect(areFanned(card('a', 0), card('b', 40, { place: 'deeds' }))).toBe(false)
  })
})
