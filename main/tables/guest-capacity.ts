/**
 * Room for a new guest when all places of a table are taken. Guests with a seat always keep their place. Guests without a
 * seat only watch: one of them gives way, in this order.
 *
 * 1. A guest that is away, the longest away first. One device that comes in many times and goes again keeps no other device out.
 * 2. The newest guest of the group of addresses that has the most guests without a seat, if it has more than
 *    `MAX_SPECTATORS_PER_ADDRESS_GROUP` and the new guest is not from there. A group is one IPv4 address or one /64 of IPv6.
 *
 * The second rule applies only when a table is full of connected guests, so a family that shares one address (a router
 * with NAT) notices it only beyond that number. One device with many IPv4 addresses is not recognised: the host can lock
 * the table, remove guests, and host with a new code.
 */
import type { Guest } from './seating.ts'

/** Guests with a seat and guests without. */
export const MAX_GUESTS = 64
/** Guests without a seat that one group of addresses keeps, however full the table is. */
export const MAX_SPECTATORS_PER_ADDRESS_GROUP = 8

/** A guest without a seat. */
export interface ConnectedSpectator extends Pick<Guest, 'id'> {
  /** Milliseconds since its line was lost; undefined: it is connected. */
  readonly away: number | undefined
  /** Its group of addresses; undefined: unknown. */
  readonly addressGroup: string | undefined
}

/**
 * The guest that gives way to a new one.
 * @param watching all guests without a seat, in the order in which they came in
 * @param from the group of addresses of the new guest; undefined: unknown
 * @returns its id; undefined: no guest gives way, and the new guest is refused
 */
export function findGuestToDisplace(
  watching: readonly ConnectedSpectator[],
  from: string | undefined,
): string | undefined {
  const away = watching.filter((each) => each.away !== undefined)
  const [longest] = [...away].sort((a, b) => (b.away ?? 0) - (a.away ?? 0))
  if (longest !== undefined) return longest.id
  const groups = new Map<string, readonly ConnectedSpectator[]>()
  for (const each of watching)
    if (each.addressGroup !== undefined) groups.set(each.addressGroup, [...(groups.get(each.addressGroup) ?? []), each])
  const [largest] = [...groups.values()].sort((a, b) => b.length - a.length)
  if (largest === undefined || largest.length <= MAX_SPECTATORS_PER_ADDRESS_GROUP) return undefined
  return largest[0]?.addressGroup === from ? undefined : largest.at(-1)?.id
}
