/** The reward of step 2 (MOK-33 to MOK-40). */
import type { Seat } from '../core/contract/game.ts'
import { freeDiscipleSpaceCountIn } from './board.ts'
import { HEXES } from './data.ts'
import type { HexIndex, HexData, Pillar, RegionNumber } from './data.ts'
import { gainKarmaUpTo, placeDisciplesUpTo } from './gains.ts'
import {
  receivableKarmaCountOfColour,
  playerOf,
  receivableKarmaColours,
  reserveDiscipleCountOf,
} from './player-sheet.ts'
import type { UnreceivedReward, MokshaPublicState, MokshaState, MokshaEventSink, CurrentTurnFrame } from './state.ts'

const NOTHING: HexData = { q: 0, r: 0, disciples: 0, karma: [] }

/** @returns the reward that a hex gives, before any limits (MOK-10) */
export function rewardOfHex(hex: HexIndex): Pick<HexData, 'disciples' | 'karma'> {
  return HEXES[hex] ?? NOTHING
}

const NO_COLOURS: Pillar[] = []

/**
 * @returns the colours that a seat can choose for a karma token of any colour (`'any'`) in its reward, the reward of
 *   the hex on which its harmony marker is (MOK-38). Empty if the reward has no such token, or if the seat can receive
 *   no karma
 */
export function rewardKarmaColourOptions(state: MokshaPublicState, seat: Seat): Pillar[] {
  const player = playerOf(state, seat)
  return rewardOfHex(player.harmony).karma.includes('any') ? receivableKarmaColours(state, player) : NO_COLOURS
}

/**
 * The part of a hex's reward that a seat would receive in a region now. The board shows this part before the player
 * clicks.
 */
export interface RewardPreview {
  readonly disciples: number
  /** Karma of fixed colours. */
  readonly karma: readonly Pillar[]
  /** The colours available for one karma of any colour; empty if the hex gives none. */
  readonly any: readonly Pillar[]
}

/**
 * Computes the part of a hex's reward (disciples and karma tokens) that a seat would receive now. The free disciple
 * spaces of the region, the disciples in the seat's reserve and the karma that the seat can still receive limit it.
 * @param hex the hex of the harmony grid that gives the reward
 * @param region the region in which the seat's player is assumed to be
 */
export function rewardPreviewFor(
  state: MokshaPublicState,
  seat: Seat,
  hex: HexIndex,
  region: RegionNumber,
): RewardPreview {
  const player = playerOf(state, seat)
  const { disciples, karma } = rewardOfHex(hex)
  const coming = { dharma: 0, kama: 0, artha: 0 }
  const received = karma.filter((colour) => {
    if (colour === 'any' || coming[colour] >= receivableKarmaCountOfColour(state, player, colour)) return false
    coming[colour]++
    return true
  })
  return {
    disciples: Math.max(
      0,
      Math.min(disciples, freeDiscipleSpaceCountIn(state, region), reserveDiscipleCountOf(player)),
    ),
    karma: received.filter((colour) => colour !== 'any'),
    any: karma.includes('any') ? receivableKarmaColours(state, player) : NO_COLOURS,
  }
}

/**
 * Gives the seat whose turn it is the reward of the hex on which its harmony marker is, in step 2 of the turn: first
 * disciples, then karma.
 * @param any the pillar that the player has chosen for the reward's karma of any colour; null if the player can
 *   receive none
 */
export function gainHexReward(
  state: MokshaState,
  frame: CurrentTurnFrame,
  any: Pillar | null,
  emit: MokshaEventSink,
): void {
  const { seat } = frame
  const player = playerOf(state, seat)
  const { region, harmony: hex } = player
  const reward = rewardOfHex(hex)
  // A shortage in the reserve alone does not count for the Soldier (MOK-95).
  frame.crowded = Math.min(reward.disciples, reserveDiscipleCountOf(player)) > freeDiscipleSpaceCountIn(state, region)
  const disciples = placeDisciplesUpTo(state, seat, region, reward.disciples, 'hex', emit)
  const karma: Pillar[] = []
  const lost: UnreceivedReward = { disciples: reward.disciples - disciples, karma: [] }
  for (const colour of reward.karma) {
    const pillar = colour === 'any' ? any : colour
    if (pillar !== null && gainKarmaUpTo(state, seat, pillar, 1, 'hex', emit) > 0) karma.push(pillar)
    else lost.karma.push(colour)
  }
  emit({ kind: 'gathered', seat, hex, region, disciples, karma, lost })
  emit.checkpoint()
}
