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
import type { Path, PathStep, Target } from './scene.ts'

/** An action and how it is clicked. @typeParam A the game's action */
export interface Choice<A> {
  readonly action: A
  readonly path: Path
  /** Its chooser could not take it back: it is laid on the board before it is played. */
  readonly final?: boolean
  /** Why it cannot be taken back, also where it no longer asks for that. Absent: it can be, or the host does not tell. */
  readonly why?: Message
}

/** What one click stands for: a piece is itself, lies in a place, may stand for a seat. */
export type Click = readonly Target[]

/** Where the player is: the choices of the decision and the clicks so far. */
export interface Picking<A> {
  readonly choices: readonly Choice<A>[]
  readonly clicks: readonly Click[]
  /** Done was clicked: only what is complete counts. */
  readonly done: boolean
}

/** What a Picking offers. Lists keep the order of the choices. */
export interface Offer<A> {
  /** What may be clicked next, without duplicates. */
  readonly next: readonly Target[]
  /** Choices without a path: plain buttons, offered while nothing is clicked. */
  readonly plain: readonly Choice<A>[]
  /** Complete choices that wait for the Done control, because other paths go on. */
  readonly finishable: readonly Choice<A>[]
  /** Complete choices with equal paths: to be told apart in words. */
  readonly equal: readonly Choice<A>[]
  /** The choice that the clicks mean. */
  readonly chosen: Choice<A> | undefined
}

/** A text that two targets share if and only if they are the same. */
export function targetKey(target: Target): string {
  return target.on === 'seat' ? `seat:${target.seat}` : `${target.on}:${target.id}`
}

/** Nothing clicked yet. */
export function beginPicking<A>(choices: readonly Choice<A>[]): Picking<A> {
  return { choices, clicks: [], done: false }
}

/**
 * A click. What goes on with no path begins anew, if a path begins there; a repeated last click is taken back; any
 * other changes nothing (the same record is returned).
 */
export function click<A>(picking: Picking<A>, clicked: Click): Picking<A> {
  const further = { ...picking, clicks: [...picking.clicks, clicked], done: false }
  if (clickable(further).length > 0) return further
  const last = picking.clicks.at(-1)
  if (last !== undefined && sameClick(last, clicked)) return takeBack(picking)
  const anew = { ...picking, clicks: [clicked], done: false }
  return picking.clicks.length > 0 && clickable(anew).length > 0 ? anew : picking
}

/** The Done control: chooses what is complete although other paths go on. */
export function finish<A>(picking: Picking<A>): Picking<A> {
  return clickable(picking).some((choice) => isComplete(choice, picking)) ? { ...picking, done: true } : picking
}

/** Escape: takes back Done, else the last click. */
export function takeBack<A>(picking: Picking<A>): Picking<A> {
  if (picking.done) return { ...picking, done: false }
  return picking.clicks.length === 0 ? picking : { ...picking, clicks: picking.clicks.slice(0, -1) }
}

/** What may be clicked, and what the clicks mean so far. */
export function offer<A>(picking: Picking<A>): Offer<A> {
  const alive = clickable(picking)
  const complete = picking.clicks.length === 0 ? [] : alive.filter((choice) => isComplete(choice, picking))
  const further = picking.done ? [] : alive.filter((choice) => !isComplete(choice, picking))
  const next = new Map<string, Target>()
  for (const choice of further) {
    for (const step of nextSteps(choice.path, picking.clicks)) {
      for (const target of step) next.set(targetKey(target), target)
    }
  }
  const settled = further.length === 0
  const only = alive.length === 1 && picking.clicks.length > 0 ? alive[0] : undefined
  if (only !== undefined && asksNothing(only, picking)) {
    return { next: [], plain: [], finishable: [], equal: [], chosen: only }
  }
  return {
    next: [...next.values()],
    plain: picking.clicks.length === 0 ? picking.choices.filter((choice) => choice.path.steps.length === 0) : [],
    finishable: settled ? [] : complete,
    equal: settled && complete.length > 1 ? complete : [],
    chosen: settled && complete.length === 1 ? complete[0] : undefined,
  }
}

