/** The lights of the board as rings around its sprites, which go along with them. */
import { Container } from 'pixi.js'
import type { Cast } from './cast.ts'
import { fanned, lightsOf, priceSpot, standsOnEdge, type Light, type LightKind } from './lights.ts'
import type { PieceSprite } from './piece-sprite.ts'
import type { Look, Piece } from './scene.ts'
import { spriteOf, type Painted } from './textures.ts'

export interface Rings {
  /** Lays a light in place of the one before, or the same one over sprites that have changed. */
  lay(light: Light): void
  /** Puts every ring where its sprite is now. */
  follow(): void
}

/**
 * @param board where the sprites stand: the ring of what lies in a fan lies among them
 * @param glow above it
 * @param paintPrice paints what something costs, in a square of so many CSS pixels
 */
export function createRings(
  board: Container,
  glow: Container,
  cast: () => Pick<Cast, 'sprites' | 'raise'>,
  paint: (kind: LightKind, piece: Piece) => Painted,
  paintPrice: (price: Look, size: number) => Painted,
): Rings {
  let rings: readonly { readonly sprite: PieceSprite; readonly ring: Container }[] = []
  const priceOn = (piece: Piece, price: Look): Container => {
    const { x, y, size } = priceSpot(piece)
    const mark = new Container()
    mark.addChild(spriteOf(paintPrice(price, size)))
    mark.position.set(x, y)
    return mark
  }
  return {
    lay(light) {
      for (const { ring } of rings) ring.destroy({ children: true })
      const { sprites, raise } = cast()
      const all = [...sprites.values()]
      const fans = (of: PieceSprite): readonly PieceSprite[] => all.filter((other) => fanned(of.piece, other.piece))
      // What was taken from a fan lies upon it.
      raise(
        light.chosen.filter((id) => {
          const sprite = sprites.get(id)
          return sprite !== undefined && fans(sprite).length > 0
        }),
      )
      rings = [...lightsOf(light)].flatMap(([id, kinds]) => {
        const sprite = sprites.get(id)
        if (sprite === undefined) return []
        const ring = new Container()
        for (const kind of kinds) ring.addChild(spriteOf(paint(kind, sprite.piece)))
        const price = light.costly?.[id]
        if (price !== undefined) ring.addChild(priceOn(sprite.piece, price))
        // The ring of what lies in a fan lies in it too, and a ring lies beneath what stands on it; any other above all.
        const above = all.filter(({ root }) => root.zIndex > sprite.root.zIndex)
        const covers = ({ piece }: PieceSprite): boolean =>
          fanned(sprite.piece, piece) || standsOnEdge(piece, sprite.piece)
        const covered = !kinds.includes('focused') && above.some(covers)
        ;(covered ? board : glow).addChild(ring)
        return [{ sprite, ring }]
      })
    },
    follow() {
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
