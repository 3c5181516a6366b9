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
 * Begins a move of a seat's pawn: pushes a frame onto the stack of pending work and emits `setOut`. The pawn does not
 * move yet; `moveToForkOrEnd` moves it.
 * @param count the number of spaces
 * @param by the origin of the count: a throw of the dice, Free Will Cards that the player has laid out, or an effect
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
 * Moves the pawn of the player whose turn it is by one space of a counted move (COS-31), and gives the Free Will Card
 * for passing a space that has one. The move ends if its count is used up or if the space stops all moves; the
 * landing, which carries out the effects of the space, then begins. A player who is ready to return to Cosmic
 * Consciousness, the goal, wins at once on the space Hanging On, unless the count ends there and other pawns are on
 * it.
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
 * Moves the pawn of the seat in `work` directly to a space, without passing any spaces (COS-42). It does not begin the
 * landing, which gives the karmic majorities of the players there and the effect of the space: the caller does.
 * @param by the cause: `card`: a card sends the pawn; `arrow`: the pawn follows the arrow of the space on which it
 *   landed
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
 * function reports the landing and puts two entries on the stack, which `continueTurn` carries out: on top the gains
 * from the karmic majorities of the other players on the space (rings or beads, COS-43; left out if they give no
 * piece), below it the effect of the space. If the pawn lands in the Pit, the seat loses an extra turn that it was to
 * get.
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
