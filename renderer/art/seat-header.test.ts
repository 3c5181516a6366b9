import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Canvas2D } from './canvas.ts'
import { createBoardColours, type GameMaterialColours } from './materials.ts'
import { drawSeatHeader, type SeatHeaderProps, type SeatHeaderExtras } from './seat-header.ts'

const TONES: GameMaterialColours = {
  gold: 0xd8a656,
  goldLight: 0xffe3a4,
  goldDeep: 0x7a4f20,
  lacquerTop: 0x45283f,
  lacquer: 0x2c1a30,
  lacquerLow: 0x1c1022,
  well: 0x150b19,
  shade: 'black',
}
const PALETTE = {
  background: 0,
  surface: 0,
  ink: 0xffffff,
  muted: 0x888888,
  accent: 0xffcc00,
  lit: 0,
  litEdge: 0,
  line: 0,
  dark: true,
  contrast: false,
  locale: 'en',
}
const LOOK: SeatHeaderProps = {
  name: 'Wilhelmina Featherstone',
  colour: '#ff8060',
  shape: 'circle',
  large: false,
  turn: false,
  button: 'enlarge',
  textScale: 1,
  longest: '',
  most: 0,
}

/** The texts drawn, with their letters' size, and how many lines were drawn: the sign of enlarging is four. */
function drawn(
  sprite: Partial<SeatHeaderProps>,
  w: number,
  more?: SeatHeaderExtras,
  perLetter = (_size: number): number => 0.5,
) {
  const written: { text: string; x: number; right: number; size: number; colour: string }[] = []
  let lines = 0
  const size = (): number => Number(/(\d+(?:\.\d+)?)px/.exec(brush.font)?.[1])
  const wide = (text: string): number => text.length * size() * perLetter(size())
  const brush = {
    font: '',
    fillStyle: '',
    measureText: (text: string) => ({ width: wide(text), actualBoundingBoxAscent: 0 }),
    fillText(text: string, x: number) {
      written.push({ text, x, right: x + wide(text), size: size(), colour: brush.fillStyle })
    },
    stroke: () => {
      lines += 1
    },
  }
  const still: ProxyHandler<typeof brush> = {
    get: (of, key) => (key in of ? of[key as keyof typeof of] : () => undefined),
  }
  // Only what heads ask of a brush.
  const fake = new Proxy(brush, still) as unknown as Canvas2D
  drawSeatHeader(fake, { ...LOOK, ...sprite }, w, 24, createBoardColours(PALETTE, TONES, TONES), more)
  const [name] = written
  if (name === undefined) throw new Error('nothing was written')
  return { name, lines }
}

describe('drawSeatHeader', () => {
  beforeAll(() => {
    vi.stubGlobal('Path2D', vi.fn())
    return () => vi.unstubAllGlobals()
  })

  it('shrinks the name where there is less room and finally truncates it', () => {
    expect(drawn({}, 400).name).toMatchObject({ text: LOOK.name, size: 15 })
    const less = drawn({}, 190).name
    expect(less.text).toBe(LOOK.name)
    expect(less.size).toBeLessThan(15)
    expect(drawn({}, 90).name.text).toMatch(/^Wil.*…$/)
  })

  it('sizes the name to fit the longest name of all seats, at a legible minimum size', () => {
    const beside = { longest: 'Wilhelmina' }
    const [own, longest] = [
      drawn({ name: 'Io', ...beside }, 92).name,
      drawn({ name: 'Wilhelmina', ...beside }, 92).name,
    ]
    expect(own.size).toBe(longest.size)
    expect(own.size).toBeLessThan(drawn({ name: 'Io' }, 92).name.size)
    expect(longest.text).toBe('Wilhelmina')
    // A sign that one of them has makes its own name shorter, and nothing smaller.
    const signed = drawn({ name: 'Wilhelmina', ...beside }, 92, { sign: () => undefined }).name
    expect(signed.size).toBe(longest.size)
    expect(signed.text).toMatch(/^W.*…$/)
    for (const w of [64, 80, 100]) expect(drawn({ name: 'Io', ...beside }, w).name.size).toBeGreaterThanOrEqual(11)
    expect(drawn({ name: 'Io', ...beside }, 50).name.size).toBeGreaterThanOrEqual(9.5)
    expect(drawn({ name: 'Wilhelmina', ...beside }, 64).name.text).toMatch(/^W.*…$/)
  })

  it('L4: shrinks the name until it fits whole, also in fonts whose letters are relatively wider at small sizes', () => {
    const optical = (size: number): number => 0.4 + 2 / size
    const sign = (): void => undefined
    const { text, size } = drawn({ name: 'Traveller', large: true, button: 'none' }, 110, { sign }, optical).name
    expect(text).toBe('Traveller')
    expect(size).toBeLessThan(24 * 0.66)
  })

  it('draws the enlarge icon if the seat can be enlarged and there is room', () => {
    expect(drawn({}, 400).lines).toBe(4)
    expect(drawn({ button: 'none' }, 400).lines).toBe(0)
    expect(drawn({}, 90).lines).toBe(0)
  })

  it('enlarges the name for a large seat and with textScale, and recolours it when it is the seat’s turn', () => {
    const { size, colour } = drawn({ name: 'Io' }, 400).name
    expect(drawn({ name: 'Io', large: true }, 400).name.size).toBeGreaterThan(size)
    expect(drawn({ name: 'Io', textScale: 1.04 }, 400).name.size).toBeGreaterThan(size)
    expect(drawn({ name: 'Io', turn: true }, 400).name.colour).not.toBe(colour)
  })

  it('keeps the name clear of a game’s sign beside it and of the content at the end of the line', () => {
    const end = vi.fn((right: number) => right - 60)
    const sign = vi.fn<(x: number, r: number) => void>()
    const { name } = drawn({}, 240, { end, sign })
    const [right = 0] = end.mock.calls[0] ?? []
    const [x = 0, r = 0] = sign.mock.calls[0] ?? []
    expect(right).toBeLessThan(120)
    expect(x - r).toBeGreaterThanOrEqual(name.right)
    expect(x + r).toBeLessThanOrEqual(right - 60)
    // Also where the name alone would fill the line.
    const full = drawn({ button: 'none' }, 185, { end })
    expect(full.name.right).toBeLessThanOrEqual(185 / 2 - 60 - 4)
  })
})
