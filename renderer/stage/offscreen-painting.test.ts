// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readBoardPalette } from '../theme/palette.ts'
import type { GameSpritePainter } from './painter.ts'
import { encodeImageBase64WithinSize, paintSceneOnNewCanvas, THUMBNAIL_SIZE } from './offscreen-painting.ts'
import { testPiece, testScene } from '../testing/stage-helpers.ts'

/** The calls of the picture's own brush, as lines. */
let done: string[]
/** How many bytes a picture has in a format and quality; undefined: this browser does not know the format. */
let bytes: (type: string, quality: number, width: number) => number | undefined

const brush = {
  save: () => done.push('save'),
  restore: () => done.push('restore'),
  setTransform: () => undefined,
  translate: (x: number, y: number) => done.push(`to ${String(x)} ${String(y)}`),
  rotate: (turn: number) => done.push(`turn ${String(turn)}`),
  drawImage: (canvas: HTMLCanvasElement, ...at: number[]) =>
    done.push(`${canvas.id} ${at.join(' ')} alpha ${String(brush.globalAlpha)}`),
  globalAlpha: 1,
}

beforeEach(() => {
  done = []
  brush.globalAlpha = 1
  bytes = () => 1
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, got, type, q) {
    const size = bytes(String(type), Number(q), this.width)
    const known = size === undefined ? 'image/png' : String(type)
    got(new Blob([new Uint8Array(size ?? bytes('image/png', 1, this.width) ?? 0)], { type: known }))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const rest: string[] = []
const drawing = (id: string) => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { id, width: 40, height: 20 })
  return { canvas, resolution: 0.5, x: -40, y: -20, rest: [() => rest.push(id)] }
}
const painter: GameSpritePainter = {
  paint: (sprite) => drawing(`piece ${sprite.kind}`),
  background: () => drawing('ground'),
}
const board = testScene(
  testPiece('over', 70, { sprite: { kind: 'over' }, layer: 2, turn: 1, alpha: 0.5 }),
  testPiece('under', 30, { sprite: { kind: 'under' } }),
)
const paint = (wanted = () => true) => paintSceneOnNewCanvas(board, painter, readBoardPalette(), wanted)

describe('paintSceneOnNewCanvas', () => {
  test('paints the background and every piece completely, in layer order, with rotation and alpha', async () => {
    const canvas = await paint()
    expect([canvas?.width, canvas?.height]).toEqual([THUMBNAIL_SIZE.width, THUMBNAIL_SIZE.height])
    expect(done.filter((line) => line.includes('alpha'))).toEqual([
      'ground -40 -20 80 40 alpha 1',
      'piece under -40 -20 80 40 alpha 1',
      'piece over -40 -20 80 40 alpha 0.5',
    ])
    expect(done).toContain('to 70 100')
    expect(done).toContain('turn 1')
    expect(rest).toEqual(['ground', 'piece under', 'piece over'])
    rest.length = 0
    const kept = new Map()
    await paintSceneOnNewCanvas(board, painter, readBoardPalette(), () => true, kept)
    rest.length = 0
    await paintSceneOnNewCanvas(board, painter, readBoardPalette(), () => true, kept)
    // A texture that was painted once is not painted again.
    expect(rest).toEqual([])
  })

  test('returns undefined when the picture is no longer wanted, and without a canvas context', async () => {
    let at = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (at += 100))
    expect(await paint(() => false)).toBeUndefined()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    expect(await paint()).toBeUndefined()
  })
})

describe('encodeImageBase64WithinSize', () => {
  const tried: string[] = []
  const encode = async (of: typeof bytes): Promise<number | undefined> => {
    tried.length = 0
    bytes = (type, quality, width) => {
      tried.push(`${type.slice(6)} ${String(quality)} ${String(width)}`)
      return of(type, quality, width)
    }
    const canvas = Object.assign(document.createElement('canvas'), THUMBNAIL_SIZE)
    const text = await encodeImageBase64WithinSize(canvas, 1000)
    return text === undefined ? undefined : atob(text).length
  }

  test('returns WebP of the best quality that is small enough', async () => {
    expect(await encode((_type, quality) => Math.round(quality * 1500))).toBe(750)
    expect(tried).toEqual(['webp 0.86 480', 'webp 0.72 480', 'webp 0.5 480'])
  })

  test('returns PNG if the browser does not write WebP, at half the size if that is too large', async () => {
    expect(await encode((type, _quality, width) => (type === 'image/webp' ? undefined : width * 3))).toBe(720)
    expect(tried.at(-1)).toBe('png 1 240')
  })

  test('returns undefined if nothing is small enough', async () => {
    expect(await encode(() => 5000)).toBeUndefined()
  })
})
