/** What is worth telling of the way to the end of a game: three moments at most, in the order in which they came. */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { Message, Outcome } from '../../../engine/core/contract/game.ts'
import { WHOLE, type Review } from '../../../engine/core/contract/review.ts'
import { messageOf } from '../../messages/index.ts'
import { hundredths, sentencesOf, turningWords, wayOf, type Wording } from '../review/told.ts'

export interface ToldMoment {
  /** The position that it is looked at from: so many entries have been played. */
  readonly entry: number
  readonly words: Message
}

const MOST = 3
/** Smaller changes of a chance are no moment, in parts of WHOLE. */
const LEAST = WHOLE / 20

/**
 * The places where the review says that the game turned; until it has found enough of them, the entries that changed the
 * winners' chance most, in the words of the log. At most one of a turn.
 */
export function momentsOf(
  review: Review,
  { ranking }: Pick<Outcome, 'ranking'>,
  history: readonly (readonly SeenFact[])[],
  tell: { readonly choice: Wording; readonly sentence: (fact: SeenFact) => Message | undefined },
): readonly ToldMoment[] {
  /** By turn. */
  const found = new Map<number, ToldMoment>()
  const turns = [...review.turningPoints].sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  for (const point of turns)
    if (found.size < MOST && !found.has(point.turn))
      found.set(point.turn, { entry: point.entry, words: turningWords(point, tell.choice) })

  const [winner] = ranking.find(({ rank }) => rank === 1)?.seats ?? []
  for (const { entry, turn, change } of winner === undefined ? [] : swings(review, winner)) {
    if (found.size >= MOST || Math.abs(change) < LEAST) break
    const [words] = sentencesOf(history[entry + 1] ?? [], tell.sentence)
    if (words === undefined || found.has(turn)) continue
    const values = { turn, what: words, seat: { seat: winner ?? 0 }, way: wayOf(change), percent: hundredths(change) }
    found.set(turn, { entry: entry + 1, words: messageOf('story.swing', values) })
  }
  return [...found].sort(([a], [b]) => a - b).map(([, moment]) => moment)
}

/** What every entry did to a seat's chance, the largest first. */
function swings({ curve, turns }: Review, seat: number): { entry: number; turn: number; change: number }[] {
  return turns
    .map((turn, entry) => ({ entry, turn, change: (curve[entry + 1]?.[seat] ?? 0) - (curve[entry]?.[seat] ?? 0) }))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
}
