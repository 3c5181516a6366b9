/** Text in several lines. */
import type { Brush } from '../../../art/brush.ts'
import { width } from '../../../art/type.ts'

const WEIGHT = 500
const LEADING = 1.2

/** Breaks a text into lines between words. */
export function lines(brush: Brush, text: string, most: number, size: number): readonly string[] {
  const found: string[] = []
  for (const word of text.split(' ')) {
    const last = found.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && width(brush, longer, { size, colour: '', weight: WEIGHT }) <= most)
      found[found.length - 1] = longer
    else found.push(word)
  }
  return found
}

/** The largest size at which a text fits; undefined when that would be below `least`. */
export function fitted(
  brush: Brush,
  text: string,
  { width: most, height, most: largest, least }: { width: number; height: number; most: number; least: number },
): number | undefined {
  for (let size = largest; size >= least; size -= 0.25) {
    const broken = lines(brush, text, most, size)
    if (broken.length * size * LEADING > height) continue
    if (broken.every((line) => width(brush, line, { size, colour: '', weight: WEIGHT }) <= most)) return size
  }
  return undefined
}
