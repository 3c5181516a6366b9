/** What a review says, in figures and words for people. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { TOTAL_CHANCE, type GameReview, type TurningPoint } from '../../../engine/core/contract/review.ts'
import type { AdvisedStep } from '../../../engine/core/contract/advice.ts'
import type { GameUi } from '../../games/game-ui.ts'
import { appMessage, translate } from '../../messages/index.ts'
import { formatReasons, type FormattedReason } from '../table/advice-suggestions.ts'
import type { PlotTick } from '../plot/plot.ts'
import { logError } from '../../log-error.ts'

/** Ten-thousandths as whole hundredths. */
export function toPercentPoints(parts: number): number {
  return Math.round(Math.abs(parts) / (TOTAL_CHANCE / 100))
}

export type ChangeDirection = 'up' | 'down' | 'none'

export function changeDirectionOf(parts: number): ChangeDirection {
  if (toPercentPoints(parts) === 0) return 'none'
  return parts > 0 ? 'up' : 'down'
}

/** A step's choice in words; undefined where the game has none for it. */
export type StepFormatter = (step: AdvisedStep) => Message | undefined

/** The words that a face has for a step. */
export function stepFormatterFor(face: Pick<GameUi, 'choiceLabel'>): StepFormatter {
  return ({ choice, view }) => {
    try {
      return face.choiceLabel(choice, view)
    } catch (error) {
      // It is told without.
      logError(error)
      return undefined
    }
  }
}

/** How a face tells what happened in a game. */
export interface ReviewFormatter {
  /** A choice in words. */
  readonly choice: StepFormatter
  /** A fact as a sentence. */
  readonly sentence: (fact: VisibleEvent) => Message | undefined
  /** What luck brought, where the face has words of its own for it. */
  readonly came?: ((facts: readonly VisibleEvent[]) => readonly Message[]) | undefined
}

export function reviewFormatterFor(
  face: Pick<GameUi, 'choiceLabel' | 'eventSentence' | 'chanceSentences'>,
): ReviewFormatter {
  return {
    choice: stepFormatterFor(face),
    sentence: (fact) => face.eventSentence(fact),
    came: face.chanceSentences && ((facts) => face.chanceSentences?.(facts) ?? []),
  }
}

/**
 * What a turning point is about: what was chosen and what would have been better, or what luck brought.
 * @param facts of its group of the log
 */
export function turningPointMessage(
  point: TurningPoint,
  tell: ReviewFormatter,
  facts: readonly VisibleEvent[],
): Message {
  const { turn, seat, change } = point
  const values = { turn, seat: { seat }, points: toPercentPoints(change) }
  const [best] = point.kind === 'play' ? point.line : []
  const better = best && tell.choice(best)
  if (point.kind === 'play' && better !== undefined) {
    const made = tell.choice(point.made)
    return made === undefined
      ? appMessage('review.turning.better', { ...values, choice: better })
      : appMessage('review.turning.play', { ...values, made, choice: better })
  }
  const what = luckMessage(facts, tell)
  const way = changeDirectionOf(change)
  return what === undefined
    ? appMessage('review.turning.chance', { ...values, way })
    : appMessage('review.turning.luck', { ...values, what, way })
}

/** What luck brought, in two sentences at most; undefined: nothing of it is told. */
function luckMessage(facts: readonly VisibleEvent[], { sentence, came }: ReviewFormatter): Message | undefined {
  const own = came?.(facts) ?? []
  const [first, second] = own.length > 0 ? own : eventSentences(facts, sentence).slice(-2)
  return first && second ? appMessage('review.turning.both', { first, second }) : first
}

/** A large step of the curve that the Sage has not looked into: what was told there, and how a chance changed. */
export interface ChanceSwing {
  readonly entry: number
  readonly turn: number
  readonly seat: Seat
  readonly change: number
  readonly words: Message
}

/** Smaller changes of a chance turn no game, in parts of WHOLE. */
export const MIN_CHANCE_CHANGE = TOTAL_CHANCE / 20

/**
 * The largest steps of the curve, the largest first: one of a turn at most, and none without a sentence of the log.
 * @param seat whose chance; undefined: of each entry that which changed most
 * @param taken turns that are told otherwise
 */
export function findChanceSwings(
  { curve, turns }: Pick<GameReview, 'curve' | 'turns'>,
  history: readonly (readonly VisibleEvent[])[],
  sentence: ReviewFormatter['sentence'],
  { seat, taken = [], most }: { readonly seat?: Seat; readonly taken?: readonly number[]; readonly most: number },
): readonly ChanceSwing[] {
  const steps = turns
    .map((turn, entry) => ({ entry, turn, ...chanceChangeAt(curve, entry, seat) }))
    .filter(({ change }) => Math.abs(change) >= MIN_CHANCE_CHANGE)
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
      way: changeDirectionOf(change),
      points: toPercentPoints(change),
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

/** Why the Sage's line is better. */
export function turningPointReasons(point: TurningPoint): readonly FormattedReason[] {
  return point.kind === 'play' ? formatReasons(point.why, point) : []
}

/** What was told of an entry, as sentences. @param facts of its group of the log */
export function eventSentences(
  facts: readonly VisibleEvent[],
  sentence: (fact: VisibleEvent) => Message | undefined,
): readonly Message[] {
  return facts.flatMap((fact) => (fact.kind === 'turn' ? [] : (sentence(fact) ?? [])))
}

/** Where each point of the curve lies on its axis, in turns: every turn is as wide as another, however many entries it has. */
export function curvePointPositions({ turns }: Pick<GameReview, 'turns'>): readonly number[] {
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

/** Where each turn begins on the curve. The first is named in full: it says what the numbers are. */
export function curveTurnTicks({ turns }: GameReview): readonly PlotTick[] {
  const begins = turns.flatMap((turn, at) => (turn > 0 && turn !== turns[at - 1] ? [{ turn, at }] : []))
  return begins.map(({ turn, at }, nth) => ({
    at,
    label: nth === 0 ? translate('review.turn', { turn }) : String(turn),
  }))
}

/** The rows of the figures: where turns begin, and the end. */
export function curveTableRows(review: GameReview): readonly number[] {
  return [...new Set([0, ...curveTurnTicks(review).map(({ at }) => at), review.turns.length])]
}
