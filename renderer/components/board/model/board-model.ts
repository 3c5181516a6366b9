/**
 * Where somebody is with a board: what of a decision is picked, what is pointed at, focused and carried. One record and
 * plain functions from one to the next, as chessground keeps its state; what is lit, said and shown follows from it
 * (picker.svelte.ts, board-state.svelte.ts), and nothing is refreshed by hand.
 */
import { equalJson } from '../../../../engine/core/contract/json.ts'
import type { Message } from '../../../../engine/core/contract/game.ts'
import {
  undoSelection,
  startSelection,
  applyClick,
  clearPending,
  withUpdatedFinals,
  type SelectionState,
  type SelectionStep,
} from '../../../stage/selection-state.ts'
import {
  addClick as clickIn,
  nextClicksOf,
  type ClickableChoice,
  type ClickTargets,
} from '../../../stage/click-sequence.ts'
import type { Piece, ClickTarget } from '../../../stage/scene.ts'

/** A decision as it is put to somebody. */
export interface BoardDecision<A> {
  /** Another decision has another key. */
  readonly key: string
  readonly choices: readonly ClickableChoice<A>[]
}

/** On what a click was made. Controls are no pieces. */
export interface ClickSource {
  readonly piece?: string
  readonly name?: Message | undefined
}

export interface BoardModel<A> {
  readonly key: string | undefined
  readonly deciding: SelectionState<A>
  /** On what the clicks of this decision were made. */
  readonly made: ReadonlyMap<ClickTargets, ClickSource>
  /** The decision stands, but cannot be answered: the table shows what others do. */
  readonly resting: boolean
  /** The piece under the pointer or a finger that stays, as it stood when they came. */
  readonly pointed?: Piece | undefined
  /** The lit piece with the keyboard's focus, and the one that had it last. */
  readonly focused?: Piece | undefined
  readonly left?: Piece | undefined
  /** The action that was named beside the board after anything on it was. */
  readonly beside?: A | undefined
  /** The piece in hand, where it is now, and where it was taken up. */
  readonly carried?: { readonly piece: Piece; readonly from: Piece } | undefined
  /** The piece that was put down for a choice: it lies there until that is answered or put back. */
  readonly lying?: Piece | undefined
}

/** What a transition led to, and what it plays. */
export interface BoardTransition<A> {
  readonly to: BoardModel<A>
  readonly played?: ClickableChoice<A> | undefined
}

const EMPTY_SELECTION = startSelection<never>([])

export const EMPTY_BOARD_MODEL: BoardModel<never> = {
  key: undefined,
  deciding: EMPTY_SELECTION,
  made: new Map(),
  resting: false,
}

/** What can be answered now. */
export function activeSelectionOf<A>({ deciding, resting }: BoardModel<A>): SelectionState<A> {
  return resting ? EMPTY_SELECTION : deciding
}

// ---------------------------------------------------------------------------------------------------------- the decision

/** Puts a decision, or none. What was clicked for another one is forgotten, and nothing pending stays. */
export function setBoardDecision<A>(model: BoardModel<A>, question: BoardDecision<A> | undefined): BoardModel<A> {
  const { key, choices = [] } = question ?? {}
  const { choices: before } = model.deciding.picking
  const same = key === model.key && equalJson(choices.map(withoutFinality), before.map(withoutFinality))
  if (same && !model.resting && equalJson(choices, before)) return model
  // While others choose at the same time a choice may become final, or be so no more: what is picked stays so.
  const deciding = same ? withUpdatedFinals(model.deciding, choices) : startSelection(choices)
  const to = {
    ...model,
    key,
    deciding,
    made: same ? model.made : EMPTY_BOARD_MODEL.made,
    resting: false,
    carried: undefined,
  }
  if (model.carried !== undefined) return undoBoardStep(to)
  const answered = choices.length > 0 && deciding.pending === undefined
  return answered ? { ...to, lying: undefined } : to
}

/** The decision stands, but cannot be answered until it is put again. */
export function suspendBoardDecision<A>(model: BoardModel<A>): BoardModel<A> {
  return { ...model, resting: true, carried: undefined }
}

/** Any step of the decision (stage/deciding.ts), if it can be answered. One that means nothing leaves the same record. */
export function applySelectionStep<A>(
  model: BoardModel<A>,
  step: (now: SelectionState<A>) => SelectionStep<A>,
): BoardTransition<A> {
  if (model.resting) return { to: model }
  const { to, played } = step(model.deciding)
  if (to === model.deciding && played === undefined) return { to: model }
  // What was played stays where it was put down until it is answered; what was only laid there goes back.
  const stays = played !== undefined || to.pending === model.deciding.pending
  const after = { ...model, deciding: to, lying: stays ? model.lying : undefined }
  return played === undefined ? { to: after } : { to: { ...after, beside: undefined }, played }
}

/** A click that stands for `clicked`. */
export function applyBoardClick<A>(
  model: BoardModel<A>,
  clicked: ClickTargets,
  on: ClickSource = {},
): BoardTransition<A> {
  const { to, played } = applySelectionStep(model, (now) => applyClick(now, clicked))
  return { to: to === model ? to : { ...to, made: new Map([...to.made, [clicked, on]]) }, played }
}

