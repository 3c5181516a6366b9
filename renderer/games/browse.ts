/** What somebody looks through, laid over the table: where it lies, and where it says what it is. */
import { box, clamp, inset, rowsOf, type Box } from '../art/boxes.ts'
import type { Vantage } from '../stage/scene.ts'

export interface Browsing {
  /** The veil over the table. */
  readonly whole: Box
  readonly title: Box
  readonly below: Box
}

export function browsing({ width, height, textScale }: Vantage, gap: number): Browsing {
  const whole = box(0, 0, width, height)
  const area = inset(whole, gap * 2)
  const title = clamp(height * 0.09, 28, 62) * Math.min(1.3, textScale)
  return { whole, ...rowsOf(area, { title, below: area.h - title }, 0) }
}
