/** Letters on the board. */
import type { Canvas2D } from './canvas.ts'

const DISPLAY = `'Fraunces Variable', Georgia, serif`
const TEXT = `'Figtree Variable', system-ui, sans-serif`

export interface TextStyle {
  readonly size: number
  readonly colour: string
  readonly weight?: number
  readonly display?: boolean
  readonly align?: CanvasTextAlign
  /** Space between letters as a share of their size. */
  readonly spacing?: number
  /** Wider than this it is cut off with an ellipsis, or made smaller down to `least` first. */
  readonly most?: number
  readonly least?: number
}

/** How wide a line would be. */
export function measureText(
  brush: Canvas2D,
  text: string,
  { size, weight = 600, display = false, spacing = 0 }: TextStyle,
): number {
  brush.font = `${weight} ${size}px ${display ? DISPLAY : TEXT}`
  brush.letterSpacing = `${size * spacing}px`
  const measured = brush.measureText(text).width
  brush.letterSpacing = '0px'
  return measured
}

/** In so many steps letters become small enough for any line. */
const STEPS = 6

/**
 * Letters of a face with optical sizes are relatively wider the smaller they are: one step towards a width falls short of it.
 * @param wide how wide the lines would be at a size
 * @returns the size, `least` or larger, at which they are no wider than `most`
 */
export function fitTextSize(wide: (size: number) => number, size: number, most: number, least = 0): number {
  let fitting = size
  for (let step = 0; step < STEPS && fitting > least; step++) {
    const now = wide(fitting)
    if (now <= most) break
    fitting = Math.max(least, ((fitting * most) / now) * 0.985)
  }
  return fitting
}

/** Writes a line whose middle is at `y`. @returns its width */
export function drawText(brush: Canvas2D, text: string, x: number, y: number, how: TextStyle): number {
  const { size, colour, weight = 600, display = false, align = 'center', spacing = 0, most = Infinity } = how
  const set = (px: number): number => {
    brush.font = `${weight} ${px}px ${display ? DISPLAY : TEXT}`
    brush.letterSpacing = `${px * spacing}px`
    return brush.measureText(text).width
  }
  let width = set(how.least === undefined ? size : fitTextSize(set, size, most, how.least))
  let shown = text
  while (width > most && shown.length > 1) {
    shown = shown.slice(0, -1)
    width = brush.measureText(`${shown.trimEnd()}…`).width
  }
  brush.textAlign = align
  brush.textBaseline = 'alphabetic'
  brush.fillStyle = colour
  const line = shown === text ? text : `${shown.trimEnd()}…`
  // Capitals and figures are about 0.7 of the size high; the middle of them is what looks centred.
  const cap = brush.measureText('H')
  brush.fillText(line, x, y + cap.actualBoundingBoxAscent / 2)
  brush.letterSpacing = '0px'
  return width
}
