/**
 * Routes of a move: all reachable spaces, and the players met there. Pure functions of public information. Core's
 * preview computes the results of landing.
 */
import { noopEventSink } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import { isReadyToReturn, playerOf } from './account.ts'
import { SPACES } from './board.ts'
import { copyPlayer } from './copy.ts'
import { HANGING_ON_SPACE } from './data.ts'
import type { SpaceId } from './data.ts'
import {
  createMajorityFrame,
  isOccupiedByOther,
  majoritiesTakenOnLanding,
  takeMajorityGainsFromBank,
} from './karmic-majority.ts'
import type { KarmicMajority } from './karmic-majority.ts'
import type { CosmicState, CosmicView, Player } from './state.ts'
import { openStepsFrom } from './open-steps.ts'

type Table = Pick<CosmicState, 'players'>

/**
 * One possible end of a counted move, that is, a move of a number of spaces: the space, a route to it, and the results
 * of landing that are certain. The same space occurs several times if routes to it differ in their first step or in
 * the number of Free Will Card spaces passed. A Free Will Card is a number card for moving.
 */
export interface MoveEnd {
  /** The counted spaces in order: the first is the next step, the last is where the count or a stop sign ends the move. */
  readonly route: readonly SpaceId[]
  /** The space where the pawn lands: the end of the arrow, if the route ends on one. */
  readonly space: SpaceId
  /** Number of Free Will Card spaces passed; each gives a card while the pack lasts. */
  readonly passed: number
  /** The player certainly returns home, whatever is chosen or drawn. */
  readonly wins: boolean
  /** The players landed on, and the piece that each gives (section 7 of the rules). */
  readonly majorities: readonly (KarmicMajority & { readonly of: Seat })[]
}

/**
 * Lists all possible ends of a move of the seat's pawn by a given count. Each has its route, the space where the pawn
 * lands, and what is certain on landing; the same space can occur several times. Of several routes with the same first
 * step, the same end and the same number of Free Will Card spaces passed (each gives a card), only one is listed.
 * @param count the number of spaces to move: the total of dice or cards, or the rest of it during a move
 * @param came the previous space of the pawn in this move, or null if the move has not begun
 */
export function possibleMoveOutcomesForCount(
  table: Table,
  seat: Seat,
  count: number,
  came: SpaceId | null = null,
): MoveEnd[] {
  const found = new Map<string, MoveEnd>()
  forEachMoveRoute(table, seat, count, came, (route, passed, homeward) => {
    const end = route[route.length - 1]
    if (end === undefined) return
    const key = [route[0], end, passed, homeward].join(' ')
    if (!found.has(key)) found.set(key, reachableSpace(table, seat, [...route], end, passed, homeward))
  })
  return [...found.values()]
}

/**
 * Lists the possible ends of the pending move, each with the space and a route to it. The pending move is the one
 * under way, or else the one that the thrown dice or the laid-out Free Will Cards will start.
 * @returns an empty list if there is no such move
 */
export function pendingMoveEnds(view: Pick<CosmicView, 'players' | 'stack'>): MoveEnd[] {
  const [turn] = view.stack
  const frame = view.stack[view.stack.length - 1]
  if (turn?.kind !== 'turn' || frame === undefined) return []
  if (frame.kind === 'move') return possibleMoveOutcomesForCount(view, turn.seat, frame.left, frame.came)
  const pending = frame.kind === 'turn' && (frame.stage === 'rolled' || frame.stage === 'cards')
  return pending ? possibleMoveOutcomesForCount(view, turn.seat, turn.count) : []
}

/** From this count on, equivalent partial routes are followed only once: there are many routes in and out of the wheels. */
const LONG = 24

/**
 * Follows every route that the pawn of a seat can take in a move of `count` spaces, and calls `visit` at the end of
 * each. From a count of 24 on, it follows only one of several routes with the same first step, end and number of Free
 * Will Card spaces passed. A count of 0 has no route.
 * @param count the total of dice or cards, or the part of it that is left
 * @param from the previous space of the pawn in this move, or null if the move has not begun
 * @param visit called with three values.
 * `route`: the spaces entered, in order; the array is reused, so do not keep it.
 * `passed`: the number of Free Will Card spaces (they give number cards for moving) passed.
 * `homeward`: whether the move reaches the space Hanging On with a player who meets the conditions of a return, which
 * ends the game before any other effect (COS-125, COS-126)
 */
