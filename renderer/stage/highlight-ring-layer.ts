/** Highlights of the board as rings that follow their sprites. */
import { Container } from 'pixi.js'
import type { SpriteLayer } from './sprite-layer.ts'
import {
  areFanned,
  highlightKindsByPiece,
  costBadgeLayout,
  isPieceOverEdgeOf,
  type Highlights,
  type HighlightKind,
} from './highlights.ts'
import { wouldCoverPieceMovedTo } from './piece-overlap.ts'
import type { PieceSprite } from './piece-sprite.ts'
import type { SpriteSpec, Piece } from './scene.ts'
import { createPixiSprite, type SpriteTexture } from './texture-cache.ts'

/** Draws the highlights of pieces as rings that follow their sprites. */
export interface HighlightRingLayer {
  /** Shows these highlights in place of the previous ones. Call it again when sprites have changed. */
  show(light: Highlights): void
  /** Moves every ring to the position of its sprite. */
  followSprites(): void
}

/**
 * Creates the layer that draws the highlight rings of a board; no ring is visible yet.
 * @param board container of the sprites; it also gets the rings that pieces above should cover, such as rings of
 *   pieces that overlap like cards in a fan, unless the piece has the keyboard focus
 * @param glow container above the board, for all other rings
 * @param cast returns the present sprites of the scene
 * @param paint returns the texture of one kind of highlight around a piece
 * @param paintPrice returns the texture of a cost, in a square whose side is given in CSS pixels
 */
export function createHighlightRingLayer(
  board: Container,
  glow: Container,
  cast: () => Pick<SpriteLayer, 'sprites' | 'bringToFront'>,
  paint: (kind: HighlightKind, piece: Piece) => SpriteTexture,
  paintPrice: (price: SpriteSpec, size: number) => SpriteTexture,
): HighlightRingLayer {
  let rings: readonly { readonly sprite: PieceSprite; readonly ring: Container }[] = []
  const priceOn = (piece: Piece, price: SpriteSpec): Container => {
    const { x, y, size } = costBadgeLayout(piece)
    const mark = new Container()
    mark.addChild(createPixiSprite(paintPrice(price, size)))
    mark.position.set(x, y)
    return mark
  }
  return {
    show(light) {
      for (const { ring } of rings) ring.destroy({ children: true })
      const { sprites, bringToFront } = cast()
      const all = [...sprites.values()]
      const fans = (of: PieceSprite): readonly PieceSprite[] => all.filter((other) => areFanned(of.piece, other.piece))
      // A piece taken from a fan is drawn on top of it.
      bringToFront(
        light.chosen.filter((id) => {
          const sprite = sprites.get(id)
          return sprite !== undefined && fans(sprite).length > 0
        }),
      )
      rings = [...highlightKindsByPiece(light)].flatMap(([id, kinds]) => {
        const sprite = sprites.get(id)
        if (sprite === undefined) return []
        const ring = new Container()
        for (const kind of kinds) ring.addChild(createPixiSprite(paint(kind, sprite.piece)))
        const price = light.costly?.[id]
        if (price !== undefined) ring.addChild(priceOn(sprite.piece, price))
        // The ring of a fanned piece is within the fan, and below the pieces that stand on it; that of a piece under an open
        // card is below the card. Any other ring is on top.
        const above = all.filter(({ root }) => root.zIndex > sprite.root.zIndex)
        const covers = ({ piece }: PieceSprite): boolean =>
          areFanned(sprite.piece, piece) ||
          isPieceOverEdgeOf(piece, sprite.piece) ||
          wouldCoverPieceMovedTo(piece, sprite.piece, sprite.piece)
        const covered = !kinds.includes('focused') && above.some(covers)
        ;(covered ? board : glow).addChild(ring)
        return [{ sprite, ring }]
      })
    },
    followSprites() {
      for (const { sprite, ring } of rings) {
        const { x, y, turn, scale } = sprite.pose
        ring.position.set(x, y)
        ring.rotation = turn
        ring.scale.set(scale)
        ring.zIndex = sprite.root.zIndex + 0.5
      }
    },
  }
}
