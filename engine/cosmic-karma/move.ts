/** Counted moves along the graph, and landing (sections 4 and 5 of the rules). */
import { popFrame, pushFrame } from '../core/contract/frame-stack.ts'
import { isReadyToReturn, playerOf } from './account.ts'
import { SPACES } from './board.ts'
import { FUTURE_LIFE_PLANNING_SPACE, HANGING_ON_SPACE, PIT_SPACE } from './data.ts'
import type { SpaceId } from './data.ts'
import { winGame } from './end.ts'
import { takeFreeWillCard } from './free-will.ts'
import { isOccupiedByOther, reportMajoritiesAndCreateFrame } from './karmic-majority.ts'
import { recordNewLife, placePawn } from './pawn.ts'
import type { MoveFrame } from './state.ts'
import { openStepsFrom } from './open-steps.ts'
import type { TurnContext } from './turn-context.ts'

/**
 * Begins a move of `count` spaces from the pawn's space: pushes a frame onto the stack of pending work. `moveToForkOrEnd`
 * then moves the pawn.
 */
export function pushMoveFrame(
  { state, seat, emit }: TurnContext,
  count: number,
  by: 'dice' | 'cards' | 'effect',
): void {
  pushFrame(state.stack, { kind: 'move', left: count, came: null })
  emit({ kind: 'setOut', seat, by, count, from: playerOf(state, seat).space })
}

/**
 * Moves the pawn while only one step is open, and lands it at the end of the move.
 * @returns true at a fork, where the player must choose
 */
export function moveToForkOrEnd(work: TurnContext, frame: MoveFrame): boolean {
  const player = playerOf(work.state, work.seat)
  for (;;) {
    const { nextSpaces } = openStepsFrom(player, player.space, frame.came)
    const next = nextSpaces[0]
    if (nextSpaces.length !== 1 || next === undefined) return true
    if (playMoveStep(work, frame, next)) return false
  }
}

/**
 * Carries out one step of a move (COS-31): moves the pawn to the next space and gives the Free Will Card for passing a
 * space that has one. If the move ends there, it begins the landing. A player who meets the conditions of a return
 * wins the game on Hanging On.
 * @param frame the entry of the move on the stack of pending work; removed when the move ends
 * @param to the next space
 * @returns whether the move has ended
 */
export function playMoveStep(work: TurnContext, frame: MoveFrame, to: SpaceId): boolean {
  const { state, seat, emit } = work
  const player = playerOf(state, seat)
  const from = player.space
  if (from === FUTURE_LIFE_PLANNING_SPACE) recordNewLife(work)
  frame.left--
  frame.came = from
  const { kind, stop } = SPACES[to]
  placePawn(work, to)
  const lands = frame.left === 0 && isOccupiedByOther(state, seat, to)
  if (to === HANGING_ON_SPACE && isReadyToReturn(player) && !lands) {
    // If other pawns are there and the count ends, it lands normally: their karmic majorities come first (COS-125,
    // COS-126).
    popFrame(state.stack)
    emit.checkpoint()
    winGame(work, 'move')
    return true
  }
  const over = frame.left === 0 || stop
  if (!over && kind === 'freeWill') takeFreeWillCard(work, 'passed')
  if (frame.left > 0 && stop) emit({ kind: 'stopped', seat, space: to, left: frame.left })
  if (over) popFrame(state.stack)
  emit.checkpoint()
  if (over) beginLanding(work)
  return over
}

/**
 * Moves the pawn directly to a space, by a card or an arrow, without passing any spaces (COS-42). It does not carry
 * out the landing there: the caller does.
 */
export function sendPawnTo(work: TurnContext, to: SpaceId, by: 'arrow' | 'card'): void {
  const { state, seat, emit } = work
  const from = playerOf(state, seat).space
  emit({ kind: 'sent', seat, by, from, to })
  if (from !== to) placePawn(work, to)
  emit.checkpoint()
}

/**
 * Begins the landing of the pawn at the end of a move. If the space has an arrow, the pawn first follows it. The
 * function then reports the landing and puts the pending work on the stack: on top the karmic majorities of the
 * players on the space (COS-43), below them the effect of the space. In the Pit the seat forfeits an extra turn.
 * `continueTurn` carries the work out.
 */
export function beginLanding(work: TurnContext): void {
  const { state, seat, turn, emit } = work
  const player = playerOf(state, seat)
  const arrow = SPACES[player.space].effect[0]
  if (arrow?.op === 'followArrow') sendPawnTo(work, arrow.space, 'arrow')
  const { space } = player
  emit({ kind: 'landed', seat, space })
  if (space === PIT_SPACE && turn.again) {
    turn.again = false
    emit({ kind: 'forfeited', seat })
  }
  pushFrame(state.stack, { kind: 'space', space, at: 0, count: 0 })
  const majorities = reportMajoritiesAndCreateFrame(work)
  if (majorities !== undefined) pushFrame(state.stack, majorities)
}
