import { describe, expect, it } from 'vitest'
import {
  boundingRectOf,
  hitAreasByPiece,
  nearestPieceAtAnyDistance,
  nextPieceInDirection,
  withoutNestedPieces,
  pieceAt,
  uncoveredPieces,
} from './hit-testing.ts'
import type { Piece } from './scene.ts'

const box = (id: string, x: number, y: number, size: number, layer = 0): Piece => ({
  id,
  place: 'p',
  sprite: { kind: 'box' },
  x,
  y,
  width: size,
  height: size,
  layer,
})

describe('hitAreas', () => {
  it('enlarges the area of a small single piece to the size of a finger', () => {
    expect(hitAreasByPiece([box('a', 100, 100, 10)], 44).get('a')).toEqual({ left: 78, top: 78, width: 44, height: 44 })
  })

  it('is the piece itself if it is large enough', () => {
    expect(hitAreasByPiece([box('a', 100, 100, 60)], 44).get('a')).toEqual({ left: 70, top: 70, width: 60, height: 60 })
  })

  it('extends only half-way to a neighbour', () => {
    const areas = hitAreasByPiece([box('a', 0, 0, 10), box('b', 20, 0, 10)], 44)
    expect(areas.get('a')).toMatchObject({ left: -10, width: 20 })
    expect(areas.get('b')).toMatchObject({ left: 10, width: 20 })
  })

  it('does not shrink the area of a piece that is on another piece', () => {
    expect(hitAreasByPiece([box('slot', 0, 0, 200), box('token', 0, 0, 20, 1)], 32).get('token')?.width).toBe(32)
  })

  it('follows the rotation of a piece', () => {
    const card = { ...box('a', 0, 0, 100), height: 50, turn: Math.PI / 2 }
    expect(hitAreasByPiece([card], 32).get('a')?.height).toBeCloseTo(100)
  })
})

describe('pieces over the board', () => {
  const cover = box('cover', 50, 50, 60, 5)

  it('cover the pieces beneath whose centre they hide, and none above them', () => {
    const pieces = [box('under', 60, 60, 20), box('beside', 90, 50, 40), box('above', 50, 50, 20, 6)]
    expect(uncoveredPieces(pieces, [cover]).map(({ id }) => id)).toEqual(['beside', 'above'])
    expect(uncoveredPieces(pieces, [])).toBe(pieces)
  })

  it('have one rectangle around all of them', () => {
    expect(boundingRectOf([box('a', 0, 0, 20), box('b', 100, 30, 40)])).toEqual({
      left: -10,
      top: -10,
      width: 130,
      height: 60,
    })
  })
})

describe('pieceAt', () => {
  const pieces = [box('top', 0, 0, 20, 2), box('slot', 0, 0, 100, 0), box('side', 80, 0, 20, 1)]

  it('returns the topmost piece, whatever the order of the list', () => {
    expect(pieceAt(pieces, 5, 5, () => true)?.id).toBe('top')
    expect(pieceAt(pieces, 40, 40, () => true)?.id).toBe('slot')
  })

  it('ignores pieces that the filter rejects', () => {
    expect(pieceAt(pieces, 5, 5, ({ id }) => id !== 'top')?.id).toBe('slot')
  })

  it('finds a piece near the point if slack is given', () => {
    expect(pieceAt(pieces, 95, 0, () => true)).toBeUndefined()
    expect(pieceAt(pieces, 95, 0, () => true, 8)?.id).toBe('side')
  })
})

describe('the arrow keys', () => {
  const grid = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => box(`${String(row)}${String(column)}`, column * 50, row * 50, 30)),
  )
  const middle = box('11', 50, 50, 30)

  it.each([
    ['left', '10'],
    ['right', '12'],
    ['up', '01'],
    ['down', '21'],
  ] as const)('move %s to the neighbour straight ahead', (direction, id) => {
    expect(nextPieceInDirection(grid, middle, direction)?.id).toBe(id)
  })

  it('move nowhere at the edge', () => {
    expect(nextPieceInDirection(grid, box('00', 0, 0, 30), 'left')).toBeUndefined()
  })

  it('can reach every piece of a scattered board from every other', () => {
    const scattered = [
      [0, 0],
      [90, 15],
      [200, -40],
      [30, 120],
      [160, 130],
      [220, 60],
      [110, 220],
    ].map(([x, y], i) => box(String(i), x ?? 0, y ?? 0, 20))
    for (const start of scattered) {
      const seen = new Set([start])
      for (const piece of seen) {
        for (const direction of ['left', 'right', 'up', 'down'] as const) {
          const next = nextPieceInDirection(scattered, piece, direction)
          if (next !== undefined) seen.add(next)
        }
      }
      expect(seen.size).toBe(scattered.length)
    }
  })
})

it('nearestPieceAtAnyDistance returns the piece nearest to a point', () => {
  expect(nearestPieceAtAnyDistance([box('a', 0, 0, 9), box('b', 50, 0, 9)], 40, 3)?.id).toBe('b')
  expect(nearestPieceAtAnyDistance([], 0, 0)).toBeUndefined()
})

describe('withoutNestedPieces', () => {
  it('omits parts of a piece, and keeps pieces that only overlap', () => {
    const pile = box('pile', 100, 100, 60)
    const count = box('count', 128, 72, 16, 1)
    const elsewhere = { ...box('elsewhere', 100, 100, 20), place: 'q' }
    expect(withoutNestedPieces([pile, count, elsewhere]).map(({ id }) => id)).toEqual(['pile', 'elsewhere'])
    const cards = [box('a', 0, 0, 40), box('b', 20, 0, 40)]
    expect(withoutNestedPieces(cards)).toEqual(cards)
  })
})
