/** A guided first game as data: what its lessons are about, when each stands, and what is told of what was chosen. */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Seat } from '../../engine/core/contract/game.ts'

/** A decision of whoever is guided, as their own page sees it. */
export interface LessonDecision<V, A> {
  readonly view: V
  readonly seat: Seat
  /** The kind of what is asked (`Game.asks`). */
  readonly decisionKind: string | undefined
  readonly choices: readonly A[]
}

/** What one entry of the log told, for whoever is guided. */
export interface LessonEntry<F> {
  readonly facts: readonly F[]
  readonly seat: Seat
  /** Whether it is that seat's turn. */
  readonly ownTurn: boolean
}

/**
 * One lesson. Its words are the messages `GAME.lesson.ID.title` and `GAME.lesson.ID`; where another choice is as good as
 * any, that is all. `GAME.lesson.ID.instead` says why what it leads to is better than what was chosen.
 */
export interface TutorialLesson<V, A, F> {
  readonly id: string
  /** It is told whenever there is occasion, whatever stands; absent: when those before it have been taught. */
  readonly anytime?: true
  /** Whether the decision is one that it speaks about: it is told just then. */
  appliesTo(now: LessonDecision<V, A>): boolean
  /** Another decision for which it knows what is good, though it does not speak of it. */
  alsoGuides?(now: LessonDecision<V, A>): boolean
  /** What it leads to: lit, if it is offered. */
  suggests(choice: A, now: LessonDecision<V, A>): boolean
  /**
   * What else is as sensible. Absent: whatever is offered. Where a lesson neither leads to a choice on offer nor accepts
   * one, it cannot be satisfied, and ends by itself.
   */
  accepts?(choice: A, now: LessonDecision<V, A>): boolean
  /** Places that it speaks about, lit as well. */
  highlightedPlaces?(now: LessonDecision<V, A>): readonly string[]
  /** Whether what an entry told has taught it: the next one may come. */
  isTaughtBy(told: LessonEntry<F>): boolean
  /** What is said of that, the first that fits: `GAME.lesson.ID.REACTION`. */
  readonly reactions: readonly { readonly id: string; readonly fits: (told: LessonEntry<F>) => boolean }[]
}

/** @typeParam V view, @typeParam A action, @typeParam F facts of the game */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- faces of every game have one
export interface GameTutorial<V = any, A = any, F extends VisibleEvent = any> {
  readonly lessons: readonly TutorialLesson<V, A, F>[]
  /** Which facts tell that somebody has gained what counts, and given up or lost something. Nobody learns a game without. */
  readonly isGain: (told: LessonEntry<F>) => boolean
  readonly isLoss: (told: LessonEntry<F>) => boolean
}
