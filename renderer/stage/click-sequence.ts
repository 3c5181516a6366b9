/**
 * Maps clicks to an action. Every choice has a path (scene.ts); this matcher computes the next valid clicks and the choice
 * that the clicks so far select. Pure functions over a small record, the same for mouse, touch and keyboard.
 * - targets that begin or continue a path are offered; a click keeps the paths that it continues;
 * - a single complete path is chosen; a complete path waits for Done while others can continue;
 * - several complete paths that are equal are offered to the player in words;
 * - a path without steps is a plain button;
 * - a single remaining choice is chosen once only controls are left to click for it;
 * - the optional first click of a path (`from`) precedes its first step, which may also be clicked at once.
 * selection-state.ts handles the selected choice.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import type { ClickPath, ClickPathStep, ClickTarget } from './scene.ts'

/** An action and its click path. @typeParam A the game's action */
export interface ClickableChoice<A> {
  readonly action: A
  readonly path: ClickPath
  /** It could not be undone: it is laid on the board before it is played. */
  readonly final?: boolean
  /** Why it cannot be undone, also if it no longer asks for confirmation. Absent: it can be, or the host does not tell. */
  readonly why?: Message
}

/** The targets of one click: a piece stands for itself, for its place, and perhaps for a seat. */
export type ClickTargets = readonly ClickTarget[]

/** The choices of the decision and the clicks so far. */
export interface ClickSequence<A> {
  readonly choices: readonly ClickableChoice<A>[]
  readonly clicks: readonly ClickTargets[]
  /** Done was clicked: only complete paths count. */
  readonly isDone: boolean
}

/** The possible continuations of a click sequence. Lists keep the order of the choices. */
export interface NextClicks<A> {
  /** The targets that may be clicked next, without duplicates. */
  readonly targets: readonly ClickTarget[]
  /** Choices without a path: plain buttons, offered while nothing is clicked. */
  readonly pathless: readonly ClickableChoice<A>[]
  /** Complete choices that wait for the Done control, because other paths continue. */
  readonly finishable: readonly ClickableChoice<A>[]
  /** Complete choices with equal paths: only words distinguish them. */
  readonly ambiguous: readonly ClickableChoice<A>[]
  /** The choice that the clicks select. */
  readonly chosen: ClickableChoice<A> | undefined
}

/** A key that two targets share if and only if they are equal. */
export function targetKey(target: ClickTarget): string {
  return target.on === 'seat' ? `seat:${target.seat}` : `${target.on}:${target.id}`
}

/** Nothing clicked yet. */
export function startClickSequence<A>(choices: readonly ClickableChoice<A>[]): ClickSequence<A> {
  return { choices, clicks: [], isDone: false }
}

/**
 * Adds a click. A click that continues no path starts over if a path begins there; repeating the last click undoes it; any
 * other click has no effect (the same record is returned).
 */
export function addClick<A>(picking: ClickSequence<A>, clicked: ClickTargets): ClickSequence<A> {
  const further = { ...picking, clicks: [...picking.clicks, clicked], isDone: false }
  if (clickable(further).length > 0) return further
  const last = picking.clicks.at(-1)
  if (last !== undefined && sameClick(last, clicked)) return undoClick(picking)
  const anew = { ...picking, clicks: [clicked], isDone: false }
  return picking.clicks.length > 0 && clickable(anew).length > 0 ? anew : picking
}

/** The Done control: chooses the complete path although others continue. */
export function finishClicks<A>(picking: ClickSequence<A>): ClickSequence<A> {
  return clickable(picking).some((choice) => isComplete(choice, picking)) ? { ...picking, isDone: true } : picking
}

/** Escape: undoes Done, else the last click. */
export function undoClick<A>(picking: ClickSequence<A>): ClickSequence<A> {
  if (picking.isDone) return { ...picking, isDone: false }
  return picking.clicks.length === 0 ? picking : { ...picking, clicks: picking.clicks.slice(0, -1) }
}

