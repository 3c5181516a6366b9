/**
 * A rulebook as data, in words, figures and pictures of real boards: `rulebook()` of a game's rulebook.ts, the same in every
 * language but for its words. components/rulebook shows it. Whatever links into it names an anchor: a chapter (`turn`), or
 * what has an id of its own within one (`turn.receive`).
 */
import type { Component } from 'svelte'
import type { Look } from '../stage/scene.ts'

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

/** A paragraph, a list, steps in their order, words with what they mean, a table, a board with its squares, a figure, boards. */
export type Block =
  | string
  | readonly string[]
  | { readonly steps: readonly string[] }
  /** Brief: a word or two each. */
  | { readonly terms: readonly Term[]; readonly brief?: true }
  | RuleTable
  | { readonly board: readonly (readonly string[])[]; readonly title: string }
  /** The label says what it shows, for those who do not see it. */
  | { readonly figure: Component<{ label: string }>; readonly label: string }
  | Shown
  | { readonly example: readonly Shown[]; readonly title: string }

/** With an id that is the same in every language it can be linked to. */
export type Term = readonly [term: string, text: string, id?: string]

/** A real board, as its game paints it. */
export interface Shown {
  /** One of the game's boards.ts. */
  readonly scene: string
  /** What is to be seen, in a sentence or two: all of it, for those who do not see it. */
  readonly label: string
}

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

/** Plain text, a figure, text and what weighs in it (a score, what a card does), or signs of the board. */
export type Cell =
  string | number | { readonly text?: string; readonly weighs: string } | { readonly signs: readonly Sign[] }

/** A thing of the board, painted small, and its word. */
export interface Sign {
  readonly look: Look
  readonly word: string
  /** Width by height, where it is no square. */
  readonly form?: number
}
