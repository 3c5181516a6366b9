/** The decisive moments of a game's story: at most three, in chronological order. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Outcome } from '../../../engine/core/contract/outcome.ts'
import type { GameReview } from '../../../engine/core/contract/review.ts'
import {
  MIN_TURNING_POINT_CHANGE,
  findChanceSwings,
  turningPointMessage,
  type ReviewGameTexts,
} from '../review/review-messages.ts'

/** A decisive moment of a finished game: a sentence, and the replay position that it links to. */
export interface StoryMoment {
  /** The position that it links to: number of entries played. */
  readonly entry: number
  readonly words: Message
}

const MAX_STORY_MOMENTS = 3

/**
 * Selects at most three decisive moments of a finished game, in chronological order and at most one per turn. First
 * come the largest turning points of the game's review (large changes of a win chance) of at least
 * MIN_TURNING_POINT_CHANGE. If these are fewer than three, the log entries that changed the winner's win chance most
 * are added, with the log's sentence for the entry.
 */
export function storyMomentsOf(
  review: GameReview,
  { ranking }: Pick<Outcome, 'ranking'>,
  history: readonly (readonly VisibleEvent[])[],
  tell: ReviewGameTexts,
): readonly StoryMoment[] {
  /** By turn. */
  const found = new Map<number, StoryMoment>()
  const turns = review.turningPoints
    .filter(({ change }) => Math.abs(change) >= MIN_TURNING_POINT_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  for (const point of turns)
    if (found.size < MAX_STORY_MOMENTS && !found.has(point.turn))
      found.set(point.turn, {
        entry: point.entry,
        words: turningPointMessage(point, tell, history[point.entry + 1] ?? []),
      })

  const [winner] = ranking.find(({ rank }) => rank === 1)?.seats ?? []
  if (winner !== undefined) {
    const more = { seat: winner, taken: [...found.keys()], most: MAX_STORY_MOMENTS - found.size }
    for (const { entry, turn, words } of findChanceSwings(review, history, tell.sentence, more))
      found.set(turn, { entry: entry + 1, words })
  }
  return [...found].sort(([a], [b]) => a - b).map(([, moment]) => moment)
}
