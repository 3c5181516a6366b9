/** The end of step 1 (D4 to D6): the second token of the Farmer, and the shifts of the harmony marker. */
import type { Seat } from '../core/contract/game.ts'
import { buildingOf, ownDiscipleCountIn, templeDotColourOf, stackHeightOf, topTokenOf } from './board.ts'
import { DISCIPLES_RETURNED_BY_FARMER, REGIONS } from './data.ts'
import type { HexIndex, RegionNumber, VitalityToken } from './data.ts'
import { returnDisciples } from './gains.ts'
import { harmonyMoveOptionsFrom } from './harmony-grid.ts'
import type { HarmonyMoveOption, HarmonyMarkerShiftSources } from './harmony-grid.ts'
import { harmonyHexPlace, harmonyMarkerPieceId } from './places.ts'
import { boardDiscipleCountOf, playerOf } from './player-sheet.ts'
import type { MokshaPublicState, MokshaState, Player, MokshaEventSink, CurrentTurnFrame } from './state.ts'

/**
 * Checks whether the seat whose turn it is can use the effect of the occupation Farmer now (MOK-89): to return two
 * disciples from the board to the reserve and take a second token from its region's stack.
 * @returns the reason why it cannot, or undefined if it can: `notFarmer` if the player has another occupation,
 *   `noFirstToken` if no token has been taken in this turn, `pileEmpty` if the stack is empty, `fewDisciples` if fewer
 *   than two disciples are on the board
 */
export function farmerEffectRejectionFor(
  state: MokshaPublicState,
  frame: CurrentTurnFrame,
): 'notFarmer' | 'noFirstToken' | 'pileEmpty' | 'fewDisciples' | undefined {
  const player = playerOf(state, frame.seat)
  if (player.occupation !== 'farmer') return 'notFarmer'
  if (frame.taken.length === 0) return 'noFirstToken'
  if (stackHeightOf(state, player.region) === 0) return 'pileEmpty'
  return boardDiscipleCountOf(player) < DISCIPLES_RETURNED_BY_FARMER ? 'fewDisciples' : undefined
}

/**
 * Visits every pair of regions, in ascending order, from which a player can return two disciples: one from each, or both
 * from the same region (`from` equals `and`).
 */
export function forEachReturnRegionPair(player: Player, visit: (from: RegionNumber, and: RegionNumber) => void): void {
  for (const { id: from } of REGIONS) {
    const count = ownDiscipleCountIn(player, from)
    if (count === 0) continue
    if (count > 1) visit(from, from)
    for (let and = from + 1; and <= REGIONS.length; and++) if (ownDiscipleCountIn(player, and) > 0) visit(from, and)
  }
}

/**
 * Moves two disciples of the current player, whose occupation is Farmer, from the board to the player's reserve. They
 * are the price of a second token (D4), which the Farmer takes next.
 * @param from the region of one disciple
 * @param and the region of the other disciple; may be equal to `from`
 */
export function payDisciplesForToken(
  state: MokshaState,
  frame: CurrentTurnFrame,
  from: RegionNumber,
  and: RegionNumber,
  emit: MokshaEventSink,
): void {
  const { seat } = frame
  frame.used = true
  emit({ kind: 'used', seat, occupation: 'farmer' })
  const pairs: readonly (readonly [RegionNumber, number])[] =
    from === and
      ? [[from, 2]]
      : [
          [from, 1],
          [and, 1],
        ]
  for (const [region, count] of pairs) {
    returnDisciples(state, seat, region, count, emit)
    emit({ kind: 'returned', seat, region, count, reason: 'farmer' })
  }
  emit.checkpoint()
}

/** The occupation of a player that can still change shifts. */
function skillOf({ occupation }: Player, used: boolean): HarmonyMarkerShiftSources['skill'] {
  return !used && (occupation === 'pandit' || occupation === 'jurist') ? occupation : null
}

/**
 * Finds the hexes where the harmony marker of the seat whose turn it is can end in the stage `evolve` of the turn
 * (decisions D5 and D6). The shifts come from the tokens taken in step 1 and from the coloured dot of the temple in
 * the player's region. The occupations Pandit and Jurist can change the shifts if their effect is not used yet in this
 * turn.
 * @returns each hex with one sequence of shifts that leads to it
 */
export function evolveStageHarmonyMoveOptions(
  state: MokshaPublicState,
  frame: CurrentTurnFrame,
): readonly HarmonyMoveOption[] {
  const player = playerOf(state, frame.seat)
  const dot = templeDotColourOf(buildingOf(state, player.region))
  return harmonyMoveOptionsFrom(player.harmony, { tokens: frame.taken, dot, skill: skillOf(player, frame.used) })
}

