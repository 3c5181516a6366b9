/**
 * The legend of a game as data: what lies on its board, in the looks that the board itself paints. Words are messages:
 * `GAME.legend.part.PART` heads a part, `GAME.legend.ROW` names what a row shows, and `GAME.legend.ROW.text` says what it is.
 */
import type { Look } from '../stage/scene.ts'

export interface Legend<L extends Known = Look> {
  readonly parts: readonly LegendPart<L>[]
  /** Kinds of looks that the board shows and no row does, and why. */
  readonly unlisted: Readonly<Partial<Record<L['kind'], string>>>
}

export interface LegendPart<L extends Known = Look> {
  readonly id: string
  readonly rows: readonly LegendRow<L>[]
}

export interface LegendRow<L extends Known = Look> {
  readonly id: string
  /** Side by side. */
  readonly looks: readonly L[]
  /** Of each as it lies on a board, in CSS pixels; what is too large for the legend is shown smaller. */
  readonly size: readonly [width: number, height: number]
}

interface Known {
  readonly kind: string
}

/** What people choose at a table: a colour, and the shape that tells it apart. */
export const SOMEBODY = { colour: '#d9a441', shape: 'circle' } as const