export function forEachMoveRoute(
  table: Table,
  seat: Seat,
  count: number,
  from: SpaceId | null,
  visit: (route: readonly SpaceId[], passed: number, homeward: boolean) => void,
): void {
  const player = playerOf(table, seat)
  const ready = isReadyToReturn(player)
  const lonely = ready && !isOccupiedByOther(table, seat, HANGING_ON_SPACE)
  const route: SpaceId[] = []
  const walked = count < LONG ? undefined : new Set<string>()
  const go = (space: SpaceId, left: number, came: SpaceId | null, passed: number): void => {
    if (walked !== undefined) {
      const stand = [route[0], came, space, left, passed].join(' ')
      if (walked.has(stand)) return
      walked.add(stand)
    }
    for (const to of openStepsFrom(player, space, came).nextSpaces) {
      const { kind, stop } = SPACES[to]
      route.push(to)
      if (to === HANGING_ON_SPACE && ready && (lonely || left > 1)) visit(route, passed, true)
      else if (left === 1 || stop) visit(route, passed, false)
      else go(to, left - 1, space, kind === 'freeWill' ? passed + 1 : passed)
      route.pop()
    }
  }
  if (count > 0) go(player.space, count, from, 0)
}

/**
 * Calls `visit` for each end of all moves of 1 to `most` spaces that a seat can begin. The ends are the same as those
 * of `forEachMoveRoute` for each count, but this function follows each route only once, since every space on a route
 * is also the end of a shorter move.
 * @param most the largest number of spaces
 * @param visit called with the end space and the number of steps of the move.
 * `passed`: number of Free Will Card spaces passed.
 * `homeward`: whether the move reaches Hanging On with a player who meets the conditions of a return, and wins the
 * game there.
 * `goesOn`: false if every longer move on this route also ends at this space
 */
export function forEachMoveEndUpTo(
  table: Table,
  seat: Seat,
  most: number,
  visit: (space: SpaceId, steps: number, passed: number, homeward: boolean, goesOn: boolean) => void,
): void {
  const player = playerOf(table, seat)
  const ready = isReadyToReturn(player)
  const lonely = ready && !isOccupiedByOther(table, seat, HANGING_ON_SPACE)
  const go = (space: SpaceId, steps: number, came: SpaceId | null, passed: number): void => {
    for (const to of openStepsFrom(player, space, came).nextSpaces) {
      const { kind, stop } = SPACES[to]
      if (to === HANGING_ON_SPACE && ready) {
        if (!lonely) visit(to, steps, passed, false, true)
        visit(to, lonely ? steps : steps + 1, passed, true, false)
        continue
      }
      visit(to, steps, passed, false, !stop)
      if (!stop && steps < most) go(to, steps + 1, space, kind === 'freeWill' ? passed + 1 : passed)
    }
  }
  go(player.space, 1, null, 0)
}

/**
 * @returns the space where a pawn comes to rest after it reaches a space: on an arrow space the end of the arrow
 *   (COS-45), otherwise the space itself
 */
export function restingSpaceAfterReaching(space: SpaceId): SpaceId {
  const [arrow] = SPACES[space].effect
  return arrow?.op === 'followArrow' ? arrow.space : space
}

function reachableSpace(
  table: Table,
  seat: Seat,
  route: readonly SpaceId[],
  end: SpaceId,
  passed: number,
  homeward: boolean,
): MoveEnd {
  if (homeward) return { route, space: end, passed, wins: true, majorities: [] }
  const space = restingSpaceAfterReaching(end)
  const player: Player = { ...copyPlayer(playerOf(table, seat)), space }
  const players = table.players.map((each, at) => (at === seat ? player : each))
  const majorities = majoritiesTakenOnLanding({ players }, seat, space)
  const wins = space === HANGING_ON_SPACE && becomesReady(player, seat, majorities)
  return { route, space, passed, wins, majorities }
}

/**
 * Whether a player is ready after the majorities there (COS-126, COS-127); false if a colour must be chosen first.
 * Modifies the player.
 */
function becomesReady(player: Player, seat: Seat, majorities: MoveEnd['majorities']): boolean {
  const brought = createMajorityFrame(majorities)
  takeMajorityGainsFromBank(player, seat, brought, noopEventSink)
  return brought.duals.length === 0 && isReadyToReturn(player)
}
