/** The powers of the gods (section 6 of the rules), and the windows in which they are used (MOK-70 to MOK-79). */
import type { Seat } from '../core/contract/game.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import type { Random } from '../core/contract/random.ts'
import { brahmaDrawCount, buildingOf, stackHeightOf, totalFreeTokenSpaceCount } from './board.ts'
import { MAX_GANESHA_KARMA, GODS, REGIONS, MAX_STACK_HEIGHT_BY_PLAYER_COUNT, VITALITY_TOKEN_KINDS } from './data.ts'
import type { God, HexIndex, Pillar, RegionNumber, VitalityToken } from './data.ts'
import { moveHarmonyMarker, vishnuHarmonyMoveOptions, requireHarmonyDestinationAtHex } from './evolve.ts'
import { gainKarmaUpTo } from './gains.ts'
import { buildingPieceId, regionBuildingPlace, regionTokenStackPlace } from './places.ts'
import { playerOf, receivableKarmaColours } from './player-sheet.ts'
import type { MokshaPublicState, MokshaState, MokshaEventSink, CurrentTurnFrame } from './state.ts'
import { mustReplaceToken, giveTopRegionTokenToSeat } from './tokens.ts'

/**
 * Reasons why a god cannot be used. The god's marker is not on the player's sheet (`godNotDevoted`), or it is already
 * turned (`godUsed`). For Brahma, the Ocean (the supply of tokens) is empty (`oceanEmpty`), or no stack has room
 * (`noPileRoom`). For Ganesha, the player can receive no karma (`noKarmaRoom`). For Vishnu, all stacks are empty
 * (`pilesEmpty`).
 */
export type GodRejectionReason =
  'godNotDevoted' | 'godUsed' | 'oceanEmpty' | 'noPileRoom' | 'noKarmaRoom' | 'pilesEmpty'

/** @returns the reason why a seat cannot use a god at a moment when gods can be used, or undefined if it can */
export function godRejectionFor(state: MokshaPublicState, seat: Seat, god: God): GodRejectionReason | undefined {
  const player = playerOf(state, seat)
  const marker = player.gods[god]
  if (marker !== 'ready') return marker === 'none' ? 'godNotDevoted' : 'godUsed'
  switch (god) {
    case 'brahma':
      if (brahmaDrawCount(state) === 0) return 'oceanEmpty'
      return totalFreeTokenSpaceCount(state) === 0 ? 'noPileRoom' : undefined
    case 'ganesha':
      return receivableKarmaColours(state, player).length === 0 ? 'noKarmaRoom' : undefined
    case 'vishnu':
      return state.piles.every((pile) => pile.length === 0) ? 'pilesEmpty' : undefined
    case 'shiva':
      return undefined
  }
}

/** Whether a seat can use at least one god at a moment when gods can be used. Does not check that it is such a moment. */
export function hasGodUsableInWindow(state: MokshaPublicState, seat: Seat): boolean {
  const { gods } = playerOf(state, seat)
  return GODS.some((god) => gods[god] === 'ready' && godRejectionFor(state, seat, god) === undefined)
}

/**
 * Whether a seat is prompted in a god window, a moment at which only gods can be used. This is so if the seat has a
 * usable god and has not chosen to pass all god windows (MOK-107). The caller ensures that it is such a moment.
 */
export function isPromptedInGodWindow(state: MokshaPublicState, seat: Seat): boolean {
  return !playerOf(state, seat).passing && hasGodUsableInWindow(state, seat)
}

/** MOK-70: turns the marker clear side up. */
function markGodUsed(state: MokshaState, seat: Seat, god: God, emit: MokshaEventSink): void {
  playerOf(state, seat).gods[god] = 'used'
  emit({ kind: 'invoked', seat, god })
  emit.checkpoint()
}

/** Uses the god Ganesha: the seat takes up to two karma tokens of one colour from the supply (MOK-76). */
export function useGanesha(state: MokshaState, seat: Seat, pillar: Pillar, emit: MokshaEventSink): void {
  markGodUsed(state, seat, 'ganesha', emit)
  gainKarmaUpTo(state, seat, pillar, MAX_GANESHA_KARMA, 'ganesha', emit)
}

