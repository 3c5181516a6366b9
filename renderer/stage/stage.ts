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
import { createDraggedPiece } from './dragged-piece.ts'
import { createSpriteLayer } from './sprite-layer.ts'
import { createSceneQueue } from './scene-queue.ts'
import { createFloatingLabels } from './floating-labels.ts'
import { markKindOf } from './ghost-marks.ts'
import type { Ghost } from './ghosts.ts'
import { drawHighlight, NO_HIGHLIGHTS, type Highlights } from './highlights.ts'
import { createRenderLoop } from './render-loop.ts'
import { createSpriteOverlay } from './sprite-overlay.ts'
import { drawGhostMark } from './draw-ghost-mark.ts'
import type { CanvasDrawing, BoardPainter, BoardPalette } from './painter.ts'
import { countDrawnFrame, exposeStageToTests } from './test-probe.ts'
import { chooseRenderer, type RendererKind } from './renderer-choice.ts'
import type { Piece, Scene } from './scene.ts'
import { createHighlightRings } from './highlight-rings.ts'
import { createTextureCache, toSpriteTexture, createPixiSprite, type SpriteTexture } from './texture-cache.ts'

export interface BoardStageOptions {
  readonly painter: BoardPainter
  readonly palette: BoardPalette
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

export interface BoardStage {
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
  setHighlights(light: Highlights): void
  /** Pieces laid over the board: what a choice would do. */
  showGhosts(pieces: readonly Ghost[]): void
  /** Pieces large enough to be read, above the lights too. */
  showCloseUp(pieces: readonly Piece[]): void
  /** The piece in hand, where it is now; undefined: none any more. `landed`: let go where it belongs (carried.ts). */
  showDragged(piece: Piece | undefined, landed?: boolean): void
  setPainter(painter: BoardPainter): void
  setPalette(palette: BoardPalette): void
  /** Paints everything again, after fonts have come. */
  repaint(): void
  resize(width: number, height: number, resolution: number): void
  /** Jumps to the end of the motion. */
  skip(): void
  destroy(): void
}

const MAX_RESOLUTION = 3

/** @throws when neither WebGL nor a canvas can be had */
export async function createBoardStage(host: HTMLElement, options: BoardStageOptions): Promise<BoardStage> {
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
    resolution: Math.min(options.resolution, MAX_RESOLUTION),
    autoDensity: true,
    antialias: true,
    backgroundAlpha: 0,
  })
  const { canvas } = renderer
  canvas.setAttribute('aria-hidden', 'true')
  host.append(canvas)

  let { painter, palette } = options
  let size = { width: options.width, height: options.height }
  let textures = createTextureCache()
  let background: { readonly sprite: Sprite; readonly painted: SpriteTexture } | undefined
  let light = NO_HIGHLIGHTS
  let laid: readonly Ghost[] = []
  let isPainted = false

  const root = new Container()
  const [ground, board, over, glow] = [new Container(), new Container(), new Container(), new Container()]
  const [rising, near, hand] = [new Container(), new Container(), new Container()]
  board.sortableChildren = true
  root.addChild(ground, board, over, glow, rising, near, hand)

  const draw = (): void => {
    rings.followSprites()
    renderer.render(root)
    countDrawnFrame()
  }
  const loop = createRenderLoop(draw, options.onfailed)
  loop.speed = options.speed

  const drawn = (piece: Piece): CanvasDrawing => {
    const mark = markKindOf(piece.look.kind)
    if (mark === undefined) return painter.paint(piece.look, piece.width, piece.height, palette)
    return drawGhostMark(mark, piece, palette, painter.outline?.({ kind: String(piece.look['of']) }) ?? 'box')
  }
  const paint = (piece: Piece): SpriteTexture => textures.get(piece.look, piece.width, piece.height, () => drawn(piece))
  const ghosts = createSpriteOverlay(over, paint, () => renderer.resolution)
  const closeUps = createSpriteOverlay(near, paint, () => renderer.resolution)
  const floats = createFloatingLabels(rising, loop, paint)
  const layGround = (): void => {
    const painted = toSpriteTexture(painter.background(size.width, size.height, palette))
    const sprite = createPixiSprite(painted)
    ground.addChild(sprite)
    background?.sprite.destroy()
    background?.painted.texture.destroy(true)
    background = { sprite, painted }
  }
  const rings = createHighlightRings(
    board,
    glow,
    () => cast,
    (kind, piece) => {
      const outline = painter.outline?.(piece.look) ?? 'box'
      const look = { kind: `light/${kind}`, outline }
      return textures.get(look, piece.width, piece.height, () => drawHighlight(kind, piece, palette, outline))
    },
    (price, size) => textures.get(price, size, size, () => painter.paint(price, size, size, palette)),
  )
  const layLights = (): void => {
    rings.show(light)
  }
  const cast = createSpriteLayer({
    board,
    loop,
    paint,
    resolution: () => renderer.resolution,
    onRest() {
      const held = carried.sprite === undefined ? [] : [carried.sprite]
      const sprites = [...cast.sprites.values(), ...ghosts.sprites, ...closeUps.sprites, ...floats.sprites, ...held]
      textures.evictUnused(new Set(sprites.map((sprite) => sprite.painted)))
      // Their textures may have been swept.
      layLights()
    },
  })
  /** Hides the pieces in whose stead a ghost stands. */
  const haunt = (pieces: readonly Ghost[]): void => {
    const hidden = new Set(pieces.map(({ instead }) => instead))
    for (const [id, { root }] of cast.sprites) root.visible = !hidden.has(id)
  }
  const carried = createDraggedPiece(hand, (id) => cast.sprites.get(id), paint)
  const entrance = createSceneQueue(
    (piece) => textures.prerenderStep(piece.look, piece.width, piece.height, () => drawn(piece)),
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
    textures = createTextureCache()
    cast.repaint()
    ghosts.repaint()
    closeUps.repaint()
    layLights()
    layGround()
    old.clear()
    entrance.restart()
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

  const stage: BoardStage = {
    renderer: renderer.name === 'canvas' ? 'canvas' : 'webgl',
    get moving() {
      return loop.moving || entrance.isPainting
    },
    get speed() {
      return loop.speed
    },
    set speed(speed) {
      loop.speed = speed
      if (speed === 0) stage.skip()
    },
    show(scene, { facts, animate, floats: rising = [] }) {
      return entrance.enqueue({
        pieces: scene.pieces,
        isAnimated: () => animate && loop.speed > 0 && !document.hidden,
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
    setHighlights(next) {
      if (equalJson(next, light)) return
      light = next
      // What comes is lit when it is there.
      if (entrance.isPainting) return
      layLights()
      loop.invalidate()
    },
    showGhosts(pieces) {
      if (!ghosts.show(pieces)) return
      laid = pieces
      haunt(laid)
      loop.invalidate()
    },
    showCloseUp(pieces) {
      if (closeUps.show(pieces)) loop.invalidate()
    },
    showDragged(piece, landed = false) {
      if (piece === undefined) carried.end(landed)
      else carried.moveTo(piece)
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
      const finer = Math.min(resolution, MAX_RESOLUTION)
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
      entrance.flush()
      loop.skip()
    },
    destroy() {
      canvas.removeEventListener('webglcontextlost', onLost)
      document.removeEventListener('visibilitychange', onHidden)
      entrance.clear()
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
  exposeStageToTests(stage)
  return stage
}
