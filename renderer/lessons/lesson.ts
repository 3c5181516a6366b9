/** A tutorial as data: the subjects and conditions of its lessons, and the feedback on choices. */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Seat } from '../../engine/core/contract/game.ts'

/** A decision of the guided player, with the player's own view. */
export interface LessonDecision<V, A> {
  readonly view: V
  readonly seat: Seat
  /** The kind of the decision (`Game.asks`). */
  readonly decisionKind: string | undefined
  readonly choices: readonly A[]
}

/** The events of one log entry, as seen by the guided player. */
export interface LessonEntry<F> {
  readonly facts: readonly F[]
  readonly seat: Seat
  /** Whether it is that seat's turn. */
  readonly ownTurn: boolean
}

/**
 * One lesson. Its texts are the messages `GAME.lesson.ID.title` and `GAME.lesson.ID`; these suffice if all choices are
 * equally good. `GAME.lesson.ID.instead` explains why the suggested choice is better than the one made.
 */
export interface TutorialLesson<V, A, F> {
  readonly id: string
  /** It is shown whenever it applies, independent of the order; absent: once the lessons before it have been learned. */
  readonly anytime?: true
  /** Whether the decision is one that the lesson is about: it is shown then. */
  appliesTo(now: LessonDecision<V, A>): boolean
  /** Another decision for which it has suggestions, without being about it. */
  alsoGuides?(now: LessonDecision<V, A>): boolean
  /** Whether a choice is suggested: highlighted, if it is available. */
  suggests(choice: A, now: LessonDecision<V, A>): boolean
  /**
   * Whether a choice is equally sensible. Absent: all are. A lesson that neither suggests nor accepts an available choice
   * cannot be satisfied, and ends.
   */
  accepts?(choice: A, now: LessonDecision<V, A>): boolean
  /** Places that it mentions, highlighted as well. */
  highlightedPlaces?(now: LessonDecision<V, A>): readonly string[]
  /** Whether the events of an entry satisfy it, so that the next one may follow. */
  isTaughtBy(told: LessonEntry<F>): boolean
  /** Feedback on that, the first that fits: `GAME.lesson.ID.REACTION`. */
  readonly reactions: readonly { readonly id: string; readonly fits: (told: LessonEntry<F>) => boolean }[]
}

/** @typeParam V view, @typeParam A action, @typeParam F events of the game */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the UIs of all games have one
export interface GameTutorial<V = any, A = any, F extends VisibleEvent = any> {
  readonly lessons: readonly TutorialLesson<V, A, F>[]
  /** Whether the events contain a gain of the player, or a sacrifice or loss. A tutorial must contain both. */
  readonly isGain: (told: LessonEntry<F>) => boolean
  readonly isLoss: (told: LessonEntry<F>) => boolean
}
