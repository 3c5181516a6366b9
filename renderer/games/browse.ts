/** What somebody looks through, laid over the table. */
import type { Message } from '../../engine/core/contract/game.ts'
import { box, clamp, inset, rowsOf, type Box } from '../art/boxes.ts'
import type { CoverLooks } from '../art/cover.ts'
import type { LooksOf } from '../art/looks.ts'
import { opening, type Make } from '../art/make.ts'
import type { Piece, Vantage } from '../stage/scene.ts'

export interface Browsing {
  /** The veil over the table, and what it says. */
  readonly over: readonly Piece[]
  /** Where the things themselves lie. */
  readonly below: Box
}

/**
 * @param opened what is closed again by a click
 * @param place of the pieces; begins their ids
 * @param close what the veil is called
 */
export function browsing(
  piece: Make<LooksOf<CoverLooks>>,
  { width, height, textScale }: Vantage,
  opened: string,
  title: { readonly id: string; readonly count: number },
  { gap, place, layer, close }: { gap: number; place: string; layer: number; close: Message },
): Browsing {
  const whole = box(0, 0, width, height)
  const area = inset(whole, gap * 2)
  const high = clamp(height * 0.09, 28, 62) * Math.min(1.3, textScale)
  const { head, below } = rowsOf(area, { head: high, below: area.h - high }, 0)
  const more = { targets: [opening(opened)], label: close }
  return {
    over: [
      piece(`${place}:veil`, place, { kind: 'veil' }, whole, layer, more),
      piece(`${place}:title`, place, { kind: 'title', ...title, textScale }, head, layer),
    ],
    below,
  }
}
