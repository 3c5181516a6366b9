/**
 * The fixed picture of the mandala: the four lands, the ring with its cells, and the paths and clouds inside and outside of
 * it.
 */
import { SPACE_IDS, SPACES } from '../../../../engine/cosmic-karma/index.ts'
import { LAND_NUMBERS, type LandNumber } from '../../../../engine/cosmic-karma/data.ts'
import type { Point2D } from '../../../art/boxes.ts'
import { makeBox } from '../../../art/boxes.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import type { SpriteDrawFn, LayeredSpriteDrawFns } from '../../../art/painter.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { currentLocale } from '../../../messages/locale.svelte.ts'
import { graphemesOf } from '../../../messages/text-segments.ts'
import { formatGameMessage } from '../names.ts'
import {
  bandSectorOutline,
  realmBandDepths,
  cellOutline,
  pointInRingInterior,
  mandalaGeometry,
  pointBelowOuterEdge,
  spaceIconCentre,
  type MandalaGeometry,
} from './geometry.ts'
import { drawSpiritRealmClouds } from './clouds.ts'
import { landColours, ICON_DISC_SHADES_BY_KIND } from './colours.ts'
import { drawLandQuarter, tracePolygonOfPoints } from './lands.ts'
import { drawCarryingArrows, drawRealmDirections, drawInnerPaths, drawCentreToRingPath } from './ways.ts'

type Part = (brush: Canvas2D, of: MandalaGeometry, made: BoardColours) => void

function parts(...all: readonly Part[]): SpriteDrawFn<unknown> {
  return (brush, _look, w, h, made) => {
    const of = mandalaGeometry(makeBox(-w / 2, -h / 2, w, h))
    for (const part of all) part(brush, of, made)
  }
}

const lands = (...some: readonly LandNumber[]): Part => {
  return (brush, of, made) => {
    for (const land of some) drawLandQuarter(brush, of, land, made)
  }
}

/**
 * The functions that draw the mandala without pieces, one per layer, from the bottom layer to the top one. Drawing takes long,
 * and the page can respond between two layers.
 */
export const mandalaLayerDrawFns: LayeredSpriteDrawFns<unknown> = [
  parts(ground, lands(1)),
  parts(lands(2)),
  parts(lands(3, 4)),
  parts(light, rosette, drawInnerPaths, drawCentreToRingPath),
  parts(drawSpiritRealmClouds),
  parts(cells),
  parts(names, drawRealmDirections, drawCarryingArrows),
]

function whole(of: MandalaGeometry, depth: number): readonly Point2D[] {
  return Array.from({ length: 180 }, (_, i) => pointBelowOuterEdge(of, i * 2, depth))
}

/** The night between the realms. */
function ground(brush: Canvas2D, of: MandalaGeometry, made: BoardColours): void {
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, made.shade, of.cloudBandWidth * 0.5, of.cloudBandWidth * 0.14)
    tracePolygonOfPoints(brush, whole(of, of.cloudBandWidth * 0.3))
    brush.fillStyle = toCssColour(made.contrast ? 0x000000 : made.dark ? 0x161b45 : 0xf4ecd4)
    brush.fill()
    clearShadow(brush)
  })
}

// ------------------------------------------------------------------------------------------------------- the middle

/** Rays of the centre over all lands, and the lines that part them. */
function light(brush: Canvas2D, of: MandalaGeometry, made: BoardColours): void {
  const { x, y } = of.middle
  withSavedState(brush, () => {
    for (let i = 0; i < 4; i++) {
      const end = pointInRingInterior(of, i * 90, 1)
      brush.beginPath()
      brush.moveTo(x, y)
      brush.lineTo(end.x, end.y)
      brush.lineWidth = made.contrast ? 1.5 : 2
      brush.strokeStyle = toCssColour(made.contrast ? made.gold : made.goldLight, made.contrast ? 1 : 0.5)
      brush.stroke()
    }
    if (made.contrast) return
    const far = Math.min(of.innerHalfSize.x, of.innerHalfSize.y)
    brush.fillStyle = radialGradient(brush, x, y, of.centreRadius * 0.5, far * 0.95, [
      [0, made.dark ? 'rgb(255 240 190 / 0.75)' : 'rgb(255 255 255 / 0.9)'],
      [0.35, made.dark ? 'rgb(180 200 255 / 0.28)' : 'rgb(255 252 230 / 0.5)'],
      [1, 'rgb(255 255 255 / 0)'],
    ])
    brush.fillRect(x - far, y - far, far * 2, far * 2)
  })
}

