/** Moves vitality tokens: from a stack to a sheet, from a sheet to the Ocean. */
import type { Seat } from '../core/contract/game.ts'
import { gainAuraForFourthToken } from './aura.ts'
import { stackHeightOf, topTokenOf } from './board.ts'
import { VITALITY_TOKEN_SLOTS_PER_PLAYER } from './data.ts'
import type { RegionNumber, VitalityToken } from './data.ts'
import { regionTokenStackPlace, seatTokensPlace } from './places.ts'
import { playerOf } from './player-sheet.ts'
import type { MokshaEvent, MokshaPublicState, MokshaState, Player, MokshaEventSink } from './state.ts'

function hasFullSlots({ tokens }: Pick<Player, 'tokens'>): boolean {
  return tokens.length >= VITALITY_TOKEN_SLOTS_PER_PLAYER
}

/**
 * Whether the top token of a region would have to replace a token that the seat's player holds, because all slots are
 * full (MOK-27).
 */
export function mustReplaceToken(state: MokshaPublicState, seat: Seat, region: RegionNumber): boolean {
  return hasFullSlots(playerOf(state, seat)) && stackHeightOf(state, region) > 0
}

/**
 * Returns a token from the seat's player to the Ocean, the face-down pool of tokens. The caller ensures that the
 * player holds the token.
 */
export function returnHeldTokenToOcean(
  state: MokshaState,
  seat: Seat,
  token: VitalityToken,
  emit: MokshaEventSink,
): void {
  const { tokens } = playerOf(state, seat)
  tokens.splice(tokens.indexOf(token), 1)
  state.ocean[token]++
  emit({ kind: 'moved', piece: token, from: seatTokensPlace(seat), to: 'ocean', count: 1 })
}

/**
 * The reason why a player takes a vitality token from the stack of a region. `wander`: the player has moved to the
 * region in step 1 of the turn or stayed there. `farmer`: the player has the Farmer occupation and takes a second
 * token in step 1. `vishnu`: the player uses the god Vishnu.
 */
export type TokenTakingReason = (MokshaEvent & { kind: 'took' })['by']

/**
 * Gives the top token of a region's stack to the seat's player (MOK-26, MOK-27). The caller ensures that the stack is
 * not empty.
 * @param replaced the held token whose slot the new token takes; it goes to the Ocean, the face-down pool of tokens.
 *   If null, the new token takes a free slot.
 * @returns the token that the player took
 */
export function giveTopRegionTokenToSeat(
  state: MokshaState,
  seat: Seat,
  region: RegionNumber,
  by: TokenTakingReason,
  replaced: VitalityToken | null,
  emit: MokshaEventSink,
): VitalityToken {
  const { tokens } = playerOf(state, seat)
  const pile = state.piles[region - 1]
  const token = pile?.pop()
  if (pile === undefined || token === undefined) throw new RangeError(`no token in region ${region}`)
  if (replaced === null) {
    tokens.push(token)
  } else {
    tokens[tokens.indexOf(replaced)] = token
    state.ocean[replaced]++
    emit({ kind: 'moved', piece: replaced, from: seatTokensPlace(seat), to: 'ocean', count: 1 })
  }
  emit({ kind: 'moved', piece: token, from: regionTokenStackPlace(region), to: seatTokensPlace(seat), count: 1 })
  emit({ kind: 'took', seat, token, region, for: replaced, by })
  gainAuraForFourthToken(state, seat, emit)
  revealTopToken(state, region, emit)
  emit.checkpoint()
  return token
}

/** Reveals the token that is now on top of a stack (section 10 of the rules). */
function revealTopToken(state: MokshaState, region: RegionNumber, emit: MokshaEventSink): void {
  const top = topTokenOf(state, region)
  const bit = 1 << (stackHeightOf(state, region) - 1)
  const unseen = state.unseen[region - 1] ?? 0
  if (top === null || (unseen & bit) === 0) return
  state.unseen[region - 1] = unseen & ~bit
  emit.markInformed()
  emit({ kind: 'revealed', region, token: top })
}
