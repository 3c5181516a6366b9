/** Texts and figures of a review. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { WIN_CHANCE_DENOMINATOR, type GameReview, type TurningPoint } from '../../../engine/core/contract/review.ts'
import type { ChoiceWithViewBefore } from '../../../engine/core/contract/advice.ts'
import type { GameUi } from '../../games/game-ui.ts'
import { appMessage, translate } from '../../messages/index.ts'
import { formatAdviceReasons, type FormattedAdviceReason } from '../table/advice-suggestions.ts'
import type { PlotTick } from '../plot/plot.ts'
import { logError } from '../../log-error.ts'

/** The absolute value of a change of a chance, in whole percentage points. @param parts the change in parts of WIN_CHANCE_DENOMINATOR */
export function absolutePercentPointsOfParts(parts: number): number {
  return Math.round(Math.abs(parts) / (WIN_CHANCE_DENOMINATOR / 100))
}

/** Whether a chance rises, falls, or hardly changes. */
export type ChangeDirection = 'up' | 'down' | 'none'

/**
 * Tells whether a chance rises or falls; `none` if the change rounds to 0 percentage points.
 * @param parts the change, in parts of WIN_CHANCE_DENOMINATOR
 */
export function chanceChangeDirection(parts: number): ChangeDirection {
  if (absolutePercentPointsOfParts(parts) === 0) return 'none'
  return parts > 0 ? 'up' : 'down'
}

/** Function that takes a choice and the view in which it is made, and returns its text; undefined if there is none. */
export type ChoiceFormatter = (step: ChoiceWithViewBefore) => Message | undefined

/**
 * Creates the function that formats a choice of a game as a message. If the game's `choiceLabel` throws, the created
 * function logs the error and returns undefined.
 */
export function choiceFormatterFor(gameUi: Pick<GameUi, 'choiceLabel'>): ChoiceFormatter {
  return ({ choice, view }) => {
    try {
      return gameUi.choiceLabel(choice, view)
    } catch (error) {
      // It is shown without text.
      logError(error)
      return undefined
    }
  }
}

/** Text functions of one game for its choices, events and random results. Review and story build sentences from them. */
export interface ReviewGameTexts {
  /** Text of a choice. */
  readonly choice: ChoiceFormatter
  /** Text of an event. */
  readonly sentence: (event: VisibleEvent) => Message | undefined
  /** Random results, if the game's UI has texts of its own for them. */
  readonly chanceSentences?: ((events: readonly VisibleEvent[]) => readonly Message[]) | undefined
}

/**
 * Returns the text functions of a game's UI that the game's review and story need: for choices, events and random
 * results. If the game's `choiceLabel` throws, the function for choices logs the error and returns undefined.
 */
export function reviewFormattersFor(
  gameUi: Pick<GameUi, 'choiceLabel' | 'eventSentence' | 'chanceSentences'>,
): ReviewGameTexts {
  return {
    choice: choiceFormatterFor(gameUi),
    sentence: (event) => gameUi.eventSentence(event),
    chanceSentences: gameUi.chanceSentences && ((events) => gameUi.chanceSentences?.(events) ?? []),
  }
}

/**
 * Builds the message that describes a turning point of a reviewed game, that is, one of the largest changes of a
 * seat's win chance. For a mistake it names the choice made, if that has a text, and the better choice; for a random
 * result, or if the better choice has no text, it tells the result, if that has a text, and whether the chance rose or
 * fell.
 * @param tell the text functions of the game
 * @param events the visible events of the log entry of the turning point
 */
export function turningPointMessage(
  point: TurningPoint,
  tell: ReviewGameTexts,
  events: readonly VisibleEvent[],
): Message {
  const { turn, seat, change } = point
  const values = { turn, seat: { seat }, points: absolutePercentPointsOfParts(change) }
  const [best] = point.kind === 'play' ? point.line : []
  const better = best && tell.choice(best)
  if (point.kind === 'play' && better !== undefined) {
    const made = tell.choice(point.made)
    return made === undefined
      ? appMessage('review.turning.better', { ...values, choice: better })
      : appMessage('review.turning.play', { ...values, made, choice: better })
  }
  const what = luckMessage(events, tell)
  const way = chanceChangeDirection(change)
  return what === undefined
    ? appMessage('review.turning.chance', { ...values, way })
    : appMessage('review.turning.luck', { ...values, what, way })
}

/** Random results, in at most two sentences, or undefined if they have no text. */
function luckMessage(
  events: readonly VisibleEvent[],
  { sentence, chanceSentences }: ReviewGameTexts,
): Message | undefined {
  const own = chanceSentences?.(events) ?? []
  const [first, second] = own.length > 0 ? own : eventSentences(events, sentence).slice(-2)
  return first && second ? appMessage('review.turning.both', { first, second }) : first
}

/**
 * A large change of a seat's win chance at one log entry. It is taken from the curve of the win chances, not from the
 * analysis by the Sage (the adviser).
 * `entry`: the log entry.
 * `turn`: the turn.
 * `change`: the change of the chance, in parts of WIN_CHANCE_DENOMINATOR.
 * `words`: the first event of the entry as text.
 */
