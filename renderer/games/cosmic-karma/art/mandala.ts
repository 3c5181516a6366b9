/** All of the board that never changes: the four lands, the ring and its cells, the clouds, the ways beside the ring. */
import { SPACES, SPACE_IDS } from '../../../../engine/cosmic-karma/board.ts'
import { LANDS } from '../../../../engine/cosmic-karma/data.ts'
import type { SpaceId } from '../../../../engine/cosmic-karma/data.ts'
import type { Point } from '../../../art/boxes.ts'
import { box } from '../../../art/boxes.ts'
import { apart, noShadow, radial, shadow, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import {
  arcBetween,
  bandOf,
  cellOutline,
  innerPoint,
  mandalaOf,
  rimPoint,
  spacePoint,
  type Mandala,
} from '../geometry.ts'
import { landLight, SIGN_HUES } from './colours.ts'
import { landscape, trace } from './lands.ts'
import { arrow } from './signs.ts'

export function mandala(brush: Brush, w: number, h: number, made: Materials): void {
  const of = mandalaOf(box(-w / 2, -h / 2, w, h))
  ground(brush, of, made)
  for (const land of LANDS) landscape(brush, of, land, made)
  light(brush, of, made)
  ways(brush, of, made)
  clouds(brush, of, made)
  cells(brush, of, made)
  arrows(brush, of)
}

function whole(of: Mandala, depth: number): readonly Point[] {
  return Array.from({ length: 180 }, (_, i) => rimPoint(of, i * 2, depth))
}

function ground(brush: Brush, of: Mandala, made: Materials): void {
  apart(brush, () => {
    if (!made.contrast) shadow(brush, made.shade, of.clouds * 0.5, of.clouds * 0.14)
    trace(brush, whole(of, of.clouds * 0.16))
    brush.fillStyle = css(made.dark ? 0x232a5c : 0xdfe6f7)
    brush.fill()
    noShadow(brush)
  })
}

// -------------------------------------------------------------------------------------------------------- the lands

/** Rays of the centre over all lands, and the lines that part them. */
function light(brush: Brush, of: Mandala, made: Materials): void {
  const { x, y } = of.middle
  apart(brush, () => {
    for (let i = 0; i < 4; i++) {
      const end = innerPoint(of, i * 90, 1)
      brush.beginPath()
      brush.moveTo(x, y)
      brush.lineTo(end.x, end.y)
      brush.lineWidth = made.contrast ? 1.5 : 2
      brush.strokeStyle = css(made.contrast ? made.gold : made.goldLight, made.contrast ? 1 : 0.5)
      brush.stroke()
    }
    if (made.contrast) return
    const far = Math.min(of.inner.x, of.inner.y)
    brush.fillStyle = radial(brush, x, y, of.centre * 0.5, far * 0.95, [
      [0, made.dark ? 'rgb(255 240 190 / 0.75)' : 'rgb(255 255 255 / 0.95)'],
      [0.35, made.dark ? 'rgb(180 200 255 / 0.28)' : 'rgb(255 252 230 / 0.6)'],
      [1, 'rgb(255 255 255 / 0)'],
    ])
    brush.fillRect(x - far, y - far, far * 2, far * 2)
  })
}

// --------------------------------------------------------------------------------------------------------- the ways

/** Ways beside the ring: temples, the circle of wheels, the way out of the pit. */
function ways(brush: Brush, of: Mandala, made: Materials): void {
  const line = (points: readonly Point[], wide: number, tone: string): void => {
    brush.beginPath()
    points.forEach(({ x, y }, i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)))
    brush.lineWidth = wide
    brush.strokeStyle = tone
    brush.stroke()
  }
  const path = (points: readonly Point[], tone: number): void => {
    const wide = of.stone * 0.62
    line(points, wide + 2.5, css(made.dark ? 0x0a0d22 : 0xffffff, 0.75))
    line(points, wide, css(tone))
  }
  const at = (space: SpaceId): Point => spacePoint(of, space)
  const edge = (angle: number): Point => innerPoint(of, angle, 1)
  const stone = made.contrast ? made.goldDeep : made.dark ? 0xb59a62 : 0xc9a862
  path([edge(141), at('torch-1'), at('torch-2'), at('torch-3'), edge(171)], stone)
  path(
    [edge(189), ...(['sword-1', 'sword-2', 'sword-3', 'sword-4', 'sword-5', 'sword-6'] as const).map(at), edge(225)],
    stone,
  )
  path([at('pit'), edge(117)], made.dark ? 0x6a4438 : 0xb08468)
  const wheels = Array.from({ length: 121 }, (_, i) => {
    const share = (i % 30) / 30
    const from = ((Math.floor(i / 30) % 4) * 90 + 45) % 360
    const a = innerPoint(of, from, 0.4525)
    const b = innerPoint(of, from + 90, 0.4525)
    const bow = innerPoint(of, from + 45, 0.52)
    return {
      x: (1 - share) ** 2 * a.x + 2 * share * (1 - share) * bow.x + share ** 2 * b.x,
      y: (1 - share) ** 2 * a.y + 2 * share * (1 - share) * bow.y + share ** 2 * b.y,
    }
  })
  path(wheels.slice(0, 120).concat(wheels.slice(0, 1)), made.contrast ? made.gold : made.dark ? 0x9a86d0 : 0xa996d8)
  for (const land of LANDS) {
    const angle = (land - 1) * 90 + 45
    apart(brush, () => {
      brush.setLineDash([of.stone * 0.32, of.stone * 0.42])
      line([at(`wheel-${land}`), innerPoint(of, angle, 1)], of.stone * 0.2, css(made.dark ? 0xfff0c0 : 0x6f58b0, 0.8))
    })
  }
}

