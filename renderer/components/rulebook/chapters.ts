/** A rulebook as data, in words. Chapters.svelte shows it. */

/** Plain text; or with what weighs in it last: a figure, what a card does. */
export type Cell = string | readonly [text: string, weighs: string]

export interface RuleTable {
  readonly head: readonly string[]
  /** Widths of the columns in percent; as the browser finds them when absent. */
  readonly widths?: readonly number[]
  /** The first cell of a row names it. */
  readonly parts: readonly { readonly title?: string; readonly rows: readonly (readonly Cell[])[] }[]
}

/** A paragraph, a list, words with what they mean, or a table. */
export type Block =
  | string
  | readonly string[]
  | { readonly terms: readonly { readonly term: string; readonly text: string }[] }
  | { readonly table: RuleTable }

export interface Chapter {
  readonly title: string
  readonly blocks: readonly Block[]
}
