import { describe, expect, it } from 'vitest'
import type { BoardColours } from '../art/materials.ts'
import type { BoardPalette } from '../stage/painter.ts'
import { parseHexColour } from '../theme/palette.ts'
import { GAME_UI_ENTRIES } from './catalogue.ts'

const COLOURS = import.meta.glob<{ readonly boardColoursInTheme: (palette: BoardPalette) => BoardColours }>(
  './*/art/colours.ts',
  {
    eager: true,
  },
)

const [tokens = ''] = Object.values(
  import.meta.glob<string>('../theme/tokens.css', { query: '?raw', import: 'default', eager: true }),
)

/** A custom property of the dawn. */
function dawn(name: string): number {
  const block = tokens.slice(tokens.indexOf("[data-theme='dawn']"))
  const value = new RegExp(`${name}: (#[0-9a-f]+);`).exec(block)?.[1] ?? ''
  const colour = parseHexColour(value)
  if (colour === undefined) throw new Error(`no ${name}`)
  return colour
}

function never(id: string): never {
  throw new Error(`no colours of ${id}`)
}

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(colour: number): number {
  const channel = (shift: number): number => {
    const value = ((colour >> shift) & 255) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
}

function contrast(a: number, b: number): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

const PALETTE = {
  background: dawn('--background'),
  surface: dawn('--surface'),
  ink: dawn('--ink'),
  muted: dawn('--muted'),
  accent: dawn('--accent'),
  lit: dawn('--lit'),
  litEdge: dawn('--lit-edge'),
  line: dawn('--line'),
  dark: false,
  contrast: false,
  locale: 'en',
}

describe('in the dawn theme', () => {
  it.each(GAME_UI_ENTRIES.map(({ id }) => id))(
    'C5: the colour of click targets contrasts with the frames of %s, and with the board',
    (id) => {
      const { gold, goldDeep, lacquer } = COLOURS[`./${id}/art/colours.ts`]?.boardColoursInTheme(PALETTE) ?? never(id)
      for (const frame of [gold, goldDeep]) expect(contrast(PALETTE.lit, frame)).toBeGreaterThan(1.6)
      expect(contrast(PALETTE.litEdge, PALETTE.lit)).toBeGreaterThan(4.5)
      for (const ground of [lacquer, PALETTE.background]) expect(contrast(PALETTE.litEdge, ground)).toBeGreaterThan(4.5)
    },
  )
})
