/** Paints a board of a rulebook onto a canvas with its marks, and animates from one step to the next. */
import {
  loadRecordedRulebookBoards,
  createRulebookBoardScene,
  type RulebookBoardScene,
} from '../../games/rulebook-boards.ts'
import { loadGameUi } from '../../games/catalogue.ts'
import { createSceneInterpolator } from '../../stage/interpolate-scenes.ts'
import type { GameSpritePainter, BoardPalette } from '../../stage/painter.ts'
import {
  OFFSCREEN_LAYOUT_SIZE,
  paintSceneOnCanvasSync,
  paintSceneOnNewCanvas,
  type ScenePaintContext,
  type DrawingCache,
} from '../../stage/offscreen-painting.ts'
import type { CssPixelRect } from '../../stage/scene.ts'
import { readBoardPalette, readSeatColour } from '../../theme/palette.ts'
import { seatShapeFor } from '../../theme/seat-style.ts'

/** Player names on the boards of rulebooks: names that need no translation. */
const EXAMPLE_PLAYER_NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']
/** Device pixels per CSS pixel of a board figure. A higher resolution would look the same. */
export const FIGURE_RESOLUTION = 2
/** Duration of the animation between two steps, in milliseconds. */
const TRANSITION_MS = 700

/** The loaded contents of a figure: the painter of its game, and the scene of each step. */
export interface LoadedBoardFigure {
  readonly painter: GameSpritePainter
  readonly steps: readonly RulebookBoardScene[]
}

/**
 * Loads the contents of a board figure, an illustration in a rulebook that shows boards of a game in one or more
 * steps: the painter of the game, and the scene of each step.
 * @param game the id of the game
 * @param names the names of the rulebook's boards, one for each step
 * @throws Error if the game has no board of that name, or no UI
 */
export async function loadBoardFigure(game: string, names: readonly string[]): Promise<LoadedBoardFigure> {
  const [boards, gameUi] = await Promise.all([loadRecordedRulebookBoards(game), loadGameUi(game)])
  const painter = await gameUi?.loadPainter()
  if (gameUi === undefined || painter === undefined) throw new Error(`no face of ${game}`)
  const steps = names.map((name) => {
    const board = boards[name]
    if (board === undefined) throw new Error(`no board ${name} of ${game}`)
    const looks = EXAMPLE_PLAYER_NAMES.slice(0, board.seats).map((name, colour) => {
      return { name, colour: readSeatColour(colour), shape: seatShapeFor(colour) }
    })
    return createRulebookBoardScene(gameUi, board, OFFSCREEN_LAYOUT_SIZE, looks)
  })
  return { painter, steps }
}

/** Paints the steps of a board figure, one at a time, onto the given canvas, and animates from one step to the next. */
export class BoardFigurePainter {
  readonly #canvas: HTMLCanvasElement
  readonly #paint: ScenePaintContext
  /** Only the latest request is painted. */
  #latestRequest = 0

  /** @param scale device pixels per pixel of the layout */
  constructor(canvas: HTMLCanvasElement, painter: GameSpritePainter, area: CssPixelRect, scale: number) {
    const painted: DrawingCache = new Map()
    this.#canvas = canvas
    canvas.width = Math.round(area.width * scale)
    canvas.height = Math.round(area.height * scale)
    this.#paint = { painter, palette: readBoardPalette(), painted, scale, area }
  }

  /** @param from the previous step, from which it is animated; undefined: without animation */
  async show(step: RulebookBoardScene, from?: RulebookBoardScene): Promise<void> {
    const wish = ++this.#latestRequest
    const { painter, palette, painted, scale, area } = this.#paint
    const wanted = (): boolean => wish === this.#latestRequest
    // Painted before the animation, so that its frames take no time.
    const whole = await paintSceneOnNewCanvas(step.scene, painter, palette, wanted, painted, scale, area)
    const brush = this.#canvas.getContext('2d')
    if (whole === undefined || brush === null || !wanted()) return
    if (from !== undefined) await this.#animate(brush, from, step, wanted)
    if (!wanted()) return
    brush.setTransform(1, 0, 0, 1, 0, 0)
    brush.drawImage(whole, 0, 0)
    drawMarks(brush, step.marks, this.#paint)
    this.#canvas.dataset['painted'] = String(wish)
  }

  /** Stops painting. */
  stop(): void {
    this.#latestRequest++
  }

  #animate(
    brush: CanvasRenderingContext2D,
    from: RulebookBoardScene,
    to: RulebookBoardScene,
    wanted: () => boolean,
  ): Promise<void> {
    const at = createSceneInterpolator(from.scene, to.scene, to.facts)
    return new Promise((resolve) => {
      let begun: number | undefined
      const frame = (now: number): void => {
        begun ??= now
        const time = Math.min(1, (now - begun) / TRANSITION_MS)
        if (!wanted() || time >= 1) {
          resolve()
          return
        }
        paintSceneOnCanvasSync(brush, at(time), this.#paint)
        requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
    })
  }
}

/** Surrounds marked areas: a bright line within a dark one, visible on any background; numbered if there are several. */
function drawMarks(
  brush: CanvasRenderingContext2D,
  marks: readonly CssPixelRect[],
  { area, scale, palette }: ScenePaintContext,
): void {
  // The line width is independent of the crop: one pixel of the page in pixels of the layout.
  const unit = FIGURE_RESOLUTION / scale
  brush.setTransform(scale, 0, 0, scale, -area.left * scale, -area.top * scale)
  for (const [nth, { left, top, width, height }] of marks.entries()) {
    for (const [colour, line] of [
      [palette.dark ? '#000c' : '#fffc', 5 * unit],
      [markColour(palette), 2.5 * unit],
    ] as const) {
      brush.beginPath()
      brush.roundRect(left, top, width, height, 6 * unit)
      brush.strokeStyle = colour
      brush.lineWidth = line
      brush.stroke()
    }
    if (marks.length > 1)
      drawMarkNumber(
        brush,
        nth + 1,
        Math.max(left, area.left + 9 * unit),
        Math.max(top, area.top + 9 * unit),
        unit,
        palette,
      )
  }
}

function drawMarkNumber(
  brush: CanvasRenderingContext2D,
  nth: number,
  x: number,
  y: number,
  unit: number,
  palette: BoardPalette,
): void {
  brush.beginPath()
  brush.arc(x, y, 8 * unit, 0, 2 * Math.PI)
  brush.fillStyle = markColour(palette)
  brush.fill()
  brush.fillStyle = palette.dark ? '#1b121f' : '#fff'
  brush.font = `700 ${String(11 * unit)}px Figtree, sans-serif`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillText(String(nth), x, y + 0.5 * unit)
}

function markColour({ lit }: BoardPalette): string {
  return `#${lit.toString(16).padStart(6, '0')}`
}