/** Arrows that carry a pawn off. */
function arrows(brush: Brush, of: Mandala): void {
  const tone = css(SIGN_HUES.arrow.base)
  const draw = (a: Point, b: Point, bend: Point): void => {
    for (const [wide, colour] of [
      [of.stone * 0.34 + 2.2, css(0xfff0e4, 0.9)],
      [of.stone * 0.34, tone],
    ] as const) {
      brush.beginPath()
      brush.moveTo(a.x, a.y)
      brush.quadraticCurveTo(bend.x, bend.y, b.x, b.y)
      brush.lineWidth = wide
      brush.strokeStyle = colour
      brush.stroke()
    }
    arrow(brush, b.x, b.y, of.stone * 0.5, Math.atan2(b.y - bend.y, b.x - bend.x), tone)
  }
  const inner = (angle: number, distance: number): Point => innerPoint(of, angle, distance)
  const pit = spacePoint(of, 'pit')
  const from = inner(111, 0.99)
  const away = Math.hypot(from.x - pit.x, from.y - pit.y)
  const rim = { x: pit.x + ((from.x - pit.x) * of.pit) / away, y: pit.y + ((from.y - pit.y) * of.pit) / away }
  draw(from, rim, { x: (from.x + rim.x) / 2, y: (from.y + rim.y) / 2 })
  draw(inner(267, 0.99), inner(302.5, 0.965), inner(284, 0.84))
  draw(inner(321, 0.985), inner(297.5, 0.965), inner(309, 0.85))
}

// --------------------------------------------------------------------------------------------------------- the bands

