/**
 * The one stage of every board: scenes in, animated sprites out. It keeps one sprite per piece, plays the plan from one
 * scene to the next, and draws only while something moves. It knows no game and no rule.
 *
 * Loaded late, with Pixi: import it dynamically.
 */
import 'pixi.js/unsafe-eval'
import 'pixi.js/filters'
import { autoDetectRenderer, Container, Ticker, type Renderer, type Sprite } from 'pixi.js'
import { Easing, Tween } from '@tweenjs/tween.js'
import type { SeenFact } from '../../engine/core/facts.ts'
import { equalJson } from '../../engine/core/json.ts'
import { drawLight, lightsOf, NO_LIGHT, type Light } from './lights.ts'
import { createLoop } from './loop.ts'
import type { Painter, Palette } from './painter.ts'
import { plan, poseOf, type Motion, type Pose } from './plan.ts'
import { chooseRenderer, type RendererKind } from './renderer-choice.ts'
import type { Piece, Scene } from './scene.ts'
import { createTextures, spriteOf, type Painted } from './textures.ts'
import { createToken, type Token } from './token.ts'

export interface StageOptions {
  readonly painter: Painter
  readonly palette: Palette
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Device pixels per CSS pixel; capped, since finer is not seen. */
  readonly resolution: number
  /** How fast pieces travel: 1 as designed, 0 not at all. */
  readonly speed: number
  /** Absent: what is fastest here. */
  readonly renderer?: RendererKind
  /** The graphics context is gone, and this stage with it: make another and show it the last scene. */
  onlost(): void
}

export interface Stage {
  readonly renderer: RendererKind
  /** Whether something moves. */
  readonly moving: boolean
  speed: number
  /**
   * Shows a scene in place of the one before.
   * @returns settled when the motion is over, was skipped, or another scene took over
   */
  show(scene: Scene, how: { readonly facts: readonly SeenFact[]; readonly animate: boolean }): Promise<void>
  light(light: Light): void
  /** Pieces laid over the board: what a choice would do. */
  ghosts(pieces: readonly Piece[]): void
  setPainter(painter: Painter): void
  setPalette(palette: Palette): void
  /** Paints everything again, after fonts have come. */
  repaint(): void
  resize(width: number, height: number, resolution: number): void
  /** Jumps to the end of the motion. */
  skip(): void
  destroy(): void
}

const FINEST = 3
/** Above all layers of all scenes. */
const FLYING = 1e9
const LAYER = 1e4

/** Frames drawn since the page was loaded, by all stages: tests read it to see that a resting board rests. */
let frames = 0

