/**
 * State of a board: the selection of a decision, and the hovered, focused and dragged pieces. One record with pure
 * transitions, like the state of chessground; highlights, texts and overlays are derived from it (selection-store.svelte.ts,
 * board-state.svelte.ts), and nothing is refreshed by hand.
 */
import { equalJson } from '../../../../engine/core/contract/json.ts'
import type { Message } from '../../../../engine/core/contract/game.ts'
import {
  cancelPendingChoiceOrUndoClick,
  startSelection,
  applyClickToSelection,
  clearPendingChoice,
  withUpdatedIrreversibility,
  type DecisionClicksAndPendingChoice,
  type SelectionResult,
} from '../../../stage/selection-state.ts'
import {
  applyClickToSequence as clickIn,
  evaluateClickSequence,
  type ClickableChoice,
  type TargetsMatchedByClick,
} from '../../../stage/click-sequence.ts'
import type { Piece, ClickTarget } from '../../../stage/scene.ts'

/**
 * A decision that the player makes on the board: its choices, each with its click path. A click path is the sequence
 * of clicks on the board that makes the choice.
 */
export interface BoardDecision<A> {
  /** Unique per decision. */
  readonly key: string
  readonly choices: readonly ClickableChoice<A>[]
}

/** The piece or the control that the player clicked. `name`: its name, for the heading of the choice list. */
export interface ClickedPieceOrControl {
  /** Id of the piece; absent for a control, which is not a piece. */
  readonly piece?: string
  readonly name?: Message | undefined
}

/** How the player interacts with a board: the clicks for the pending decision, and the hovered, focused and dragged pieces. */
export interface BoardInteractionState<A> {
  readonly key: string | undefined
  readonly selection: DecisionClicksAndPendingChoice<A>
  /** The origins of the clicks of this decision. */
  readonly clickSources: ReadonlyMap<TargetsMatchedByClick, ClickedPieceOrControl>
  /** The decision is kept but cannot be answered: the table shows other seats' moves. */
  readonly isSuspended: boolean
  /** The piece under the pointer or a resting finger, as it was when they arrived. */
  readonly hovered?: Piece | undefined
  /** The clickable piece with the keyboard focus, and the one that had it last. */
  readonly focused?: Piece | undefined
  readonly lastFocused?: Piece | undefined
  /** The action previewed from outside the board (by the choice list or advice). A later hover on the board clears it. */
  readonly previewedAction?: A | undefined
  /** The dragged piece at its present position, and at its origin. */
  readonly dragged?: { readonly piece: Piece; readonly from: Piece } | undefined
  /** The piece that was dropped for a choice: it stays there until the choice is answered or put back. */
  readonly droppedPiece?: Piece | undefined
}

/** The new state after a transition, and the choice that the transition plays, if any. */
export interface BoardTransitionResult<A> {
  readonly to: BoardInteractionState<A>
  readonly played?: ClickableChoice<A> | undefined
}

const EMPTY_SELECTION = startSelection<never>([])

/** A board without a decision, on which no piece is hovered, focused or dragged. */
export const EMPTY_BOARD_INTERACTION: BoardInteractionState<never> = {
  key: undefined,
  selection: EMPTY_SELECTION,
  clickSources: new Map(),
  isSuspended: false,
}

/**
 * Returns the selection (the clicks so far) for the pending decision. While the decision is suspended, that is, kept
 * but not answerable because the table shows moves of other seats, the selection is empty.
 */
export function selectionUnlessSuspended<A>({
  selection,
  isSuspended,
}: BoardInteractionState<A>): DecisionClicksAndPendingChoice<A> {
  return isSuspended ? EMPTY_SELECTION : selection
}

// ---------------------------------------------------------------------------------------------------------- the decision

/**
 * Sets the pending decision, or none. If the decision is the same as before, the clicks and a choice that waits for
 * confirmation are kept; otherwise they are discarded. A drag ends.
 */
export function withBoardDecision<A>(
  model: BoardInteractionState<A>,
  question: BoardDecision<A> | undefined,
): BoardInteractionState<A> {
  const { key, choices = [] } = question ?? {}
  const { choices: before } = model.selection.picking
  const same = key === model.key && equalJson(choices.map(withoutFinality), before.map(withoutFinality))
  if (same && !model.isSuspended && equalJson(choices, before)) return model
  // While other seats decide simultaneously a choice may become final, or cease to be: the selection is kept.
  const selection = same ? withUpdatedIrreversibility(model.selection, choices) : startSelection(choices)
  const to = {
    ...model,
    key,
    selection,
    clickSources: same ? model.clickSources : EMPTY_BOARD_INTERACTION.clickSources,
    isSuspended: false,
    dragged: undefined,
  }
  if (model.dragged !== undefined) return cancelChoiceOrUndoClick(to)
  const answered = choices.length > 0 && selection.pending === undefined
  return answered ? { ...to, droppedPiece: undefined } : to
}

