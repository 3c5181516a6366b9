/** What lies over the table while a pile is open: a veil, and the name of what is open. */
import type { Brush } from './brush.ts'
import { css, mix } from './colour.ts'
import type { Materials } from './materials.ts'
import { said, write } from './type.ts'

export interface BrowsedLooks {
  veil: unknown
  /** The id of its words, which may say how many there are. */
  title: { id: string; count: number; textScale: number }
}

/** The game's lacquer, so that what lies below is only guessed. */
export function veil(brush: Brush, _look: unknown, w: number, h: number, made: Materials): void {
  brush.fillStyle = css(mix(made.lacquerLow, made.dark ? 0x000000 : 0xffffff, 0.4), made.dark ? 0.91 : 0.94)
  brush.fillRect(-w / 2, -h / 2, w, h)
}

/** What is open, and the sign that closes it. */
export function title(
  brush: Brush,
  { id, count, textScale }: BrowsedLooks['title'],
  w: number,
  h: number,
  made: Materials,
): void {
  const size = Math.min(h * 0.5, 26 * textScale)
  const how = { size, colour: css(made.ink), display: true, weight: 600, most: w * 0.8, least: 9 }
  write(brush, said(id, { count }), 0, 0, how)
  const s = size * 0.42
  const x = w / 2 - s * 2
  brush.lineWidth = Math.max(1.6, s * 0.24)
  brush.strokeStyle = css(made.ink, 0.85)
  for (const side of [-1, 1]) {
    brush.beginPath()
    brush.moveTo(x - s, -s * side)
    brush.lineTo(x + s, s * side)
    brush.stroke()
  }
}
