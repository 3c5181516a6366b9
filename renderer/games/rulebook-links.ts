/**
 * Which part of a game's rulebook tells of something that happened, or of a thing on the board: `tells` in a game's chapters.ts,
 * beside the chapters of what is asked. Lines of the log lead there, and what the board is pointed at for.
 */

/** @typeParam F kinds of facts, @typeParam L kinds of looks */
export interface RulebookLinks<F extends string = string, L extends string = string> {
  /** Where what has no anchor of its own is told of: a chapter, as all others or `CHAPTER.ID`. */
  readonly fallback: string
  readonly events: Readonly<Partial<Record<F, string>>>
  readonly looks: Readonly<Partial<Record<L, string>>>
}

/** @returns the anchor in the game's rulebook; the general one where it has none of its own */
export function rulebookAnchorFor(
  { events, looks, fallback }: RulebookLinks,
  told: { fact: string } | { look: string },
): string {
  return ('fact' in told ? events[told.fact] : looks[told.look]) ?? fallback
}
