/** The lights of the board as rings around its sprites, which go along with them. */
import { Container } from 'pixi.js'
import type { SpriteLayer } from './sprite-layer.ts'
import {
  areFanned,
  highlightKindsByPiece,
  costBadgePosition,
  overlapsEdgeOf,
  type Highlights,
  type HighlightKind,
} from './highlights.ts'
import type { PieceSprite } from './piece-sprite.ts'
import type { SpriteSpec, Piece } from './scene.ts'
import { createPixiSprite, type SpriteTexture } from './texture-cache.ts'

export interface HighlightRings {
  /** Lays a light in place of the one before, or the same one over sprites that have changed. */
  show(light: Highlights): void
  /** Puts every ring where its sprite is now. */
  followSprites(): void
}

/**
 * @param board where the sprites stand: the ring of what lies in a fan lies among them
 * @param glow above it
 * @param paintPrice paints what something costs, in a square of so many CSS pixels
 */
export function createHighlightRings(
  board: Container,
  glow: Container,
  cast: () => Pick<SpriteLayer, 'sprites' | 'bringToFront'>,
  paint: (kind: HighlightKind, piece: Piece) => SpriteTexture,
  paintPrice: (price: SpriteSpec, size: number) => SpriteTexture,
): HighlightRings {
  let rings: readonly { readonly sprite: PieceSprite; readonly ring: Container }[] = []
  const priceOn = (piece: Piece, price: SpriteSpec): Container => {
    const { x, y, size } = costBadgePosition(piece)
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
      // What was taken from a fan lies upon it.
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
        // The ring of what lies in a fan lies in it too, and a ring lies beneath what stands on it; any other above all.
        const above = all.filter(({ root }) => root.zIndex > sprite.root.zIndex)
        const covers = ({ piece }: PieceSprite): boolean =>
          areFanned(sprite.piece, piece) || overlapsEdgeOf(piece, sprite.piece)
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
