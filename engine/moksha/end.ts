/** Turn order, moksha, and the end of the game (MOK-17, MOK-59, MOK-99 to MOK-105). */
import type { Seat } from '../core/contract/game.ts'
import { popFrame, pushFrame } from '../core/contract/frame-stack.ts'
import { auraNeededForMoksha } from './death.ts'
import { winCriterionOf, winnersOf } from './score.ts'
import { playerOf } from './player-sheet.ts'
import type { MokshaState, MokshaEventSink } from './state.ts'

/**
 * Begins a turn of a seat: counts the turn, pushes the turn's entry onto the stack of pending work, and emits a `turn`
 * event. The stack must be empty.
 */
export function pushTurnFrame(state: MokshaState, seat: Seat, emit: MokshaEventSink): void {
  state.turns++
  pushFrame(state.stack, {
    kind: 'turn',
    seat,
    stage: 'wander',
    moved: false,
    earned: false,
    taken: [],
    used: false,
    crowded: false,
  })
  emit({ kind: 'turn', seat })
}

/**
 * Records that a seat's player attains moksha, the aim of the game (MOK-59). The first player who attains it fixes the
 * remaining turns of the other players. A later player who attains it loses the own remaining turns (MOK-104).
 */
export function attainMoksha(state: MokshaState, seat: Seat, emit: MokshaEventSink): void {
  const player = playerOf(state, seat)
  player.attained = true
  emit({ kind: 'attained', seat, aura: player.aura, target: auraNeededForMoksha(state.players.length) })
  if (state.left === null) {
    state.left = turnsLeft(state, seat)
    emit({ kind: 'lastTurns', seat, left: [...state.left] })
  } else {
    state.left = state.left.filter((other) => other !== seat)
  }
  emit.checkpoint()
}

/**
 * The remaining turns when a seat is the first to attain moksha: one for every other seat (MOK-99). With even finish:
 * the rest of the round, then one more for every other seat (MOK-104).
 */
function turnsLeft({ order, evenFinish }: MokshaState, seat: Seat): Seat[] {
  const at = order.indexOf(seat)
  const [before, after] = [order.slice(0, at), order.slice(at + 1)]
  return evenFinish ? [...after, ...before, ...after] : [...after, ...before]
}

/** Ends the turn of a seat. Then the next turn begins, or the game ends if no turns are left. */
export function endTurn(state: MokshaState, seat: Seat, emit: MokshaEventSink): void {
  emit.checkpoint()
  popFrame(state.stack)
  const next = nextSeat(state, seat)
  if (next !== undefined) {
    pushTurnFrame(state, next, emit)
    return
  }
  state.end = winCriterionOf(state.players)
  emit({ kind: 'ended', winners: winnersOf(state.players), reason: state.end })
}

function nextSeat({ order, left }: MokshaState, seat: Seat): Seat | undefined {
  return left === null ? order[(order.indexOf(seat) + 1) % order.length] : left.shift()
}