/** A click on a piece of the board. One that means nothing leaves the same record. */
export function applyPieceClick<A>(model: BoardModel<A>, piece: Piece, clicked: ClickTargets): BoardTransition<A> {
  const move = applyBoardClick(model, clicked, { piece: piece.id, name: piece.name ?? piece.label })
  return move.played === undefined ? move : { ...move, to: { ...move.to, pointed: undefined } }
}

/** Puts back what is pending, else takes the last click back. */
export function undoBoardStep<A>(model: BoardModel<A>): BoardModel<A> {
  return applySelectionStep(model, (now) => ({ to: undoSelection(now) })).to
}

function withoutFinality<A>({ action, path }: ClickableChoice<A>): unknown {
  return { action, path }
}

// --------------------------------------------------------------------------------------------------------- what is meant

/** The pointer came to a piece, or left all. @param opens whether some choice goes on there: the last one named counts */
export function setPointedPiece<A>(model: BoardModel<A>, pointed: Piece | undefined, opens: boolean): BoardModel<A> {
  if (isSamePlace(pointed, model.pointed)) return model
  return { ...model, pointed, beside: opens ? undefined : model.beside }
}

/** The keyboard came to a piece, or left all. */
export function setFocusedPiece<A>(model: BoardModel<A>, focused: Piece | undefined, opens: boolean): BoardModel<A> {
  return { ...model, focused, left: focused ?? model.left, beside: opens ? undefined : model.beside }
}

/** A choice was named by its action beside the board, or is so no more. */
export function setNamedAction<A>(model: BoardModel<A>, beside: A | undefined): BoardModel<A> {
  return { ...model, beside }
}

/** The piece attended to, as it stands in the present scene. One that moved away under the pointer is not. */
export function attendedPieceOf(
  { pointed, focused }: BoardModel<unknown>,
  pieces: readonly Piece[],
  lit: readonly Piece[],
): Piece | undefined {
  const there = pointed && pieces.find((piece) => isSamePlace(piece, pointed))
  return there ?? (focused && lit.find(({ id }) => id === focused.id))
}

function isSamePlace(a: Piece | undefined, b: Piece | undefined): boolean {
  return a?.id === b?.id && a?.x === b?.x && a?.y === b?.y
}

// ------------------------------------------------------------------------------------------------------- what is carried

/**
 * Takes a piece up, which is the click on it: dragging is another way to make two clicks of a path, for any game. One
 * that leads nowhere on the board leaves the same record.
 * @param leads whether something on the board does one of the targets
 */
export function pickUpPiece<A>(
  model: BoardModel<A>,
  piece: Piece,
  clicked: ClickTargets,
  leads: (next: readonly ClickTarget[]) => boolean,
): BoardModel<A> {
  const { picking } = activeSelectionOf(model)
  const last = picking.clicks.at(-1)
  const again = last !== undefined && model.made.get(last)?.piece === piece.id
  // A click that would choose at once, be taken back or mean nothing leads nowhere.
  const after = again ? picking : clickIn(picking, clicked)
  const goesOn = again || (after !== picking && after.clicks.at(-1) === clicked)
  if (!goesOn || !leads(nextClicksOf(after).targets)) return model
  // What is pending is taken up again from where it was laid; the clicks before it stay.
  const { to } = again
    ? applySelectionStep(model, (now) => ({ to: clearPending(now) }))
    : applyPieceClick(model, piece, clicked)
  return { ...to, carried: { piece, from: piece }, lying: undefined }
}

/** The piece in hand follows. */
export function moveDraggedPiece<A>(model: BoardModel<A>, x: number, y: number): BoardModel<A> {
  const { carried } = model
  return carried === undefined
    ? model
    : { ...model, carried: { ...carried, piece: { ...carried.piece, x, y, turn: 0 } } }
}

/** The piece in hand is put down: on something lit, which is the next click, or elsewhere, and then it goes back. */
export function dropPiece<A>(
  model: BoardModel<A>,
  x: number,
  y: number,
  onto: { readonly piece: Piece; readonly clicked: ClickTargets } | undefined,
): BoardTransition<A> {
  const { carried } = model
  const empty = { ...model, carried: undefined, pointed: undefined }
  // A hand that trembled: it was a click on the piece itself.
  if (carried === undefined || (onto === undefined && isInsidePiece(carried.from, x, y))) return { to: empty }
  if (onto === undefined) return { to: undoBoardStep(empty) }
  const { to, played } = applyPieceClick(empty, onto.piece, onto.clicked)
  const chosen = played !== undefined || to.deciding.pending !== undefined
  return { to: chosen ? { ...to, lying: carried.piece } : to, played }
}

/** The drag was broken off: what it took up is put back. */
export function cancelPieceDrag<A>(model: BoardModel<A>): BoardModel<A> {
  return model.carried === undefined ? model : undoBoardStep({ ...model, carried: undefined, pointed: undefined })
}

function isInsidePiece(piece: Piece, x: number, y: number): boolean {
  return Math.abs(x - piece.x) <= piece.width / 2 && Math.abs(y - piece.y) <= piece.height / 2
}
