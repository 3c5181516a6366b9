/** The powers of the gods (section 6 of the rules), and the windows in which they are used (MOK-70 to MOK-79). */
import type { Seat } from '../core/contract/game.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import type { Random } from '../core/contract/random.ts'
import { brahmaDrawCount, buildingOf, stackHeightOf, totalFreeTokenSpaceCount } from './board.ts'
import { MAX_GANESHA_KARMA, GODS, REGIONS, MAX_STACK_HEIGHT_BY_PLAYER_COUNT, TOKEN_KINDS } from './data.ts'
import type { God, HexIndex, Pillar, RegionNumber, VitalityToken } from './data.ts'
import { moveHarmonyMarker, vishnuHarmonyMoveOptions, requireHarmonyDestinationAt } from './evolve.ts'
import { gainKarmaUpTo } from './gains.ts'
import { buildingPieceId, buildingPlace, tokenStackPlace } from './places.ts'
import { playerOf, receivableKarmaColours } from './player-sheet.ts'
import type { MokshaPublicState, MokshaState, MokshaEventSink, TurnFrame } from './state.ts'
import { mustReplaceToken, giveTopTokenToSeat } from './tokens.ts'

/**
 * Reasons why a god cannot be used: its marker is not on the sheet, or already turned; for Brahma, no token in the Ocean
 * or no room in a stack; for Ganesha, no karma that can be received; for Vishnu, no token in any stack.
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
export function hasUsableGod(state: MokshaPublicState, seat: Seat): boolean {
  const { gods } = playerOf(state, seat)
  return GODS.some((god) => gods[god] === 'ready' && godRejectionFor(state, seat, god) === undefined)
}

/**
 * Whether a seat is prompted in a window, a moment at which only gods can be used: it has a usable god, and has not chosen
 * to pass windows (MOK-107). Does not check that it is such a moment.
 */
export function isPromptedInGodWindow(state: MokshaPublicState, seat: Seat): boolean {
  return !playerOf(state, seat).passing && hasUsableGod(state, seat)
}

/** MOK-70: turns the marker clear side up. */
function markGodUsed(state: MokshaState, seat: Seat, god: God, emit: MokshaEventSink): void {
  playerOf(state, seat).gods[god] = 'used'
  emit({ kind: 'invoked', seat, god })
  emit.checkpoint()
}

/** Uses Ganesha: the seat takes up to two karma tokens of a colour from the supply (MOK-76). */
export function useGanesha(state: MokshaState, seat: Seat, pillar: Pillar, emit: MokshaEventSink): void {
  markGodUsed(state, seat, 'ganesha', emit)
  gainKarmaUpTo(state, seat, pillar, MAX_GANESHA_KARMA, 'ganesha', emit)
}

/**
 * Uses Vishnu on a region (MOK-77): takes its top token, and makes its shifts or prompts for them. If all token slots
 * are full, first prompts for the token to replace.
 */
export function useVishnu(state: MokshaState, frame: TurnFrame, region: RegionNumber, emit: MokshaEventSink): void {
  const { seat } = frame
  markGodUsed(state, seat, 'vishnu', emit)
  if (mustReplaceToken(state, seat, region)) pushFrame(state.stack, { kind: 'replace', seat, region })
  else shiftForVishnu(state, frame, giveTopTokenToSeat(state, seat, region, 'vishnu', null, emit), emit)
}

/**
 * Continues the use of Vishnu when all token slots are full (D3): the top token of the chosen region replaces the held
 * token `replaced`. Then its shifts are made, or prompted for.
 */
export function replaceTokenForVishnu(
  state: MokshaState,
  frame: TurnFrame,
  replaced: VitalityToken,
  emit: MokshaEventSink,
): void {
  const pending = popFrame(state.stack)
  if (pending.kind !== 'replace') throw new Error('no token is to be replaced')
  const token = giveTopTokenToSeat(state, frame.seat, pending.region, 'vishnu', replaced, emit)
  shiftForVishnu(state, frame, token, emit)
}

