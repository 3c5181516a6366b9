/** The piece that follows the pointer: a sprite above the board, while the one at its origin is faded. */
import type { Container } from 'pixi.js'
import type { SpritePose } from './scene-transition.ts'
import type { Piece } from './scene.ts'
import type { SpriteTexture } from './texture-cache.ts'
import { createPieceSprite, type PieceSprite } from './piece-sprite.ts'

/** Shows the piece that a player drags: a raised copy of its sprite, while the sprite at the origin is faded. */
export interface DraggedPieceLayer {
  /** The sprite that follows the pointer; undefined while no piece is dragged. */
  readonly sprite: PieceSprite | undefined
  /** Shows the piece at its given position; starts the drag if this piece is not dragged yet. */
  moveTo(piece: Piece): void
  /**
   * Ends the drag. If `landed`, the piece's own sprite stays where it was dropped, and its next animation begins there.
   * Otherwise the sprite returns to its origin. A sprite that landed in an earlier drag and has not moved since also returns.
   */
  end(landed: boolean): void
}

/** Opacity of the sprite at the origin during the drag. */
const FADED_ALPHA = 0.3
/** Scale of a dragged piece. */
const RAISED_SCALE = 1.06

/**
 * Creates the object that shows the dragged piece; no piece is dragged yet.
 * @param over container for the sprite of the dragged piece
 * @param find returns the sprite of a piece of the scene by its id, or undefined if there is none
 * @param paint returns the texture of a piece
 */
export function createDraggedPieceLayer(
  over: Container,
  find: (id: string) => PieceSprite | undefined,
  paint: (piece: Piece) => SpriteTexture,
): DraggedPieceLayer {
  let carried: PieceSprite | undefined
  let landed: { readonly sprite: PieceSprite; readonly pose: SpritePose } | undefined

  const home = (sprite: PieceSprite): void => {
    const { x, y, turn = 0, alpha = 1 } = sprite.piece
    if (!sprite.root.destroyed) sprite.setPose({ x, y, turn, alpha, scale: 1 })
  }
  return {
    get sprite() {
      return carried
    },
    moveTo(piece) {
      if (carried?.piece.id !== piece.id) {
        carried?.destroy()
        carried = createPieceSprite(piece, paint(piece))
        over.addChild(carried.root)
        const own = find(piece.id)
        own?.setPose({ ...own.pose, alpha: own.pose.alpha * FADED_ALPHA })
      }
      carried.setPose({ x: piece.x, y: piece.y, turn: 0, alpha: 1, scale: RAISED_SCALE })
    },
    end(lands) {
      if (landed !== undefined && landed.sprite.pose === landed.pose) home(landed.sprite)
      landed = undefined
      if (carried === undefined) return
      const { x, y } = carried.pose
      const own = find(carried.piece.id)
      carried.destroy()
      carried = undefined
      if (own === undefined) return
      home(own)
      if (!lands) return
      const pose = { ...own.pose, x, y, turn: 0 }
      own.setPose(pose)
      landed = { sprite: own, pose }
    },
  }
}
