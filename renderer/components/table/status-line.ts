/** What is being done, in the log's own words: the line at the head of the table while others act. */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message } from '../../../engine/core/contract/game.ts'

export interface StatusLine {
  /** The moment that was looked at last: its facts are told once. */
  readonly key: number
  /** Whole sentences, side by side; none while somebody here is asked something. */
  readonly lines: readonly Message[]
  /**
   * That a bot thinks. Once it was said it stands until there are other words: between the small steps of a bot, which
   * have none, it would come and go faster than it can be read.
   */
  readonly thinks?: Message
}

export const EMPTY_STATUS_LINE: StatusLine = { key: -1, lines: [] }

/** What the head of the table knows. */
export interface StatusLineInput {
  readonly moment: { readonly key: number; readonly facts: readonly VisibleEvent[] }
  /** The log, grouped by entry. */
  readonly history: readonly (readonly VisibleEvent[])[]
  /** Somebody at this screen is asked something: that is what the head says. */
  readonly asked: boolean
  /** That a bot thinks, while it does. */
  readonly thinks: Message | undefined
  /** Nobody thinks and nobody is waited for: something is just being shown. */
  readonly watching: boolean
  readonly sentence: (fact: VisibleEvent) => Message | undefined
}

/**
 * The caption stands until there is something else to say: a moment without words does not wipe it away, nor does a bot
 * that thinks of its next step. Where moments were skipped, or came too fast to be seen, it is the log's last word.
 */
export function nextStatusLine(before: StatusLine, now: StatusLineInput): StatusLine {
  const { key } = now.moment
  if (now.asked) return { key, lines: [] }
  const lines = key === before.key ? before.lines : nextLines(before, now)
  const thinks = now.thinks ?? (lines === before.lines && now.watching ? before.thinks : undefined)
  return { key, lines, ...omitUndefined({ thinks }) }
}

function nextLines(before: StatusLine, { moment, history, sentence }: StatusLineInput): readonly Message[] {
  const { key, facts } = moment
  const inWords = (told: readonly VisibleEvent[]): readonly Message[] => told.flatMap((fact) => sentence(fact) ?? [])
  const missed = before.key >= 0 && key > before.key + 1
  const last = missed ? history.findLast((group) => inWords(group).length > 0) : undefined
  return [facts, last ?? []].map(inWords).find((told) => told.length > 0) ?? before.lines
}
