/** The line in the table header while other seats act, in the log's words. */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message } from '../../../engine/core/contract/game.ts'

/** The content of the status line in the table header: what other seats have just done, in the log's words. */
export interface RecentActionsStatusLine {
  /** Key of the last processed update: its events are reported once. */
  readonly key: number
  /** Whole sentences, side by side; empty while a player here has a decision. */
  readonly lines: readonly Message[]
  /**
   * Message that a bot thinks. Once shown it stays until another text replaces it: between the small steps of a bot, which
   * have no text, it would flicker.
   */
  readonly thinks?: Message
}

/** The status line before the first update. */
export const EMPTY_STATUS_LINE: RecentActionsStatusLine = { key: -1, lines: [] }

/** Input of `nextStatusLine`: the shown update, the log, and which seat or bot the table waits for. */
export interface StatusLineInput {
  readonly moment: { readonly key: number; readonly facts: readonly VisibleEvent[] }
  /** The log, grouped by entry. */
  readonly history: readonly (readonly VisibleEvent[])[]
  /** A player at this screen has a decision: the header shows its prompt. */
  readonly asked: boolean
  /** Message that a bot thinks, while it does. */
  readonly thinks: Message | undefined
  /** No seat is thinking or waited for: updates are just being shown. */
  readonly watching: boolean
  readonly sentence: (event: VisibleEvent) => Message | undefined
}

/**
 * Returns the next status line: the sentences about what other seats have just done, and the message that a bot
 * thinks. Both are empty while a player at this screen has a decision. An update without text, or a bot that begins to
 * think, keeps the previous sentences. If updates between `before` and `now` were skipped or shown too fast to be seen,
 * and `now` has no text, the last sentences of the log are used.
 * @param before the status line before the update
 * @param now the shown update, the log, and which seat or bot the table waits for
 */
export function nextStatusLine(before: RecentActionsStatusLine, now: StatusLineInput): RecentActionsStatusLine {
  const { key } = now.moment
  if (now.asked) return { key, lines: [] }
  const lines = key === before.key ? before.lines : nextLines(before, now)
  const thinks = now.thinks ?? (lines === before.lines && now.watching ? before.thinks : undefined)
  return { key, lines, ...omitUndefined({ thinks }) }
}

function nextLines(
  before: RecentActionsStatusLine,
  { moment, history, sentence }: StatusLineInput,
): readonly Message[] {
  const { key, facts: events } = moment
  const inWords = (told: readonly VisibleEvent[]): readonly Message[] => told.flatMap((event) => sentence(event) ?? [])
  const missed = before.key >= 0 && key > before.key + 1
  const last = missed ? history.findLast((group) => inWords(group).length > 0) : undefined
  return [events, last ?? []].map(inWords).find((told) => told.length > 0) ?? before.lines
}
