/**
 * Links from events and pieces to sections of a game's rulebook: `tells` in a game's chapters.ts, beside the chapters of
 * decisions. Used by log lines and by tooltips of the board.
 */

/** @typeParam F kinds of events, @typeParam L kinds of sprite specs */
export interface RulebookLinks<F extends string = string, L extends string = string> {
  /** Target for kinds without an anchor of their own: a chapter, or `CHAPTER.ID` like all others. */
  readonly fallback: string
  readonly events: Readonly<Partial<Record<F, string>>>
  readonly looks: Readonly<Partial<Record<L, string>>>
}

/** @returns the anchor in the game's rulebook, or the fallback */
export function rulebookAnchorFor(
  { events, looks, fallback }: RulebookLinks,
  told: { fact: string } | { look: string },
): string {
  return ('fact' in told ? events[told.fact] : looks[told.look]) ?? fallback
}