function shiftForVishnu(state: MokshaState, frame: TurnFrame, token: VitalityToken, emit: MokshaEventSink): void {
  const ways = vishnuHarmonyMoveOptions(state, frame.seat, token, frame.used)
  const [only] = ways
  if (ways.length === 1 && only !== undefined) moveHarmonyMarker(state, frame.seat, only, emit)
  else pushFrame(state.stack, { kind: 'shift', seat: frame.seat, token })
}

/** Ends the use of Vishnu: moves the harmony marker to the chosen hex by the shifts of the token taken (D5, D6). */
export function moveHarmonyMarkerForVishnu(
  state: MokshaState,
  frame: TurnFrame,
  hex: HexIndex,
  emit: MokshaEventSink,
): void {
  const pending = popFrame(state.stack)
  if (pending.kind !== 'shift') throw new Error('no shifts are to be made')
  const ways = vishnuHarmonyMoveOptions(state, frame.seat, pending.token, frame.used)
  if (moveHarmonyMarker(state, frame.seat, requireHarmonyDestinationAt(ways, hex), emit)) frame.used = true
}

/**
 * Uses Shiva: turns its marker, and takes the building of a region. The player is then prompted for the building to swap it
 * with.
 */
export function useShiva(state: MokshaState, seat: Seat, region: RegionNumber, emit: MokshaEventSink): void {
  markGodUsed(state, seat, 'shiva', emit)
  pushFrame(state.stack, { kind: 'swap', seat, region })
}

/** Ends the use of Shiva: swaps the building that it took with the one of the region `other`, and nothing else (MOK-79). */
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
  const [from, to] = [buildingPlace(region), buildingPlace(other)]
  emit({ kind: 'moved', piece: buildingPieceId(one), from, to, count: 1 })
  emit({ kind: 'moved', piece: buildingPieceId(two), from: to, to: from, count: 1 })
  emit({ kind: 'swapped', seat, regions: [region, other] })
  emit.checkpoint()
}

/**
 * Uses Brahma: turns its marker, and draws the tokens from the Ocean, face up (MOK-74). The player is then prompted for the
 * place of each of them.
 */
export function useBrahma(state: MokshaState, seat: Seat, random: Random, emit: MokshaEventSink): void {
  markGodUsed(state, seat, 'brahma', emit)
  const count = brahmaDrawCount(state)
  const tokens: VitalityToken[] = []
  for (let nth = 0; nth < count; nth++) tokens.push(drawFromOcean(state, random))
  tokens.sort((a, b) => TOKEN_KINDS.indexOf(a) - TOKEN_KINDS.indexOf(b))
  state.drawn = tokens
  for (const piece of tokens) emit({ kind: 'moved', piece, from: 'ocean', to: 'drawn', count: 1 })
  emit({ kind: 'drew', seat, tokens: [...tokens] })
  pushFrame(state.stack, { kind: 'brahma', seat })
  emit.checkpoint()
}

function drawFromOcean({ ocean }: MokshaState, random: Random): VitalityToken {
  let size = 0
  for (const token of TOKEN_KINDS) size += ocean[token]
  let at = random.int(size)
  for (const token of TOKEN_KINDS) {
    at -= ocean[token]
    if (at >= 0) continue
    ocean[token]--
    return token
  }
  throw new RangeError('the Ocean is empty')
}

/**
 * Whether the stacks have too little room for the tokens that Brahma drew. The player must then first return some of
 * them to the Ocean (MOK-75).
 */
export function mustReturnDrawnTokens(state: MokshaPublicState): boolean {
  return state.drawn.length > totalFreeTokenSpaceCount(state)
}

/**
 * Visits every place for a token that Brahma drew.
 * @param visit gets the region of a stack with room, and the number of tokens below the place
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
 * Places the first of the remaining tokens that Brahma drew in the stack of a region, with `at` tokens below it. All
 * players see where it is (section 10 of the rules).
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
  emit({ kind: 'moved', piece: token, from: 'drawn', to: tokenStackPlace(region), count: 1 })
  emit({ kind: 'laid', seat, token, region, at })
  finishBrahma(state, emit)
}

/** Puts a token that Brahma drew back into the Ocean, because it has no room in a stack. */
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
