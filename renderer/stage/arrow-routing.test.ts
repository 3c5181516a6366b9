import { describe, expect, it } from 'vitest'
import { routeAroundText, pointOnArc } from './arrow-routing.ts'
import { ghostMarkKindOfSpriteKind } from './ghost-marks.ts'
import { previewGhostsBetweenScenes } from './ghosts.ts'
import type { Piece, Scene } from './scene.ts'

const ground: Piece = {
  id: 'ground',
  place: 'table',
  sprite: { kind: 'ground' },
  x: 500,
  y: 300,
  width: 1000,
  height: 600,
  layer: 0,
}
const gem = (place: string, x: number): Piece => ({
  ...ground,
  id: 'ruby',
  place,
  piece: 'ruby',
  sprite: { kind: 'gem' },
  x,
  width: 40,
  height: 40,
  layer: 1,
})
const name = (id: string, x: number, y = 300, more: Partial<Piece> = {}): Piece => ({
  ...ground,
  id,
  sprite: { kind: 'name', textScale: 1 },
  x,
  y,
  width: 120,
  height: 40,
  layer: 1,
  ...more,
})
const board = (...pieces: readonly Piece[]): Scene => ({ pieces: [ground, ...pieces], outline: [] })

/** The way of a gem that goes from left to right, over a board with these words. */
function wayOver(...words: readonly Piece[]): Piece {
  const moved = [{ kind: 'moved', piece: 'ruby', from: 'hand', to: 'cup', count: 1 }]
  const shown = previewGhostsBetweenScenes(board(gem('hand', 100), ...words), board(gem('cup', 800), ...words), moved)
  const way = shown.find(({ sprite }) => ghostMarkKindOfSpriteKind(sprite.kind) === 'way')
  if (way === undefined) throw new Error('no way')
  return way
}

const bendOf = ({ sprite }: Piece): number => Number(sprite['bend'] ?? 0)

/** The words that a way runs through. */
function crossed(way: Piece, words: readonly Piece[]): readonly string[] {
  const points = Array.from({ length: 201 }, (_, nth) => pointOnArc(way, nth / 200))
  const isOn = (piece: Piece): boolean =>
    points.some(({ x, y }) => Math.abs(x - piece.x) < piece.width / 2 && Math.abs(y - piece.y) < piece.height / 2)
  return words.filter(isOn).map(({ id }) => id)
}

describe('B1b-2: the arrow of a preview avoids text', () => {
  it('B1b-2: is straight if no text is in its way', () => {
    const way = wayOver(name('Still Point', 450, 500))
    expect([bendOf(way), way.height]).toEqual([0, 10])
  })

  it('B1b-2: bends around text in its way, and keeps its ends', () => {
    const words = [name('Still Point', 450)]
    const [way, straight] = [wayOver(...words), wayOver()]
    expect(crossed(straight, words)).toEqual(['Still Point'])
    expect(crossed(way, words)).toEqual([])
    for (const end of [0, 1]) {
      const { x, y } = pointOnArc(straight, end)
      expect(pointOnArc(way, end)).toEqual({ x: expect.closeTo(x), y: expect.closeTo(y) })
    }
    // All of it lies within its box.
    const { x, y } = pointOnArc(way, 0.5)
    expect(x).toBeCloseTo(way.x)
    expect(Math.abs(y - way.y) + 5).toBeCloseTo(way.height / 2)
  })

  it('B1b-2: bends to the side that is free', () => {
    const above = [name('Still Point', 450), name('Outer Lamp', 450, 240), name('Pit', 450, 180)]
    const below = [name('Still Point', 450), name('Outer Lamp', 450, 360), name('Pit', 450, 420)]
    expect(crossed(wayOver(...above), above)).toEqual([])
    expect(crossed(wayOver(...below), below)).toEqual([])
    expect(Math.sign(bendOf(wayOver(...above)))).toBe(-Math.sign(bendOf(wayOver(...below))))
  })

  it('B1b-2: does not bend beyond the edge of the board', () => {
    const strip = (pieces: readonly Piece[]): readonly Piece[] => pieces.map((piece) => ({ ...piece, y: 30 }))
    const [low, words] = [{ ...ground, y: 30, height: 60 }, strip([name('Still Point', 450)])]
    const way: Piece = { ...wayOver(), y: 30 }
    expect(routeAroundText(way, [low, ...words])).toEqual(way)
  })

  it('B1b-2: ignores text at its ends, and large areas around both', () => {
    const panel = name('panel', 500, 300, { width: 900, height: 500 })
    expect(bendOf(wayOver(panel, name('hand', 130), name('cup', 780)))).toBe(0)
  })

  it('bends around the parts of a drawing with figures, and crosses its other parts', () => {
    const figures = { left: 60, top: 30, width: 80, height: 40 }
    const tile = (y: number) =>
      name('tile', 450, y, { sprite: { kind: 'tile' }, width: 200, height: 100, textAreas: [figures] })
    expect(bendOf(wayOver(tile(300)))).not.toBe(0)
    expect(bendOf(wayOver(tile(340)))).toBe(0)
    expect(bendOf(wayOver({ ...tile(300), alpha: 0 }))).toBe(0)
  })

  it('B1b-2: ignores invisible text', () => {
    expect(bendOf(wayOver(name('Still Point', 450, 300, { alpha: 0 })))).toBe(0)
  })
})
