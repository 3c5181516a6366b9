/** Text on the board, in single lines. */
import type { Canvas2D } from './canvas.ts'

const DISPLAY = `'Fraunces Variable', Georgia, serif`
const TEXT = `'Figtree Variable', system-ui, sans-serif`

/** How a line of text is drawn. Sizes are in the units of the canvas. */
export interface TextStyle {
  /** Font size. */
  readonly size: number
  /** CSS colour. */
  readonly colour: string
  /** CSS font weight; 600 if absent. */
  readonly weight?: number
  /** Whether the text is in the serif font for headings. */
  readonly display?: boolean
  readonly align?: CanvasTextAlign
  /** Space between letters as a share of their size. */
  readonly spacing?: number
  /** Maximum width: a wider text is cut off with an ellipsis, after it has been made smaller down to `least`, if given. */
  readonly most?: number
  /** Minimum font size. Absent: the text is not made smaller. */
  readonly least?: number
}

/** Measures the width of a line of text in a style, in the units of the canvas. Leaves the font of the canvas changed. */
export function measureTextWidth(
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

/** Maximum number of steps: enough for any line. */
const STEPS = 6

/**
 * The largest font size, from `least` up to `size`, at which a text is at most `most` wide. The result is approximate.
 * At `least` the text may be too wide. The size is found in several steps, because smaller letters are relatively
 * wider in fonts with optical sizes.
 * @param wide returns the width of the text at a font size
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

/**
 * Draws one line of text, vertically centred at `y`. `how.align` says where the text is relative to `x`; it is
 * horizontally centred at `x` by default. A text wider than `how.most` is made smaller or cut off with an ellipsis;
 * see `TextStyle`.
 * @returns the width of the text as drawn
 */
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
  // Text looks vertically centred if its capitals and digits are, which are about 0.7 of the font size high.
  const cap = brush.measureText('H')
  brush.fillText(line, x, y + cap.actualBoundingBoxAscent / 2)
  brush.letterSpacing = '0px'
  return width
}
