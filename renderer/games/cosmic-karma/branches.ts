/** The ways where a move branches, each named by where it ends: list, table and board say the same of them. */
import type { Message } from '../../../engine/core/contract/game.ts'
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { gameMessage, spaceName } from './names.ts'
import { reachableSpaces, currentSpace, type MoveView } from './current-state.ts'

/** Where the pawn can come to rest on the way that begins with a space, in the order of the table beside the mandala. */
export function landingsOfBranch(view: MoveView, first: SpaceId): readonly SpaceId[] {
  return [...new Set(reachableSpaces(view).flatMap(({ route, space }) => (route[0] === first ? [space] : [])))]
}

/** The first spaces of all ways, and the spaces where they end. */
export function branchAndEndSpaces(view: MoveView): readonly SpaceId[] {
  return [...new Set(reachableSpaces(view).flatMap(({ route, space }) => [...route.slice(0, 1), space]))]
}

/**
 * A way by where it leads, and by way of what.
 * @param first the first space of the way
 */
export function branchName(view: MoveView, first: SpaceId): Message {
  const landings = landingsOfBranch(view, first)
  const values = { space: endsName(landings), by: spaceName(first) }
  const by = branchViaMessageId(view, first)
  if (by !== undefined) return gameMessage(`choice.${by}`, values)
  return gameMessage(landings.includes(first) ? 'choice.to' : 'choice.nextWheel', values)
}

/**
 * The way alone, beside where it leads: the id of its words; undefined for the wheels among themselves.
 * @param first the first space of the way
 */
export function branchViaMessageId(view: MoveView, first: SpaceId) {
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
