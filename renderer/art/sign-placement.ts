/** Position of a temporary sign over a thing on the board. Pure geometry. */
import type { SceneParameters } from '../stage/scene.ts'
import { makeBox, clamp, type Box } from './boxes.ts'

/**
 * The box for a temporary sign over a thing on the board. The sign stays within the board.
 * @param at box of the thing
 * @param size height of the sign at text scale 1, in CSS pixels
 * @param wide width divided by height
 * @param down where the middle of the sign is, as a share of the thing's height from its top
 * @param lift how much higher it is than that, in rows of signs; several signs over one piece are placed in rows
 */
export function signBoxOver(
  at: Box,
  { width, height, textScale }: SceneParameters,
  size: number,
  wide: number,
  down: number,
  lift = 0,
): Box {
  const h = size * Math.min(1.2, textScale)
  const w = Math.min(h * wide, width - 4)
  const x = clamp(at.x + at.w / 2 - w / 2, 2, width - w - 2)
  const y = clamp(at.y + at.h * down - h / 2 - lift * h * 1.1, 2, height - h - 2)
  return makeBox(x, y, w, h)
}
