/** The powers of gods (section 6 of the rules), and the windows in which they are used (MOK-70 to MOK-79). */
import type { Seat } from '../core/contract/game.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import type { Random } from '../core/contract/random.ts'
import { brahmaDraws, buildingOf, heightOf, pileRoom } from './board.ts'
import { GANESHA_KARMA, GODS, REGIONS, STACK_HEIGHT, TOKENS } from './data.ts'
import type { God, Hex, Pillar, Region, Token } from './data.ts'
import { follow, vishnuWays, wayTo } from './evolve.ts'
import { gainKarma } from './gains.ts'
import { buildingPiece, buildingPlace, pilePlace } from './places.ts'
import { playerOf, receivable } from './sheet.ts'
import type { MokshaPublic, MokshaState, Report, TurnFrame } from './state.ts'
import { mustReplace, takeTop } from './tokens.ts'

export type NoGod = 'godNotDevoted' | 'godUsed' | 'oceanEmpty' | 'noPileRoom' | 'noKarmaRoom' | 'pilesEmpty'

/** Why a god cannot be used at a window; undefined when nothing is in the way. */
export function cannotUse(state: MokshaPublic, seat: Seat, god: God): NoGod | undefined {
  const player = playerOf(state, seat)
  const marker = player.gods[god]
  if (marker !== 'ready') return marker === 'none' ? 'godNotDevoted' : 'godUsed'
  switch (god) {
    case 'brahma':
      if (brahmaDraws(state) === 0) return 'oceanEmpty'
      return pileRoom(state) === 0 ? 'noPileRoom' : undefined
    case 'ganesha':
      return receivable(state, player).length === 0 ? 'noKarmaRoom' : undefined
    case 'vishnu':
      return state.piles.every((pile) => pile.length === 0) ? 'pilesEmpty' : undefined
    case 'shiva':
      return undefined
  }
}

export function hasUsableGod(state: MokshaPublic, seat: Seat): boolean {
  const { gods } = playerOf(state, seat)
  return GODS.some((god) => gods[god] === 'ready' && cannotUse(state, seat, god) === undefined)
}

/** Whether a window with nothing but gods in it is asked about. */
export function isWindowOpen(state: MokshaPublic, seat: Seat): boolean {
  return !playerOf(state, seat).passing && hasUsableGod(state, seat)
}

/** MOK-70: the marker is turned clear side up. */
function invoke(state: MokshaState, seat: Seat, god: God, tell: Report): void {
  playerOf(state, seat).gods[god] = 'used'
  tell({ kind: 'invoked', seat, god })
  tell.checkpoint()
}

/** MOK-76. */
export function useGanesha(state: MokshaState, seat: Seat, pillar: Pillar, tell: Report): void {
  invoke(state, seat, 'ganesha', tell)
  gainKarma(state, seat, pillar, GANESHA_KARMA, 'ganesha', tell)
}

/** MOK-77. Asks for the token to be replaced, or goes on to the shifts. */
export function useVishnu(state: MokshaState, frame: TurnFrame, region: Region, tell: Report): void {
  const { seat } = frame
  invoke(state, seat, 'vishnu', tell)
  if (mustReplace(state, seat, region)) pushFrame(state.stack, { kind: 'replace', seat, region })
  else shiftForVishnu(state, frame, takeTop(state, seat, region, 'vishnu', null, tell), tell)
}

/** D3 for Vishnu's token. */
export function replaceForVishnu(state: MokshaState, frame: TurnFrame, replaced: Token, tell: Report): void {
  const pending = popFrame(state.stack)
  if (pending.kind !== 'replace') throw new Error('no token is to be replaced')
  const token = takeTop(state, frame.seat, pending.region, 'vishnu', replaced, tell)
  shiftForVishnu(state, frame, token, tell)
}

function shiftForVishnu(state: MokshaState, frame: TurnFrame, token: Token, tell: Report): void {
  const ways = vishnuWays(state, frame.seat, token, frame.used)
  const [only] = ways
  if (ways.length === 1 && only !== undefined) follow(state, frame.seat, only, tell)
  else pushFrame(state.stack, { kind: 'shift', seat: frame.seat, token })
}

/** D5 and D6 for Vishnu's token. */
export function endVishnu(state: MokshaState, frame: TurnFrame, hex: Hex, tell: Report): void {
  const pending = popFrame(state.stack)
  if (pending.kind !== 'shift') throw new Error('no shifts are to be made')
  const ways = vishnuWays(state, frame.seat, pending.token, frame.used)
  if (follow(state, frame.seat, wayTo(ways, hex), tell)) frame.used = true
}

