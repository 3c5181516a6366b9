/** The deciding seats and their legal actions, determined by the frame on top of the stack. */
import type { Seat } from '../core/contract/game.ts'
import { activationChoices } from './activation.ts'
import { playerOf } from './board.ts'
import { keepChoices } from './draft.ts'
import { settleChoices } from './settle.ts'
import type { RauhaAction, RauhaState } from './state.ts'

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]
const NOTHING: readonly RauhaAction[] = []

/** In step 1 all seats that have not chosen yet; otherwise the active seat. */
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

export function choices(state: RauhaState, seat: Seat): readonly RauhaAction[] {
  const frame = state.stack[0]
  if (frame?.kind === 'keep') return keepChoices(state, seat)
  if (frame?.seat !== seat) return NOTHING
  return frame.kind === 'settle' ? settleChoices(playerOf(state, seat)) : activationChoices(state, frame)
}

/** Step 2 always prompts: skipping the prompt for a card that can only be discarded would reveal that (RAU-100). */
export function requiresPrompt({ stack }: RauhaState): boolean {
  return stack[0]?.kind === 'settle'
}

/** Choosing a card of the pool needs no confirmation. */
export function skipsConfirmation({ stack }: Pick<RauhaState, 'stack'>): boolean {
  return stack[0]?.kind === 'keep'
}
