/**
 * The end of a turn, of a round and of the game (CHK-54 to CHK-58, CHK-66).
 *
 * The flags of `quiet` record what has not happened in the current round. Each flag starts the round as true, and a
 * verb that does the excluded thing clears it. At the end of a complete round every flag that is still true counts: one
 * idle round is a deadlock, three in a row a stand-off, twenty a stall.
 */
import type { EventSink } from '../core/contract/game.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import { boardOfSeat, countHarmonizedChakras } from './board.ts'
import { HARMONIZED_CHAKRAS_TO_END, ROUNDS_TO_STALL, ROUNDS_TO_STANDOFF } from './data.ts'
import type { ChakraEndReason, ChakraEvent, ChakraState } from './state.ts'

/**
 * Ends the turn of the deciding seat, then begins the next turn or ends the game.
 * @param worthSeeing whether to add a checkpoint before the next turn, so that the board is shown in between; before the
 *   end of the game it is always added
 */
export function endTurn(state: ChakraState, emit: EventSink<ChakraEvent>, worthSeeing = false): void {
  const { seat } = topFrame(state.stack)
  if (!state.ending && countHarmonizedChakras(boardOfSeat(state, seat)) >= HARMONIZED_CHAKRAS_TO_END) {
    state.ending = true
    emit({ kind: 'lastRound', seat })
  }
  const next = (seat + 1) % state.players
  const roundOver = next === state.firstSeat
  const reason = roundOver ? endReasonAfterRound(state) : undefined
  if (worthSeeing || reason !== undefined) emit.checkpoint()
  popFrame(state.stack)
  if (roundOver) countRound(state)
  if (reason !== undefined) {
    // All Plenitude tokens are revealed (CHK-59).
    state.end = reason
    emit.markInformed()
    emit({ kind: 'ended', reason, plenitude: { ...state.plenitude }, eighth: state.eighth })
    return
  }
  state.turns++
  pushFrame(state.stack, { kind: 'turn', seat: next })
  emit({ kind: 'turn', seat: next })
}

/** @returns why the game ends with the round just completed, or undefined if it continues */
function endReasonAfterRound({ ending, quiet }: ChakraState): ChakraEndReason | undefined {
  if (ending) return 'harmony'
  if (quiet.deadlock) return 'deadlock'
  if (quiet.standoff && quiet.standoffRounds + 1 >= ROUNDS_TO_STANDOFF) return 'standoff'
  if (quiet.stall && quiet.stallRounds + 1 >= ROUNDS_TO_STALL) return 'stall'
  return undefined
}

function countRound(state: ChakraState): void {
  const { quiet } = state
  state.rounds++
  quiet.standoffRounds = quiet.standoff ? quiet.standoffRounds + 1 : 0
  quiet.stallRounds = quiet.stall ? quiet.stallRounds + 1 : 0
  quiet.deadlock = true
  quiet.standoff = true
  quiet.stall = true
}
