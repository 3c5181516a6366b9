/** The end: who came home, and how (section 12 of the rules). */
import type { Outcome, Seat, Standing } from '../core/game.ts'
import { popFrame } from '../core/flow.ts'
import { hasMasterTool } from './account.ts'
import { putAway } from './cards.ts'
import { BEADS_PER_HABIT, COSMIC, TOOLS } from './data.ts'
import { place } from './pawn.ts'
import type { Account, CosmicEnd, CosmicState } from './state.ts'
import type { Work } from './work.ts'

/** The player returns to Cosmic Consciousness and wins at once (COS-152). Cards in use go back under their packs. */
export function win(work: Work, end: CosmicEnd): void {
  const { state, seat, tell } = work
  while (state.stack.length > 0) {
    const frame = popFrame(state.stack)
    if (frame.kind === 'choice' || frame.kind === 'karma') putAway(work, frame.card)
  }
  place(work, COSMIC)
  state.winner = seat
  state.end = end
  tell({ kind: 'ended', seat, reason: end })
}

function masterToolsOf(account: Account): number {
  return TOOLS.filter((tool) => hasMasterTool(account, tool)).length
}

/** All beads, loose and on sticks. */
function beadsOf({ beads, habits }: Account): number {
  return beads.green + beads.orange + (habits.green + habits.orange) * BEADS_PER_HABIT
}

/** Below 0: `a` is listed before `b` (COS-160). */
function inOrder(a: Account, b: Account): number {
  return masterToolsOf(b) - masterToolsOf(a) || beadsOf(a) - beadsOf(b)
}

/** The winner; then the others, for display only, by master tools and beads (COS-154). There are no points. */
export function outcome({ winner, end, players }: CosmicState): Outcome | null {
  if (winner === null || end === null) return null
  const others = players.flatMap((player, seat) => (seat === winner ? [] : [{ player, seat }]))
  others.sort((a, b) => inOrder(a.player, b.player))
  const rank = (seat: Seat, place: number): Standing => ({ seats: [seat], place, lines: [] })
  const ranking = others.map(({ player, seat }) =>
    rank(seat, 2 + others.filter((other) => inOrder(other.player, player) < 0).length),
  )
  return {
    ranking: [rank(winner, 1), ...ranking],
    reason: { id: `cosmic-karma.end.${end}`, values: { seat: winner } },
  }
}
