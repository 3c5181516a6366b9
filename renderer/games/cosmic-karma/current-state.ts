/** The current state of a game, read from a view. */
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
/** The parts of a view that a move depends on. */
export type MoveView = Pick<CosmicView, 'players' | 'stack'>

/** The turn; undefined when the game is over. */
export function turnFrameOf({ stack }: Stack): TurnFrame | undefined {
  const [turn] = stack
  return turn?.kind === 'turn' ? turn : undefined
}

/** Whose turn it is. */
export function actingSeat(view: Stack): Seat | undefined {
  return turnFrameOf(view)?.seat
}

/** Where the pawn of whose turn it is stands. */
export function currentSpace(view: MoveView): SpaceId | undefined {
  const seat = actingSeat(view)
  return seat === undefined ? undefined : view.players[seat]?.space
}

/** The prompt of the active seat. */
export function pendingAsk(view: Pick<CosmicView, 'players' | 'stack' | 'winner'>): CosmicPrompt | undefined {
  const seat = actingSeat(view)
  return seat === undefined ? undefined : promptFor(view, seat)
}

/** Where the pending move can lead. Walked once for each view: board, table, list and clicks all go by it. */
export const reachableSpaces = memoizeByObject((view: MoveView): readonly ReachableSpace[] => reachableSpacesNow(view))

/** The first spaces of all ways: several where they part. */
export function firstSpacesOfWays(view: MoveView): readonly SpaceId[] {
  return [...new Set(reachableSpaces(view).flatMap(({ route }) => route.slice(0, 1)))]
}

/**
 * One of those that end alike. Where some bring the player home and some do not, as with company on Hanging On, it is one
 * that does not: no sign promises more than every way keeps.
 */
export function onePerEnd<K>(
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

/** The ways that a choice opens, or goes. */
export function reachOfChoice(
  { action, view: after }: ActionPreview<CosmicView, CosmicAction>,
  view: CosmicView,
): readonly ReachableSpace[] {
  if (action.do === 'card') return after === undefined ? [] : reachableSpaces(after)
  if (action.do === 'go') return reachableSpaces(view)
  return action.do === 'step' ? reachableSpaces(view).filter(({ route }) => route[0] === action.to) : []
}

/** The Choice and Karma Cards in use, the first drawn first. */
export function cardsInUse({ stack }: Stack): readonly Exclude<EffectFrame, { kind: 'space' }>[] {
  return stack.flatMap((frame) => (frame.kind === 'choice' || frame.kind === 'karma' ? [frame] : []))
}
