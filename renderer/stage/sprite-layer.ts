/** The pieces on the board as sprites, animated from one scene to the next: plays the plan of scene-transition.ts. */
import type { Container } from 'pixi.js'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import type { RenderLoop } from './render-loop.ts'
import { planSceneTransition, type SpriteMotion, type SpritePose } from './scene-transition.ts'
import type { Piece, Scene } from './scene.ts'
import type { SpriteTexture } from './texture-cache.ts'
import { createPieceSprite, type PieceSprite } from './piece-sprite.ts'
import { createTween, easeInOutCubic, easeOutCubic, easeOutQuadratic, type EasingCurve, type Tween } from './tween.ts'

/** The services of the stage that the sprite layer uses. */
export interface SpriteLayerDeps {
  /** Container of the sprites; sorts its children. */
  readonly board: Container
  readonly loop: RenderLoop
  /** Device pixels per CSS pixel. */
  resolution(): number
  paint(piece: Piece): SpriteTexture
  /** Called when an animation has ended or was interrupted. */
  onRest(): void
}

/** Shows the pieces of a scene as sprites, and animates them to the next scene. */
export interface SpriteLayer {
  /** The sprites of the scene shown last, by the ids of their pieces. */
  readonly sprites: ReadonlyMap<string, PieceSprite>
  /**
   * Shows a scene. @param events the events that led to it from the previous scene
   * @returns a promise that settles when the animation is over, was skipped, or another scene has replaced it
   */
  show(scene: Scene, events: readonly VisibleEvent[], animate: boolean): Promise<void>
  /** Draws these pieces above the others of their layers. The other pieces return to the order of the scene. */
  bringToFront(ids: readonly string[]): void
  /** Paints every sprite again. */
  repaint(): void
  /** Stops the running animation, leaving the sprites where they are. */
  interrupt(): void
}

/** z-index of flying sprites, above all layers of all scenes. */
const FLYING_LAYER = 1e9
/** z-index distance of layers: more than twice the number of pieces in a layer. */
const LAYER = 1e4

/** A motion with its sprite. Without `apply` nothing is visible. */
interface RunningMotion {
  readonly sprite: PieceSprite
  readonly apply?: (at: number) => void
  readonly done?: () => void
}

