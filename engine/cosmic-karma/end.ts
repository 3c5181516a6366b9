/** The end of the game: the winner and how the game ended (section 12 of the rules). */
import type { Outcome, ScoreLine, FinalStanding } from '../core/contract/outcome.ts'
import { popFrame } from '../core/contract/frame-stack.ts'
import { hasMasterToolOfKind, playerOf } from './account.ts'
import { returnUsedCardUnderPack } from './cards.ts'
import { BEADS_PER_HABIT, COSMIC_CONSCIOUSNESS_SPACE, TOOLS } from './data.ts'
import { unmetReturnConditionMessages, gameMessage } from './messages.ts'
import { placePawn } from './pawn.ts'
import type { KarmaAccount, CosmicEndReason, CosmicState, Player } from './state.ts'
import type { TurnContext } from './turn-context.ts'

/**
 * The player of the current turn returns to Cosmic Consciousness and wins immediately (COS-152). Cards in use go under
 * their packs.
 * @param end how the player returned
 */
export function winGame(work: TurnContext, end: CosmicEndReason): void {
  const { state, seat, emit } = work
  while (state.stack.length > 0) {
    const frame = popFrame(state.stack)
    if (frame.kind === 'choice' || frame.kind === 'karma') returnUsedCardUnderPack(work, frame.card)
  }
  placePawn(work, COSMIC_CONSCIOUSNESS_SPACE)
  state.winner = seat
  state.end = end
  emit({ kind: 'ended', seat, reason: end })
}

function masterToolsOf(account: KarmaAccount): number {
  return TOOLS.filter((tool) => hasMasterToolOfKind(account, tool)).length
}

/** Number of beads, loose and on sticks. */
function beadsOf({ beads, habits }: KarmaAccount): number {
  return beads.green + beads.orange + (habits.green + habits.orange) * BEADS_PER_HABIT
}

/** Comparison for the ranking: negative if `a` is listed before `b` (COS-160). */
function inOrder(a: KarmaAccount, b: KarmaAccount): number {
  return masterToolsOf(b) - masterToolsOf(a) || beadsOf(a) - beadsOf(b)
}

/** Score lines: the ranking criteria, the missing items, and the lives begun (COS-166). */
function linesOf(player: Player, won: boolean): ScoreLine[] {
  const parts = unmetReturnConditionMessages(player)
  const missing = parts.length === 0 ? gameMessage('score.ready') : gameMessage('score.missing', { parts })
  return [
    gameMessage('score.tools', { count: masterToolsOf(player) }),
    gameMessage('score.beads', { count: beadsOf(player) }),
    ...(won ? [] : [missing]),
    gameMessage('score.lives', { count: player.lives }),
  ]
}

/**
 * @returns the ranking: the winner, then the other seats by master tools and beads, for display only (COS-154); null
 * while the game runs. There are no points.
 */
export function outcome({ winner, end, players }: CosmicState): Outcome | null {
  if (winner === null || end === null) return null
  const others = players.flatMap((player, seat) => (seat === winner ? [] : [{ player, seat }]))
  others.sort((a, b) => inOrder(a.player, b.player))
  const ranking = others.map(({ player, seat }): FinalStanding => ({
    seats: [seat],
    rank: 2 + others.filter((other) => inOrder(other.player, player) < 0).length,
    lines: linesOf(player, false),
  }))
  const first: FinalStanding = { seats: [winner], rank: 1, lines: linesOf(playerOf({ players }, winner), true) }
  return {
    ranking: [first, ...ranking],
    reason: gameMessage(`end.${end}`, { seat: { seat: winner } }),
  }
}

/** @returns by seat: 1 for the winner, 0 for all others and in a running game */
export function winSharesOf({ winner, players }: CosmicState): readonly number[] {
  return players.map((_, seat) => (seat === winner ? 1 : 0))
}
