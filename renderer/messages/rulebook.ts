/**
 * A rulebook as data, in words and figures: `rulebook()` of a game's rulebook.ts. components/rulebook shows it; a chapter is
 * found by its id.
 */
import type { Component } from 'svelte'

export interface Rulebook {
  /** What the game is about, in a sentence or two. */
  readonly intro: string
  readonly chapters: readonly Chapter[]
}

export interface Chapter {
  /** Stays as it is in every language. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** Stands in a frame of its own where there is room. */
  readonly beside?: Block
}

/** A paragraph, a list, steps in their order, words with what they mean, a table, a board with its squares, or a figure. */
export type Block =
  | string
  | readonly string[]
  | { readonly steps: readonly string[] }
  /** Brief: a word or two each. */
  | { readonly terms: readonly (readonly [term: string, text: string])[]; readonly brief?: true }
  | RuleTable
  | { readonly board: readonly (readonly string[])[]; readonly title: string }
  /** The label says what it shows, for those who do not see it. */
  | { readonly figure: Component<{ label: string }>; readonly label: string }

export type RuleTable = {
  /** Absent: what the columns are follows from the names of the rows. */
  readonly head?: readonly string[]
  /** Widths of the columns in percent; as the browser finds them when absent. */
  readonly widths?: readonly number[]
  /** The column that names a row, from 0; the first when absent. */
  readonly named?: number
  /** Few rows of many figures. */
  readonly across?: true
} & (Rows | { readonly parts: readonly Rows[] })

export interface Rows {
  readonly title?: string
  readonly rows: readonly (readonly Cell[])[]
}

/** Plain text, a figure, or text and what weighs in it: a score, what a card does. */
export type Cell = string | number | { readonly text?: string; readonly weighs: string }