/** The first region of Shiva's two; the second is asked for. */
export function useShiva(state: MokshaState, seat: Seat, region: Region, tell: Report): void {
  invoke(state, seat, 'shiva', tell)
  pushFrame(state.stack, { kind: 'swap', seat, region })
}

/** MOK-79: the buildings change places, and nothing else. */
export function swapBuildings(state: MokshaState, seat: Seat, other: Region, tell: Report): void {
  const pending = popFrame(state.stack)
  if (pending.kind !== 'swap') throw new Error('no building is to be swapped')
  const { region } = pending
  const one = buildingOf(state, region)
  const two = buildingOf(state, other)
  state.buildings[region - 1] = two
  state.buildings[other - 1] = one
  const [from, to] = [buildingPlace(region), buildingPlace(other)]
  tell({ kind: 'moved', piece: buildingPiece(one), from, to, count: 1 })
  tell({ kind: 'moved', piece: buildingPiece(two), from: to, to: from, count: 1 })
  tell({ kind: 'swapped', seat, regions: [region, other] })
  tell.checkpoint()
}

/** MOK-74: the tokens come out of the Ocean, open to all; where they go is asked one by one. */
export function useBrahma(state: MokshaState, seat: Seat, random: Random, tell: Report): void {
  invoke(state, seat, 'brahma', tell)
  const count = brahmaDraws(state)
  const tokens: Token[] = []
  for (let nth = 0; nth < count; nth++) tokens.push(drawFromOcean(state, random))
  tokens.sort((a, b) => TOKENS.indexOf(a) - TOKENS.indexOf(b))
  state.drawn = tokens
  for (const piece of tokens) tell({ kind: 'moved', piece, from: 'ocean', to: 'drawn', count: 1 })
  tell({ kind: 'drew', seat, tokens: [...tokens] })
  pushFrame(state.stack, { kind: 'brahma', seat })
  tell.checkpoint()
}

function drawFromOcean({ ocean }: MokshaState, random: Random): Token {
  let size = 0
  for (const token of TOKENS) size += ocean[token]
  let at = random.int(size)
  for (const token of TOKENS) {
    at -= ocean[token]
    if (at >= 0) continue
    ocean[token]--
    return token
  }
  throw new RangeError('the Ocean is empty')
}

/** Whether some drawn tokens find no room: they go back before the others are laid (MOK-75). */
export function mustSink(state: MokshaPublic): boolean {
  return state.drawn.length > pileRoom(state)
}

/** Every stack with room, and every depth of it. */
export function eachDepth(state: MokshaPublic, visit: (region: Region, at: number) => void): void {
  const most = STACK_HEIGHT[state.players.length] ?? 0
  for (const { id } of REGIONS) {
    const height = heightOf(state, id)
    if (height < most) for (let at = height; at >= 0; at--) visit(id, at)
  }
}

/** The first drawn token goes into a stack, with `at` tokens below it. All see where (section 10). */
export function lay(state: MokshaState, seat: Seat, region: Region, at: number, tell: Report): void {
  const token = state.drawn.shift()
  const pile = state.piles[region - 1]
  if (token === undefined || pile === undefined) throw new Error('no token is to be laid')
  pile.splice(at, 0, token)
  const unseen = state.unseen[region - 1] ?? 0
  const below = (1 << at) - 1
  state.unseen[region - 1] = (unseen & below) | ((unseen & ~below) << 1)
  tell({ kind: 'moved', piece: token, from: 'drawn', to: pilePlace(region), count: 1 })
  tell({ kind: 'laid', seat, token, region, at })
  endBrahma(state, tell)
}

export function sink(state: MokshaState, seat: Seat, token: Token, tell: Report): void {
  state.drawn.splice(state.drawn.indexOf(token), 1)
  state.ocean[token]++
  tell({ kind: 'moved', piece: token, from: 'drawn', to: 'ocean', count: 1 })
  tell({ kind: 'sank', seat, token })
  endBrahma(state, tell)
}

function endBrahma(state: MokshaState, tell: Report): void {
  if (state.drawn.length === 0 && topFrame(state.stack).kind === 'brahma') popFrame(state.stack)
  tell.checkpoint()
}