export interface ChanceSwing {
  readonly entry: number
  readonly turn: number
  readonly seat: Seat
  /** In parts of WIN_CHANCE_DENOMINATOR. */
  readonly change: number
  readonly words: Message
}

/** Smallest change of a chance that counts as a turning point: 5 percentage points, in parts of WIN_CHANCE_DENOMINATOR. */
export const MIN_TURNING_POINT_CHANGE = WIN_CHANCE_DENOMINATOR / 20

/**
 * Finds the largest changes of a win chance along the curve of the chances, the largest first. It returns at most one
 * change per turn and `most` in all, and only changes for which the log has a sentence.
 * @param seat the seat whose chance is examined; undefined: at each entry, the seat whose chance changed most there
 * @param taken turns that already have a turning point; they are left out
 * @param most maximum number of results
 */
export function findChanceSwings(
  { curve, turns }: Pick<GameReview, 'curve' | 'turns'>,
  history: readonly (readonly VisibleEvent[])[],
  sentence: ReviewGameTexts['sentence'],
  { seat, taken = [], most }: { readonly seat?: Seat; readonly taken?: readonly number[]; readonly most: number },
): readonly ChanceSwing[] {
  const steps = turns
    .map((turn, entry) => ({ entry, turn, ...chanceChangeAt(curve, entry, seat) }))
    .filter(({ change }) => Math.abs(change) >= MIN_TURNING_POINT_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const found = new Map<number, ChanceSwing>()
  for (const step of steps) {
    if (found.size >= most) break
    if (found.has(step.turn) || taken.includes(step.turn)) continue
    const [what] = eventSentences(history[step.entry + 1] ?? [], sentence)
    if (what === undefined) continue
    const { turn, change } = step
    const values = {
      turn,
      what,
      seat: { seat: step.seat },
      way: chanceChangeDirection(change),
      points: absolutePercentPointsOfParts(change),
    }
    found.set(turn, { ...step, words: appMessage('story.swing', values) })
  }
  return [...found.values()]
}

function chanceChangeAt(
  curve: GameReview['curve'],
  entry: number,
  seat: Seat | undefined,
): { seat: Seat; change: number } {
  const before = curve[entry] ?? []
  const changes = (curve[entry + 1] ?? []).map((chance, at) => ({ seat: at, change: chance - (before[at] ?? 0) }))
  const largest = changes.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0]
  return changes.find((each) => each.seat === seat) ?? largest ?? { seat: seat ?? 0, change: 0 }
}

/**
 * The reasons why the better line at a turning point is better than the choice that the player made. A turning point
 * is one of the largest changes of a seat's win chance in a game. The better line is the choice of the Sage (the
 * strong bot that advises) and its continuation in the same turn.
 * @returns empty for a turning point by luck
 */
export function betterLineReasons(point: TurningPoint): readonly FormattedAdviceReason[] {
  return point.kind === 'play' ? formatAdviceReasons(point.why, point) : []
}

/** The events of a log entry as sentences; the start of a turn and events without a text are left out. */
export function eventSentences(
  events: readonly VisibleEvent[],
  sentence: (event: VisibleEvent) => Message | undefined,
): readonly Message[] {
  return events.flatMap((event) => (event.kind === 'turn' ? [] : (sentence(event) ?? [])))
}

/**
 * Computes the horizontal positions of the points of the win chance curve, in turns: 2.5 is the middle of turn 2. All
 * turns are equally wide, whatever the number of their log entries.
 */
export function curvePointPositionsInTurns({ turns }: Pick<GameReview, 'turns'>): readonly number[] {
  const sizes = new Map<number, number>()
  for (const turn of turns) sizes.set(turn, (sizes.get(turn) ?? 0) + 1)
  const begun = new Map<number, number>()
  const places = turns.map((turn) => {
    const nth = begun.get(turn) ?? 0
    begun.set(turn, nth + 1)
    return turn + nth / (sizes.get(turn) ?? 1)
  })
  return [...places, (turns.at(-1) ?? 0) + 1]
}

/**
 * Returns the ticks of the horizontal axis of the win chance curve, one at the start of each turn. The label of the
 * first tick is "Turn n", that of the others only the number.
 */
export function curveTurnTicks({ turns }: GameReview): readonly PlotTick[] {
  const begins = turns.flatMap((turn, at) => (turn > 0 && turn !== turns[at - 1] ? [{ turn, at }] : []))
  return begins.map(({ turn, at }, nth) => ({
    at,
    label: nth === 0 ? translate('review.turn', { turn }) : String(turn),
  }))
}

/**
 * Returns the indices of the points of the win chance curve that have a row in its data table: the first point, the
 * start of each turn, and the end.
 */
export function curveTableRowIndices(review: GameReview): readonly number[] {
  return [...new Set([0, ...curveTurnTicks(review).map(({ at }) => at), review.turns.length])]
}
