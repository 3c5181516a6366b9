/** What somebody looks through, laid over the table. */
import type { Message } from '../../engine/core/contract/game.ts'
import { makeBox, clamp, insetBox, splitNamedRows, type Box } from '../art/boxes.ts'
import type { PileOverlayProps } from '../art/pile-overlay.ts'
import type { SpriteSpecsOf } from '../art/sprite-specs.ts'
import { openPileTarget, type MakePiece } from '../art/piece-factory.ts'
import type { Piece, BoardViewport } from '../stage/scene.ts'

export interface PileBrowserLayout {
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
export function layoutPileBrowser(
  piece: MakePiece<SpriteSpecsOf<PileOverlayProps>>,
  { width, height, textScale }: BoardViewport,
  opened: string,
  title: { readonly id: string; readonly count: number },
  { gap, place, layer, close }: { gap: number; place: string; layer: number; close: Message },
): PileBrowserLayout {
  const whole = makeBox(0, 0, width, height)
  const area = insetBox(whole, gap * 2)
  const high = clamp(height * 0.09, 28, 62) * Math.min(1.3, textScale)
  const { head, below } = splitNamedRows(area, { head: high, below: area.h - high }, 0)
  const more = { targets: [openPileTarget(opened)], label: close }
  return {
    over: [
      piece(`${place}:veil`, place, { kind: 'veil' }, whole, layer, more),
      piece(`${place}:title`, place, { kind: 'title', ...title, textScale }, head, layer),
    ],
    below,
  }
}
