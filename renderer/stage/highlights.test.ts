import { describe, expect, it } from 'vitest'
import { areFanned, highlightKindsByPiece, ringsOfHighlightKind, type HighlightKind } from './highlights.ts'
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

describe('lights', () => {
  it('a chosen piece is not also lit or hovered', () => {
    const lights = highlightKindsByPiece({ lit: ['a', 'b', 'c'], hovered: ['a', 'b'], chosen: ['a'] })
    expect(Object.fromEntries(lights)).toEqual({ a: ['chosen'], b: ['hovered'], c: ['lit'] })
  })

  it('B1a-3: what leads only to what costs something is framed otherwise', () => {
    const lights = highlightKindsByPiece({
      lit: ['a', 'b', 'c'],
      costly: { b: PRICE, c: PRICE },
      hovered: ['c'],
      chosen: [],
    })
    expect(Object.fromEntries(lights)).toEqual({ a: ['lit'], b: ['costly'], c: ['hovered'] })
  })

  it('B1a-2: what a lesson speaks about is lit as something to look at, unless a click on it leads on', () => {
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

  it('focus is shown besides any other light', () => {
    expect(highlightKindsByPiece({ lit: ['a'], hovered: [], chosen: [], focused: 'a' }).get('a')).toEqual([
      'lit',
      'focused',
    ])
  })
})

describe('the rings of a light', () => {
  it.each(Object.entries(PALETTES))('A8: in %s no ring lies on the piece that it surrounds', (_, palette) => {
    for (const kind of KINDS)
      for (const { from, to } of ringsOfHighlightKind(kind, palette))
        expect([from >= 0, to > from]).toEqual([true, true])
  })

  it('A8: in Dawn one thin ring with a soft glow outside surrounds what a lesson leads to', () => {
    const rings = ringsOfHighlightKind('meant', DAWN)
    const lines = rings.filter(({ alpha }) => alpha > 0.9)
    expect(Math.max(...lines.map(({ to }) => to))).toBeLessThanOrEqual(4.5)
    expect(lines.filter(({ colour }) => colour === DAWN.lit)).toHaveLength(1)
    expect(rings.some(({ to, alpha }) => to > 10 && alpha < 0.5)).toBe(true)
  })

  it.each(Object.entries(PALETTES))(
    'B1a-2: in %s what is to be looked at is lit in a form and colour of its own',
    (_, palette) => {
      const shown = ringsOfHighlightKind('shown', palette)
      expect(shown.some(({ dash }) => dash !== undefined)).toBe(true)
      expect(shown.some(({ colour }) => colour === palette.lit)).toBe(false)
      for (const kind of ['lit', 'meant', 'hovered'] as const) {
        expect(
          ringsOfHighlightKind(kind, palette).some(({ colour }) => colour === palette.lit || kind === 'hovered'),
        ).toBe(true)
        expect(ringsOfHighlightKind(kind, palette).some(({ dash }) => dash !== undefined)).toBe(false)
      }
    },
  )
})

describe('a fan', () => {
  const card = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
    id,
    place: 'hand',
    look: { kind: 'card' },
    x,
    y: 50,
    width: 60,
    height: 80,
    layer: 2,
    ...more,
  })

  it('is of one kind in one place, partly over one another', () => {
    expect(areFanned(card('a', 0), card('b', 40))).toBe(true)
    expect(areFanned(card('a', 0), card('b', 60))).toBe(false)
    expect(areFanned(card('a', 0), card('a', 0))).toBe(false)
  })

  it('is not what lies in a zone, on a panel, or elsewhere', () => {
    expect(areFanned(card('a', 0), card('b', 40, { layer: 1 }))).toBe(false)
    expect(areFanned(card('a', 0), card('b', 40, { look: { kind: 'count' } }))).toBe(false)
    expect(areFanned(card('a', 0), card('b', 40, { place: 'deeds' }))).toBe(false)
  })
})
