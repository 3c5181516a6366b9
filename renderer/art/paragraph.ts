/** Text in several lines on the board. */
import type { Brush } from './brush.ts'
import { width } from './type.ts'

export const LEADING = 1.22

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