/** The choices that go on from the clicks so far, in order: all of them while nothing is clicked. */
export function goingOn<A>(picking: Picking<A>): readonly Choice<A>[] {
  return picking.clicks.length === 0 ? picking.choices : clickable(picking)
}

/** Whether a click does the last step of a path. */
export function endsPath(clicked: Click, { steps }: Path): boolean {
  return does(clicked, steps.at(-1))
}

/** The choices that would still be open after a further click, in order; for previews. */
export function openAfter<A>(picking: Picking<A>, clicked: Click): readonly Choice<A>[] {
  return clickable({ ...picking, clicks: [...picking.clicks, clicked] })
}

/** The targets that a choice still needs after the clicks so far and a further one; empty when it does not fit them. */
export function remaining<A>(picking: Picking<A>, choice: Choice<A>, further?: Click): readonly Target[] {
  const { path } = choice
  const clicks = further === undefined ? picking.clicks : [...picking.clicks, further]
  if (!fits(path, clicks)) return []
  if (path.unordered === true) return nextSteps(path, clicks).flat()
  return path.steps.slice(ofSteps(path, clicks).length).flat()
}

/** The targets of which one is clicked next for a choice; empty when it does not fit the clicks so far. */
export function nextFor<A>({ clicks }: Picking<A>, { path }: Choice<A>): readonly Target[] {
  return fits(path, clicks) ? nextSteps(path, clicks).flat() : []
}

/** Whether all that goes on is asked for its last step. */
export function isAtLast<A>(picking: Picking<A>): boolean {
  return clickable(picking).every(({ path }) => ofSteps(path, picking.clicks).length === path.steps.length - 1)
}

/** Whether the clicks leave nothing of a path but controls, each of which could be answered in one way only. */
function asksNothing<A>({ path }: Choice<A>, picking: Picking<A>): boolean {
  const done = ofSteps(path, picking.clicks)
  const left = path.unordered === true ? nextSteps(path, picking.clicks) : path.steps.slice(done.length)
  return done.length > 0 && left.every((step) => step.every(({ on }) => on === 'control'))
}

/** The choices with a path that the clicks are a way to begin. */
function clickable<A>(picking: Picking<A>): Choice<A>[] {
  return picking.choices.filter(({ path }) => path.steps.length > 0 && fits(path, picking.clicks))
}

function isComplete<A>(choice: Choice<A>, picking: Picking<A>): boolean {
  return choice.path.steps.length === ofSteps(choice.path, picking.clicks).length
}

/** The clicks without the one that a path may begin with and need not. */
function ofSteps({ from }: Path, clicks: readonly Click[]): readonly Click[] {
  const [first] = clicks
  return from !== undefined && first !== undefined && does(first, from) ? clicks.slice(1) : clicks
}

/** Whether the clicks are a way to begin the path. */
function fits(path: Path, clicks: readonly Click[]): boolean {
  const done = ofSteps(path, clicks)
  if (done.length > path.steps.length) return false
  return path.unordered === true
    ? assignable(path.steps, done)
    : done.every((clicked, i) => does(clicked, path.steps[i]))
}

/** The steps that a next click may do. */
function nextSteps(path: Path, clicks: readonly Click[]): readonly PathStep[] {
  const { steps, from } = path
  const done = ofSteps(path, clicks)
  const first = from === undefined || clicks.length > 0 ? [] : [from]
  if (path.unordered !== true) return [...first, ...steps.slice(done.length, done.length + 1)]
  return [...first, ...steps.filter((_, i) => assignable(steps.toSpliced(i, 1), done))]
}

/** Whether each click can be given a step of its own. Paths are short: trying every way is cheap. */
function assignable(steps: readonly PathStep[], clicks: readonly Click[]): boolean {
  const [first, ...rest] = clicks
  if (first === undefined) return true
  return steps.some((step, i) => does(first, step) && assignable(steps.toSpliced(i, 1), rest))
}

function does(clicked: Click, step: PathStep | undefined): boolean {
  if (step === undefined) return false
  const keys = clicked.map(targetKey)
  return step.some((target) => keys.includes(targetKey(target)))
}

function sameClick(a: Click, b: Click): boolean {
  return a.length === b.length && a.map(targetKey).join() === b.map(targetKey).join()
}
