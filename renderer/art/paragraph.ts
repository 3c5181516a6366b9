/** Text in several lines on the board. */
import type { Brush } from './brush.ts'
import { width } from './type.ts'

/** From one line to the next, in sizes of the text. */
export const LEADING = 1.2

/** Breaks a text into lines between words. */
export function lines(brush: Brush, text: string, most: number, size: number, weight = 500): readonly string[] {
  const found: string[] = []
  for (const word of text.split(' ')) {
    const last = found.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && width(brush, longer, { size, colour: '', weight }) <= most)
      found[found.length - 1] = longer
    else found.push(word)
  }
  return found
}

/** The largest size at which a text fits; undefined when that would be below `least`. */
export function fitted(
  brush: Brush,
  text: string,
  { width: room, height, most, least }: { width: number; height: number; most: number; least: number },
  weight = 500,
): number | undefined {
  for (let size = most; size >= least; size -= 0.25) {
    const broken = lines(brush, text, room, size, weight)
    if (broken.length * size * LEADING > height) continue
    if (broken.every((line) => width(brush, line, { size, colour: '', weight }) <= room)) return size
  }
  return undefined
}
