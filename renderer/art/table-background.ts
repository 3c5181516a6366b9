/** The background of a table: a vertical gradient, the light of a lamp, an ornament in it, and dark edges. */
import { radialGradient, verticalGradient, type Canvas2D } from './canvas.ts'
import { toCssColour } from './colour.ts'
import type { BoardColours } from './materials.ts'

/**
 * The colours and the light of a table background. Lengths are shares of the board: x of its width, y of its height, radii
 * of its longer side.
 */
export interface TableBackgroundStyle {
  /** The colours of the gradient at the top, in the middle and at the bottom, in the dark and in the light theme. */
  readonly fall: { readonly dark: Fall; readonly light: Fall }
  /** The light of the lamp: its centre and its radius. `half`: where its middle colour is, as a share of the radius. */
  readonly lamp: { readonly x: number; readonly y: number; readonly r: number; readonly half: number } & Tones<Glow>
  /** The dark edges: a colour that is transparent up to the radius `from` around `x`, `y`, and full at the radius `to`. */
  readonly edge: { readonly x: number; readonly y: number; readonly from: number; readonly to: number } & Tones<string>
}
type Fall = readonly [number, number, number]
/** CSS colours of the light at its centre, half out, and at its rim. */
type Glow = readonly [string, string, string]
interface Tones<T> {
  readonly dark: T
  readonly light: T
}

/**
 * Draws the background of a table: a vertical gradient, the light of a lamp, an ornament and dark edges. With high
 * contrast it draws only the plain colour of the ground.
 * @param made the board's colours in the present theme
 * @param of style of the background: the colours of the gradient, the lamp and the edges
 * @param ornament draws an ornament in the light of the lamp, under the dark edges; not called with high contrast
 */
export function drawTableBackground(
  brush: Canvas2D,
  w: number,
  h: number,
  made: BoardColours,
  of: TableBackgroundStyle,
  ornament: () => void,
): void {
  const size = Math.max(w, h)
  const fill = (style: string | CanvasGradient): void => {
    brush.fillStyle = style
    brush.fillRect(0, 0, w, h)
  }
  fill(toCssColour(made.ground))
  if (made.contrast) return
  const { fall, lamp, edge } = of
  const tone = made.dark ? 'dark' : 'light'
  const [top, middle, bottom] = fall[tone]
  fill(
    verticalGradient(brush, 0, h, [
      [0, toCssColour(top)],
      [0.5, toCssColour(middle)],
      [1, toCssColour(bottom)],
    ]),
  )
  const [core, half, rim] = lamp[tone]
  fill(
    radialGradient(brush, w * lamp.x, h * lamp.y, 0, size * lamp.r, [
      [0, core],
      [lamp.half, half],
      [1, rim],
    ]),
  )
  ornament()
  fill(
    radialGradient(brush, w * edge.x, h * edge.y, size * edge.from, size * edge.to, [
      [0, 'rgb(0 0 0 / 0)'],
      [1, edge[tone]],
    ]),
  )
}
