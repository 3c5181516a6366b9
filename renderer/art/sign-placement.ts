/** Position of a temporary sign over a thing on the board. Pure geometry. */
import type { SceneParameters } from '../stage/scene.ts'
import { makeBox, clamp, type Box } from './boxes.ts'

/**
 * The box for a temporary sign that is drawn over an object on the board. The sign stays within the board.
 * @param at box of the object
 * @param size height of the sign at text scale 1, in CSS pixels
 * @param wide width of the sign divided by its height
 * @param down position of the middle of the sign, as a share of the object's height, measured from the object's top
 * @param lift how many rows of signs the sign is moved up from the position `down`, so that several signs over one
 *   object do not overlap
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
