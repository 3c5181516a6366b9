/** The ways where a move branches, each named by where it ends: list, table and board say the same of them. */
import type { Message } from '../../../engine/core/contract/game.ts'
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { message, spaceName } from './named.ts'
import { reaches, standsOn, type Moving } from './now.ts'

/** Where the pawn can come to rest on the way that begins with a space, in the order of the table beside the mandala. */
export function landingsOf(view: Moving, first: SpaceId): readonly SpaceId[] {
  return [...new Set(reaches(view).flatMap(({ route, space }) => (route[0] === first ? [space] : [])))]
}

/** The first spaces of all ways, and the spaces where they end. */
export function waysIn(view: Moving): readonly SpaceId[] {
  return [...new Set(reaches(view).flatMap(({ route, space }) => [...route.slice(0, 1), space]))]
}

/**
 * A way by where it leads, and by way of what.
 * @param first the first space of the way
 */
export function wayName(view: Moving, first: SpaceId): Message {
  const landings = landingsOf(view, first)
  const values = { space: endsName(landings), by: spaceName(first) }
  const by = wayBy(view, first)
  if (by !== undefined) return message(`choice.${by}`, values)
  return message(landings.includes(first) ? 'choice.to' : 'choice.nextWheel', values)
}

/**
 * The way alone, beside where it leads: the id of its words; undefined for the wheels among themselves.
 * @param first the first space of the way
 */
export function wayBy(view: Moving, first: SpaceId) {
  const { region } = SPACES[first]
  const before = SPACES[standsOn(view) ?? first].region
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
  return message(more.length === 0 ? 'ends.two' : 'ends.more', { one: spaceName(one), two: spaceName(two) })
}
