/** Text in several lines on the board. */
import type { Canvas2D } from './canvas.ts'
import { measureTextWidth } from './canvas-text.ts'

/** Distance from one line to the next, as a multiple of the font size. */
export const LINE_HEIGHT_RATIO = 1.2

/** Breaks a text between words into lines that are at most `most` wide. A single word may be wider. */
export function wrapText(brush: Canvas2D, text: string, most: number, size: number, weight = 500): readonly string[] {
  const found: string[] = []
  for (const word of text.split(' ')) {
    const last = found.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measureTextWidth(brush, longer, { size, colour: '', weight }) <= most)
      found[found.length - 1] = longer
    else found.push(word)
  }
  return found
}

/**
 * The largest font size, from `most` down to `least`, at which the wrapped text fits into the area `width` by `height`.
 * Undefined if no size fits.
 */
export function paragraphFontSizeIfFitting(
  brush: Canvas2D,
  text: string,
  { width: room, height, most, least }: { width: number; height: number; most: number; least: number },
  weight = 500,
): number | undefined {
  for (let size = most; size >= least; size -= 0.25) {
    const broken = wrapText(brush, text, room, size, weight)
    if (broken.length * size * LINE_HEIGHT_RATIO > height) continue
    if (broken.every((line) => measureTextWidth(brush, line, { size, colour: '', weight }) <= room)) return size
  }
  return undefined
}
