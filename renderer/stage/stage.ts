/**
 * The stage of every board: takes scenes and shows animated sprites. It keeps one sprite per piece, plays the transition plan
 * between scenes, and renders only while an animation runs. It knows no game and no rule.
 * Loaded late, with Pixi: import it dynamically.
 */
import 'pixi.js/unsafe-eval'
import 'pixi.js/filters'
import { autoDetectRenderer, Container, Ticker, type Renderer, type Sprite } from 'pixi.js'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import { createDraggedPieceLayer } from './dragged-piece-layer.ts'
import { createSpriteLayer } from './sprite-layer.ts'
import { createCoalescingSceneQueue } from './scene-queue.ts'
import { createFloatingLabelLayer } from './floating-label-layer.ts'
import { ghostMarkKindOfSpriteKind } from './ghost-marks.ts'
import type { Ghost } from './ghosts.ts'
import { drawHighlight, NO_HIGHLIGHTS, type Highlights } from './highlights.ts'
import { createRenderLoop } from './render-loop.ts'
import { createOverlayPieceLayer } from './overlay-piece-layer.ts'
import { drawGhostMark } from './draw-ghost-mark.ts'
import type { PaintedCanvas, GameSpritePainter, BoardPalette } from './painter.ts'
import { countDrawnFrame, exposeStageStateToTests } from './test-probe.ts'
import { chooseRenderer, type RendererKind } from './renderer-choice.ts'
import type { Piece, Scene } from './scene.ts'
import { createHighlightRingLayer } from './highlight-ring-layer.ts'
import { createTextureCache, createUncachedTexture, createPixiSprite, type SpriteTexture } from './texture-cache.ts'

/** Settings and callbacks of a stage. */
export interface BoardStageOptions {
  readonly painter: GameSpritePainter
  readonly palette: BoardPalette
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Device pixels per CSS pixel; capped, since finer pixels are not visible. */
  readonly resolution: number
  /** Animation speed of pieces: 1 as designed, 0 without animation. */
  readonly speed: number
  /** Absent: the fastest renderer available. */
  readonly renderer?: RendererKind
  /** Called when the graphics context is lost. This stage is then unusable: create another and show the last scene on it. */
  onlost(): void
  /** Called when the first scene is shown. */
  onpainted?(): void
  /** Called when painting or drawing fails outside of a call to the stage. The stage then draws no more. */
  onfailed(error: unknown): void
}

/** Shows a board: takes scenes and draws them as animated sprites with Pixi. */
export interface BoardStage {
  readonly renderer: RendererKind
  /** Whether an animation runs. */
  readonly moving: boolean
  speed: number
  /**
   * Shows a scene in place of the previous one.
   * @returns a promise that settles when the animation is over, was skipped, or another scene has replaced it
   */
  show(
    scene: Scene,
    how: {
      readonly facts: readonly VisibleEvent[]
      readonly animate: boolean
      /** Labels that rise from the board and fade during the animation. Without animation they are not shown. */
      readonly floats?: readonly Piece[]
    },
  ): Promise<void>
  /** Shows these highlights in place of the previous ones. */
  setHighlights(light: Highlights): void
  /** Shows the ghosts that preview a choice, in place of the previous ones. */
  showGhosts(pieces: readonly Ghost[]): void
  /** Shows enlarged pieces, above the highlights too, in place of the previous ones. */
  showCloseUp(pieces: readonly Piece[]): void
  /**
   * Shows the dragged piece at its present position; undefined ends the drag. `landed`: the piece was dropped on its
   * target and stays there (dragged-piece-layer.ts).
   */
  showDragged(piece: Piece | undefined, landed?: boolean): void
  setPainter(painter: GameSpritePainter): void
  setPalette(palette: BoardPalette): void
  /** Paints everything again, after fonts have loaded. */
  repaint(): void
  resize(width: number, height: number, resolution: number): void
  /** Finishes the animation at once. */
  skip(): void
  destroy(): void
}

const MAX_RESOLUTION = 3

/** Creates a stage and adds its canvas to `host`. @throws Error if neither WebGL nor a canvas is available */
export async function createBoardStage(host: HTMLElement, options: BoardStageOptions): Promise<BoardStage> {
  // Pixi's own tickers would wake the processor 60 times a second without need.
  for (const ticker of [Ticker.shared, Ticker.system]) {
    ticker.autoStart = false
    ticker.stop()
  }
  const kind = options.renderer ?? chooseRenderer()
  const renderer: Renderer = await autoDetectRenderer({
    preference: kind === 'webgl' ? ['webgl', 'canvas'] : ['canvas'],
    // The DOM handles input and accessibility (components/Board.svelte).
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

  const drawn = (piece: Piece): PaintedCanvas => {
    const mark = ghostMarkKindOfSpriteKind(piece.sprite.kind)
    if (mark === undefined) return painter.paint(piece.sprite, piece.width, piece.height, palette)
    return drawGhostMark(mark, piece, palette, painter.outline?.({ kind: String(piece.sprite['of']) }) ?? 'box')
  }
  const paint = (piece: Piece): SpriteTexture =>
    textures.get(piece.sprite, piece.width, piece.height, () => drawn(piece))
  const ghosts = createOverlayPieceLayer(over, paint, () => renderer.resolution)
  const closeUps = createOverlayPieceLayer(near, paint, () => renderer.resolution)
  const floats = createFloatingLabelLayer(rising, loop, paint)
  const layGround = (): void => {
    const painted = createUncachedTexture(painter.background(size.width, size.height, palette))
    const sprite = createPixiSprite(painted)
    ground.addChild(sprite)
    background?.sprite.destroy()
    background?.painted.texture.destroy(true)
    background = { sprite, painted }
  }
  const rings = createHighlightRingLayer(
    board,
    glow,
    () => cast,
    (kind, piece) => {
      const outline = painter.outline?.(piece.sprite) ?? 'box'
      const sprite = { kind: `light/${kind}`, outline }
      return textures.get(sprite, piece.width, piece.height, () => drawHighlight(kind, piece, palette, outline))
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
      // Their textures may have been evicted.
      layLights()
    },
  })
  /** Hides the pieces that ghosts replace. */
  const haunt = (pieces: readonly Ghost[]): void => {
    const hidden = new Set(pieces.map(({ instead }) => instead))
    for (const [id, { root }] of cast.sprites) root.visible = !hidden.has(id)
  }
  const carried = createDraggedPieceLayer(hand, (id) => cast.sprites.get(id), paint)
  const entrance = createCoalescingSceneQueue(
    (piece) => textures.prerenderStep(piece.sprite, piece.width, piece.height, () => drawn(piece)),
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
    // A hidden page gets no frames: callers that wait for the animation must not wait endlessly.
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
    show(scene, { facts: events, animate, floats: rising = [] }) {
      return entrance.enqueue({
        pieces: scene.pieces,
        isAnimated: () => animate && loop.speed > 0 && !document.hidden,
        appear(moves) {
          // Removed pieces must be visible while they disappear.
          haunt([])
          const rest = cast.show(scene, events, moves)
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
      // New pieces are highlighted once they have arrived.
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
      // At once: a resized canvas is empty and would be visible so for a moment.
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
        // A renderer whose context is lost may fail to release resources that no longer exist.
        canvas.remove()
      }
    },
  }
  exposeStageStateToTests(stage)
  return stage
}
