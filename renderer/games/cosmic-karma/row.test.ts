import { beforeAll, describe, expect, it, vi } from 'vitest'
import { freeWillCardAction, play, createPosition, type PositionSketch } from '../../../engine/cosmic-karma/testing.ts'
import { cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicState } from '../../../engine/cosmic-karma/index.ts'
import type { Canvas2D } from '../../art/canvas.ts'
import { createBoardColours, type GameMaterialColours } from '../../art/materials.ts'
import { cosmicKarma as english } from '../../messages/en/cosmic-karma/index.ts'
import { addMessages } from '../../messages/index.ts'
import { testViewport } from '../../testing/game-ui-helpers.ts'
import type { SpritePropsByKind } from './sprite-specs.ts'
import * as icons from './art/icons.ts'
import { drawReachableSpaceRow } from './art/table.ts'
import { buildScene } from './scene.ts'

addMessages(english)
vi.mock('./art/icons.ts', async (original) => ({ ...(await original<object>()), drawBoardIcon: vi.fn() }))

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

/** The lines that are written on a row and the icons that are drawn on it. */
function painted(sprite: SpritePropsByKind['row'], w: number, h: number) {
  const lines: string[] = []
  vi.mocked(icons.drawBoardIcon).mockClear()
  const brush = {
    font: '',
    measureText(text: string) {
      const size = Number(/(\d+(?:\.\d+)?)px/.exec(brush.font)?.[1])
      return { width: text.length * size * 0.5, actualBoundingBoxAscent: 0 }
    },
    fillText: (text: string) => lines.push(text),
  }
  const still: ProxyHandler<typeof brush> = {
    get: (of, key) => (key in of ? of[key as keyof typeof of] : () => ({ addColorStop: () => undefined })),
  }
  // Only what rows ask of a brush.
  drawReachableSpaceRow(
    new Proxy(brush, still) as unknown as Canvas2D,
    sprite,
    w,
    h,
    createBoardColours(PALETTE, TONES, TONES),
  )
  return { lines, drawn: vi.mocked(icons.drawBoardIcon).mock.calls.map(([, of]) => of) }
}

/** A fork between two ways with an end each, and one into the Dharma Wheels with several. */
function fork(own: NonNullable<PositionSketch['players']>[number], count: number): CosmicState {
  const state = createPosition({ players: [{ ...own, freeWill: [count] }, { at: 's-05' }] })
  play(state, freeWillCardAction(count), { do: 'go' })
  return state
}
const FORKS = [fork({ at: 'e2-08' }, 3), fork({ at: 'e1-06', pegs: { wand: 2 } }, 6)]

const LOOK: SpritePropsByKind['row'] = {
  title: 'space.wheel-4.name',
  among: 'space.wheel-4.name',
  way: 'way.wheels',
  signs: 'ring:orange:1',
  sign: 'wheel:orange',
  met: '',
  wins: false,
  textScale: 1,
}

describe('B1b-1, BB8: the buttons of a fork', () => {
  beforeAll(() => {
    vi.stubGlobal('Path2D', vi.fn())
    return () => vi.unstubAllGlobals()
  })

  it.each([
    [929, 711],
    [994, 681],
    [1435, 968],
    [369, 447],
  ])('B1b-1: are at least 8 pixels apart, so that their glow does not overlap, at %d x %d', (width, height) => {
    for (const state of FORKS) {
      const { pieces } = buildScene(cosmicKarma.view(state, 0), testViewport(width, height, 2))
      const rows = pieces.filter(({ sprite }) => sprite.kind === 'row')
      expect(rows.length).toBeGreaterThan(1)
      for (const one of rows)
        for (const other of rows.filter((each) => each !== one)) {
          const across = Math.abs(one.x - other.x) - (one.width + other.width) / 2
          const down = Math.abs(one.y - other.y) - (one.height + other.height) / 2
          expect(Math.max(across, down)).toBeGreaterThanOrEqual(8 - 1e-6)
        }
    }
  })

  it('B1b-1: draw each sign once', () => {
    expect(painted(LOOK, 300, 36).drawn).toEqual(['ring:orange:1', 'wheel:orange'])
    expect(painted({ ...LOOK, signs: 'wheel:orange' }, 300, 36).drawn).toEqual(['wheel:orange'])
  })

  it('B1b-1: write the branch as a second line, and drop the sign before the name where words would be cut', () => {
    const wide = painted(LOOK, 300, 36)
    expect(wide.lines).toEqual(['Wheel of Letting Go', 'by the Dharma Wheels'])
    const narrow = painted(LOOK, 150, 32)
    expect([narrow.lines, narrow.drawn]).toEqual([wide.lines, ['ring:orange:1']])
    // Where both would be cut anyway the icon stays.
    expect(painted(LOOK, 96, 32).drawn).toContain('wheel:orange')
    expect(painted({ ...LOOK, way: '' }, 300, 36).lines).toEqual(['Wheel of Letting Go'])
  })
})
