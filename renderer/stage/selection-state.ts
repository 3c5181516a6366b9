/**
 * From the selected choice to the played action. A choice that can be undone is played at once. A final one is laid on the
 * board first: it is pending, and is played when it is chosen again in any way, or confirmed. Any other choice replaces it.
 * Pure transitions, the same for mouse, touch, keyboard, list and screen reader.
 * While a choice is pending, the clicks that led to it are kept without the last one, so that alternatives to it stay
 * clickable.
 */
import {
  startClickSequence,
  addClick,
  completesPath,
  finishClicks,
  choicesStillOpen,
  nextClicksOf,
  undoClick,
} from './click-sequence.ts'
import type { ClickableChoice, ClickTargets, ClickSequence } from './click-sequence.ts'

/** The selection of a decision so far. @typeParam A the game's action */
export interface SelectionState<A> {
  readonly picking: ClickSequence<A>
  /** The final choice that is laid on the board and not played. */
  readonly pending: ClickableChoice<A> | undefined
  /** The click that laid it; undefined if it was chosen in words. */
  readonly last: ClickTargets | undefined
}

/** The result of a step, and the action that it plays. */
export interface SelectionStep<A> {
  readonly to: SelectionState<A>
  readonly played?: ClickableChoice<A>
}

export function startSelection<A>(choices: readonly ClickableChoice<A>[]): SelectionState<A> {
  return { picking: startClickSequence(choices), pending: undefined, last: undefined }
}

/** The same decision after its final choices have changed. @param choices the same ones, in their order */
export function withUpdatedFinals<A>(
  { picking, pending, last }: SelectionState<A>,
  choices: readonly ClickableChoice<A>[],
): SelectionState<A> {
  const at = pending === undefined ? -1 : picking.choices.indexOf(pending)
  return { picking: { ...picking, choices }, pending: choices[at], last }
}

/** A click on the board, or on a control. A click without effect returns the same record. */
export function applyClick<A>(deciding: SelectionState<A>, clicked: ClickTargets): SelectionStep<A> {
  const { picking, pending } = deciding
  const after = addClick(picking, clicked)
  const repeated = after.clicks.length < picking.clicks.length
  if (pending !== undefined && repeated && nextClicksOf(picking).ambiguous.includes(pending))
    return confirmPending(deciding)
  if (after !== picking) return settle(deciding, after, clicked)
  // It was laid in words: its pieces were not picked up, and a click on the last one still plays it.
  return pending !== undefined && completesPath(clicked, pending.path) ? confirmPending(deciding) : { to: deciding }
}

/** The Done control. */
export function finishSelection<A>(deciding: SelectionState<A>): SelectionStep<A> {
  const after = finishClicks(deciding.picking)
  return after === deciding.picking ? { to: deciding } : settle(deciding, after, undefined)
}

/** A choice made in words. Clicks that it continues are kept. */
export function selectChoice<A>(deciding: SelectionState<A>, choice: ClickableChoice<A>): SelectionStep<A> {
  const { picking } = deciding
  const fitting = choicesStillOpen(picking).includes(choice) ? picking : startClickSequence(picking.choices)
  return take(deciding, choice, fitting, undefined)
}

/** Plays the pending choice, if any. */
export function confirmPending<A>(deciding: SelectionState<A>): SelectionStep<A> {
  const { picking, pending } = deciding
  return pending === undefined ? { to: deciding } : { to: startSelection(picking.choices), played: pending }
}

/** Puts back the pending choice, else undoes the last click. */
export function undoSelection<A>(deciding: SelectionState<A>): SelectionState<A> {
  const { picking, pending } = deciding
  if (pending !== undefined) return startSelection(picking.choices)
  const after = undoClick(picking)
  return after === picking ? deciding : { ...deciding, picking: after }
}

/** Clears the pending choice; the clicks before it stay. */
export function clearPending<A>({ picking }: SelectionState<A>): SelectionState<A> {
  return { picking, pending: undefined, last: undefined }
}

function settle<A>(
  before: SelectionState<A>,
  picking: ClickSequence<A>,
  last: ClickTargets | undefined,
): SelectionStep<A> {
  const { chosen } = nextClicksOf(picking)
  if (chosen === undefined) return { to: { picking, pending: undefined, last: undefined } }
  return take(before, chosen, undoClick(picking), last)
}

/** @param rest the clicks kept while it is pending */
function take<A>(
  before: SelectionState<A>,
  choice: ClickableChoice<A>,
  rest: ClickSequence<A>,
  last: ClickTargets | undefined,
): SelectionStep<A> {
  const played = choice.final !== true || choice === before.pending
  if (played) return { to: startSelection(rest.choices), played: choice }
  return { to: { picking: rest, pending: choice, last } }
}