/**
 * Suspends the decision: it and its clicks are kept, but it cannot be answered until `withBoardDecision` sets it
 * again. The decision is suspended while the table shows the moves of other seats. A drag ends.
 */
export function withSuspendedDecision<A>(model: BoardInteractionState<A>): BoardInteractionState<A> {
  return { ...model, isSuspended: true, dragged: undefined }
}

/**
 * Applies a function to the selection (the player's clicks for the pending decision) in the state of a board. If the
 * decision is suspended, which means that it cannot be answered at present, or the function has no effect, the same
 * state is returned.
 * @param model the state of the board
 * @param step a function of stage/selection-state.ts that takes the present selection and returns the next one
 * @returns the new state, and the choice that the step plays, if any
 */
export function applySelectionUpdater<A>(
  model: BoardInteractionState<A>,
  step: (now: DecisionClicksAndPendingChoice<A>) => SelectionResult<A>,
): BoardTransitionResult<A> {
  if (model.isSuspended) return { to: model }
  const { to, played } = step(model.selection)
  if (to === model.selection && played === undefined) return { to: model }
  // A played piece stays where it was dropped until the answer arrives; one that was only laid there returns.
  const stays = played !== undefined || to.pending === model.selection.pending
  const after = { ...model, selection: to, droppedPiece: stays ? model.droppedPiece : undefined }
  return played === undefined ? { to: after } : { to: { ...after, previewedAction: undefined }, played }
}

/**
 * Applies a player's click on a piece or control to the clicks that the player has made for the pending decision. It
 * also records which piece or control was clicked. If the click has no effect, it returns the same state.
 * @param clicked all click targets that the click matches, such as the piece itself and its place
 * @param on the clicked piece or control
 * @returns the new state, and the choice that the click completes, if any
 */
export function applyTargetClick<A>(
  model: BoardInteractionState<A>,
  clicked: TargetsMatchedByClick,
  on: ClickedPieceOrControl = {},
): BoardTransitionResult<A> {
  const { to, played } = applySelectionUpdater(model, (now) => applyClickToSelection(now, clicked))
  return { to: to === model ? to : { ...to, clickSources: new Map([...to.clickSources, [clicked, on]]) }, played }
}

/**
 * Applies a click on a piece of the board to the interaction state.
 * @returns the new state and the choice that the click completed; the same state if the click has no effect
 */
export function applyPieceClick<A>(
  model: BoardInteractionState<A>,
  piece: Piece,
  clicked: TargetsMatchedByClick,
): BoardTransitionResult<A> {
  const move = applyTargetClick(model, clicked, { piece: piece.id, name: piece.name ?? piece.label })
  return move.played === undefined ? move : { ...move, to: { ...move.to, hovered: undefined } }
}

/**
 * Returns the state after undoing the last step of the selection, which consists of the player's clicks on the board
 * for a decision. If a choice waits for confirmation, it is cancelled and all clicks are removed; otherwise the last
 * click is undone. If the decision is suspended, or there is nothing to undo, the same state is returned.
 */
export function cancelChoiceOrUndoClick<A>(model: BoardInteractionState<A>): BoardInteractionState<A> {
  return applySelectionUpdater(model, (now) => ({ to: cancelPendingChoiceOrUndoClick(now) })).to
}

function withoutFinality<A>({ action, path }: ClickableChoice<A>): unknown {
  return { action, path }
}

// --------------------------------------------------------------------------------------------------------- what is meant

/**
 * Returns the state with another hovered piece: the piece that the pointer has entered, or none if it has left all pieces.
 * @param opens whether a click on that piece continues a choice; if so, `previewedAction` is cleared
 */
export function withHoveredPiece<A>(
  model: BoardInteractionState<A>,
  pointed: Piece | undefined,
  opens: boolean,
): BoardInteractionState<A> {
  if (isSamePlace(pointed, model.hovered)) return model
  return { ...model, hovered: pointed, previewedAction: opens ? undefined : model.previewedAction }
}

/**
 * Returns a copy of the interaction state in which another piece has the keyboard focus, or none if the focus has left
 * all pieces. The last piece with the focus stays remembered (`lastFocused`).
 * @param focused the piece with the focus; undefined: none
 * @param opens whether a click on that piece begins or continues a choice. If so, the preview of an action that a
 *   control outside the board shows (for example the choice list) is cleared
 */
export function withFocusedPiece<A>(
  model: BoardInteractionState<A>,
  focused: Piece | undefined,
  opens: boolean,
): BoardInteractionState<A> {
  return {
    ...model,
    focused,
    lastFocused: focused ?? model.lastFocused,
    previewedAction: opens ? undefined : model.previewedAction,
  }
}

