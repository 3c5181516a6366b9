/**
 * From what the clicks mean to what is played. A choice that can be taken back is played at once. A final one is laid on
 * the board first: it is pending, and is played when it is chosen again in whatever way, or confirmed. Any other choice
 * takes its place. Pure transitions, the same for mouse, touch, keyboard, list and screen reader.
 *
 * While a choice is pending the clicks that led to it stand without the last one, so that what could be clicked instead
 * of it still can.
 */
import { beginPicking, click, endsPath, finish, goingOn, offer, takeBack } from './paths.ts'
import type { Choice, Click, Picking } from './paths.ts'

/** Where somebody is with a decision. @typeParam A the game's action */
export interface Deciding<A> {
  readonly picking: Picking<A>
  /** The final choice that lies on the board and is not played. */
  readonly pending: Choice<A> | undefined
  /** The click that laid it; undefined: it was chosen in words. */
  readonly last: Click | undefined
}

/** What a step led to, and what it plays. */
export interface Step<A> {
  readonly to: Deciding<A>
  readonly played?: Choice<A>
}

export function beginDeciding<A>(choices: readonly Choice<A>[]): Deciding<A> {
  return { picking: beginPicking(choices), pending: undefined, last: undefined }
}

/** The same decision, of which only what is final has changed. @param choices the same ones, in their order */
export function remarked<A>({ picking, pending, last }: Deciding<A>, choices: readonly Choice<A>[]): Deciding<A> {
  const at = pending === undefined ? -1 : picking.choices.indexOf(pending)
  return { picking: { ...picking, choices }, pending: choices[at], last }
}

/** A click on the board, or on a control. One that means nothing leaves the same record. */
export function clickOn<A>(deciding: Deciding<A>, clicked: Click): Step<A> {
  const { picking, pending } = deciding
  const after = click(picking, clicked)
  const repeated = after.clicks.length < picking.clicks.length
  if (pending !== undefined && repeated && offer(picking).equal.includes(pending)) return confirm(deciding)
  if (after !== picking) return settle(deciding, after, clicked)
  // It was laid in words: its pieces were not taken up, and the last of them is still where it is played.
  return pending !== undefined && endsPath(clicked, pending.path) ? confirm(deciding) : { to: deciding }
}

/** The Done control. */
export function finishIn<A>(deciding: Deciding<A>): Step<A> {
  const after = finish(deciding.picking)
  return after === deciding.picking ? { to: deciding } : settle(deciding, after, undefined)
}

/** A choice picked in words. The clicks stay where it goes on from them. */
export function choose<A>(deciding: Deciding<A>, choice: Choice<A>): Step<A> {
  const { picking } = deciding
  const fitting = goingOn(picking).includes(choice) ? picking : beginPicking(picking.choices)
  return take(deciding, choice, fitting, undefined)
}

/** Plays what is pending, if anything is. */
export function confirm<A>(deciding: Deciding<A>): Step<A> {
  const { picking, pending } = deciding
  return pending === undefined ? { to: deciding } : { to: beginDeciding(picking.choices), played: pending }
}

/** Puts back all that is pending, else takes back the last click. */
export function back<A>(deciding: Deciding<A>): Deciding<A> {
  const { picking, pending } = deciding
  if (pending !== undefined) return beginDeciding(picking.choices)
  const after = takeBack(picking)
  return after === picking ? deciding : { ...deciding, picking: after }
}

/** What is pending is no more; the clicks before it stay. */
export function liftAgain<A>({ picking }: Deciding<A>): Deciding<A> {
  return { picking, pending: undefined, last: undefined }
}

function settle<A>(before: Deciding<A>, picking: Picking<A>, last: Click | undefined): Step<A> {
  const { chosen } = offer(picking)
  if (chosen === undefined) return { to: { picking, pending: undefined, last: undefined } }
  return take(before, chosen, takeBack(picking), last)
}

/** @param rest the clicks that stay while it is pending */
function take<A>(before: Deciding<A>, choice: Choice<A>, rest: Picking<A>, last: Click | undefined): Step<A> {
  const played = choice.final !== true || choice === before.pending
  if (played) return { to: beginDeciding(rest.choices), played: choice }
  return { to: { picking: rest, pending: choice, last } }
}
