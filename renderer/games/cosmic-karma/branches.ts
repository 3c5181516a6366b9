/**
 * The branches of a move, each named by the spaces where it ends. The list of choices, the table and the board use the same
 * names.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { gameMessage, spaceName } from './names.ts'
import { reachableMoveEndsOf, currentSpace, type MoveRelevantView } from './current-state.ts'

/**
 * The spaces where the pawn's move can end if it takes one branch, without duplicates. They are in the same order as
 * the list of reachable spaces on the dice tray.
 * @param first the first space of the branch
 */
export function moveEndSpacesThroughBranch(view: MoveRelevantView, first: SpaceId): readonly SpaceId[] {
  return [...new Set(reachableMoveEndsOf(view).flatMap(({ route, space }) => (route[0] === first ? [space] : [])))]
}

/**
 * Returns spaces of the move that the player is about to make, each of them once: the first space of every branch that
 * the pawn can take, and every space on which the move can end.
 */
export function branchAndEndSpacesOf(view: MoveRelevantView): readonly SpaceId[] {
  return [...new Set(reachableMoveEndsOf(view).flatMap(({ route, space }) => [...route.slice(0, 1), space]))]
}

/**
 * The name of one branch of the coming move as a message: the spaces where the branch ends. If several paths are
 * possible, the name also says which path the branch takes (through the torch temple, out of the wheels, ...).
 * @param first the first space of the branch
 */
export function branchName(view: MoveRelevantView, first: SpaceId): Message {
  const landings = moveEndSpacesThroughBranch(view, first)
  const values = { space: endsName(landings), by: spaceName(first) }
  const by = branchRouteMessageId(view, first)
  if (by !== undefined) return gameMessage(`choice.${by}`, values)
  return gameMessage(landings.includes(first) ? 'choice.to' : 'choice.nextWheel', values)
}

/**
 * The id of the message for the path of a branch: through a temple, through the wheels, out of the wheels, or along the ring.
 * The message does not name the ends of the branch.
 * @param first the first space of the branch
 * @returns undefined for a branch from one wheel to the next
 */
export function branchRouteMessageId(view: MoveRelevantView, first: SpaceId) {
  const { region } = SPACES[first]
  const before = SPACES[currentSpace(view) ?? first].region
  if (region !== before && (region === 'torch' || region === 'sword' || region === 'wheels'))
    return `way.${region}` as const
  if (region === 'wheels') return undefined
  return before === 'wheels' ? 'way.out' : 'way.ring'
}

/** Up to two ends by name. */
function endsName(spaces: readonly SpaceId[]): Message | string {
  const [one, two, ...more] = spaces
  if (one === undefined) return ''
  if (two === undefined) return spaceName(one)
  return gameMessage(more.length === 0 ? 'ends.two' : 'ends.more', { one: spaceName(one), two: spaceName(two) })
}
