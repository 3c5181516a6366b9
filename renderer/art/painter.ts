/** Makes the painter of a game from its drawing functions, one for each kind of sprite spec. Loaded with Pixi. */
import type { GameSpritePainter, BoardPalette } from '../stage/painter.ts'
import type { SpriteSpec } from '../stage/scene.ts'
import { createAndPaintCentredCanvas, createAndPaintCanvas, type Canvas2D } from './canvas.ts'
import type { BoardColours } from './materials.ts'
import { drawColourPattern } from './patterns.ts'

interface Known {
  readonly kind: string
}

/**
 * A function that draws a sprite, or one layer of it, on the canvas `brush`, centred at 0, 0. The argument `sprite` is
 * a sprite spec (the data that says how the sprite looks); `made` holds the colours of the board.
 * @typeParam L the type of the sprite spec
 */
export type SpriteDrawFn<L> = (brush: Canvas2D, sprite: L, width: number, height: number, made: BoardColours) => void

/**
 * The drawing functions of a sprite that takes long to draw: one function per layer, from the bottom layer to the top
 * one. The page can render and respond between two layers.
 * @typeParam L the type of the sprite spec (the data that says how the sprite looks)
 */
export type LayeredSpriteDrawFns<L> = readonly [SpriteDrawFn<L>, ...SpriteDrawFn<L>[]]

/**
 * The definition from which `createBoardPainter` creates the painter of a game: a drawing function for each kind of
 * sprite, the colours and the background of the board, and settings for margins, highlights and patterns.
 * @typeParam L the sprite specs of the game (the data that says how a sprite looks), distinguished by `kind`
 */
export interface BoardPainterDefinition<L extends Known> {
  /** The drawing function of each kind. */
  readonly art: {
    readonly [K in L['kind']]:
      SpriteDrawFn<Extract<L, { readonly kind: K }>> | LayeredSpriteDrawFns<Extract<L, { readonly kind: K }>>
  }
  /** How far light and shadow extend beyond a piece: a share of its shorter side, plus CSS pixels. By kind. */
  readonly bleed: Partial<Readonly<Record<L['kind'], readonly [share: number, pixels: number]>>>
  /** Kinds with a round highlight; the others have a rectangular one. */
  readonly round: readonly L['kind'][]
  /**
   * By kind, the number of the pattern that distinguishes specs that otherwise differ only in colour, for players who have
   * switched patterns on. Undefined: no pattern.
   */
  readonly patterns?: {
    readonly [K in L['kind']]?: (sprite: Extract<L, { readonly kind: K }>) => number | undefined
  }
  /** The colours of the board in a theme. */
  materials(palette: BoardPalette): BoardColours
  /** Draws the background of the board. */
  background(brush: Canvas2D, width: number, height: number, made: BoardColours): void
}

const DEFAULT_BLEED = [0, 2] as const

/**
 * Creates the painter of a game, which draws the sprites and the background of the board with the game's drawing
 * functions. The painter draws nothing for a sprite spec (the data that says how a sprite looks) of an unknown kind.
 */
export function createBoardPainter<L extends Known>({
  art,
  bleed,
  round,
  patterns = {},
  materials,
  background,
}: BoardPainterDefinition<L>): GameSpritePainter {
  const kindOf = ({ kind }: SpriteSpec): L['kind'] | undefined => (Object.hasOwn(art, kind) ? kind : undefined)
  return {
    paint(sprite, width, height, palette) {
      const kind = kindOf(sprite)
      if (kind === undefined) return createAndPaintCentredCanvas(0, 0, 0, () => undefined)
      const [share, pixels] = bleed[kind] ?? DEFAULT_BLEED
      const made = materials(palette)
      // The kind determines the type of the sprite spec.
      const drawn: SpriteDrawFn<never> | LayeredSpriteDrawFns<never> = art[kind]
      const [first, ...over] = typeof drawn === 'function' ? [drawn] : drawn
      const by = (draw: SpriteDrawFn<never>) => (brush: Canvas2D) => {
        draw(brush, sprite as never, width, height, made)
      }
      const nthOf: ((look: never) => number | undefined) | undefined = patterns[kind]
      const nth = palette.patterns === true ? nthOf?.(sprite as never) : undefined
      const bleeding = share * Math.min(width, height) + pixels
      if (nth === undefined) return createAndPaintCentredCanvas(width, height, bleeding, by(first), ...over.map(by))
      // The pattern is drawn with the last layer.
      const draws = [by(first), ...over.map(by)]
      const last = draws.pop() ?? by(first)
      const laid = (brush: Canvas2D): void => {
        last(brush)
        drawColourPattern(brush, nth, width, height, round.includes(kind))
      }
      return draws.length === 0
        ? createAndPaintCentredCanvas(width, height, bleeding, laid)
        : createAndPaintCentredCanvas(width, height, bleeding, by(first), ...draws.slice(1), laid)
    },
    background(width, height, palette) {
      return createAndPaintCanvas(Math.ceil(width), Math.ceil(height), 0, 0, (brush) => {
        background(brush, width, height, materials(palette))
      })
    },
    outline(sprite) {
      const kind = kindOf(sprite)
      return kind !== undefined && round.includes(kind) ? 'round' : 'box'
    },
  }
}
