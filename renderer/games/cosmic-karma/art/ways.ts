/**
 * Draws paths and directions beside the ring: the temples, the circle of wheels, the way out of the Pit, the way home, and
 * arrows.
 */
import { LAND_NUMBERS } from '../../../../engine/cosmic-karma/data.ts'
import type { SpaceId } from '../../../../engine/cosmic-karma/data.ts'
import type { Point2D } from '../../../art/boxes.ts'
import { withSavedState, traceClosedPolygon, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import {
  realmBandDepths,
  pointInRingInterior,
  pointBelowOuterEdge,
  spaceIconCentre,
  type MandalaGeometry,
} from './geometry.ts'
import { pointOnArrow, carryingArrows, type PawnCarryingArrowCurve } from './arrows.ts'
import { ICON_DISC_SHADES_BY_KIND } from './colours.ts'

function line(brush: Canvas2D, points: readonly Point2D[], wide: number, tone: string): void {
  brush.beginPath()
  points.forEach(({ x, y }, i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)))
  brush.lineWidth = wide
  brush.strokeStyle = tone
  brush.stroke()
}

/**
 * Draws the paths inside the ring of the mandala (the game's board): the paths of the two temples, the path out of the
 * space called the Pit, the circle of the wheel spaces, and the paths from the wheels to the ring.
 */
export function drawInnerPaths(brush: Canvas2D, of: MandalaGeometry, made: BoardColours): void {
  const path = (points: readonly Point2D[], tone: number): void => {
    const wide = of.templeSpaceRadius * 0.66
    line(brush, points, wide + 3, toCssColour(made.dark ? 0x0a0d22 : 0xffffff, 0.75))
    line(brush, points, wide, toCssColour(tone))
    if (made.contrast) return
    withSavedState(brush, () => {
      brush.setLineDash([of.templeSpaceRadius * 0.16, of.templeSpaceRadius * 0.3])
      line(brush, points, wide * 0.42, toCssColour(made.dark ? 0xfff2cc : 0x7a5c20, 0.4))
    })
  }
  const at = (space: SpaceId): Point2D => spaceIconCentre(of, space)
  const edge = (angle: number): Point2D => pointInRingInterior(of, angle, 1)
  const stone = made.contrast ? made.goldDeep : made.dark ? 0xb59a62 : 0xc9a862
  path([edge(141), at('torch-1'), at('torch-2'), at('torch-3'), edge(171)], stone)
  path(
    [edge(189), ...(['sword-1', 'sword-2', 'sword-3', 'sword-4', 'sword-5', 'sword-6'] as const).map(at), edge(225)],
    stone,
  )
  path([at('pit'), edge(118)], made.dark ? 0x6a4438 : 0xb08468)
  const wheels = Array.from({ length: 121 }, (_, i) => onCircle(of, i))
  path(wheels.concat(wheels.slice(0, 1)), made.contrast ? made.gold : made.dark ? 0x9a86d0 : 0xa996d8)
  for (const land of LAND_NUMBERS) {
    const angle = (land - 1) * 90 + 45
    withSavedState(brush, () => {
      brush.setLineDash([of.templeSpaceRadius * 0.32, of.templeSpaceRadius * 0.42])
      const tone = toCssColour(made.dark ? 0xfff0c0 : 0x6f58b0, 0.8)
      line(brush, [at(`wheel-${land}`), pointInRingInterior(of, angle, 1)], of.templeSpaceRadius * 0.2, tone)
    })
  }
}

/** The circle that joins the wheels, bowed between them. */
function onCircle(of: MandalaGeometry, step: number): Point2D {
  const share = (step % 30) / 30
  const from = ((Math.floor(step / 30) % 4) * 90 + 45) % 360
  const a = pointInRingInterior(of, from, 0.4525)
  const b = pointInRingInterior(of, from + 90, 0.4525)
  const bow = pointInRingInterior(of, from + 45, 0.52)
  return {
    x: (1 - share) ** 2 * a.x + 2 * share * (1 - share) * bow.x + share ** 2 * b.x,
    y: (1 - share) ** 2 * a.y + 2 * share * (1 - share) * bow.y + share ** 2 * b.y,
  }
}

// ------------------------------------------------------------------------------------------------------- directions

function chevron(brush: Canvas2D, at: Point2D, size: number, turn: number, tone: string): void {
  withSavedState(brush, () => {
    brush.translate(at.x, at.y)
    brush.rotate(turn)
    brush.beginPath()
    brush.moveTo(-size * 0.4, -size)
    brush.lineTo(size * 0.5, 0)
    brush.lineTo(-size * 0.4, size)
    brush.lineWidth = size * 0.5
    brush.strokeStyle = tone
    brush.stroke()
  })
}

function towards(from: Point2D, to: Point2D): number {
  return Math.atan2(to.y - from.y, to.x - from.x)
}

/**
 * Draws the directions in which pawns move in the two realms of the board (Earth Realm and Spirit Realm): small
 * chevrons along each realm, and lines where a pawn changes from one realm to the other.
 */
