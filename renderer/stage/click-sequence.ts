/**
 * From clicks to an action. Every choice comes with a path (scene.ts); this matcher says what may be clicked next and
 * which choice the clicks so far mean. Pure functions over a small record, the same for mouse, touch and keyboard.
 *
 * - what begins or continues some path is offered; a click keeps the paths that go on;
 * - a path that is complete and alone is chosen; one that is complete while others go on waits for Done;
 * - several complete paths that are equal are put to the player in words;
 * - a path without steps is a plain button;
 * - a choice that is alone is chosen once nothing but controls is left to click for it;
 * - the click that a path may begin with (`from`) leads to its first step, which may be clicked at once as well.
 *
 * What becomes of the choice that the clicks mean, deciding.ts says.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import type { ClickPath, ClickPathStep, ClickTarget } from './scene.ts'

/** An action and how it is clicked. @typeParam A the game's action */
export interface ClickableChoice<A> {
  readonly action: A
  readonly path: ClickPath
  /** Its chooser could not take it back: it is laid on the board before it is played. */
  readonly final?: boolean
  /** Why it cannot be taken back, also where it no longer asks for that. Absent: it can be, or the host does not tell. */
  readonly why?: Message
}

/** What one click stands for: a piece is itself, lies in a place, may stand for a seat. */
export type ClickTargets = readonly ClickTarget[]

/** Where the player is: the choices of the decision and the clicks so far. */
export interface ClickSequence<A> {
  readonly choices: readonly ClickableChoice<A>[]
  readonly clicks: readonly ClickTargets[]
  /** Done was clicked: only what is complete counts. */
  readonly isDone: boolean
}

/** What a Picking offers. Lists keep the order of the choices. */
export interface NextClicks<A> {
  /** What may be clicked next, without duplicates. */
  readonly targets: readonly ClickTarget[]
  /** Choices without a path: plain buttons, offered while nothing is clicked. */
  readonly pathless: readonly ClickableChoice<A>[]
  /** Complete choices that wait for the Done control, because other paths go on. */
  readonly finishable: readonly ClickableChoice<A>[]
  /** Complete choices with equal paths: to be told apart in words. */
  readonly ambiguous: readonly ClickableChoice<A>[]
  /** The choice that the clicks mean. */
  readonly chosen: ClickableChoice<A> | undefined
}

/** A text that two targets share if and only if they are the same. */
export function targetKey(target: ClickTarget): string {
  return target.on === 'seat' ? `seat:${target.seat}` : `${target.on}:${target.id}`
}

/** Nothing clicked yet. */
export function startClickSequence<A>(choices: readonly ClickableChoice<A>[]): ClickSequence<A> {
  return { choices, clicks: [], isDone: false }
}

/**
 * A click. What goes on with no path begins anew, if a path begins there; a repeated last click is taken back; any
 * other changes nothing (the same record is returned).
 */
export function addClick<A>(picking: ClickSequence<A>, clicked: ClickTargets): ClickSequence<A> {
  const further = { ...picking, clicks: [...picking.clicks, clicked], isDone: false }
  if (clickable(further).length > 0) return further
  const last = picking.clicks.at(-1)
  if (last !== undefined && sameClick(last, clicked)) return undoClick(picking)
  const anew = { ...picking, clicks: [clicked], isDone: false }
  return picking.clicks.length > 0 && clickable(anew).length > 0 ? anew : picking
}

/** The Done control: chooses what is complete although other paths go on. */
export function finishClicks<A>(picking: ClickSequence<A>): ClickSequence<A> {
  return clickable(picking).some((choice) => isComplete(choice, picking)) ? { ...picking, isDone: true } : picking
}

/** Escape: takes back Done, else the last click. */
export function undoClick<A>(picking: ClickSequence<A>): ClickSequence<A> {
  if (picking.isDone) return { ...picking, isDone: false }
  return picking.clicks.length === 0 ? picking : { ...picking, clicks: picking.clicks.slice(0, -1) }
}

/** What may be clicked, and what the clicks mean so far. */
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

/** The choices that go on from the clicks so far, in order: all of them while nothing is clicked. */
export function choicesStillOpen<A>(picking: ClickSequence<A>): readonly ClickableChoice<A>[] {
  return picking.clicks.length === 0 ? picking.choices : clickable(picking)
}

/** Whether a click does the last step of a path. */
export function completesPath(clicked: ClickTargets, { steps }: ClickPath): boolean {
  return does(clicked, steps.at(-1))
}

/** The choices that would still be open after a further click, in order; for previews. */
export function choicesOpenAfter<A>(picking: ClickSequence<A>, clicked: ClickTargets): readonly ClickableChoice<A>[] {
  return clickable({ ...picking, clicks: [...picking.clicks, clicked] })
}

/** The targets that a choice still needs after the clicks so far and a further one; empty when it does not fit them. */
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

/** The targets of which one is clicked next for a choice; empty when it does not fit the clicks so far. */
export function nextTargetsFor<A>({ clicks }: ClickSequence<A>, { path }: ClickableChoice<A>): readonly ClickTarget[] {
  return fits(path, clicks) ? nextSteps(path, clicks).flat() : []
}

/** Whether all that goes on is asked for its last step. */
export function isAtLastStep<A>(picking: ClickSequence<A>): boolean {
  return clickable(picking).every(({ path }) => ofSteps(path, picking.clicks).length === path.steps.length - 1)
}

/** Whether the clicks leave nothing of a path but controls, each of which could be answered in one way only. */
function asksNothing<A>({ path }: ClickableChoice<A>, picking: ClickSequence<A>): boolean {
  const done = ofSteps(path, picking.clicks)
  const left = path.unordered === true ? nextSteps(path, picking.clicks) : path.steps.slice(done.length)
  return done.length > 0 && left.every((step) => step.every(({ on }) => on === 'control'))
}

/** The choices with a path that the clicks are a way to begin. */
function clickable<A>(picking: ClickSequence<A>): ClickableChoice<A>[] {
  return picking.choices.filter(({ path }) => path.steps.length > 0 && fits(path, picking.clicks))
}

function isComplete<A>(choice: ClickableChoice<A>, picking: ClickSequence<A>): boolean {
  return choice.path.steps.length === ofSteps(choice.path, picking.clicks).length
}

/** The clicks without the one that a path may begin with and need not. */
function ofSteps({ from }: ClickPath, clicks: readonly ClickTargets[]): readonly ClickTargets[] {
  const [first] = clicks
  return from !== undefined && first !== undefined && does(first, from) ? clicks.slice(1) : clicks
}

/** Whether the clicks are a way to begin the path. */
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

/** Whether each click can be given a step of its own. Paths are short: trying every way is cheap. */
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
