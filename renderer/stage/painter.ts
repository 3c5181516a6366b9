/** How looks become graphics. Types only: the stage hands Pixi in, so that scenes can be tested without it. */
import type { Container } from 'pixi.js'
import type { Look } from './scene.ts'

/** Colours of the theme as numbers, read from CSS custom properties (see theme/palette.ts). */
export interface Palette {
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
}

export interface Painter {
  /**
   * Draws one look into a new container whose centre is 0, 0, at the given size in CSS pixels. Called once per
   * different look, size and palette; what does not change is turned into a texture by the stage.
   */
  paint(look: Look, width: number, height: number, palette: Palette): Container
  /**
   * The background behind the board: generated, calm, of this game. Its upper left corner is 0, 0; what lies outside the
   * given size is cut off.
   */
  background(width: number, height: number, palette: Palette): Container
  /** The form of the ring that lights a piece of this look; a rounded rectangle when absent. */
  outline?(look: Look): 'round' | 'box'
}
