/** Signs that rise from the board for a moment and are gone: what was gained, and where. */
import { Easing, Tween } from '@tweenjs/tween.js'
import type { Container } from 'pixi.js'
import type { Loop } from './loop.ts'
import { poseOf } from './plan.ts'
import type { Piece } from './scene.ts'
import type { Painted } from './textures.ts'
import { createPieceSprite, type PieceSprite } from './piece-sprite.ts'

/** Milliseconds at speed 1. */
const LASTS = 1500
const BETWEEN = 160
/** How far a sign rises, in its own heights. */
const RISES = 1.1
/** Shares of its time in which it appears, and from which on it fades. */
const APPEARED = 0.14
const FADES = 0.68

export interface Floats {
  readonly sprites: ReadonlySet<PieceSprite>
  /** Lets these rise, one after another. */
  rise(pieces: readonly Piece[]): void
}

/** @param layer where they stand */
export function createFloats(layer: Container, loop: Loop, paint: (piece: Piece) => Painted): Floats {
  const sprites = new Set<PieceSprite>()
  return {
    sprites,
    rise(pieces) {
      pieces.forEach((piece, nth) => {
        const sprite = createPieceSprite(piece, paint(piece))
        const rest = poseOf(piece)
        sprite.stand({ ...rest, alpha: 0 })
        sprites.add(sprite)
        layer.addChild(sprite.root)
        const tween = new Tween({ at: 0 })
          .to({ at: 1 }, LASTS)
          .delay(nth * BETWEEN)
          .easing(Easing.Linear.None)
          .onUpdate(({ at }) => {
            const shown = Math.min(1, at / APPEARED, (1 - at) / (1 - FADES))
            const y = rest.y - piece.height * RISES * Easing.Cubic.Out(at)
            sprite.stand({ ...rest, y, alpha: rest.alpha * shown, scale: 0.7 + 0.3 * Math.min(1, at / APPEARED) })
          })
          .onComplete(() => {
            sprites.delete(sprite)
            sprite.destroy()
          })
        loop.play(tween)
      })
    },
  }
}
