/** What is being done, in the log's own words: the line at the head of the table while others act. */
import type { SeenFact } from '../../../engine/core/facts.ts'
import type { Message } from '../../../engine/core/game.ts'

export interface Caption {
  /** The moment that was looked at last: its facts are told once. */
  readonly key: number
  /** Whole sentences, side by side; none while somebody here is asked something. */
  readonly lines: readonly Message[]
}

export const NO_CAPTION: Caption = { key: -1, lines: [] }

/** What the head of the table knows. */
export interface CaptionState {
  readonly moment: { readonly key: number; readonly facts: readonly SeenFact[] }
  /** The log, grouped by entry. */
  readonly history: readonly (readonly SeenFact[])[]
  /** Somebody at this screen is asked something: that is what the head says. */
  readonly asked: boolean
  readonly sentence: (fact: SeenFact) => Message | undefined
}

/**
 * The caption stands until there is something else to say: a moment without words does not wipe it away, nor does a bot
 * that thinks of its next step. Where moments were skipped, or came too fast to be seen, it is the log's last word.
 */
export function captionAfter(before: Caption, { moment, history, asked, sentence }: CaptionState): Caption {
  const { key, facts } = moment
  if (asked) return { key, lines: [] }
  if (key === before.key) return before
  const inWords = (told: readonly SeenFact[]): readonly Message[] => told.flatMap((fact) => sentence(fact) ?? [])
  const missed = before.key >= 0 && key > before.key + 1
  const last = missed ? history.findLast((group) => inWords(group).length > 0) : undefined
  const lines = [facts, last ?? []].map(inWords).find((told) => told.length > 0)
  return { key, lines: lines ?? before.lines }
}
