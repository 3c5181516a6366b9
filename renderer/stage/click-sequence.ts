/**
 * Maps clicks to an action. Every choice has a path (scene.ts); this matcher computes the next valid clicks and the choice
 * that the clicks so far select. Pure functions over a small record, the same for mouse, touch and keyboard.
 * - targets that begin or continue a path are offered; a click keeps the paths that it continues;
 * - a single complete path is chosen; a complete path waits for Done while others can continue;
 * - of several choices with equal complete paths the player selects one by its text;
 * - a path without steps is a plain button;
 * - a single remaining choice is chosen once only controls are left to click for it;
 * - the optional first click of a path (`from`) precedes its first step, which may also be clicked at once.
 * selection-state.ts handles the selected choice.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import type { ClickPath, AlternativeClickTargets, ClickTarget } from './scene.ts'

/**
 * A choice of the pending decision: its action, and the clicks on the board that make it. @typeParam A the game's action
 */
export interface ClickableChoice<A> {
  readonly action: A
  readonly path: ClickPath
  /** The choice cannot be undone: it is first shown on the board as pending, and played when the player confirms it. */
  readonly final?: boolean
  /**
   * Why the choice cannot be undone, also if no confirmation is asked for. Absent: it can be undone, or the host gives no
   * reason.
   */
  readonly why?: Message
}

/**
 * All targets that one single click matches: the clicked piece itself, its place, and other targets of the piece, such as a
 * seat.
 */
export type TargetsMatchedByClick = readonly ClickTarget[]

/** The choices of a decision and the clicks that the player has made so far. @typeParam A the game's action */
export interface ClickSequenceState<A> {
  readonly choices: readonly ClickableChoice<A>[]
  readonly clicks: readonly TargetsMatchedByClick[]
  /** The Done control was clicked: only choices whose path is complete remain. */
  readonly isDone: boolean
}

/**
 * The result of the clicks so far: the selected choice, or else the targets that the player can click next. Lists keep the
 * order of the choices.
 */
export interface ClickSequenceEvaluation<A> {
  /** The targets that may be clicked next, without duplicates. */
  readonly targets: readonly ClickTarget[]
  /** Choices without a path: plain buttons, offered while nothing is clicked. */
  readonly pathless: readonly ClickableChoice<A>[]
  /** Choices with a complete path that are not selected yet, since other paths continue: the Done control selects them. */
  readonly finishable: readonly ClickableChoice<A>[]
  /** Several choices with the same complete path: the player selects one of them by its text. */
  readonly ambiguous: readonly ClickableChoice<A>[]
  /** The choice that the clicks select; undefined if they select none yet. */
  readonly chosen: ClickableChoice<A> | undefined
}

/** The key of a target. Two targets have the same key if and only if they are equal. */
export function targetKey(target: ClickTarget): string {
  return target.on === 'seat' ? `seat:${target.seat}` : `${target.on}:${target.id}`
}

/** The click sequence of a new decision, without clicks. */
export function createEmptyClickSequence<A>(choices: readonly ClickableChoice<A>[]): ClickSequenceState<A> {
  return { choices, clicks: [], isDone: false }
}

/**
 * The sequence after a further click. A click that continues a path is added. Else, a repetition of the last click undoes
 * that click; a click with which a path begins starts over; any other click has no effect.
 * @returns the new sequence, or the same object if the click has no effect
 */
export function applyClickToSequence<A>(
  picking: ClickSequenceState<A>,
  clicked: TargetsMatchedByClick,
): ClickSequenceState<A> {
  const further = { ...picking, clicks: [...picking.clicks, clicked], isDone: false }
  if (clickable(further).length > 0) return further
  const last = picking.clicks.at(-1)
  if (last !== undefined && sameClick(last, clicked)) return undoClick(picking)
  const anew = { ...picking, clicks: [clicked], isDone: false }
  return picking.clicks.length > 0 && clickable(anew).length > 0 ? anew : picking
}

/**
 * Applies a click on the Done control to a click sequence. Afterwards only the choices with a complete path remain, even if
 * other paths could continue.
 * @returns the new sequence; the same object if no path is complete
 */
export function applyDoneToSequence<A>(picking: ClickSequenceState<A>): ClickSequenceState<A> {
  return clickable(picking).some((choice) => isComplete(choice, picking)) ? { ...picking, isDone: true } : picking
}

/** Undoes the last click: the click on Done if there is one, else the last target. Unchanged without clicks. */
export function undoClick<A>(picking: ClickSequenceState<A>): ClickSequenceState<A> {
  if (picking.isDone) return { ...picking, isDone: false }
  return picking.clicks.length === 0 ? picking : { ...picking, clicks: picking.clicks.slice(0, -1) }
}

/** Evaluates the clicks so far: which choice they select, or which clicks can come next. */
export function evaluateClickSequence<A>(picking: ClickSequenceState<A>): ClickSequenceEvaluation<A> {
  const alive = clickable(picking)
  const complete = picking.clicks.length === 0 ? [] : alive.filter((choice) => isComplete(choice, picking))
  const further = picking.isDone ? [] : alive.filter((choice) => !isComplete(choice, picking))
  const next = new Map<string, ClickTarget>()
  for (const choice of further) {
    for (const step of nextSteps(choice.path, picking.clicks)) {
      for (const target of step) next.set(targetKey(target), target)
    }
  }
  const settled = further.length === 0
  const only = alive.length === 1 && picking.clicks.length > 0 ? alive[0] : undefined
  if (only !== undefined && asksNothing(only, picking)) {
    return { targets: [], pathless: [], finishable: [], ambiguous: [], chosen: only }
  }
  return {
    targets: [...next.values()],
    pathless: picking.clicks.length === 0 ? picking.choices.filter((choice) => choice.path.steps.length === 0) : [],
    finishable: settled ? [] : complete,
    ambiguous: settled && complete.length > 1 ? complete : [],
    chosen: settled && complete.length === 1 ? complete[0] : undefined,
  }
}

