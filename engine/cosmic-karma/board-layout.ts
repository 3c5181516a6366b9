/**
 * Positions of the spaces on the board. Angles are in degrees clockwise from twelve o'clock; distances are from the
 * centre, 1 at the inner edge of the ring. The whole layout was made for this edition.
 */
import { SPACE_IDS, SPACES } from './board.ts'
import type { BoardRegion, SpaceId } from './data.ts'

/**
 * The shape and position of a space on the board, in degrees clockwise from twelve o'clock and distances from the
 * centre of the board. The inner edge of the ring has the distance 1. `angle` points to the centre of the space.
 * - With `sector`, the space is a cell of the ring or of the clouds (the Spirit Realm), between the angles `a0` and
 * `a1`.
 * - With `distance`, the space is a disc, and its centre has that distance from the centre of the board.
 */
export type SpaceShapeAndPosition =
  | { readonly angle: number; readonly sector: { readonly a0: number; readonly a1: number } }
  | { readonly angle: number; readonly distance: number; readonly sector?: undefined }

/** Cells of equal width for all spaces of a region, in order. @param turn 1 for clockwise, -1 for counterclockwise */
function cells(region: BoardRegion, turn: 1 | -1): readonly (readonly [SpaceId, SpaceShapeAndPosition])[] {
  const spaces = SPACE_IDS.filter((space) => SPACES[space].region === region)
  const wide = 360 / spaces.length
  return spaces.map((space, nth) => {
    const a0 = turn === 1 ? nth * wide : 360 - (nth + 1) * wide
    return [space, { angle: a0 + wide / 2, sector: { a0, a1: a0 + wide } }]
  })
}

function disc(angle: number, distance: number): SpaceShapeAndPosition {
  return { angle, distance }
}

/** The shape and position of every space on the board, by space id. */
export const SPACE_SHAPES_AND_POSITIONS = {
  ...Object.fromEntries([...cells('ring', 1), ...cells('clouds', -1)]),
  cosmic: disc(0, 0),
  'torch-1': disc(143.5, 0.86),
  'torch-2': disc(156, 0.68),
  'torch-3': disc(169, 0.84),
  'sword-1': disc(190.5, 0.88),
  'sword-2': disc(187.5, 0.68),
  'sword-3': disc(202, 0.68),
  'sword-4': disc(203, 0.88),
  'sword-5': disc(214.5, 0.88),
  'sword-6': disc(216, 0.69),
  pit: disc(113.5, 0.735),
  'wheel-1': disc(45, 0.4525),
  'wheel-2': disc(135, 0.4525),
  'wheel-3': disc(225, 0.4525),
  'wheel-4': disc(315, 0.4525),
} as Readonly<Record<SpaceId, SpaceShapeAndPosition>>
