/** Queries for the current state of a game, from the view of a player. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { ActionPreview } from '../../../engine/core/contract/action-preview.ts'
import { promptFor, pendingMoveEnds } from '../../../engine/cosmic-karma/index.ts'
import type {
  CosmicAction,
  CosmicPrompt,
  CosmicView,
  EffectFrame,
  MoveEnd,
  TurnFrame,
} from '../../../engine/cosmic-karma/index.ts'
import type { SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { memoizeByObject } from '../../art/memoize.ts'

type Stack = Pick<CosmicView, 'stack'>
/** The parts of a view from which the reachable spaces of the pending move are computed. */
export type MoveRelevantView = Pick<CosmicView, 'players' | 'stack'>

/** The stack frame of the present turn. Undefined if the game is over. */
export function turnFrameOf({ stack }: Stack): TurnFrame | undefined {
  const [turn] = stack
  return turn?.kind === 'turn' ? turn : undefined
}

/** The seat whose turn it is. Undefined if the game is over. */
export function actingSeat(view: Stack): Seat | undefined {
  return turnFrameOf(view)?.seat
}

/** The space on which the pawn of the acting seat stands. Undefined if the game is over. */
export function currentSpace(view: MoveRelevantView): SpaceId | undefined {
  const seat = actingSeat(view)
  return seat === undefined ? undefined : view.players[seat]?.space
}

/** The prompt that the acting seat has to answer now. Undefined if there is none. */
export function pendingPrompt(view: Pick<CosmicView, 'players' | 'stack' | 'winner'>): CosmicPrompt | undefined {
  const seat = actingSeat(view)
  return seat === undefined ? undefined : promptFor(view, seat)
}

/**
 * The spaces that the pending move can reach, each with its route. The result is memoized by view, since many parts need it.
 */
export const reachableMoveEndsOf = memoizeByObject((view: MoveRelevantView): readonly MoveEnd[] =>
  pendingMoveEnds(view),
)

/** The first spaces of all branches of the pending move, each once. There are several only if the path branches. */
export function firstSpacesOfBranches(view: MoveRelevantView): readonly SpaceId[] {
  return [...new Set(reachableMoveEndsOf(view).flatMap(({ route }) => route.slice(0, 1)))]
}

/**
 * Picks one route for each end, and returns the routes by end. Some of the routes to one end may bring the player home
 * (win the game) while others do not, depending on which other pawns are on the space called Hanging On. The function
 * then picks a route that does not win, so that no mark on the board promises too much.
 * @param end returns the end of a route, by which the routes are grouped
 */
export function pickRoutePerEnd<K>(all: readonly MoveEnd[], end: (reach: MoveEnd) => K): ReadonlyMap<K, MoveEnd> {
  const found = new Map<K, MoveEnd>()
  for (const reach of all) {
    const before = found.get(end(reach))
    if (before === undefined || (before.wins && !reach.wins)) found.set(end(reach), reach)
  }
  return found
}

/**
 * The spaces that the pawn can reach after a choice, each with its route. If the choice lays out a Free Will Card (a
 * number card), the spaces are those of the move that the card gives. If the choice starts the coming move, they are
 * all spaces where this move can end. If the choice takes a branch, they are the spaces at the end of that branch. For
 * any other choice the list is empty.
 */
export function reachableMoveEndsOfChoice(
  { action, view: after }: ActionPreview<CosmicView, CosmicAction>,
  view: CosmicView,
): readonly MoveEnd[] {
  if (action.do === 'card') return after === undefined ? [] : reachableMoveEndsOf(after)
  if (action.do === 'go') return reachableMoveEndsOf(view)
  return action.do === 'step' ? reachableMoveEndsOf(view).filter(({ route }) => route[0] === action.to) : []
}

/**
 * The frames on the stack (the list of things in progress) that belong to the Choice Cards and Karma Cards that are
 * being resolved, in the order in which the cards were drawn.
 */
export function cardFramesInUse({ stack }: Stack): readonly Exclude<EffectFrame, { kind: 'space' }>[] {
  return stack.flatMap((frame) => (frame.kind === 'choice' || frame.kind === 'karma' ? [frame] : []))
}
