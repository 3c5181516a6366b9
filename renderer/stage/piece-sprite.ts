/** The sprite of one piece: a container at its centre, with the present texture, and during a transition the previous one. */
import { Container } from 'pixi.js'
import type { SpriteChangeAnimation, SpritePose } from './scene-transition.ts'
import type { Piece } from './scene.ts'
import { createPixiSprite, type SpriteTexture } from './texture-cache.ts'

/** The sprite of one piece on the board: a Pixi container with its texture, which can be moved and replaced. */
export interface PieceSprite {
  /** The container at the centre of the piece. */
  readonly root: Container
  readonly piece: Piece
  readonly painted: SpriteTexture
  /** The present position, rotation, opacity and scale, moving or at rest. */
  readonly pose: SpritePose
  setPose(pose: SpritePose): void
  /** Aligns the sprite to whole device pixels, where it is sharp. Call it when the sprite has come to rest. */
  snapToPixels(resolution: number): void
  /** Replaces piece and texture at once. The scale of the pose changes so that the visible size stays the same. */
  setPiece(piece: Piece, painted: SpriteTexture): void
  /** Replaces piece and texture with an animation: the caller calls `progress` with values from 0 to 1, then `done`. */
  transitionTo(
    piece: Piece,
    painted: SpriteTexture,
    how: SpriteChangeAnimation,
  ): { progress(at: number): void; done(): void }
  destroy(): void
}

/** Number of half turns of a thrown die. Odd. */
const TUMBLES = 3

/** Creates a sprite at the position of a piece. The caller adds its `root` to a container. */
export function createPieceSprite(piece: Piece, painted: SpriteTexture): PieceSprite {
  const root = new Container()
  const body = new Container()
  root.addChild(body)
  let sprite = createPixiSprite(painted)
  body.addChild(sprite)
  let pose: SpritePose = { x: piece.x, y: piece.y, turn: piece.turn ?? 0, alpha: piece.alpha ?? 1, scale: 1 }

  const stand = (next: SpritePose): void => {
    pose = next
    root.position.set(pose.x, pose.y)
    root.rotation = pose.turn
    root.alpha = pose.alpha
    root.scale.set(pose.scale)
  }
  const own = {
    root,
    piece,
    painted,
    get pose() {
      return pose
    },
    setPose: stand,
    snapToPixels(resolution: number) {
      if (pose.scale !== 1 || pose.turn !== 0) return
      const snap = (at: number, corner: number): number => Math.round((at + corner) * resolution) / resolution - corner
      root.position.set(snap(pose.x, own.painted.x), snap(pose.y, own.painted.y))
    },
    setPiece(next: Piece, texture: SpriteTexture) {
      const before = own.piece
      own.piece = next
      if (texture !== own.painted) {
        sprite.destroy()
        sprite = createPixiSprite(texture)
        body.addChild(sprite)
        own.painted = texture
      }
      if (next.width > 0 && before.width !== next.width)
        stand({ ...pose, scale: (pose.scale * before.width) / next.width })
    },
    transitionTo(next: Piece, texture: SpriteTexture, how: SpriteChangeAnimation) {
      const old = sprite
      const scale = next.width > 0 && own.piece.width > 0 ? own.piece.width / next.width : 1
      // The root is scaled to the new size; the previous texture keeps its own.
      old.scale.set(1 / scale)
      old.position.set(own.painted.x / scale, own.painted.y / scale)
      const fresh = createPixiSprite(texture)
      body.addChild(fresh)
      sprite = fresh
      if (scale !== 1) stand({ ...pose, scale: pose.scale * scale })
      own.piece = next
      own.painted = texture
      const progress = (at: number): void => {
        if (how === 'fade') {
          // The previous texture stays until the new one covers it, so that the background does not show through.
          fresh.alpha = Math.min(1, at * 1.6)
          old.alpha = Math.min(1, (1 - at) * 1.6)
          return
        }
        const turns = how === 'turn' ? 1 : TUMBLES
        body.scale.x = Math.max(0.02, Math.abs(Math.cos(Math.PI * turns * at)))
        // Each half turn shows the other face; an odd number ends on the new one.
        fresh.visible = Math.round(turns * at) % 2 === 1
        old.visible = !fresh.visible
      }
      progress(0)
      return {
        progress,
        done() {
          if (old.destroyed) return
          old.destroy()
          if (fresh.destroyed) return
          fresh.alpha = 1
          fresh.visible = true
          body.scale.x = 1
        },
      }
    },
    destroy() {
      root.destroy({ children: true })
    },
  }
  stand(pose)
  return own
}
