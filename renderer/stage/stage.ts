/**
 * The one stage of every board: scenes in, animated sprites out. It keeps one sprite per piece, plays the plan from one
 * scene to the next, and draws only while something moves. It knows no game and no rule.
 *
 * Loaded late, with Pixi: import it dynamically.
 */
import 'pixi.js/unsafe-eval'
import 'pixi.js/filters'
import { autoDetectRenderer, Container, Ticker, type Renderer, type Sprite } from 'pixi.js'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import { createCarried } from './carried.ts'
import { createCast } from './cast.ts'
import { createEntrance } from './entrance.ts'
import { createFloats } from './floats.ts'
import { markOf } from './ghost-marks.ts'
import type { Ghost } from './ghosts.ts'
import { drawLight, NO_LIGHT, type Light } from './lights.ts'
import { createLoop } from './loop.ts'
import { createOverlay } from './overlay.ts'
import { drawMark } from './marks.ts'
import type { Drawing, Painter, Palette } from './painter.ts'
import { frameDrawn, publish } from './published.ts'
import { chooseRenderer, type RendererKind } from './renderer-choice.ts'
import type { Piece, Scene } from './scene.ts'
import { createRings } from './rings.ts'
import { createTextures, shown, spriteOf, type Painted } from './textures.ts'

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
  /** A scene stands on it for the first time. */
  onpainted?(): void
  /** Something could not be painted or drawn outside of a call: nothing is drawn any more. */
  onfailed(error: unknown): void
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
  show(
    scene: Scene,
    how: {
      readonly facts: readonly VisibleEvent[]
      readonly animate: boolean
      /** Pieces that rise from the board meanwhile and fade; left out where nothing is animated. */
      readonly floats?: readonly Piece[]
    },
  ): Promise<void>
  light(light: Light): void
  /** Pieces laid over the board: what a choice would do. */
  ghosts(pieces: readonly Ghost[]): void
  /** Pieces large enough to be read, above the lights too. */
  closeUp(pieces: readonly Piece[]): void
  /** The piece in hand, where it is now; undefined: none any more. `landed`: let go where it belongs (carried.ts). */
  carry(piece: Piece | undefined, landed?: boolean): void
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
  const { canvas } = renderer
  canvas.setAttribute('aria-hidden', 'true')
  host.append(canvas)

  let { painter, palette } = options
  let size = { width: options.width, height: options.height }
  let textures = createTextures()
  let background: { readonly sprite: Sprite; readonly painted: Painted } | undefined
  let light = NO_LIGHT
  let laid: readonly Ghost[] = []
  let isPainted = false

  const root = new Container()
  const [ground, board, over, glow] = [new Container(), new Container(), new Container(), new Container()]
  const [rising, near, hand] = [new Container(), new Container(), new Container()]
  board.sortableChildren = true
  root.addChild(ground, board, over, glow, rising, near, hand)

  const draw = (): void => {
    rings.follow()
    renderer.render(root)
    frameDrawn()
  }
  const loop = createLoop(draw, options.onfailed)
  loop.speed = options.speed

  const drawn = (piece: Piece): Drawing => {
    const mark = markOf(piece.look.kind)
    if (mark === undefined) return painter.paint(piece.look, piece.width, piece.height, palette)
    return drawMark(mark, piece, palette, painter.outline?.({ kind: String(piece.look['of']) }) ?? 'box')
  }
  const paint = (piece: Piece): Painted => textures.of(piece.look, piece.width, piece.height, () => drawn(piece))
  const ghosts = createOverlay(over, paint, () => renderer.resolution)
  const closeUps = createOverlay(near, paint, () => renderer.resolution)
  const floats = createFloats(rising, loop, paint)
  const layGround = (): void => {
    const painted = shown(painter.background(size.width, size.height, palette))
    const sprite = spriteOf(painted)
    ground.addChild(sprite)
    background?.sprite.destroy()
    background?.painted.texture.destroy(true)
    background = { sprite, painted }
  }
  const rings = createRings(
    board,
    glow,
    () => cast,
    (kind, piece) => {
      const outline = painter.outline?.(piece.look) ?? 'box'
      const look = { kind: `light/${kind}`, outline }
      return textures.of(look, piece.width, piece.height, () => drawLight(kind, piece, palette, outline))
    },
    (price, size) => textures.of(price, size, size, () => painter.paint(price, size, size, palette)),
  )
  const layLights = (): void => {
    rings.lay(light)
  }
  const cast = createCast({
    board,
    loop,
    paint,
    resolution: () => renderer.resolution,
    rested() {
      const held = carried.sprite === undefined ? [] : [carried.sprite]
      const sprites = [...cast.sprites.values(), ...ghosts.sprites, ...closeUps.sprites, ...floats.sprites, ...held]
      textures.sweep(new Set(sprites.map((sprite) => sprite.painted)))
      // Their textures may have been swept.
      layLights()
    },
  })
  /** Hides the pieces in whose stead a ghost stands. */
  const haunt = (pieces: readonly Ghost[]): void => {
    const hidden = new Set(pieces.map(({ instead }) => instead))
    for (const [id, { root }] of cast.sprites) root.visible = !hidden.has(id)
  }
  const carried = createCarried(hand, (id) => cast.sprites.get(id), paint)
  const entrance = createEntrance(
    (piece) => textures.step(piece.look, piece.width, piece.height, () => drawn(piece)),
    () => cast.sprites.size === 0,
    (error) => {
      loop.stop()
      options.onfailed(error)
    },
  )
  const repaint = (): void => {
    loop.skip()
    carried.end(false)
    const old = textures
    textures = createTextures()
    cast.repaint()
    ghosts.repaint()
    closeUps.repaint()
    layLights()
    layGround()
    old.clear()
    entrance.again()
    loop.invalidate()
  }

  const onLost = (): void => {
    loop.stop()
    options.onlost()
  }
  const onHidden = (): void => {
    // No frames come to a hidden page: who waits for the motion must not wait for ever.
    if (document.hidden) stage.skip()
  }
  canvas.addEventListener('webglcontextlost', onLost)
  document.addEventListener('visibilitychange', onHidden)
  layGround()

  const stage: Stage = {
    renderer: renderer.name === 'canvas' ? 'canvas' : 'webgl',
    get moving() {
      return loop.moving || entrance.waited
    },
    get speed() {
      return loop.speed
    },
    set speed(speed) {
      loop.speed = speed
      if (speed === 0) stage.skip()
    },
    show(scene, { facts, animate, floats: rising = [] }) {
      return entrance.show({
        pieces: scene.pieces,
        moves: () => animate && loop.speed > 0 && !document.hidden,
        appear(moves) {
          // What leaves is to be seen leaving.
          haunt([])
          const rest = cast.show(scene, facts, moves)
          haunt(laid)
          if (moves) floats.rise(rising)
          layLights()
          if (!isPainted) options.onpainted?.()
          isPainted = true
          return rest
        },
      })
    },
    light(next) {
      if (equalJson(next, light)) return
      light = next
      // What comes is lit when it is there.
      if (entrance.waited) return
      layLights()
      loop.invalidate()
    },
    ghosts(pieces) {
      if (!ghosts.show(pieces)) return
      laid = pieces
      haunt(laid)
      loop.invalidate()
    },
    closeUp(pieces) {
      if (closeUps.show(pieces)) loop.invalidate()
    },
    carry(piece, landed = false) {
      if (piece === undefined) carried.end(landed)
      else carried.carry(piece)
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
      else layGround()
      // At once: a resized canvas is empty, and would be seen so for a moment.
      draw()
    },
    skip() {
      entrance.now()
      loop.skip()
    },
    destroy() {
      canvas.removeEventListener('webglcontextlost', onLost)
      document.removeEventListener('visibilitychange', onHidden)
      entrance.forget()
      loop.stop()
      cast.interrupt()
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
