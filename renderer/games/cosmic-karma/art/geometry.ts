/**
 * The geometry of the mandala: positions of the spaces in an area of any shape. Angles and distances are those of
 * engine/cosmic-karma/board-layout.ts; circles are stretched to rounded rectangles, so that the spaces use the whole area.
 * Scenes place pieces with these functions, and the painter draws with the same numbers.
 */
import { SPACES, SPACE_SHAPES_AND_POSITIONS } from '../../../../engine/cosmic-karma/index.ts'
import type { Realm, SpaceId } from '../../../../engine/cosmic-karma/data.ts'
import { boxCentredAt, centreOf, boundingBox, type Box, type Point2D } from '../../../art/boxes.ts'
import { pointAlongSuperellipse } from './rounded-rectangle.ts'

/** How square the rounded squares are: 2 would be an ellipse. */
const SQUARENESS = 4.6
/** Shares of the smaller side: the band of clouds, the gap below it, the ring of the Earth Realm. */
const CLOUDS = 0.084
const GAP = 0.024
const RING = 0.098
/**
 * How deep the centre of an icon is in its cell of the ring, as a share of the ring's width from the outer edge. The rest of
 * the cell is for pawns.
 */
export const SIGN_CENTRE_DEPTH_RATIO = 0.32

/**
 * The measures of the mandala, which is the game's board, for a given area, in CSS pixels. From outside to inside, the
 * mandala consists of the band of clouds, a gap, the ring, and the inside of the ring.
 */
export interface MandalaGeometry {
  readonly area: Box
  readonly middle: Point2D
  /** Widths of the bands in CSS pixels. */
  readonly cloudBandWidth: number
  readonly gap: number
  readonly ringWidth: number
  /** Half the width and height of what lies inside the ring. */
  readonly innerHalfSize: Point2D
  /** Radii of the centre (Cosmic Consciousness) and of a wheel space. */
  readonly centreRadius: number
  readonly wheelRadius: number
  /** Radius of a space of a temple. */
  readonly templeSpaceRadius: number
  /** Radius of the Pit. */
  readonly pitRadius: number
}

/**
 * Computes the measures of the mandala (the game's board) in an area: its centre, the widths of its bands, and the
 * radii of its spaces.
 */
export function mandalaGeometry(area: Box): MandalaGeometry {
  const size = Math.min(area.w, area.h)
  const clouds = size * CLOUDS
  const gap = size * GAP
  const ring = size * RING
  const edge = clouds + gap + ring
  return {
    area,
    middle: centreOf(area),
    cloudBandWidth: clouds,
    gap,
    ringWidth: ring,
    innerHalfSize: { x: area.w / 2 - edge, y: area.h / 2 - edge },
    centreRadius: size * 0.092,
    wheelRadius: size * 0.046,
    templeSpaceRadius: size * 0.027,
    pitRadius: size * 0.04,
  }
}

/**
 * The point at an angle around the middle of the mandala (the game's board), at a given distance inwards from the
 * mandala's outer edge.
 * @param angle in degrees
 * @param depth distance from the outer edge, in CSS pixels
 */
export function pointBelowOuterEdge({ area, middle }: MandalaGeometry, angle: number, depth: number): Point2D {
  const { x, y } = pointAlongSuperellipse(angle, area.w / 2 - depth, area.h / 2 - depth, SQUARENESS)
  return { x: middle.x + x, y: middle.y + y }
}

/**
 * The point inside the ring at an angle around the middle of the mandala, and at a distance from it.
 * @param angle in degrees
 * @param distance 0 is the centre, 1 the inner edge of the ring
 */
export function pointInRingInterior(
  { middle, innerHalfSize }: MandalaGeometry,
  angle: number,
  distance: number,
): Point2D {
  if (distance <= 0) return middle
  const squareness = 2 + (SQUARENESS - 2) * Math.min(1, distance)
  const { x, y } = pointAlongSuperellipse(angle, innerHalfSize.x * distance, innerHalfSize.y * distance, squareness)
  return { x: middle.x + x, y: middle.y + y }
}

// ------------------------------------------------------------------------------------------------------- the spaces

/**
 * The outer and the inner edge of the band in which the spaces of a realm are, as distances inwards from the outer
 * edge of the mandala (the game's board), in CSS pixels. The Spirit Realm has the band of clouds; every other realm
 * has the ring.
 */
export function realmBandDepths(
  { cloudBandWidth, gap, ringWidth }: MandalaGeometry,
  realm: Realm,
): readonly [number, number] {
  return realm === 'spirit' ? [0, cloudBandWidth] : [cloudBandWidth + gap, cloudBandWidth + gap + ringWidth]
}

/** The outline of the cell of a space as a polygon. Empty for a space that is neither in the ring nor in the clouds. */
export function cellOutline(mandala: MandalaGeometry, space: SpaceId): readonly Point2D[] {
  const { sector } = SPACE_SHAPES_AND_POSITIONS[space]
  if (sector === undefined) return []
  const [outer, inner] = realmBandDepths(mandala, SPACES[space].realm)
  return bandSectorOutline(mandala, sector.a0, sector.a1, outer, inner)
}

/**
 * The outline of a sector of a band as a polygon: from the angle `a0` to `a1` (in degrees), and from the depth `outer` to
 * `inner` below the outer edge of the mandala (in CSS pixels).
 */
