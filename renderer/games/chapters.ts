/**
 * Which part of a game's rulebook tells of something: of what happened, of what is asked, of a thing on the board. Each game
 * has its own (`chapters.ts` in its folder); log lines, prompts and what the board is pointed at for lead there.
 */

/** @typeParam F kinds of facts, @typeParam A kinds of what is asked, @typeParam L kinds of looks */
export interface Chapters<F extends string = string, A extends string = string, L extends string = string> {
  /** Where what has no anchor of its own is told of: a chapter, as all others or `CHAPTER.ID`. */
  readonly otherwise: string
  readonly facts: Readonly<Partial<Record<F, string>>>
  readonly asks: Readonly<Partial<Record<A, string>>>
  readonly looks: Readonly<Partial<Record<L, string>>>
}

/** Something that the rules tell of. */
export type Told = { readonly fact: string } | { readonly ask: string } | { readonly look: string }

/** @returns the anchor in the game's rulebook; the general one where it has none of its own */
export function anchorOf({ facts, asks, looks, otherwise }: Chapters, told: Told): string {
  if ('fact' in told) return facts[told.fact] ?? otherwise
  if ('ask' in told) return asks[told.ask] ?? otherwise
  return looks[told.look] ?? otherwise
}
