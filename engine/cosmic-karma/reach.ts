/**
 * What a board shows before a click: every space that a pending move can reach, and what landing there would do, karmic
 * majority included. Pure functions of what everybody sees.
 */
import { silent } from '../core/contract/facts.ts'
import type { Seat } from '../core/contract/game.ts'
import { isReady, loosen, losePeg, playerOf, take, takePeg } from './account.ts'
import { SPACES } from './board.ts'
import { copyPlayer } from './copy.ts'
import { HANGING_ON } from './data.ts'
import type { Effect, SpaceId } from './data.ts'
import { answersTo } from './effects.ts'
import { majorityOf, metOn } from './majority.ts'
import type { Majority } from './majority.ts'
import type { Account, CosmicState, CosmicView, MoveFrame, Player } from './state.ts'
import { openSteps } from './ways.ts'

type Table = Pick<CosmicState, 'players'>

/** Where a counted move can end. */
export interface Reach {
  /** The counted spaces in order; the first is the next step, the last is where the count or a stop sign ends it. */
  readonly route: readonly SpaceId[]
  /** Where the pawn comes to rest: the end of the arrow, if the route ends on one. */
  readonly space: SpaceId
  /** Free Will Card spaces passed, each good for a card as long as the pack lasts. */
  readonly passed: number
  /** The player comes home: for certain, whatever is chosen or drawn. */
  readonly wins: boolean
  /** Those landed on, and what each of them brings (section 7 of the rules). */
  readonly majorities: readonly (Majority & { readonly of: Seat })[]
  /** What the space itself does afterwards. */
  readonly effect: readonly Effect[]
  /** The account after all this; null when something is chosen or drawn first, or the pawn moves on. */
  readonly account: Account | null
}

/** At the beginning of a move nothing has been passed yet. */
const OUTSET: Omit<MoveFrame, 'kind' | 'left'> = { came: null, entered: false }

/**
 * Every space that the pawn of a seat can reach with a count.
 * @param count the total of dice or cards, or what is left of it
 * @param from where the pawn came from in this move, if it has begun
 * @returns one of each set of routes that begin, end and collect alike
 */
export function reachFrom(table: Table, seat: Seat, count: number, from = OUTSET): Reach[] {
  const found = new Map<string, Reach>()
  eachEnd(table, seat, count, from, (route, passed, homeward) => {
    const end = route[route.length - 1]
    if (end === undefined) return
    const key = [route[0], end, passed].join(' ')
    if (!found.has(key)) found.set(key, reach(table, seat, [...route], end, passed, homeward))
  })
  return [...found.values()]
}

/** The same for the move that is pending now; nothing when none is. */
export function reachOf(view: Pick<CosmicView, 'players' | 'stack'>): Reach[] {
  const [turn] = view.stack
  const frame = view.stack[view.stack.length - 1]
  if (turn?.kind !== 'turn' || frame === undefined) return []
  if (frame.kind === 'move') return reachFrom(view, turn.seat, frame.left, frame)
  const pending = frame.kind === 'turn' && (frame.stage === 'rolled' || frame.stage === 'cards')
  return pending ? reachFrom(view, turn.seat, turn.count) : []
}

/** What joining a player would do (COS-139). */
export function reachByJoining(table: Table, seat: Seat, of: Seat): Reach {
  const { space } = playerOf(table, of)
  return reach(table, seat, [space], space, 0, false)
}

/**
 * Walks every route of a move.
 * @param visit called at the end of each with its spaces (not to be kept), the Free Will Card spaces passed on it, and
 * whether it reached Hanging On with a ready player, which ends the game (COS-125)
 */
export function eachEnd(
  table: Table,
  seat: Seat,
  count: number,
  from: Omit<MoveFrame, 'kind' | 'left'>,
  visit: (route: readonly SpaceId[], passed: number, homeward: boolean) => void,
): void {
  const player = playerOf(table, seat)
  const ready = isReady(player)
  const route: SpaceId[] = []
  const go = (space: SpaceId, left: number, came: SpaceId | null, entered: boolean, passed: number): void => {
    for (const to of openSteps(player, space, { came, entered }).to) {
      const { kind, region, stop } = SPACES[to]
      route.push(to)
      if (to === HANGING_ON && ready) visit(route, passed, true)
      else if (left === 1 || stop) visit(route, passed, false)
      else {
        const inside = entered || (region === 'wheels' && SPACES[space].region !== 'wheels')
        go(to, left - 1, space, inside, kind === 'freeWill' ? passed + 1 : passed)
      }
      route.pop()
    }
  }
  if (count > 0) go(player.space, count, from.came, from.entered, 0)
}

/** Where a pawn comes to rest that a move, card or joining brings to a space (COS-45). */
export function restOf(space: SpaceId): SpaceId {
  const [arrow] = SPACES[space].effect
  return arrow?.op === 'followArrow' ? arrow.space : space
}

function reach(
  table: Table,
  seat: Seat,
  route: readonly SpaceId[],
  end: SpaceId,
  passed: number,
  homeward: boolean,
): Reach {
  if (homeward) {
    const account = accountOf(playerOf(table, seat))
    return { route, space: end, passed, wins: true, majorities: [], effect: [], account }
  }
  const space = restOf(end)
  const player: Player = { ...copyPlayer(playerOf(table, seat)), space }
  const players = table.players.map((each, at) => (at === seat ? player : each))
  const majorities = metOn({ players }, seat, space).map((of) => ({ of, ...majorityOf(playerOf(table, of)) }))
  const { effect } = SPACES[space]
  const certain = takeMajorities(player, seat, majorities)
  const wins = certain && space === HANGING_ON && isReady(player)
  const known = certain && (wins || carryOut({ players }, seat, effect))
  return {
    route,
    space,
    passed,
    wins,
    majorities,
    effect: wins ? [] : effect,
    account: known ? accountOf(player) : null,
  }
}

/** @returns false when a dual majority leaves the colour open */
function takeMajorities(player: Player, seat: Seat, majorities: readonly Majority[]): boolean {
  for (const wanted of ['ring', 'bead'] as const)
    for (const { item, colour } of majorities)
      if (item === wanted && colour !== null) take(player, seat, item, colour, 1, silent)
  return majorities.every(({ item, colour }) => item === null || colour !== null)
}

/** Carries out on a copy what needs neither choice nor luck. @returns false when something does */
function carryOut(table: Table, seat: Seat, effects: readonly Effect[]): boolean {
  const player = playerOf(table, seat)
  for (const effect of effects) {
    const [only, ...others] = answersTo(table, seat, effect, { count: 0 })
    if (others.length > 0) return false
    if (only?.do === 'takePeg') takePeg(player, seat, only.tool, silent)
    else if (only?.do === 'losePeg') losePeg(player, seat, only.tool, silent)
    else if (only?.do === 'loosen') loosen(player, seat, only.colour, silent)
    if (effect.op === 'draw' || effect.op === 'advance' || effect.op === 'goTo') return false
    if (effect.op === 'gain' && effect.colour !== 'choice')
      take(player, seat, effect.item, effect.colour, effect.count, silent)
    if (effect.op === 'gainTool' && effect.tool !== 'choice') takePeg(player, seat, effect.tool, silent)
  }
  return true
}

function accountOf({ beads, rings, habits, pegs }: Player): Account {
  return { beads: { ...beads }, rings: { ...rings }, habits: { ...habits }, pegs: { ...pegs } }
}