/**
 * Returns a copy of the interaction state with another action to preview: the board shows the effects of this action.
 * It is set while a control outside the board shows the action, such as a hovered row of the choice list or a
 * suggestion of the Sage (the adviser).
 * @param beside the action; undefined: no preview
 */
export function withPreviewedAction<A>(
  model: BoardInteractionState<A>,
  beside: A | undefined,
): BoardInteractionState<A> {
  return { ...model, previewedAction: beside }
}

/**
 * Returns the piece of the present scene that is hovered; if there is none, the clickable piece that has the keyboard
 * focus; otherwise undefined. A hovered piece counts only while it is at the same position as when the pointer reached
 * it.
 * @param pieces all pieces of the scene
 * @param lit the clickable pieces of the scene
 */
export function hoveredOrFocusedPieceOf(
  { hovered, focused }: BoardInteractionState<unknown>,
  pieces: readonly Piece[],
  lit: readonly Piece[],
): Piece | undefined {
  const there = hovered && pieces.find((piece) => isSamePlace(piece, hovered))
  return there ?? (focused && lit.find(({ id }) => id === focused.id))
}

function isSamePlace(a: Piece | undefined, b: Piece | undefined): boolean {
  return a?.id === b?.id && a?.x === b?.x && a?.y === b?.y
}

// ------------------------------------------------------------------------------------------------------- what is dragged

/**
 * Begins to drag a piece, which counts as a click on it: dragging a piece onto another has the same effect as clicking
 * the two in turn. Returns the same state if no click on the board can follow the click on this piece.
 * @param leads whether a piece on the board can be clicked for one of the targets
 */
export function pickUpPiece<A>(
  model: BoardInteractionState<A>,
  piece: Piece,
  clicked: TargetsMatchedByClick,
  leads: (next: readonly ClickTarget[]) => boolean,
): BoardInteractionState<A> {
  const { picking } = selectionUnlessSuspended(model)
  const last = picking.clicks.at(-1)
  const again = last !== undefined && model.clickSources.get(last)?.piece === piece.id
  // A click that would choose at once, undo, or have no effect leads nowhere.
  const after = again ? picking : clickIn(picking, clicked)
  const goesOn = again || (after !== picking && after.clicks.at(-1) === clicked)
  if (!goesOn || !leads(evaluateClickSequence(after).targets)) return model
  // The pending choice is picked up again where it was laid; the clicks before it stay.
  const { to } = again
    ? applySelectionUpdater(model, (now) => ({ to: clearPendingChoice(now) }))
    : applyPieceClick(model, piece, clicked)
  return { ...to, dragged: { piece, from: piece }, droppedPiece: undefined }
}

/**
 * Returns a copy of the interaction state in which the dragged piece is at a point of the board and not rotated; the
 * same state if no piece is dragged.
 * @param x, y the point, in CSS pixels of the board
 */
export function moveDraggedPiece<A>(model: BoardInteractionState<A>, x: number, y: number): BoardInteractionState<A> {
  const { dragged } = model
  return dragged === undefined
    ? model
    : { ...model, dragged: { ...dragged, piece: { ...dragged.piece, x, y, turn: 0 } } }
}

/**
 * Drops the dragged piece at a point of the board. On a clickable piece, the drop is the next click. On its own
 * origin, the piece stays clicked. Anywhere else, the piece returns to its origin and its click is undone.
 * @param x, y the point, in CSS pixels of the board
 * @param onto the clickable piece at the point with its click targets, or undefined
 * @returns the new state, and the choice that the drop plays, if any
 */
export function dropPiece<A>(
  model: BoardInteractionState<A>,
  x: number,
  y: number,
  onto: { readonly piece: Piece; readonly clicked: TargetsMatchedByClick } | undefined,
): BoardTransitionResult<A> {
  const { dragged } = model
  const empty = { ...model, dragged: undefined, hovered: undefined }
  // An unsteady hand: the gesture was a click on the piece itself.
  if (dragged === undefined || (onto === undefined && isInsidePiece(dragged.from, x, y))) return { to: empty }
  if (onto === undefined) return { to: cancelChoiceOrUndoClick(empty) }
  const { to, played } = applyPieceClick(empty, onto.piece, onto.clicked)
  const chosen = played !== undefined || to.selection.pending !== undefined
  return { to: chosen ? { ...to, droppedPiece: dragged.piece } : to, played }
}

/** Cancels a drag: undoes the click that picked the piece up. Without a drag the same state is returned. */
export function cancelPieceDrag<A>(model: BoardInteractionState<A>): BoardInteractionState<A> {
  return model.dragged === undefined
    ? model
    : cancelChoiceOrUndoClick({ ...model, dragged: undefined, hovered: undefined })
}

function isInsidePiece(piece: Piece, x: number, y: number): boolean {
  return Math.abs(x - piece.x) <= piece.width / 2 && Math.abs(y - piece.y) <= piece.height / 2
}