/**
 * Uses the god Vishnu on a region (MOK-77): the seat's player takes the top token of the region's stack. The harmony
 * marker then makes the shifts that this token gives, or the player is prompted to choose among them. If all token
 * slots of the player are full, the player is first prompted for the held token to replace.
 */
export function useVishnu(
  state: MokshaState,
  frame: CurrentTurnFrame,
  region: RegionNumber,
  emit: MokshaEventSink,
): void {
  const { seat } = frame
  markGodUsed(state, seat, 'vishnu', emit)
  if (mustReplaceToken(state, seat, region)) pushFrame(state.stack, { kind: 'replace', seat, region })
  else shiftForVishnu(state, frame, giveTopRegionTokenToSeat(state, seat, region, 'vishnu', null, emit), emit)
}

/**
 * Continues the use of the god Vishnu by a player whose token slots are all full (D3). The player takes the top token
 * of the region chosen before, and this token replaces a held one. The harmony marker then makes the shifts that the
 * taken token gives, or the player is prompted to choose among them.
 * @param replaced the held token that is replaced
 */
export function replaceHeldTokenForVishnu(
  state: MokshaState,
  frame: CurrentTurnFrame,
  replaced: VitalityToken,
  emit: MokshaEventSink,
): void {
  const pending = popFrame(state.stack)
  if (pending.kind !== 'replace') throw new Error('no token is to be replaced')
  const token = giveTopRegionTokenToSeat(state, frame.seat, pending.region, 'vishnu', replaced, emit)
  shiftForVishnu(state, frame, token, emit)
}

function shiftForVishnu(
  state: MokshaState,
  frame: CurrentTurnFrame,
  token: VitalityToken,
  emit: MokshaEventSink,
): void {
  const ways = vishnuHarmonyMoveOptions(state, frame.seat, token, frame.used)
  const [only] = ways
  if (ways.length === 1 && only !== undefined) moveHarmonyMarker(state, frame.seat, only, emit)
  else pushFrame(state.stack, { kind: 'shift', seat: frame.seat, token })
}

/**
 * Ends the use of the god Vishnu: moves the player's harmony marker to the chosen hex, by the shifts of the token that
 * the player took with Vishnu (D5, D6).
 */
export function moveHarmonyMarkerForVishnu(
  state: MokshaState,
  frame: CurrentTurnFrame,
  hex: HexIndex,
  emit: MokshaEventSink,
): void {
  const pending = popFrame(state.stack)
  if (pending.kind !== 'shift') throw new Error('no shifts are to be made')
  const ways = vishnuHarmonyMoveOptions(state, frame.seat, pending.token, frame.used)
  if (moveHarmonyMarker(state, frame.seat, requireHarmonyDestinationAtHex(ways, hex), emit)) frame.used = true
}

/**
 * Uses the god Shiva on a region: turns the player's Shiva marker to its used side, and prompts the player for a
 * second region. The buildings of the two regions are then swapped.
 */
export function beginShivaSwap(state: MokshaState, seat: Seat, region: RegionNumber, emit: MokshaEventSink): void {
  markGodUsed(state, seat, 'shiva', emit)
  pushFrame(state.stack, { kind: 'swap', seat, region })
}

/**
 * Ends the use of the god Shiva: swaps the buildings of two regions, and changes nothing else (MOK-79).
 * @param other the second region; the first one was chosen at the start of the use
 */
export function swapBuildingsForShiva(
  state: MokshaState,
  seat: Seat,
  other: RegionNumber,
  emit: MokshaEventSink,
): void {
  const pending = popFrame(state.stack)
  if (pending.kind !== 'swap') throw new Error('no building is to be swapped')
  const { region } = pending
  const one = buildingOf(state, region)
  const two = buildingOf(state, other)
  state.buildings[region - 1] = two
  state.buildings[other - 1] = one
  const [from, to] = [regionBuildingPlace(region), regionBuildingPlace(other)]
  emit({ kind: 'moved', piece: buildingPieceId(one), from, to, count: 1 })
  emit({ kind: 'moved', piece: buildingPieceId(two), from: to, to: from, count: 1 })
  emit({ kind: 'swapped', seat, regions: [region, other] })
  emit.checkpoint()
}

/**
 * Uses the god Brahma: turns the player's Brahma marker to its used side, and draws tokens face up from the Ocean, the
 * face-down pool of tokens (MOK-74). The player is then prompted to place these tokens one by one.
 */
