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
import type { ClickableChoice, TargetsMatchedByClick, ClickSequenceState } from './click-sequence.ts'

/**
 * The player's selection in one decision so far: the clicks, and the choice that waits for confirmation. @typeParam A the
 * game's action
 */
export interface DecisionClicksAndPendingChoice<A> {
  readonly picking: ClickSequenceState<A>
  /** The irreversible choice that is shown on the board and waits for confirmation; undefined: none. */
  readonly pending: ClickableChoice<A> | undefined
  /** The click that selected the pending choice; undefined if there is none, or if it was selected by its text. */
  readonly last: TargetsMatchedByClick | undefined
}

/** The new state after an input of the player, and the choice to play now. `played` is absent if no choice is played. */
export interface SelectionResult<A> {
  readonly to: DecisionClicksAndPendingChoice<A>
  readonly played?: ClickableChoice<A>
}

/** The selection of a new decision: nothing clicked, nothing pending. */
export function startSelection<A>(choices: readonly ClickableChoice<A>[]): DecisionClicksAndPendingChoice<A> {
  return { picking: createEmptyClickSequence(choices), pending: undefined, last: undefined }
}

/**
 * The same selection, after the host has changed which choices of the decision are irreversible (`final`). Clicks and
 * pending choice stay.
 * @param choices the choices of the same decision, in the same order, with the new values
 */
export function withUpdatedIrreversibility<A>(
  { picking, pending, last }: DecisionClicksAndPendingChoice<A>,
  choices: readonly ClickableChoice<A>[],
): DecisionClicksAndPendingChoice<A> {
  const at = pending === undefined ? -1 : picking.choices.indexOf(pending)
  return { picking: { ...picking, choices }, pending: choices[at], last }
}

/**
 * Returns the selection after a click on the board or on a control, and the choice to play if the click completes one. If the
 * click has no effect, the state is the same object.
 */
export function applyClickToSelection<A>(
  deciding: DecisionClicksAndPendingChoice<A>,
  clicked: TargetsMatchedByClick,
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
export function finishSelection<A>(deciding: DecisionClicksAndPendingChoice<A>): SelectionResult<A> {
  const after = applyDoneToSequence(deciding.picking)
  return after === deciding.picking ? { to: deciding } : settle(deciding, after, undefined)
}

/**
 * Handles a choice that the player has selected by its text. A choice that can be undone is played at once. An
 * irreversible choice becomes pending, that is, it waits for confirmation; it is played if it was pending already. The
 * clicks so far are kept if they fit the choice.
 */
export function selectChoiceByText<A>(
  deciding: DecisionClicksAndPendingChoice<A>,
  choice: ClickableChoice<A>,
): SelectionResult<A> {
  const { picking } = deciding
  const fitting = choicesStillOpen(picking).includes(choice) ? picking : createEmptyClickSequence(picking.choices)
  return take(deciding, choice, fitting, undefined)
}

/** Handles the player's confirmation: the pending choice is played. No effect if no choice is pending. */
export function confirmPendingChoice<A>(deciding: DecisionClicksAndPendingChoice<A>): SelectionResult<A> {
  const { picking, pending } = deciding
  return pending === undefined ? { to: deciding } : { to: startSelection(picking.choices), played: pending }
}

/**
 * Handles Escape. If a choice is pending, that is selected but not yet confirmed, the function cancels it and removes
 * all clicks. If no choice is pending, it undoes the last click.
 * @returns the selection afterwards, or the same object if there is nothing to undo
 */
export function cancelPendingChoiceOrUndoClick<A>(
  deciding: DecisionClicksAndPendingChoice<A>,
): DecisionClicksAndPendingChoice<A> {
  const { picking, pending } = deciding
  if (pending !== undefined) return startSelection(picking.choices)
  const after = undoClick(picking)
  return after === picking ? deciding : { ...deciding, picking: after }
}

/** Withdraws the pending choice. The clicks before the one that selected it stay, so the player can choose again. */
export function clearPendingChoice<A>({
  picking,
}: DecisionClicksAndPendingChoice<A>): DecisionClicksAndPendingChoice<A> {
  return { picking, pending: undefined, last: undefined }
}

function settle<A>(
  before: DecisionClicksAndPendingChoice<A>,
  picking: ClickSequenceState<A>,
  last: TargetsMatchedByClick | undefined,
): SelectionResult<A> {
  const { chosen } = evaluateClickSequence(picking)
  if (chosen === undefined) return { to: { picking, pending: undefined, last: undefined } }
  return take(before, chosen, undoClick(picking), last)
}

/** @param rest the clicks kept while it is pending */
function take<A>(
  before: DecisionClicksAndPendingChoice<A>,
  choice: ClickableChoice<A>,
  rest: ClickSequenceState<A>,
  last: TargetsMatchedByClick | undefined,
): SelectionResult<A> {
  const played = choice.final !== true || choice === before.pending
  if (played) return { to: startSelection(rest.choices), played: choice }
  return { to: { picking: rest, pending: choice, last } }
}
