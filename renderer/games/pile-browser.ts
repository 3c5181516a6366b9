/** Layout of an opened pile, laid over the table. */
import type { Message } from '../../engine/core/contract/game.ts'
import { makeBox, clamp, insetBox, splitNamedRows, type Box } from '../art/boxes.ts'
import type { OpenPileOverlayPropsByKind } from '../art/pile-overlay.ts'
import type { SpriteSpecsOf } from '../art/sprite-specs.ts'
import { pileToggleClickTarget, type MakePiece } from '../art/piece-factory.ts'
import type { Piece, SceneParameters } from '../stage/scene.ts'

/** The frame of an opened pile, which lies over the board: the pieces around its cards, and the area for the cards. */
export interface PileBrowserPiecesAndArea {
  /** The pieces of the frame: the veil, which dims the board, and the title. */
  readonly pieces: readonly Piece[]
  /** The area for the cards of the pile. */
  readonly cardArea: Box
}

/**
 * Creates the frame of an opened pile: a veil over the whole board, the title, and the area for the cards.
 * @param opened id of the place of the pile; a click on the veil closes the pile
 * @param title id of the pile's title, and the number of cards
 * @param place place of the new pieces, and prefix of their ids
 * @param close label of the veil
 */
export function createPileBrowserFrame(
  piece: MakePiece<SpriteSpecsOf<OpenPileOverlayPropsByKind>>,
  { width, height, textScale }: SceneParameters,
  opened: string,
  title: { readonly id: string; readonly count: number },
  { gap, place, layer, close }: { gap: number; place: string; layer: number; close: Message },
): PileBrowserPiecesAndArea {
  const whole = makeBox(0, 0, width, height)
  const area = insetBox(whole, gap * 2)
  const high = clamp(height * 0.09, 28, 62) * Math.min(1.3, textScale)
  const { head, below } = splitNamedRows(area, { head: high, below: area.h - high }, 0)
  const more = { targets: [pileToggleClickTarget(opened)], label: close }
  return {
    pieces: [
      piece(`${place}:veil`, place, { kind: 'veil' }, whole, layer, more),
      piece(`${place}:title`, place, { kind: 'title', ...title, textScale }, head, layer),
    ],
    cardArea: below,
  }
}