/** Petals of fine lines around the centre. */
function rosette(brush: Canvas2D, of: MandalaGeometry, made: BoardColours): void {
  if (made.contrast) return
  const tone = made.dark ? made.goldLight : made.goldDeep
  for (const [petals, near, far, alpha] of [
    [12, 0.2, 0.43, 0.42],
    [24, 0.3, 0.52, 0.26],
  ] as const) {
    const half = 180 / petals
    for (let i = 0; i < petals; i++) {
      const angle = i * 2 * half
      const foot = pointInRingInterior(of, angle, near)
      const tip = pointInRingInterior(of, angle, far)
      const [left, right] = [
        pointInRingInterior(of, angle - half * 1.25, (near + far) / 2),
        pointInRingInterior(of, angle + half * 1.25, (near + far) / 2),
      ]
      brush.beginPath()
      brush.moveTo(foot.x, foot.y)
      brush.quadraticCurveTo(left.x, left.y, tip.x, tip.y)
      brush.quadraticCurveTo(right.x, right.y, foot.x, foot.y)
      brush.lineWidth = Math.max(0.7, of.templeSpaceRadius * 0.06)
      brush.strokeStyle = toCssColour(tone, alpha)
      brush.stroke()
    }
  }
}

// --------------------------------------------------------------------------------------------------------- the ring

/** Tints of kinds, so that the ways can be read from afar. */
const TINTS: Partial<Record<string, number>> = {
  choice: ICON_DISC_SHADES_BY_KIND.choice.base,
  karma: ICON_DISC_SHADES_BY_KIND.karma.base,
  freeWill: ICON_DISC_SHADES_BY_KIND.freeWill.base,
  loseTurn: ICON_DISC_SHADES_BY_KIND.loseTurn.base,
  arrow: ICON_DISC_SHADES_BY_KIND.arrow.base,
  gate: ICON_DISC_SHADES_BY_KIND.gate.base,
  hangingOn: ICON_DISC_SHADES_BY_KIND.cosmic.base,
}

function cells(brush: Canvas2D, of: MandalaGeometry, made: BoardColours): void {
  const [outer, inner] = realmBandDepths(of, 'earth')
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, made.shade, of.ringWidth * 0.22, of.ringWidth * 0.05)
    tracePolygonOfPoints(brush, bandSectorOutline(of, 0, 360, outer, inner))
    brush.fillStyle = toCssColour(made.dark ? 0x11142f : 0xffffff)
    brush.fill()
    clearShadow(brush)
  })
  for (const space of SPACE_IDS) {
    const { region, land, kind } = SPACES[space]
    if (region !== 'ring' || land === null) continue
    const tones = landColours(land, made.dark)
    const nth = Number(space.slice(3))
    const base = nth % 2 === 0 ? tones.cell : tones.cellAlt
    const tint = TINTS[kind]
    const tone = tint === undefined ? base : mixColours(base, tint, made.dark ? 0.34 : 0.3)
    tracePolygonOfPoints(brush, cellOutline(of, space))
    const { x, y } = spaceIconCentre(of, space)
    brush.fillStyle = made.contrast
      ? '#000'
      : radialGradient(brush, x, y, 0, of.ringWidth, [
          [0, toCssColour(mixColours(tone, 0xffffff, made.dark ? 0.22 : 0.34))],
          [0.55, toCssColour(tone)],
          [1, toCssColour(mixColours(tone, 0x000000, made.dark ? 0.16 : 0.06))],
        ])
    brush.fill()
    brush.lineWidth = Math.max(0.8, of.ringWidth * 0.022)
    brush.strokeStyle = made.contrast ? toCssColour(made.gold, 0.8) : toCssColour(made.dark ? 0x0d1030 : 0xffffff, 0.85)
    brush.stroke()
  }
  for (const depth of [outer, inner]) {
    tracePolygonOfPoints(brush, whole(of, depth))
    brush.lineWidth = Math.max(1.6, of.ringWidth * 0.06)
    brush.strokeStyle = toCssColour(made.goldDeep, 0.95)
    brush.stroke()
    brush.lineWidth = Math.max(1, of.ringWidth * 0.03)
    brush.strokeStyle = toCssColour(made.dark ? made.gold : made.goldLight)
    brush.stroke()
  }
  studs(brush, of, made)
}

