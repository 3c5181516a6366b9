/**
 * From the selected choice to the played action. A choice that can be undone is played at once. An irreversible one is first
 * shown on the board as pending, and is played when the player selects it again or confirms it. Any other choice replaces it.
 * Pure transitions, the same for mouse, touch, keyboard, list and screen reader.
 * While a choice is pending, the clicks that led to it are kept without the last one, so that alternatives to it stay
 * clickable.
 */
import {
  createEmptyClickSequence,
  applyClickToSequence,
  matchesLastStep,
  applyDoneToSequence,
  choicesStillOpen,
  evaluateClickSequence,
  undoClick,
} from './click-sequence.ts'
import type { ClickableChoice, TargetsOfOneClick, ClickSequence } from './click-sequence.ts'

/**
 * The player's selection in one decision so far: the clicks, and the choice that waits for confirmation. @typeParam A the
 * game's action
 */
export interface DecisionSelectionState<A> {
  readonly picking: ClickSequence<A>
  /** The irreversible choice that is shown on the board and waits for confirmation; undefined: none. */
  readonly pending: ClickableChoice<A> | undefined
  /** The click that selected the pending choice; undefined if there is none, or if it was selected by its text. */
  readonly last: TargetsOfOneClick | undefined
}

/** The new state after an input of the player, and the choice to play now. `played` is absent if no choice is played. */
export interface SelectionResult<A> {
  readonly to: DecisionSelectionState<A>
  readonly played?: ClickableChoice<A>
}

/** The selection of a new decision: nothing clicked, nothing pending. */
export function startSelection<A>(choices: readonly ClickableChoice<A>[]): DecisionSelectionState<A> {
  return { picking: createEmptyClickSequence(choices), pending: undefined, last: undefined }
}

/**
 * The same selection, after the host has changed which choices of the decision are irreversible (`final`). Clicks and
 * pending choice stay.
 * @param choices the choices of the same decision, in the same order, with the new values
 */
export function withUpdatedIrreversibility<A>(
  { picking, pending, last }: DecisionSelectionState<A>,
  choices: readonly ClickableChoice<A>[],
): DecisionSelectionState<A> {
  const at = pending === undefined ? -1 : picking.choices.indexOf(pending)
  return { picking: { ...picking, choices }, pending: choices[at], last }
}

/**
 * Returns the selection after a click on the board or on a control, and the choice to play if the click completes one. If the
 * click has no effect, the state is the same object.
 */
export function applyClickToSelection<A>(
  deciding: DecisionSelectionState<A>,
  clicked: TargetsOfOneClick,
): SelectionResult<A> {
  const { picking, pending } = deciding
  const after = applyClickToSequence(picking, clicked)
  const repeated = after.clicks.length < picking.clicks.length
  if (pending !== undefined && repeated && evaluateClickSequence(picking).ambiguous.includes(pending))
    return confirmPendingChoice(deciding)
  if (after !== picking) return settle(deciding, after, clicked)
  // The pending choice was selected by its text, without clicks: a click on the last target of its path plays it.
  return pending !== undefined && matchesLastStep(clicked, pending.path)
    ? confirmPendingChoice(deciding)
    : { to: deciding }
}

/**
 * Handles the Done control: selects the choice whose path is complete, although other paths could continue. An irreversible
 * choice then becomes pending; any other one is played. No effect if no path is complete.
 */
export function finishSelection<A>(deciding: DecisionSelectionState<A>): SelectionResult<A> {
  const after = applyDoneToSequence(deciding.picking)
  return after === deciding.picking ? { to: deciding } : settle(deciding, after, undefined)
}

/**
 * Handles a choice that the player has selected by its text. It is played, unless it is irreversible and was not pending
 * before: then it becomes pending, and the clicks so far are kept if they fit it.
 */
export function selectChoiceByText<A>(
  deciding: DecisionSelectionState<A>,
  choice: ClickableChoice<A>,
): SelectionResult<A> {
  const { picking } = deciding
  const fitting = choicesStillOpen(picking).includes(choice) ? picking : createEmptyClickSequence(picking.choices)
  return take(deciding, choice, fitting, undefined)
}

/** Handles the player's confirmation: the pending choice is played. No effect if no choice is pending. */
export function confirmPendingChoice<A>(deciding: DecisionSelectionState<A>): SelectionResult<A> {
  const { picking, pending } = deciding
  return pending === undefined ? { to: deciding } : { to: startSelection(picking.choices), played: pending }
}

/** Handles Escape: withdraws the pending choice with all clicks, or, if none is pending, undoes the last click. */
export function undoPendingOrLastClick<A>(deciding: DecisionSelectionState<A>): DecisionSelectionState<A> {
  const { picking, pending } = deciding
  if (pending !== undefined) return startSelection(picking.choices)
  const after = undoClick(picking)
  return after === picking ? deciding : { ...deciding, picking: after }
}

/** Withdraws the pending choice. The clicks before the one that selected it stay, so the player can choose again. */
export function clearPendingChoice<A>({ picking }: DecisionSelectionState<A>): DecisionSelectionState<A> {
  return { picking, pending: undefined, last: undefined }
}

function settle<A>(
  before: DecisionSelectionState<A>,
  picking: ClickSequence<A>,
  last: TargetsOfOneClick | undefined,
): SelectionResult<A> {
  const { chosen } = evaluateClickSequence(picking)
  if (chosen === undefined) return { to: { picking, pending: undefined, last: undefined } }
  return take(before, chosen, undoClick(picking), last)
}

/** @param rest the clicks kept while it is pending */
function take<A>(
  before: DecisionSelectionState<A>,
  choice: ClickableChoice<A>,
  rest: ClickSequence<A>,
  last: TargetsOfOneClick | undefined,
): SelectionResult<A> {
  const played = choice.final !== true || choice === before.pending
  if (played) return { to: startSelection(rest.choices), played: choice }
  return { to: { picking: rest, pending: choice, last } }
}