function clouds(brush: Brush, of: Mandala, made: Materials): void {
  const deep = made.dark ? 0x5573b8 : 0xc4d6f4
  const pale = made.dark ? 0x9db6ea : 0xffffff
  for (const space of SPACE_IDS) {
    if (SPACES[space].realm !== 'spirit') continue
    const outline = cellOutline(of, space)
    const half = outline.length / 2
    const nth = Number(space.slice(2))
    apart(brush, () => {
      // The outer edge is puffed up like a cloud.
      brush.beginPath()
      const rim = outline.slice(0, half)
      const back = outline.slice(half)
      const puffs = 4
      const along = (share: number): Point => {
        const i = Math.min(rim.length - 1, Math.max(0, share * (rim.length - 1)))
        const a = rim[Math.floor(i)] ?? of.middle
        const b = rim[Math.ceil(i)] ?? a
        const rest = i - Math.floor(i)
        return { x: a.x + (b.x - a.x) * rest, y: a.y + (b.y - a.y) * rest }
      }
      const inward = (point: Point, by: number): Point => {
        const long = Math.hypot(of.middle.x - point.x, of.middle.y - point.y)
        return {
          x: point.x + ((of.middle.x - point.x) * by) / long,
          y: point.y + ((of.middle.y - point.y) * by) / long,
        }
      }
      const first = inward(along(0), of.clouds * 0.22)
      brush.moveTo(first.x, first.y)
      for (let i = 0; i < puffs; i++) {
        const top = inward(along((i + 0.5) / puffs), -of.clouds * 0.12 + (i % 2) * of.clouds * 0.1)
        const end = inward(along((i + 1) / puffs), of.clouds * 0.22)
        brush.quadraticCurveTo(top.x, top.y, end.x, end.y)
      }
      for (const { x, y } of back) brush.lineTo(x, y)
      brush.closePath()
      const { x, y } = spacePoint(of, space)
      brush.fillStyle = made.contrast
        ? '#000'
        : radial(brush, x, y - of.clouds * 0.3, 0, of.clouds * 2.1, [
            [0, css(mix(pale, deep, nth % 2 === 0 ? 0.1 : 0.25))],
            [1, css(deep)],
          ])
      brush.fill()
      brush.lineWidth = Math.max(1, of.clouds * 0.03)
      brush.strokeStyle = made.contrast ? css(made.gold) : css(made.dark ? 0xdfe9ff : 0x8fa9d8, 0.85)
      brush.stroke()
    })
  }
}

/** Tints of kinds, so that the ways can be read from afar. */
const TINTS: Partial<Record<string, number>> = {
  choice: SIGN_HUES.choice.base,
  karma: SIGN_HUES.karma.base,
  freeWill: SIGN_HUES.freeWill.base,
  loseTurn: SIGN_HUES.loseTurn.base,
  arrow: SIGN_HUES.arrow.base,
  gate: SIGN_HUES.gate.base,
  hangingOn: SIGN_HUES.cosmic.base,
}

function cells(brush: Brush, of: Mandala, made: Materials): void {
  const [outer, inner] = bandOf(of, 'earth')
  apart(brush, () => {
    if (!made.contrast) shadow(brush, made.shade, of.ring * 0.22, of.ring * 0.05)
    trace(brush, arcBetween(of, 0, 360, outer, inner))
    brush.fillStyle = css(made.dark ? 0x11142f : 0xffffff)
    brush.fill()
    noShadow(brush)
  })
  for (const space of SPACE_IDS) {
    const { region, land, kind } = SPACES[space]
    if (region !== 'ring' || land === null) continue
    const tones = landLight(land, made.dark)
    const nth = Number(space.slice(3))
    const base = nth % 2 === 0 ? tones.cell : tones.cellAlt
    const tint = TINTS[kind]
    const tone = tint === undefined ? base : mix(base, tint, made.dark ? 0.34 : 0.26)
    trace(brush, cellOutline(of, space))
    const { x, y } = spacePoint(of, space)
    brush.fillStyle = made.contrast
      ? '#000'
      : radial(brush, x, y, 0, of.ring, [
          [0, css(mix(tone, 0xffffff, made.dark ? 0.16 : 0.35))],
          [1, css(tone)],
        ])
    brush.fill()
    brush.lineWidth = Math.max(0.8, of.ring * 0.022)
    brush.strokeStyle = made.contrast ? css(made.gold, 0.8) : css(made.dark ? 0x0d1030 : 0xffffff, 0.85)
    brush.stroke()
  }
  for (const depth of [outer, inner]) {
    trace(brush, whole(of, depth))
    brush.lineWidth = Math.max(1.2, of.ring * 0.045)
    brush.strokeStyle = css(made.gold, 0.95)
    brush.stroke()
  }
}
