/** The deciding seats and their legal actions, determined by the frame on top of the stack. */
import type { Seat } from '../core/contract/game.ts'
import { activationChoices } from './activation.ts'
import { playerOf } from './board.ts'
import { draftChoices } from './draft.ts'
import { placeOrDiscardChoices } from './settle.ts'
import type { RauhaAction, RauhaState } from './state.ts'

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]
const NOTHING: readonly RauhaAction[] = []

/**
 * @returns the seats that must choose now: in step 1 all seats that have not chosen a card yet, otherwise the active seat;
 * empty if the game is over
 */
export function deciders(state: RauhaState): readonly Seat[] {
  const frame = state.stack[0]
  if (frame === undefined) return NOBODY
  if (frame.kind !== 'keep') return ALONE[frame.seat] ?? NOBODY
  const seats: Seat[] = []
  state.players.forEach(({ kept }, seat) => {
    if (kept === null) seats.push(seat)
  })
  return seats
}

/** @returns the legal actions of a seat; empty if it can choose nothing now */
export function choices(state: RauhaState, seat: Seat): readonly RauhaAction[] {
  const frame = state.stack[0]
  if (frame?.kind === 'keep') return draftChoices(state, seat)
  if (frame?.seat !== seat) return NOTHING
  return frame.kind === 'settle' ? placeOrDiscardChoices(playerOf(state, seat)) : activationChoices(state, frame)
}

/**
 * Whether the table must prompt a seat even if the seat has only one legal action. In all other cases the table plays
 * a single action automatically. True in step 2, in which a seat places or discards its kept card: without the prompt,
 * the other players would learn that the card can only be discarded (RAU-100).
 */
export function requiresPrompt({ stack }: RauhaState): boolean {
  return stack[0]?.kind === 'settle'
}

/** Whether an irreversible choice needs no confirmation now. True in step 1, in which the seats choose cards of their pools. */
export function skipsConfirmation({ stack }: Pick<RauhaState, 'stack'>): boolean {
  return stack[0]?.kind === 'keep'
}
