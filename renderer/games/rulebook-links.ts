/**
 * Links from events and pieces to sections of a game's rulebook: `eventAndPieceSections` in a game's own rulebook-links.ts, beside
 * the chapters of decisions. Used by log lines and by tooltips of the board.
 */

/**
 * The anchors of the sections of a game's rulebook that explain its events and its pieces, by kind. An anchor is a
 * chapter, or `CHAPTER.ID` for a section in it. `events` is by the kind of event, `looks` by the kind of a piece's
 * sprite spec (the data that says how a sprite looks); `fallback` is for all other kinds.
 * @typeParam F kinds of events
 * @typeParam L kinds of sprite specs
 */
export interface EventAndPieceSections<F extends string = string, L extends string = string> {
  /** The anchor for kinds that are not listed. Every anchor is a chapter, or `CHAPTER.ID` for a section in it. */
  readonly fallback: string
  readonly events: Readonly<Partial<Record<F, string>>>
  readonly looks: Readonly<Partial<Record<L, string>>>
}

/**
 * Returns the anchor of the rulebook section about one kind of event or of piece; the fallback of the game if the kind is
 * not listed.
 * @param told the kind of event (`fact`), or the kind of the piece's sprite spec (`look`)
 */
export function rulebookAnchorForEventOrPiece(
  { events, looks, fallback }: EventAndPieceSections,
  told: { fact: string } | { look: string },
): string {
  return ('fact' in told ? events[told.fact] : looks[told.look]) ?? fallback
}
