/** Labels that rise from the board and fade: the gains, at their places. */
import type { Container } from 'pixi.js'
import type { RenderLoop } from './render-loop.ts'
import { restingPoseOf } from './scene-transition.ts'
import type { Piece } from './scene.ts'
import type { SpriteTexture } from './texture-cache.ts'
import { createPieceSprite, type PieceSprite } from './piece-sprite.ts'
import { createTween, easeOutCubic } from './tween.ts'

/** Milliseconds at speed 1. */
const DURATION_MS = 1500
const STAGGER_MS = 160
/** How far a label rises, in its own heights. */
const RISE_HEIGHTS = 1.1
/** Shares of the duration: end of the fade-in, and start of the fade-out. */
const FADE_IN_END = 0.14
const FADE_OUT_START = 0.68

/** Shows labels that rise from the board and fade, such as gains. */
export interface FloatingLabelLayer {
  /** The sprites of the labels that are visible now. */
  readonly sprites: ReadonlySet<PieceSprite>
  /** Adds labels at their positions and animates them; each starts a moment after the one before. */
  rise(pieces: readonly Piece[]): void
}

/**
 * Creates the object that shows floating labels; none is visible yet.
 * @param layer container of the labels
 * @param loop runs their animations
 * @param paint returns the texture of a label
 */
export function createFloatingLabelLayer(
  layer: Container,
  loop: RenderLoop,
  paint: (piece: Piece) => SpriteTexture,
): FloatingLabelLayer {
  const sprites = new Set<PieceSprite>()
  return {
    sprites,
    rise(pieces) {
      pieces.forEach((piece, nth) => {
        const sprite = createPieceSprite(piece, paint(piece))
        const rest = restingPoseOf(piece)
        sprite.setPose({ ...rest, alpha: 0 })
        sprites.add(sprite)
        layer.addChild(sprite.root)
        loop.play(
          createTween({
            duration: DURATION_MS,
            delay: nth * STAGGER_MS,
            onUpdate(at) {
              const shown = Math.min(1, at / FADE_IN_END, (1 - at) / (1 - FADE_OUT_START))
              const y = rest.y - piece.height * RISE_HEIGHTS * easeOutCubic(at)
              sprite.setPose({
                ...rest,
                y,
                alpha: rest.alpha * shown,
                scale: 0.7 + 0.3 * Math.min(1, at / FADE_IN_END),
              })
            },
            onComplete() {
              sprites.delete(sprite)
              sprite.destroy()
            },
          }),
        )
      })
    },
  }
}
