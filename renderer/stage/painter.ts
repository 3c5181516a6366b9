/** How looks become pictures. Types only. */
import type { SpriteSpec } from './scene.ts'

/**
 * What all drawings hang on beside their looks: colours of the theme as numbers, read from CSS custom properties (see
 * theme/palette.ts), and the language. When any of it changes, everything is painted again.
 */
export interface BoardPalette {
  readonly background: number
  readonly surface: number
  readonly ink: number
  readonly muted: number
  readonly accent: number
  /** The ring around what can be clicked, and its edges: by daylight it has to stand out from frames of gold and wood. */
  readonly lit: number
  readonly litEdge: number
  readonly line: number
  readonly dark: boolean
  readonly contrast: boolean
  /** What a colour tells is told by a pattern too. Absent: it is not. */
  readonly patterns?: boolean
  /** Of what is written among the drawings. */
  readonly locale: string
}

/** A picture as it was painted: the stage shows this very canvas. */
export interface CanvasDrawing {
  readonly canvas: HTMLCanvasElement
  /** Its pixels per CSS pixel. */
  readonly resolution: number
  /** Where its upper left corner lies from the centre of the piece, in CSS pixels; of the board, for a background. */
  readonly x: number
  readonly y: number
  /** What is still to be painted on it, in this order, where all at once would take long; absent: it is whole. */
  readonly rest?: readonly (() => void)[]
}

export interface BoardPainter {
  /** Paints one look at the given size in CSS pixels. Called once per different look, size and palette. */
  paint(look: SpriteSpec, width: number, height: number, palette: BoardPalette): CanvasDrawing
  /** The background behind the board: generated, calm, of this game. */
  background(width: number, height: number, palette: BoardPalette): CanvasDrawing
  /** The form of the ring that lights a piece of this look; a rounded rectangle when absent. */
  outline?(look: SpriteSpec): HighlightShape
}

export type HighlightShape = 'round' | 'box'