export function drawRealmDirections(brush: Canvas2D, of: MandalaGeometry, made: BoardColours): void {
  const gold = toCssColour(made.dark || made.contrast ? made.goldLight : made.goldDeep, 0.95)
  const cloud = toCssColour(made.dark || made.contrast ? 0xffffff : 0x4a6aa8, 0.9)
  const { cloudBandWidth, gap } = of
  const middle = cloudBandWidth + gap / 2
  // The Earth Realm clockwise, on the band outside the ring; the Spirit Realm the other way, between its clouds.
  for (let angle = 0; angle < 360; angle += 7.5) {
    if (isNamed(angle)) continue
    const at = pointBelowOuterEdge(of, angle, middle)
    chevron(brush, at, gap * 0.2, towards(at, pointBelowOuterEdge(of, angle + 1, middle)), gold)
  }
  for (let angle = 20; angle < 360; angle += 20) {
    const at = pointBelowOuterEdge(of, angle, cloudBandWidth * 0.52)
    chevron(
      brush,
      at,
      cloudBandWidth * 0.1,
      towards(at, pointBelowOuterEdge(of, angle - 1, cloudBandWidth * 0.52)),
      cloud,
    )
  }
  const [outer] = realmBandDepths(of, 'earth')
  for (const [angle, out] of [
    [-3.2, true],
    [3.2, false],
  ] as const) {
    const high = pointBelowOuterEdge(of, angle, cloudBandWidth * 0.86)
    const low = pointBelowOuterEdge(of, angle, outer + of.ringWidth * 0.06)
    line(brush, [high, low], gap * 0.5, toCssColour(made.dark ? 0x0a0d22 : 0xffffff, 0.8))
    line(brush, [high, low], gap * 0.24, gold)
    chevron(brush, out ? high : low, gap * 0.3, out ? towards(low, high) : towards(high, low), gold)
  }
}

/** The names of the lands stand above and below. */
function isNamed(angle: number): boolean {
  const fromAxis = Math.abs(((((angle + 90) % 180) + 180) % 180) - 90)
  return fromAxis < 31
}

/**
 * Draws the path between the centre of the mandala (the game's board) and the ring. Chevrons that point outwards show
 * the way of a pawn at its birth. Chevrons that point inwards show the way home from the space called Hanging On.
 */
export function drawCentreToRingPath(brush: Canvas2D, of: MandalaGeometry, made: BoardColours): void {
  const far = of.centreRadius * 1.28
  const edge = pointInRingInterior(of, 0, 1).y
  const aside = of.templeSpaceRadius * 0.5
  const tone = toCssColour(made.dark || made.contrast ? made.goldLight : made.goldDeep, 0.85)
  const { x, y } = of.middle
  const steps = Math.max(3, Math.round((y - far - edge) / (of.templeSpaceRadius * 0.72)))
  for (let i = 0; i < steps; i++) {
    const up = y - far - ((i + 0.5) / steps) * (y - far - edge)
    chevron(brush, { x: x + aside, y: up }, of.templeSpaceRadius * 0.2, -Math.PI / 2, tone)
    chevron(brush, { x: x - aside, y: up }, of.templeSpaceRadius * 0.2, Math.PI / 2, tone)
  }
}

// ----------------------------------------------------------------------------------------------------------- arrows

/** Draws the three large arrows that carry a pawn from one space to another. */
export function drawCarryingArrows(brush: Canvas2D, of: MandalaGeometry, made: BoardColours): void {
  const tone = toCssColour(ICON_DISC_SHADES_BY_KIND.arrow.base)
  const edge = toCssColour(made.dark ? 0xffe6da : 0xffffff, 0.95)
  for (const each of carryingArrows(of)) {
    const long = Math.hypot(each.to.x - each.from.x, each.to.y - each.from.y)
    const head = Math.min(of.templeSpaceRadius * 0.78, long * 0.62)
    const wide = head * 0.46
    const rim = Math.max(1.2, head * 0.13)
    ribbon(brush, each, head, wide + 2 * rim, edge)
    point(brush, each, head, rim, edge)
    ribbon(brush, each, head, wide, tone)
    point(brush, each, head, 0, tone)
  }
}

function ribbon(brush: Canvas2D, of: PawnCarryingArrowCurve, head: number, wide: number, tone: string): void {
  const long = Math.hypot(of.to.x - of.from.x, of.to.y - of.from.y)
  const last = Math.max(0.3, 1 - (head * 0.8) / long)
  const points = Array.from({ length: 25 }, (_, i) => pointOnArrow(of, (i / 24) * last))
  line(brush, points, wide, tone)
}

function point(brush: Canvas2D, { bend, to }: PawnCarryingArrowCurve, head: number, rim: number, tone: string): void {
  withSavedState(brush, () => {
    brush.translate(to.x, to.y)
    brush.rotate(towards(bend, to))
    traceClosedPolygon(brush, [
      [rim, 0],
      [-head - rim * 0.6, -head * 0.62 - rim * 1.6],
      [-head - rim * 0.6, head * 0.62 + rim * 1.6],
    ])
    brush.fillStyle = tone
    brush.fill()
  })
}
