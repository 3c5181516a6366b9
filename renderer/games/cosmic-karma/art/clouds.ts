/** The clouds of the Spirit Realm, outside the ring. */
import { SPACE_IDS, SPACES } from '../../../../engine/cosmic-karma/index.ts'
import type { SpaceId } from '../../../../engine/cosmic-karma/data.ts'
import type { Point2D } from '../../../art/boxes.ts'
import { withSavedState, clearShadow, radialGradient, setShadow, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { cellOutline, spaceIconCentre, type MandalaGeometry } from './geometry.ts'

/** Two clouds side by side never have the same light: at dusk, at dawn. */
const LIGHTS = {
  dusk: [
    [0xa9bdf0, 0x4c66ae],
    [0xc0b2ee, 0x5a56a6],
    [0x9ccbe6, 0x3f6f9f],
  ],
  dawn: [
    [0xffffff, 0xbcd2f4],
    [0xfffaff, 0xd2c8f2],
    [0xffffff, 0xbfe0ee],
  ],
} as const

/** Draws the spaces of the Spirit Realm: each is a cloud in the band outside the ring. */
export function drawSpiritRealmClouds(brush: Canvas2D, of: MandalaGeometry, made: BoardColours): void {
  for (const space of SPACE_IDS) if (SPACES[space].realm === 'spirit') cloud(brush, of, space, made)
}

function cloud(brush: Canvas2D, of: MandalaGeometry, space: SpaceId, made: BoardColours): void {
  const lights = made.dark ? LIGHTS.dusk : LIGHTS.dawn
  const [pale, deep] = lights[Number(space.slice(2)) % 3] ?? lights[0]
  const { x, y } = spaceIconCentre(of, space)
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, made.shade, of.cloudBandWidth * 0.16, of.cloudBandWidth * 0.04)
    puffs(brush, of, space, 0)
    brush.fillStyle = made.contrast
      ? '#000'
      : radialGradient(brush, x, y - of.cloudBandWidth * 0.25, 0, of.cloudBandWidth * 1.9, [
          [0, toCssColour(pale)],
          [0.45, toCssColour(mixColours(pale, deep, 0.45))],
          [1, toCssColour(deep)],
        ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(1, of.cloudBandWidth * 0.03)
    brush.strokeStyle = made.contrast ? toCssColour(made.gold) : toCssColour(made.dark ? 0xe6edff : 0x8fa9d8, 0.85)
    brush.stroke()
    if (made.contrast) return
    brush.clip()
    // A softer edge within the edge, as if there were more of it behind.
    puffs(brush, of, space, of.cloudBandWidth * 0.17)
    brush.lineWidth = of.cloudBandWidth * 0.06
    brush.strokeStyle = toCssColour(0xffffff, made.dark ? 0.2 : 0.75)
    brush.stroke()
  })
}

/** The outline of a cloud, its outer edge puffed up. @param deep so many pixels within it */
function puffs(brush: Canvas2D, of: MandalaGeometry, space: SpaceId, deep: number): void {
  const outline = cellOutline(of, space)
  const half = outline.length / 2
  const rim = outline.slice(0, half)
  const back = outline.slice(half)
  const along = (share: number): Point2D => {
    const i = Math.min(rim.length - 1, Math.max(0, share * (rim.length - 1)))
    const a = rim[Math.floor(i)] ?? of.middle
    const b = rim[Math.ceil(i)] ?? a
    const rest = i - Math.floor(i)
    return { x: a.x + (b.x - a.x) * rest, y: a.y + (b.y - a.y) * rest }
  }
  const inward = ({ x, y }: Point2D, by: number): Point2D => {
    const long = Math.hypot(of.middle.x - x, of.middle.y - y)
    return { x: x + ((of.middle.x - x) * by) / long, y: y + ((of.middle.y - y) * by) / long }
  }
  const valley = of.cloudBandWidth * 0.24 + deep
  const first = inward(along(0), valley)
  brush.beginPath()
  brush.moveTo(first.x, first.y)
  const count = 4
  for (let i = 0; i < count; i++) {
    const high = -of.cloudBandWidth * (i % 2 === 0 ? 0.2 : 0.08) + deep
    const [a, b] = [inward(along((i + 0.22) / count), high), inward(along((i + 0.78) / count), high)]
    const end = inward(along((i + 1) / count), valley)
    brush.bezierCurveTo(a.x, a.y, b.x, b.y, end.x, end.y)
  }
  for (const { x, y } of back) brush.lineTo(x, y)
  brush.closePath()
}
