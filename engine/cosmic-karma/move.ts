/** Counted moves along the graph, and landing (sections 4 and 5 of the rules). */
import { popFrame, pushFrame } from '../core/contract/frame-stack.ts'
import { isReady, playerOf } from './account.ts'
import { SPACES } from './board.ts'
import { FUTURE_LIFE_PLANNING, HANGING_ON, PIT } from './data.ts'
import type { SpaceId } from './data.ts'
import { win } from './end.ts'
import { takeFreeWill } from './free-will.ts'
import { isOccupied, meet } from './majority.ts'
import { beginLife, place } from './pawn.ts'
import type { MoveFrame } from './state.ts'
import { openSteps } from './ways.ts'
import type { Work } from './work.ts'

/** A move of so many spaces begins where the pawn stands; `walk` carries it out. */
export function setOut({ state, seat, tell }: Work, count: number, by: 'dice' | 'cards' | 'effect'): void {
  pushFrame(state.stack, { kind: 'move', left: count, came: null })
  tell({ kind: 'setOut', seat, by, count, from: playerOf(state, seat).space })
}

/** Walks as far as there is one way, and lands at the end. @returns true at a fork: the player chooses the next step */
export function walk(work: Work, frame: MoveFrame): boolean {
  const player = playerOf(work.state, work.seat)
  for (;;) {
    const { to } = openSteps(player, player.space, frame.came)
    const next = to[0]
    if (to.length !== 1 || next === undefined) return true
    if (stepTo(work, frame, next)) return false
  }
}

/**
 * One step of a move (COS-31): what passing brings, and at the end of the move the landing.
 * @returns whether the move is over
 */
export function stepTo(work: Work, frame: MoveFrame, to: SpaceId): boolean {
  const { state, seat, tell } = work
  const player = playerOf(state, seat)
  const from = player.space
  if (from === FUTURE_LIFE_PLANNING) beginLife(work)
  frame.left--
  frame.came = from
  const { kind, stop } = SPACES[to]
  place(work, to)
  const lands = frame.left === 0 && isOccupied(state, seat, to)
  if (to === HANGING_ON && isReady(player) && !lands) {
    // Where others are and the count ends, it lands as any other: their karmic majorities come first (COS-125, COS-126).
    popFrame(state.stack)
    tell.checkpoint()
    win(work, 'move')
    return true
  }
  const over = frame.left === 0 || stop
  if (!over && kind === 'freeWill') takeFreeWill(work, 'passed')
  if (frame.left > 0 && stop) tell({ kind: 'stopped', seat, space: to, left: frame.left })
  if (over) popFrame(state.stack)
  tell.checkpoint()
  if (over) land(work)
  return over
}

/** A card or arrow puts the pawn elsewhere without passing anything (COS-42). */
export function send(work: Work, to: SpaceId, by: 'arrow' | 'card'): void {
  const { state, seat, tell } = work
  const from = playerOf(state, seat).space
  tell({ kind: 'sent', seat, by, from, to })
  if (from !== to) place(work, to)
  tell.checkpoint()
}

/** The pawn comes to rest where it stands: the result of the space waits below the karmic majorities (COS-43). */
export function land(work: Work): void {
  const { state, seat, turn, tell } = work
  const player = playerOf(state, seat)
  const arrow = SPACES[player.space].effect[0]
  if (arrow?.op === 'followArrow') send(work, arrow.space, 'arrow')
  const { space } = player
  tell({ kind: 'landed', seat, space })
  if (space === PIT && turn.again) {
    turn.again = false
    tell({ kind: 'forfeited', seat })
  }
  pushFrame(state.stack, { kind: 'space', space, at: 0, count: 0 })
  const majorities = meet(work)
  if (majorities !== undefined) pushFrame(state.stack, majorities)
}