export function bandSectorOutline(
  mandala: MandalaGeometry,
  a0: number,
  a1: number,
  outer: number,
  inner: number,
): readonly Point2D[] {
  const steps = Math.max(2, Math.ceil((a1 - a0) / 1.5))
  const points: Point2D[] = []
  for (let i = 0; i <= steps; i++) points.push(pointBelowOuterEdge(mandala, a0 + ((a1 - a0) * i) / steps, outer))
  for (let i = steps; i >= 0; i--) points.push(pointBelowOuterEdge(mandala, a0 + ((a1 - a0) * i) / steps, inner))
  return points
}

/**
 * The centre of the icon of a space. In a cell of the ring it is off the middle, nearer to the outer edge, which leaves room
 * for pawns.
 */
export function spaceIconCentre(mandala: MandalaGeometry, space: SpaceId): Point2D {
  const spot = SPACE_SHAPES_AND_POSITIONS[space]
  if (spot.sector === undefined) return pointInRingInterior(mandala, spot.angle, spot.distance)
  const [outer, inner] = realmBandDepths(mandala, SPACES[space].realm)
  const deep = SPACES[space].realm === 'spirit' ? 0.5 : SIGN_CENTRE_DEPTH_RATIO
  return pointBelowOuterEdge(mandala, spot.angle, outer + (inner - outer) * deep)
}

/**
 * The upright box that a space covers on the mandala (the game's board). For a cell in a corner of the mandala, which
 * lies aslant, the box is smaller than the bounding box of its outline, because the cell does not fill its bounding
 * box.
 */
export function spaceBox(mandala: MandalaGeometry, space: SpaceId): Box {
  const { sector } = SPACE_SHAPES_AND_POSITIONS[space]
  if (sector === undefined) return boxCentredAt(spaceIconCentre(mandala, space), 2 * spaceIconRadius(mandala, space))
  const outline = cellOutline(mandala, space)
  const bounds = boundingBox(outline.map((point) => boxCentredAt(point, 0)))
  const straight = Math.min(bounds.w, bounds.h)
  const cell = shorterSideOfCell(mandala, space)
  if (straight < cell * 1.25) return bounds
  // In the corners the cells lie aslant: what they cover is less than their bounds.
  const size = Math.min(straight, cell * 1.1)
  return boxCentredAt(
    pointBelowOuterEdge(mandala, SPACE_SHAPES_AND_POSITIONS[space].angle, depthOf(mandala, space)),
    size,
  )
}

function depthOf(mandala: MandalaGeometry, space: SpaceId): number {
  const [outer, inner] = realmBandDepths(mandala, SPACES[space].realm)
  return (outer + inner) / 2
}

/**
 * The length of the shorter side of a space's cell, in CSS pixels: either its width along the path or its depth. For a
 * space without a cell, the result is the diameter of a temple space.
 */
export function shorterSideOfCell(mandala: MandalaGeometry, space: SpaceId): number {
  const { sector } = SPACE_SHAPES_AND_POSITIONS[space]
  if (sector === undefined) return 2 * mandala.templeSpaceRadius
  const a = pointBelowOuterEdge(mandala, sector.a0, depthOf(mandala, space))
  const b = pointBelowOuterEdge(mandala, sector.a1, depthOf(mandala, space))
  const [outer, inner] = realmBandDepths(mandala, SPACES[space].realm)
  return Math.min(Math.hypot(a.x - b.x, a.y - b.y), inner - outer)
}

/**
 * The box of a space's piece, which is drawn as the icon of the space and can be clicked. It is centred on the icon, and as
 * wide as the icon or the space, whichever is larger.
 */
export function spaceIconPieceBox(mandala: MandalaGeometry, space: SpaceId): Box {
  const { w, h } = spaceBox(mandala, space)
  return boxCentredAt(spaceIconCentre(mandala, space), Math.max(2 * spaceIconRadius(mandala, space), Math.min(w, h)))
}

/** The radius of the icon of a space, in CSS pixels. */
export function spaceIconRadius(mandala: MandalaGeometry, space: SpaceId): number {
  const { kind } = SPACES[space]
  if (kind === 'centre') return mandala.centreRadius
  if (kind === 'wheel') return mandala.wheelRadius
  if (kind === 'pit') return mandala.pitRadius
  if (SPACE_SHAPES_AND_POSITIONS[space].sector === undefined) return mandala.templeSpaceRadius
  return SPACES[space].realm === 'spirit'
    ? mandala.cloudBandWidth * 0.34
    : Math.min(shorterSideOfCell(mandala, space) * 0.5, mandala.ringWidth * 0.29)
}

/**
 * The box of the card in use (a Choice Card or a Karma Card), in the middle of the mandala, which is the game's board.
 * On a small board the card also covers the ring, so that the card stays readable.
 */
export function cardInUseBox({ area, middle, innerHalfSize }: MandalaGeometry): Box {
  // On a small board it covers the ring as well: it has to be read.
  const h = Math.min(Math.max(innerHalfSize.y * 1.72, Math.min(area.h * 0.9, 230)), 460)
  const w = Math.min(Math.max(innerHalfSize.x * 1.7, Math.min(area.w * 0.8, 250)), h * 1.05)
  return boxCentredAt(middle, w, h)
}
