/** Queries for the current state of a game, from the view of a player. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { ActionPreview } from '../../../engine/core/contract/action-preview.ts'
import { promptFor, reachableSpacesNow } from '../../../engine/cosmic-karma/index.ts'
import type {
  CosmicAction,
  CosmicPrompt,
  CosmicView,
  EffectFrame,
  ReachableSpace,
  TurnFrame,
} from '../../../engine/cosmic-karma/index.ts'
import type { SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { memoizeByObject } from '../../art/memoize.ts'

type Stack = Pick<CosmicView, 'stack'>
/** The parts of a view on which the reachable spaces of a move depend. */
export type MoveRelevantView = Pick<CosmicView, 'players' | 'stack'>

/** The stack frame of the turn under way, or undefined if the game is over. */
export function turnFrameOf({ stack }: Stack): TurnFrame | undefined {
  const [turn] = stack
  return turn?.kind === 'turn' ? turn : undefined
}

/** The seat whose turn it is, or undefined if the game is over. */
export function actingSeat(view: Stack): Seat | undefined {
  return turnFrameOf(view)?.seat
}

/** The space on which the pawn of the acting seat stands, or undefined if the game is over. */
export function currentSpace(view: MoveRelevantView): SpaceId | undefined {
  const seat = actingSeat(view)
  return seat === undefined ? undefined : view.players[seat]?.space
}

/** The prompt that the acting seat has to answer now, or undefined if there is none. */
export function pendingPrompt(view: Pick<CosmicView, 'players' | 'stack' | 'winner'>): CosmicPrompt | undefined {
  const seat = actingSeat(view)
  return seat === undefined ? undefined : promptFor(view, seat)
}

/**
 * The spaces that the pending move can reach, each with its route. Memoized by view, as board, table, list and clicks all
 * need it.
 */
export const reachableSpaces = memoizeByObject((view: MoveRelevantView): readonly ReachableSpace[] =>
  reachableSpacesNow(view),
)

/** The first space of every route of the pending move, each once; several if the path branches. */
export function firstSpacesOfBranches(view: MoveRelevantView): readonly SpaceId[] {
  return [...new Set(reachableSpaces(view).flatMap(({ route }) => route.slice(0, 1)))]
}

/**
 * Picks one route for each end, and returns them by end. If of the routes to one end some bring the player home and others
 * do not (depending on company on Hanging On), it picks one that does not, so that no sign promises too much.
 * @param end returns the value by which routes are grouped: routes with equal values have the same end
 */
export function pickRoutePerEnd<K>(
  all: readonly ReachableSpace[],
  end: (reach: ReachableSpace) => K,
): ReadonlyMap<K, ReachableSpace> {
  const found = new Map<K, ReachableSpace>()
  for (const reach of all) {
    const before = found.get(end(reach))
    if (before === undefined || (before.wins && !reach.wins)) found.set(end(reach), reach)
  }
  return found
}

/**
 * The reachable spaces of a choice, each with its route: those of the move that laying out a Free Will Card would allow,
 * those of the pending move when it sets out, or those on the chosen branch. Empty for all other choices.
 */
export function reachableSpacesOfChoice(
  { action, view: after }: ActionPreview<CosmicView, CosmicAction>,
  view: CosmicView,
): readonly ReachableSpace[] {
  if (action.do === 'card') return after === undefined ? [] : reachableSpaces(after)
  if (action.do === 'go') return reachableSpaces(view)
  return action.do === 'step' ? reachableSpaces(view).filter(({ route }) => route[0] === action.to) : []
}

/** The stack frames of the Choice and Karma Cards in use, in the order in which they were drawn. */
export function cardFramesInUse({ stack }: Stack): readonly Exclude<EffectFrame, { kind: 'space' }>[] {
  return stack.flatMap((frame) => (frame.kind === 'choice' || frame.kind === 'karma' ? [frame] : []))
}