/** @throws when neither WebGL nor a canvas can be had */
export async function createStage(host: HTMLElement, options: StageOptions): Promise<Stage> {
  // Pixi's own clocks would wake the processor 60 times a second for nothing.
  for (const ticker of [Ticker.shared, Ticker.system]) {
    ticker.autoStart = false
    ticker.stop()
  }
  const kind = options.renderer ?? chooseRenderer()
  const renderer: Renderer = await autoDetectRenderer({
    preference: kind === 'webgl' ? ['webgl', 'canvas'] : ['canvas'],
    // Input and accessibility are the DOM's business here (components/Board.svelte).
    skipExtensionImports: true,
    width: options.width,
    height: options.height,
    resolution: Math.min(options.resolution, FINEST),
    autoDensity: true,
    antialias: true,
    backgroundAlpha: 0,
  })
  const canvas = renderer.canvas as HTMLCanvasElement
  canvas.setAttribute('aria-hidden', 'true')
  host.append(canvas)

  let { painter, palette } = options
  let size = { width: options.width, height: options.height }
  let textures = createTextures(renderer)
  const root = new Container()
  const [ground, board, over, glow] = [new Container(), new Container(), new Container(), new Container()]
  board.sortableChildren = true
  root.addChild(ground, board, over, glow)

  let shown: readonly Piece[] = []
  let tokens = new Map<string, Token>()
  let ghosts: Token[] = []
  let ghostPieces: readonly Piece[] = []
  let light = NO_LIGHT
  let rings: { readonly id: string; readonly sprite: Sprite }[] = []
  let background: { readonly sprite: Sprite; readonly painted: Painted } | undefined
  /** What ends the motion under way at once, leaving the sprites where they are. */
  let interrupt = (): void => undefined

  const draw = (): void => {
    for (const ring of rings) {
      const token = tokens.get(ring.id)
      if (token === undefined) continue
      const { x, y, turn, scale } = token.pose
      ring.sprite.parent?.position.set(x, y)
      ring.sprite.parent?.scale.set(scale)
      if (ring.sprite.parent) ring.sprite.parent.rotation = turn
    }
    renderer.render(root)
    frames += 1
  }
  const loop = createLoop(draw)
  loop.speed = options.speed

  const paint = (piece: Piece): Painted =>
    textures.of(piece.look, piece.width, piece.height, () =>
      painter.paint(piece.look, piece.width, piece.height, palette),
    )
  const paintGround = (): void => {
    const frame = { x: 0, y: 0, width: size.width, height: size.height }
    const painted = textures.once(painter.background(size.width, size.height, palette), frame)
    const sprite = spriteOf(painted)
    ground.addChild(sprite)
    background?.sprite.destroy()
    background?.painted.texture.destroy(true)
    background = { sprite, painted }
  }
  const layLights = (): void => {
    for (const holder of glow.removeChildren()) holder.destroy({ children: true })
    rings = []
    for (const [id, kinds] of lightsOf(light)) {
      const piece = tokens.get(id)?.piece
      if (piece === undefined) continue
      const outline = painter.outline?.(piece.look) ?? 'box'
      const holder = new Container()
      glow.addChild(holder)
      for (const kind of kinds) {
        const look = { kind: `light/${kind}`, outline }
        const painted = textures.of(look, piece.width, piece.height, () => drawLight(kind, piece, palette, outline))
        const sprite = spriteOf(painted)
        holder.addChild(sprite)
        rings.push({ id, sprite })
      }
    }
  }
  const layGhosts = (): void => {
    for (const ghost of ghosts) ghost.destroy()
    ghosts = ghostPieces.toSorted((a, b) => a.layer - b.layer).map((piece) => createToken(piece, paint(piece)))
    for (const ghost of ghosts) {
      ghost.rest(renderer.resolution)
      over.addChild(ghost.root)
    }
  }
  const sweep = (): void => {
    const used = new Set([...tokens.values(), ...ghosts].map((token) => token.painted))
    // A ring's texture is small and may be in use: lay the rings anew after a sweep.
    textures.sweep(used)
    layLights()
  }

  /** Plays one motion. @returns what to tween, or undefined when there is nothing to see */
  const prepare = (
    motion: Motion,
    token: Token | undefined,
    index: number,
  ): { token: Token; apply?: (at: number) => void; done?: () => void } => {
    const { piece, end } = motion
    const painted = motion.kind === 'vanish' ? token?.painted : paint(piece)
    if (painted === undefined) throw new Error(`no sprite for ${piece.id}`)
    let changing: ReturnType<Token['change']> | undefined
    if (token === undefined) {
      token = createToken(piece, painted)
      token.stand(motion.start ?? end)
      board.addChild(token.root)
    } else if (motion.kind !== 'vanish') {
      if (motion.change === undefined) token.become(piece, painted)
      else changing = token.change(piece, painted, motion.change)
    }
    const still = equalJson(token.pose, end)
    token.root.zIndex = (motion.kind === 'fly' || motion.arc > 0 ? FLYING : piece.layer * LAYER) + index
    if (still && changing === undefined) return { token }
    const moved = token
    const start = token.pose
    return {
      token,
      apply(at) {
        moved.stand(between(start, end, at, motion.arc))
        changing?.progress(at)
      },
      done() {
        changing?.done()
        moved.root.zIndex = piece.layer * LAYER + index
        if (motion.kind !== 'vanish') moved.rest(renderer.resolution)
      },
    }
  }

  const show: Stage['show'] = (scene, { facts, animate }) => {
    interrupt()
    const motions = plan(shown, scene, facts)
    const jump = !animate || loop.speed === 0 || document.hidden
    const order = new Map(scene.pieces.map((piece, index) => [piece.id, index]))
    const next = new Map<string, Token>()
    const leaving = new Set<Token>()
    const tweens = new Set<Tween>()
    const endings: (() => void)[] = []
    let settle: () => void = () => undefined
    const promise = new Promise<void>((resolve) => {
      settle = resolve
    })

    let open = true
    const close = (): void => {
      if (!open) return
      open = false
      interrupt = () => undefined
      for (const token of leaving) token.destroy()
      sweep()
      settle()
    }
    interrupt = () => {
      for (const tween of tweens) loop.drop(tween)
      for (const end of endings) end()
      close()
    }
    for (const motion of motions) {
      const before = motion.source === undefined ? undefined : tokens.get(motion.source)
      if (motion.kind === 'vanish' && before === undefined) continue
      const { token, apply, done } = prepare(motion, before, order.get(motion.piece.id) ?? 0)
      if (motion.kind === 'vanish') leaving.add(token)
      else next.set(motion.piece.id, token)
      if (apply === undefined || done === undefined) {
        if (motion.kind !== 'vanish') token.rest(renderer.resolution)
        continue
      }
      if (jump) {
        apply(1)
        done()
        continue
      }
      const tween = new Tween({ at: 0 })
        .to({ at: 1 }, motion.duration)
        .delay(motion.delay)
        .easing(motion.arc > 0 ? Easing.Cubic.InOut : Easing.Cubic.Out)
        .onUpdate(({ at }) => {
          apply(at)
        })
        .onComplete(() => {
          tweens.delete(tween)
          done()
          if (tweens.size === 0) close()
        })
      tweens.add(tween)
      endings.push(done)
    }
    tokens = next
    shown = scene.pieces
    layLights()
    if (tweens.size === 0) close()
    // Copied: at speed 0 a tween may end while the others are started.
    else for (const tween of [...tweens]) loop.play(tween)
    loop.invalidate()
    return promise
  }

  const repaint = (): void => {
    loop.skip()
    const old = textures
    textures = createTextures(renderer)
    for (const token of tokens.values()) {
      token.become(token.piece, paint(token.piece))
      token.rest(renderer.resolution)
    }
    layGhosts()
    layLights()
    paintGround()
    old.clear()
    loop.invalidate()
  }

  const onLost = (): void => {
    loop.stop()
    options.onlost()
  }
  const onHidden = (): void => {
    // No frames come to a hidden page: who waits for the motion must not wait for ever.
    if (document.hidden) loop.skip()
  }
  canvas.addEventListener('webglcontextlost', onLost)
  document.addEventListener('visibilitychange', onHidden)
  paintGround()

  const stage: Stage = {
    renderer: renderer.name === 'canvas' ? 'canvas' : 'webgl',
    get moving() {
      return loop.moving
    },
    get speed() {
      return loop.speed
    },
    set speed(speed) {
      loop.speed = speed
      if (speed === 0) loop.skip()
    },
    show,
    light(next) {
      if (equalJson(next, light)) return
      light = next
      layLights()
      loop.invalidate()
    },
    ghosts(pieces) {
      if (equalJson(pieces, ghostPieces)) return
      ghostPieces = pieces
      layGhosts()
      loop.invalidate()
    },
    setPainter(next) {
      painter = next
      repaint()
    },
    setPalette(next) {
      if (equalJson(next, palette)) return
      palette = next
      repaint()
    },
    repaint,
    resize(width, height, resolution) {
      const finer = Math.min(resolution, FINEST)
      const sharper = finer !== renderer.resolution
      if (!sharper && width === size.width && height === size.height) return
      size = { width, height }
      renderer.resize(width, height, finer)
      if (sharper) repaint()
      else paintGround()
      // At once: a resized canvas is empty, and would be seen so for a moment.
      draw()
    },
    skip() {
      loop.skip()
    },
    destroy() {
      canvas.removeEventListener('webglcontextlost', onLost)
      document.removeEventListener('visibilitychange', onHidden)
      loop.stop()
      interrupt()
      try {
        root.destroy({ children: true })
        textures.clear()
        background?.painted.texture.destroy(true)
        renderer.destroy({ removeView: true })
      } catch {
        // A renderer whose context is lost may fail to give back what it no longer has.
        canvas.remove()
      }
    },
  }
  publish(stage)
  return stage
}

function between(from: Pose, to: Pose, at: number, arc: number): Pose {
  if (at >= 1) return to
  const mix = (a: number, b: number): number => a + (b - a) * at
  const lift = Math.sin(Math.PI * at)
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y) - lift * arc,
    // The shorter way round.
    turn: from.turn + Math.atan2(Math.sin(to.turn - from.turn), Math.cos(to.turn - from.turn)) * at,
    alpha: mix(from.alpha, to.alpha),
    scale: mix(from.scale, to.scale) * (arc > 0 ? 1 + 0.08 * lift : 1),
  }
}

/** What end-to-end tests may know of the stage: numbers to read, nothing to call. */
function publish(stage: Stage): void {
  Object.defineProperty(window, '__samsaraStage', {
    configurable: true,
    value: Object.freeze({
      get frames() {
        return frames
      },
      get moving() {
        return stage.moving
      },
      get renderer() {
        return stage.renderer
      },
    }),
  })
}