/** Between two lands a line and a gem; between five spaces a stud. */
function studs(brush: Canvas2D, of: MandalaGeometry, made: BoardColours): void {
  const [outer, inner] = realmBandDepths(of, 'earth')
  for (let angle = 0; angle < 360; angle += 30) {
    const border = angle % 90 === 0
    if (border) {
      const [a, b] = [pointBelowOuterEdge(of, angle, outer), pointBelowOuterEdge(of, angle, inner)]
      brush.beginPath()
      brush.moveTo(a.x, a.y)
      brush.lineTo(b.x, b.y)
      brush.lineWidth = Math.max(1.4, of.ringWidth * 0.05)
      brush.strokeStyle = toCssColour(made.gold)
      brush.stroke()
    }
    const { x, y } = pointBelowOuterEdge(of, angle, inner)
    const r = Math.max(1.6, of.ringWidth * (border ? 0.085 : 0.05))
    traceCircle(brush, x, y, r)
    brush.fillStyle = radialGradient(brush, x - r * 0.3, y - r * 0.3, 0, r * 1.3, [
      [0, toCssColour(made.goldLight)],
      [1, toCssColour(made.goldDeep)],
    ])
    brush.fill()
  }
}

/** Smaller letters could not be read: CSS pixels. */
const LEGIBLE = 8.5

/** The names of the lands along the band outside the ring, upright above and below. */
function names(brush: Canvas2D, of: MandalaGeometry, made: BoardColours): void {
  const size = Math.min(of.gap * 0.66, 17)
  if (size < LEGIBLE) return
  const tone = toCssColour(made.dark || made.contrast ? made.goldLight : made.goldDeep)
  const depth = of.cloudBandWidth + of.gap / 2
  for (const land of LAND_NUMBERS) {
    const below = land === 2 || land === 3
    const middle = { 1: 17, 2: 163, 3: 197, 4: 343 }[land]
    const letters = graphemesOf(formatGameMessage(`land.${land}`).toLocaleUpperCase(currentLocale()))
    const how = { size, colour: tone, weight: 700 } as const
    const widths = letters.map((letter) => measureTextWidth(brush, letter, how) + size * 0.14)
    const [a, b] = [pointBelowOuterEdge(of, middle - 0.5, depth), pointBelowOuterEdge(of, middle + 0.5, depth)]
    const perDegree = Math.hypot(b.x - a.x, b.y - a.y)
    let at = -widths.reduce((sum, each) => sum + each, 0) / 2
    letters.forEach((letter, i) => {
      const wide = widths[i] ?? 0
      const angle = middle + ((below ? -1 : 1) * (at + wide / 2)) / perDegree
      const point = pointBelowOuterEdge(of, angle, depth)
      const next = pointBelowOuterEdge(of, angle + (below ? -0.5 : 0.5), depth)
      withSavedState(brush, () => {
        brush.translate(point.x, point.y)
        brush.rotate(Math.atan2(next.y - point.y, next.x - point.x))
        drawText(brush, letter, 0, 0, how)
      })
      at += wide
    })
  }
}
