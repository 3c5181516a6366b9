/** Interface of painters, which draw sprite specs. Types only. */
import type { SpriteSpec } from './scene.ts'

/**
 * All inputs of drawings besides their sprite specs: the colours of the theme as numbers, read from CSS custom properties
 * (see theme/palette.ts), and the language. When any of them changes, all drawings are painted again.
 */
export interface BoardPalette {
  readonly background: number
  readonly surface: number
  readonly ink: number
  readonly muted: number
  readonly accent: number
  /** The ring around clickable pieces, and its edges: in the light theme it has to stand out from frames of gold and wood. */
  readonly lit: number
  readonly litEdge: number
  readonly line: number
  readonly dark: boolean
  readonly contrast: boolean
  /** Whether patterns are drawn over colours, for players who cannot tell the colours apart. Absent: no patterns. */
  readonly patterns?: boolean
  /** Language of texts in the drawings. */
  readonly locale: string
}

/** A painted picture of a piece or a background, as a canvas that the stage shows. */
export interface PaintedCanvas {
  readonly canvas: HTMLCanvasElement
  /** Device pixels per CSS pixel. */
  readonly resolution: number
  /**
   * Position of the upper left corner of the picture, in CSS pixels: relative to the centre of the piece; for a background,
   * relative to the upper left corner of the board.
   */
  readonly x: number
  readonly y: number
  /** Remaining painting steps, in order, if painting all at once would take long. Absent: the picture is complete. */
  readonly rest?: readonly (() => void)[]
}

/** Paints the sprite specs of one game, and the background of its board. */
export interface GameSpritePainter {
  /** Paints one sprite spec at the given size in CSS pixels. Called once per different spec, size and palette. */
  paint(sprite: SpriteSpec, width: number, height: number, palette: BoardPalette): PaintedCanvas
  /** The background of the board: generated, calm, specific to the game. */
  background(width: number, height: number, palette: BoardPalette): PaintedCanvas
  /** The shape of the highlight ring of a sprite spec. Without this method: a rounded rectangle. */
  outline?(sprite: SpriteSpec): HighlightShape
}

/** The shape of a highlight ring: an ellipse (`round`) or a rounded rectangle (`box`). */
export type HighlightShape = 'round' | 'box'