/**
 * Finds the hexes where the harmony marker of a seat can end after the shifts of one token that the player takes with
 * the god Vishnu. A shift moves the marker on the harmony grid of the player's sheet. The shift of a temple's dot and
 * the effect of the occupation Jurist do not apply; the effect of the occupation Pandit does (MOK-77, MOK-96, MOK-97).
 * @param token the token that gives the shifts
 * @param used whether the seat already used the effect of its occupation in this turn
 */
export function vishnuHarmonyMoveOptions(
  state: MokshaPublicState,
  seat: Seat,
  token: VitalityToken,
  used: boolean,
): readonly HarmonyMoveOption[] {
  const player = playerOf(state, seat)
  const skill = skillOf(player, used)
  return harmonyMoveOptionsFrom(player.harmony, {
    tokens: [token],
    dot: null,
    skill: skill === 'jurist' ? null : skill,
  })
}

/**
 * Finds the hexes of the player's sheet where the harmony marker of a seat could end if the seat moved to a region, or
 * stayed there, and took the top token of its stack. The shifts of that token, the dot of a temple in the region and
 * the occupations Pandit and Jurist count. The second token of the occupation Farmer and the powers of gods do not
 * count, and a token that the player hands in for the move makes no difference.
 */
export function harmonyDestinationsIfInRegion(
  state: MokshaPublicState,
  seat: Seat,
  region: RegionNumber,
): readonly HarmonyMoveOption[] {
  const player = playerOf(state, seat)
  const top = topTokenOf(state, region)
  const tokens = top === null ? [] : [top]
  const turn = state.stack[0]
  const used = turn?.kind === 'turn' && turn.seat === seat && turn.used
  return harmonyMoveOptionsFrom(player.harmony, {
    tokens,
    dot: templeDotColourOf(buildingOf(state, region)),
    skill: skillOf(player, used),
  })
}

/**
 * Finds the hexes where the harmony marker of a seat can end. Without `region`, these are the ends in the seat's
 * current decision, and none if the decision does not move the marker. With `region`, they are the ends if the seat
 * moved to this region or stayed in it.
 * @param region a region to which the seat could move, or in which it could stay
 */
export function harmonyMoveOptions(
  state: MokshaPublicState,
  seat: Seat,
  region?: RegionNumber,
): readonly HarmonyMoveOption[] {
  if (region !== undefined) return harmonyDestinationsIfInRegion(state, seat, region)
  const turn = state.stack[0]
  const top = state.stack[state.stack.length - 1]
  if (turn?.kind !== 'turn' || turn.seat !== seat || top === undefined) return NO_WAYS
  if (top.kind === 'shift') return vishnuHarmonyMoveOptions(state, seat, top.token, turn.used)
  return top === turn && turn.stage === 'evolve' ? evolveStageHarmonyMoveOptions(state, turn) : NO_WAYS
}

const NO_WAYS: readonly HarmonyMoveOption[] = []

/**
 * Finds the destination on a given hex in a list of reachable destinations of a harmony marker.
 * @param ways the reachable destinations
 * @param hex the hex of the harmony grid on which the marker shall end
 * @throws RangeError if no destination is on that hex
 */
export function requireHarmonyDestinationAtHex(ways: readonly HarmonyMoveOption[], hex: HexIndex): HarmonyMoveOption {
  const way = ways.find((each) => each.hex === hex)
  if (way === undefined) throw new RangeError(`no way to hex ${String(hex)}`)
  return way
}

/**
 * Moves the harmony marker of a seat to a destination, along the destination's path of shifts, and reports each shift.
 * A shift moves the marker on the harmony grid of the player's sheet.
 * @param way the destination, with the path to it and the use of an occupation's effect, if any
 * @returns whether the move used the effect of the player's occupation, Pandit or Jurist
 */
export function moveHarmonyMarker(
  state: MokshaState,
  seat: Seat,
  way: HarmonyMoveOption,
  emit: MokshaEventSink,
): boolean {
  const player = playerOf(state, seat)
  if (way.pandit !== null) emit({ kind: 'used', seat, occupation: 'pandit', pillar: way.pandit })
  if (way.jurist !== null) emit({ kind: 'used', seat, occupation: 'jurist', lengths: { ...way.jurist } })
  for (const { pillar, to } of way.path) {
    const from = player.harmony
    player.harmony = to
    if (from !== to)
      emit({
        kind: 'moved',
        piece: harmonyMarkerPieceId(seat),
        from: harmonyHexPlace(seat, from),
        to: harmonyHexPlace(seat, to),
        count: 1,
      })
    emit({ kind: 'shifted', seat, pillar, from, to })
    emit.checkpoint()
  }
  return way.pandit !== null || way.jurist !== null
}