/** The next valid clicks, and the choice that the clicks so far select. */
export function nextClicksOf<A>(picking: ClickSequence<A>): NextClicks<A> {
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

/** The choices that the clicks so far can lead to, in order: all of them before the first click. */
export function choicesStillOpen<A>(picking: ClickSequence<A>): readonly ClickableChoice<A>[] {
  return picking.clicks.length === 0 ? picking.choices : clickable(picking)
}

/** Whether a click completes the last step of a path. */
export function completesPath(clicked: ClickTargets, { steps }: ClickPath): boolean {
  return does(clicked, steps.at(-1))
}

/** The choices that would be possible after a further click, in order; for previews. */
export function choicesOpenAfter<A>(picking: ClickSequence<A>, clicked: ClickTargets): readonly ClickableChoice<A>[] {
  return clickable({ ...picking, clicks: [...picking.clicks, clicked] })
}

/** The targets that a choice still needs after the clicks so far and a further one; empty if they do not match it. */
export function remainingTargets<A>(
  picking: ClickSequence<A>,
  choice: ClickableChoice<A>,
  further?: ClickTargets,
): readonly ClickTarget[] {
  const { path } = choice
  const clicks = further === undefined ? picking.clicks : [...picking.clicks, further]
  if (!fits(path, clicks)) return []
  if (path.unordered === true) return nextSteps(path, clicks).flat()
  return path.steps.slice(ofSteps(path, clicks).length).flat()
}

/** The targets to click next for a choice, any one of them; empty if the clicks so far do not match it. */
export function nextTargetsFor<A>({ clicks }: ClickSequence<A>, { path }: ClickableChoice<A>): readonly ClickTarget[] {
  return fits(path, clicks) ? nextSteps(path, clicks).flat() : []
}

/** Whether all possible paths lack only their last step. */
export function isAtLastStep<A>(picking: ClickSequence<A>): boolean {
  return clickable(picking).every(({ path }) => ofSteps(path, picking.clicks).length === path.steps.length - 1)
}

/** Whether only controls of a path are left, each with a single possible answer. */
function asksNothing<A>({ path }: ClickableChoice<A>, picking: ClickSequence<A>): boolean {
  const done = ofSteps(path, picking.clicks)
  const left = path.unordered === true ? nextSteps(path, picking.clicks) : path.steps.slice(done.length)
  return done.length > 0 && left.every((step) => step.every(({ on }) => on === 'control'))
}

/** The choices with a path that the clicks can begin. */
function clickable<A>(picking: ClickSequence<A>): ClickableChoice<A>[] {
  return picking.choices.filter(({ path }) => path.steps.length > 0 && fits(path, picking.clicks))
}

function isComplete<A>(choice: ClickableChoice<A>, picking: ClickSequence<A>): boolean {
  return choice.path.steps.length === ofSteps(choice.path, picking.clicks).length
}

/** The clicks without the optional first one of a path. */
function ofSteps({ from }: ClickPath, clicks: readonly ClickTargets[]): readonly ClickTargets[] {
  const [first] = clicks
  return from !== undefined && first !== undefined && does(first, from) ? clicks.slice(1) : clicks
}

/** Whether the clicks match the beginning of the path. */
function fits(path: ClickPath, clicks: readonly ClickTargets[]): boolean {
  const done = ofSteps(path, clicks)
  if (done.length > path.steps.length) return false
  return path.unordered === true
    ? assignable(path.steps, done)
    : done.every((clicked, i) => does(clicked, path.steps[i]))
}

/** The steps that a next click may do. */
function nextSteps(path: ClickPath, clicks: readonly ClickTargets[]): readonly ClickPathStep[] {
  const { steps, from } = path
  const done = ofSteps(path, clicks)
  const first = from === undefined || clicks.length > 0 ? [] : [from]
  if (path.unordered !== true) return [...first, ...steps.slice(done.length, done.length + 1)]
  return [...first, ...steps.filter((_, i) => assignable(steps.toSpliced(i, 1), done))]
}

/** Whether each click can be assigned a step of its own. Paths are short: trying all assignments is cheap. */
function assignable(steps: readonly ClickPathStep[], clicks: readonly ClickTargets[]): boolean {
  const [first, ...rest] = clicks
  if (first === undefined) return true
  return steps.some((step, i) => does(first, step) && assignable(steps.toSpliced(i, 1), rest))
}

function does(clicked: ClickTargets, step: ClickPathStep | undefined): boolean {
  if (step === undefined) return false
  const keys = clicked.map(targetKey)
  return step.some((target) => keys.includes(targetKey(target)))
}

function sameClick(a: ClickTargets, b: ClickTargets): boolean {
  return a.length === b.length && a.map(targetKey).join() === b.map(targetKey).join()
}
