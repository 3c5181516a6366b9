import { beforeAll, describe, expect, it, vi } from 'vitest'
import { KARMIC_LADDER } from '../../../../engine/karmaka/data.ts'
import type { Canvas2D } from '../../../art/canvas.ts'
import { karmaka as english } from '../../../messages/en/karmaka/index.ts'
import { addMessages } from '../../../messages/index.ts'
import { testViewport } from '../../../testing/game-ui-helpers.ts'
import { layoutTable } from '../layout.ts'
import { formatGameMessage } from '../names.ts'
import { boardColoursInTheme } from './colours.ts'
import { ladderRungLayouts, RUNG_MEDALLION_RATIOS } from './geometry.ts'
import { drawLadder } from './ladder.ts'

addMessages(english)

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

interface Written {
  readonly text: string
  readonly left: number
  readonly right: number
}

/**
 * The texts drawn on a ladder, with their left and right edges; each letter is 0.6 of its size wide, wider than in any name
 * here.
 */
function written(w: number, h: number, taken: string): readonly Written[] {
  const all: Written[] = []
  const wide = (text: string): number => text.length * Number(/(\d+(?:\.\d+)?)px/.exec(brush.font)?.[1]) * 0.6
  const brush = {
    font: '',
    measureText: (text: string) => ({ width: wide(text), actualBoundingBoxAscent: 0 }),
    fillText(text: string, x: number) {
      all.push({ text, left: x - wide(text) / 2, right: x + wide(text) / 2 })
    },
    getTransform: () => ({ a: 1, b: 0, c: 0, d: 1 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  }
  const still: ProxyHandler<typeof brush> = {
    get: (of, key) => (key in of ? of[key as keyof typeof of] : () => undefined),
  }
  const sprite = { kind: 'ladder', upright: true, taken, textScale: 1 } as const
  drawLadder(new Proxy(brush, still) as unknown as Canvas2D, sprite, w, h, boardColoursInTheme(PALETTE))
  return all
}

beforeAll(() => {
  vi.stubGlobal('Path2D', vi.fn())
  return () => vi.unstubAllGlobals()
})

describe.each([
  [740, 560],
  [929, 711],
  [748, 634],
  [1435, 968],
  [2080, 1300],
])('on a board of %d x %d', (width, height) => {
  const area = layoutTable(testViewport(width, height, 3), 3).ladder

  it.each(['', '01234'])(
    'A20: names of rungs are complete, and touch neither the medallion nor the end of the plate (%s)',
    (taken) => {
      const names = written(area.w, area.h, taken)
      expect(names.map(({ text }) => text)).toEqual(KARMIC_LADDER.map(({ id }) => formatGameMessage(`rung.${id}`)))
      ladderRungLayouts(area.w, area.h, true).forEach(({ at, d, shelf }, rung) => {
        const name = names[rung]
        if (name === undefined) throw new Error('no name')
        const isLast = rung === KARMIC_LADDER.length - 1
        const rim = d * RUNG_MEDALLION_RATIOS.radius * (isLast ? RUNG_MEDALLION_RATIOS.rays : 1)
        const [left, right] = at.x < 0 ? [at.x + rim, shelf.x + shelf.w] : [shelf.x, at.x - rim]
        expect(name.left - left).toBeGreaterThanOrEqual(2)
        expect(right - name.right).toBeGreaterThanOrEqual(2)
      })
    },
  )
})
