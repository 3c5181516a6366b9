/** Pieces laid over the board without animation. */
import type { Container } from 'pixi.js'
import { equalJson } from '../../engine/core/contract/json.ts'
import { sortByDrawingOrder } from './hit-testing.ts'
import type { Piece } from './scene.ts'
import type { SpriteTexture } from './texture-cache.ts'
import { createPieceSprite, type PieceSprite } from './piece-sprite.ts'

/** Shows pieces over the board without animation: ghosts of a preview, or enlarged pieces. */
export interface OverlayPieceLayer {
  readonly sprites: readonly PieceSprite[]
  /** Shows these pieces in place of the previous ones. @returns whether anything has changed */
  show(pieces: readonly Piece[]): boolean
  /** Paints the shown pieces again. */
  repaint(): void
}

/**
 * Creates an overlay that shows pieces over the board without animation. At first it shows none.
 * @param layer container of the sprites
 * @param paint returns the texture of a piece
 * @param resolution returns the device pixels per CSS pixel
 */
export function createOverlayPieceLayer(
  layer: Container,
  paint: (piece: Piece) => SpriteTexture,
  resolution: () => number,
): OverlayPieceLayer {
  let sprites: readonly PieceSprite[] = []
  let shown: readonly Piece[] = []
  const lay = (): void => {
    for (const sprite of sprites) sprite.destroy()
    sprites = sortByDrawingOrder(shown).map((piece) => createPieceSprite(piece, paint(piece)))
    for (const sprite of sprites) {
      sprite.snapToPixels(resolution())
      layer.addChild(sprite.root)
    }
  }
  return {
    get sprites() {
      return sprites
    },
    show(pieces) {
      if (equalJson(pieces, shown)) return false
      shown = pieces
      lay()
      return true
    },
    repaint: lay,
  }
}
