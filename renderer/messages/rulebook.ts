/**
 * A rulebook as data, in words, figures and pictures of real boards: `rulebook()` of a game's rulebook.ts, the same in every
 * language but for its words. components/rulebook shows it. Whatever links into it names an anchor: a chapter (`turn`), or
 * what has an id of its own within one (`turn.receive`).
 */
import type { Component } from 'svelte'
import type { SpriteSpec } from '../stage/scene.ts'

export interface RulebookContent {
  /** The subject of the game, in a sentence or two. */
  readonly intro: string
  readonly chapters: readonly RulebookChapter[]
}

export interface RulebookChapter {
  /** Stays as it is in every language. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly RulebookBlock[]
  /** Stands in a frame of its own where there is room. */
  readonly beside?: RulebookBlock
}

/** A paragraph, a list, steps in their order, words with what they mean, a table, a board with its squares, a figure, boards. */
export type RulebookBlock =
  | string
  | readonly string[]
  | { readonly steps: readonly string[] }
  /** Brief: a word or two each. */
  | { readonly terms: readonly RulebookTerm[]; readonly brief?: true }
  | RulebookTable
  | { readonly board: readonly (readonly string[])[]; readonly title: string }
  /** The label says what it shows, for those who do not see it. */
  | { readonly figure: Component<{ label: string }>; readonly label: string }
  | RulebookBoardFigure
  | { readonly example: readonly RulebookBoardFigure[]; readonly title: string }

/** With an id that is the same in every language it can be linked to. */
export type RulebookTerm = readonly [term: string, text: string, id?: string]

/** A real board, as its game paints it. */
export interface RulebookBoardFigure {
  /** One of the game's boards.ts. */
  readonly scene: string
  /** A description of the whole picture, in a sentence or two, for readers who do not see it. */
  readonly label: string
}

export type RulebookTable = {
  /** Absent: what the columns are follows from the names of the rows. */
  readonly head?: readonly string[]
  /** Widths of the columns in percent; as the browser finds them when absent. */
  readonly widths?: readonly number[]
  /** The column that names a row, from 0; the first when absent. */
  readonly named?: number
  /** Few rows of many figures. */
  readonly across?: true
} & (RulebookTableRows | { readonly parts: readonly RulebookTableRows[] })

export interface RulebookTableRows {
  readonly title?: string
  readonly rows: readonly (readonly RulebookTableCell[])[]
}

/** Plain text, a figure, text and what weighs in it (a score, what a card does), or signs of the board. */
export type RulebookTableCell =
  | string
  | number
  | { readonly text?: string; readonly weighs: string }
  | { readonly signs: readonly RulebookSign[]; readonly text?: string }

/** A thing of the board, painted small, and its word. */
export interface RulebookSign {
  readonly sprite: SpriteSpec
  /** Empty: the text beside it says what it is. */
  readonly word: string
  /** How high, in lines of text; 1.6 when absent. */
  readonly size?: number
}