export function useBrahma(state: MokshaState, seat: Seat, random: Random, emit: MokshaEventSink): void {
  markGodUsed(state, seat, 'brahma', emit)
  const count = brahmaDrawCount(state)
  const tokens: VitalityToken[] = []
  for (let nth = 0; nth < count; nth++) tokens.push(drawFromOcean(state, random))
  tokens.sort((a, b) => VITALITY_TOKEN_KINDS.indexOf(a) - VITALITY_TOKEN_KINDS.indexOf(b))
  state.drawn = tokens
  for (const piece of tokens) emit({ kind: 'moved', piece, from: 'ocean', to: 'drawn', count: 1 })
  emit({ kind: 'drew', seat, tokens: [...tokens] })
  pushFrame(state.stack, { kind: 'brahma', seat })
  emit.checkpoint()
}

function drawFromOcean({ ocean }: MokshaState, random: Random): VitalityToken {
  let size = 0
  for (const token of VITALITY_TOKEN_KINDS) size += ocean[token]
  let at = random.int(size)
  for (const token of VITALITY_TOKEN_KINDS) {
    at -= ocean[token]
    if (at >= 0) continue
    ocean[token]--
    return token
  }
  throw new RangeError('the Ocean is empty')
}

/**
 * Whether the token stacks of the regions have too little free space for all tokens that the god Brahma drew. If so,
 * the player must first return some of these tokens to the Ocean, the face-down pool of tokens (MOK-75).
 */
export function mustReturnDrawnTokens(state: MokshaPublicState): boolean {
  return state.drawn.length > totalFreeTokenSpaceCount(state)
}

/**
 * Calls `visit` for every position in the token stacks of the regions where a token that the god Brahma drew can be
 * inserted.
 * @param visit receives the region of a stack that is not full, and the number of tokens below the position
 */
export function forEachDrawnTokenPlacement(
  state: MokshaPublicState,
  visit: (region: RegionNumber, at: number) => void,
): void {
  const most = MAX_STACK_HEIGHT_BY_PLAYER_COUNT[state.players.length] ?? 0
  for (const { id } of REGIONS) {
    const height = stackHeightOf(state, id)
    if (height < most) for (let at = height; at >= 0; at--) visit(id, at)
  }
}

/**
 * Takes the first remaining token that the god Brahma drew, and inserts it in the token stack of a region. All players
 * see where it is (section 10 of the rules).
 * @param at the number of tokens below the inserted token
 */
export function placeTokenDrawnByBrahma(
  state: MokshaState,
  seat: Seat,
  region: RegionNumber,
  at: number,
  emit: MokshaEventSink,
): void {
  const token = state.drawn.shift()
  const pile = state.piles[region - 1]
  if (token === undefined || pile === undefined) throw new Error('no token is to be laid')
  pile.splice(at, 0, token)
  const unseen = state.unseen[region - 1] ?? 0
  const below = (1 << at) - 1
  state.unseen[region - 1] = (unseen & below) | ((unseen & ~below) << 1)
  emit({ kind: 'moved', piece: token, from: 'drawn', to: regionTokenStackPlace(region), count: 1 })
  emit({ kind: 'laid', seat, token, region, at })
  finishBrahma(state, emit)
}

/**
 * Returns a token that the god Brahma drew to the Ocean, the face-down pool of tokens, because no stack has room for
 * it. If it was the last drawn token, the use of Brahma ends: its frame is removed from the stack of pending work.
 * @param token one of `state.drawn`
 */
export function returnDrawnTokenToOcean(
  state: MokshaState,
  seat: Seat,
  token: VitalityToken,
  emit: MokshaEventSink,
): void {
  state.drawn.splice(state.drawn.indexOf(token), 1)
  state.ocean[token]++
  emit({ kind: 'moved', piece: token, from: 'drawn', to: 'ocean', count: 1 })
  emit({ kind: 'sank', seat, token })
  finishBrahma(state, emit)
}

function finishBrahma(state: MokshaState, emit: MokshaEventSink): void {
  if (state.drawn.length === 0 && topFrame(state.stack).kind === 'brahma') popFrame(state.stack)
  emit.checkpoint()
}
