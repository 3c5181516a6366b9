/** Interface of painters, which draw sprite specs. Types only. */
import type { SpriteSpec } from './scene.ts'

/**
 * All inputs of drawings beside their sprite specs: colours of the theme as numbers, read from CSS custom properties (see
 * theme/palette.ts), and the language. When any of them changes, everything is painted again.
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
  /** Colours are doubled by patterns. Absent: they are not. */
  readonly patterns?: boolean
  /** Language of texts in the drawings. */
  readonly locale: string
}

/** A painted picture: the stage shows this canvas. */
export interface CanvasDrawing {
  readonly canvas: HTMLCanvasElement
  /** Device pixels per CSS pixel. */
  readonly resolution: number
  /** Position of its upper left corner relative to the centre of the piece, in CSS pixels; of the board, for a background. */
  readonly x: number
  readonly y: number
  /** Remaining painting steps, in order, if painting at once would take long; absent: it is complete. */
  readonly rest?: readonly (() => void)[]
}

export interface BoardPainter {
  /** Paints one sprite spec at the given size in CSS pixels. Called once per different spec, size and palette. */
  paint(look: SpriteSpec, width: number, height: number, palette: BoardPalette): CanvasDrawing
  /** The background of the board: generated, calm, specific to the game. */
  background(width: number, height: number, palette: BoardPalette): CanvasDrawing
  /** The shape of the highlight ring of a sprite spec; a rounded rectangle when absent. */
  outline?(look: SpriteSpec): HighlightShape
}

export type HighlightShape = 'round' | 'box'