/** The choices that the clicks so far can still lead to, in order. Before the first click: all choices. */
export function choicesStillOpen<A>(picking: ClickSequenceState<A>): readonly ClickableChoice<A>[] {
  return picking.clicks.length === 0 ? picking.choices : clickable(picking)
}

/** Whether a click matches the last step of a path. Earlier clicks are not considered. */
export function matchesLastStep(clicked: TargetsMatchedByClick, { steps }: ClickPath): boolean {
  return does(clicked, steps.at(-1))
}

/**
 * The choices that would still be possible after a further click, in order; for previews while the player points at a
 * piece.
 */
export function choicesOpenAfter<A>(
  picking: ClickSequenceState<A>,
  clicked: TargetsMatchedByClick,
): readonly ClickableChoice<A>[] {
  return clickable({ ...picking, clicks: [...picking.clicks, clicked] })
}

/**
 * The targets of all steps that one choice still needs after the clicks so far, and after `further` if it is given. Empty
 * if the clicks do not match the path of the choice.
 */
export function remainingTargetsOfChoice<A>(
  picking: ClickSequenceState<A>,
  choice: ClickableChoice<A>,
  further?: TargetsMatchedByClick,
): readonly ClickTarget[] {
  const { path } = choice
  const clicks = further === undefined ? picking.clicks : [...picking.clicks, further]
  if (!fits(path, clicks)) return []
  if (path.unordered === true) return nextSteps(path, clicks).flat()
  return path.steps.slice(ofSteps(path, clicks).length).flat()
}

/**
 * The targets of the next click for one choice: the player may click any of them. Empty if the clicks so far do not match
 * the path of the choice.
 */
export function nextTargetsOfChoice<A>(
  { clicks }: ClickSequenceState<A>,
  { path }: ClickableChoice<A>,
): readonly ClickTarget[] {
  return fits(path, clicks) ? nextSteps(path, clicks).flat() : []
}

/** Returns whether every choice that is still possible after the clicks so far needs exactly one more click. */
export function areAllChoicesAtLastStep<A>(picking: ClickSequenceState<A>): boolean {
  return clickable(picking).every(({ path }) => ofSteps(path, picking.clicks).length === path.steps.length - 1)
}

/** Whether only controls of a path are left, each with a single possible answer. */
function asksNothing<A>({ path }: ClickableChoice<A>, picking: ClickSequenceState<A>): boolean {
  const done = ofSteps(path, picking.clicks)
  const left = path.unordered === true ? nextSteps(path, picking.clicks) : path.steps.slice(done.length)
  return done.length > 0 && left.every((step) => step.every(({ on }) => on === 'control'))
}

/** The choices with a path that the clicks can begin. */
function clickable<A>(picking: ClickSequenceState<A>): ClickableChoice<A>[] {
  return picking.choices.filter(({ path }) => path.steps.length > 0 && fits(path, picking.clicks))
}

function isComplete<A>(choice: ClickableChoice<A>, picking: ClickSequenceState<A>): boolean {
  return choice.path.steps.length === ofSteps(choice.path, picking.clicks).length
}

/** The clicks without the optional first one of a path. */
function ofSteps({ from }: ClickPath, clicks: readonly TargetsMatchedByClick[]): readonly TargetsMatchedByClick[] {
  const [first] = clicks
  return from !== undefined && first !== undefined && does(first, from) ? clicks.slice(1) : clicks
}

/** Whether the clicks match the beginning of the path. */
function fits(path: ClickPath, clicks: readonly TargetsMatchedByClick[]): boolean {
  const done = ofSteps(path, clicks)
  if (done.length > path.steps.length) return false
  return path.unordered === true
    ? assignable(path.steps, done)
    : done.every((clicked, i) => does(clicked, path.steps[i]))
}

/** The steps that a next click may do. */
function nextSteps(path: ClickPath, clicks: readonly TargetsMatchedByClick[]): readonly AlternativeClickTargets[] {
  const { steps, from } = path
  const done = ofSteps(path, clicks)
  const first = from === undefined || clicks.length > 0 ? [] : [from]
  if (path.unordered !== true) return [...first, ...steps.slice(done.length, done.length + 1)]
  return [...first, ...steps.filter((_, i) => assignable(steps.toSpliced(i, 1), done))]
}

/** Whether each click can be assigned a step of its own. Paths are short: trying all assignments is cheap. */
function assignable(steps: readonly AlternativeClickTargets[], clicks: readonly TargetsMatchedByClick[]): boolean {
  const [first, ...rest] = clicks
  if (first === undefined) return true
  return steps.some((step, i) => does(first, step) && assignable(steps.toSpliced(i, 1), rest))
}

function does(clicked: TargetsMatchedByClick, step: AlternativeClickTargets | undefined): boolean {
  if (step === undefined) return false
  const keys = clicked.map(targetKey)
  return step.some((target) => keys.includes(targetKey(target)))
}

function sameClick(a: TargetsMatchedByClick, b: TargetsMatchedByClick): boolean {
  return a.length === b.length && a.map(targetKey).join() === b.map(targetKey).join()
}