/** Creates a sprite layer without sprites. */
export function createSpriteLayer({ board, loop, resolution, paint, onRest }: SpriteLayerDeps): SpriteLayer {
  let shown: readonly Piece[] = []
  let sprites = new Map<string, PieceSprite>()
  let raised: ReadonlySet<string> = new Set()
  let interrupt = (): void => undefined

  const depth = ({ id, layer }: Piece, index: number): number =>
    layer * LAYER + index + (raised.has(id) ? LAYER / 2 : 0)
  const prepare = (motion: SpriteMotion, found: PieceSprite | undefined, index: number): RunningMotion => {
    const { piece, end } = motion
    const sprite = found ?? createPieceSprite(piece, paint(piece))
    let change: ReturnType<PieceSprite['transitionTo']> | undefined
    if (found === undefined) {
      sprite.setPose(motion.start ?? end)
      board.addChild(sprite.root)
    } else if (motion.kind !== 'vanish') {
      if (motion.change === undefined) sprite.setPiece(piece, paint(piece))
      else change = sprite.transitionTo(piece, paint(piece), motion.change)
    }
    sprite.root.zIndex = motion.arc > 0 ? FLYING_LAYER + index : depth(piece, index)
    const start = sprite.pose
    if (equalJson(start, end) && change === undefined) {
      sprite.snapToPixels(resolution())
      return { sprite }
    }
    return {
      sprite,
      apply(at) {
        sprite.setPose(between(start, end, at, motion))
        change?.progress(at)
      },
      done() {
        change?.done()
        sprite.root.zIndex = depth(piece, index)
        sprite.snapToPixels(resolution())
      },
    }
  }

  const show = (scene: Scene, events: readonly VisibleEvent[], animate: boolean): Promise<void> => {
    interrupt()
    const order = new Map(scene.pieces.map((piece, index) => [piece.id, index]))
    const next = new Map<string, PieceSprite>()
    const leaving: PieceSprite[] = []
    const tweens = new Set<Tween>()
    const endings: (() => void)[] = []
    let settle = (): void => undefined
    const promise = new Promise<void>((resolve) => {
      settle = resolve
    })
    const close = (): void => {
      interrupt = () => undefined
      for (const sprite of leaving) sprite.destroy()
      onRest()
      settle()
    }

    for (const motion of planSceneTransition(shown, scene, events)) {
      const found = motion.source === undefined ? undefined : sprites.get(motion.source)
      if (motion.kind === 'vanish' && found === undefined) continue
      const { sprite, apply, done } = prepare(motion, found, order.get(motion.piece.id) ?? 0)
      if (motion.kind === 'vanish') leaving.push(sprite)
      else next.set(motion.piece.id, sprite)
      if (apply === undefined || done === undefined) continue
      if (!animate) {
        apply(1)
        done()
        continue
      }
      const tween = createTween({
        duration: motion.duration,
        delay: motion.delay,
        easing: easingOf(motion),
        onUpdate: apply,
        onComplete() {
          tweens.delete(tween)
          done()
          if (tweens.size === 0) close()
        },
      })
      tweens.add(tween)
      endings.push(done)
    }
    sprites = next
    shown = scene.pieces
    interrupt = () => {
      for (const tween of tweens) loop.cancel(tween)
      for (const end of endings) end()
      close()
    }
    if (tweens.size === 0) close()
    for (const tween of [...tweens]) loop.play(tween)
    loop.invalidate()
    return promise
  }

  return {
    get sprites() {
      return sprites
    },
    show,
    bringToFront(ids) {
      const before = raised
      raised = new Set(ids)
      if (before.size === 0 && raised.size === 0) return
      for (const [index, piece] of shown.entries()) {
        const sprite = sprites.get(piece.id)
        // A flying piece is above all others until it lands.
        if (sprite !== undefined && sprite.root.zIndex < FLYING_LAYER && before.has(piece.id) !== raised.has(piece.id))
          sprite.root.zIndex = depth(piece, index)
      }
    },
    repaint() {
      for (const sprite of sprites.values()) {
        sprite.setPiece(sprite.piece, paint(sprite.piece))
        sprite.snapToPixels(resolution())
      }
    },
    interrupt() {
      interrupt()
    },
  }
}

/** Thrown pieces start fast; flying ones also accelerate. */
function easingOf({ arc, change }: SpriteMotion): EasingCurve {
  if (change === 'tumble') return easeOutQuadratic
  return arc > 0 ? easeInOutCubic : easeOutCubic
}

function between(from: SpritePose, to: SpritePose, at: number, { arc, change }: SpriteMotion): SpritePose {
  if (at >= 1) return to
  const mix = (a: number, b: number): number => a + (b - a) * at
  const tumbles = change === 'tumble'
  const lift = tumbles ? bounce(at) : Math.sin(Math.PI * at)
  // The shorter rotation; one more full turn if thrown.
  const way = Math.atan2(Math.sin(to.turn - from.turn), Math.cos(to.turn - from.turn)) + (tumbles ? 2 * Math.PI : 0)
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y) - lift * arc,
    turn: from.turn + way * at,
    alpha: mix(from.alpha, to.alpha),
    scale: mix(from.scale, to.scale) * (arc > 0 ? 1 + 0.08 * lift : 1),
  }
}

/** Height of a bouncing die: one bounce, and another of a third of the height. */
function bounce(at: number): number {
  const first = 0.62
  return at < first ? Math.sin((Math.PI * at) / first) : Math.sin((Math.PI * (at - first)) / (1 - first)) / 3
}
