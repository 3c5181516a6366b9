/**
 * Capacity for a new guest when the table is full. Guests with a seat always keep their place. Guests without a seat are
 * spectators; one of them is displaced, in this order:
 *
 * 1. A disconnected spectator, the longest disconnected first. A device that joins and leaves repeatedly displaces no other
 * device.
 * 2. The newest spectator of the address group with the most spectators, if that group has more than
 * `PROTECTED_SPECTATORS_PER_ADDRESS_GROUP` and the new guest is from another group. A group is one IPv4 address or one /64 of
 * IPv6.
 *
 * The second rule applies only when a table is full of connected guests, so a family that shares one address (a router with NAT)
 * is affected only beyond that number. One device with many IPv4 addresses is not recognised: the host can lock the table, remove
 * guests, or host with a new code.
 */
import type { Guest } from './seating.ts'

/** Maximum number of guests of one table, with and without a seat. */
export const MAX_GUESTS = 64
/**
 * The number of connected spectators of one address group that a full table never removes. An address group is an IPv4
 * address, or a /64 of IPv6. To admit a new guest, a full table may remove a connected spectator only if the
 * spectator's group is not the group of the guest and has more spectators than this number.
 */
export const PROTECTED_SPECTATORS_PER_ADDRESS_GROUP = 8

/**
 * One spectator (a guest without a seat) with its address group and the time since its connection was lost. An address
 * group is one IPv4 address or one /64 network of IPv6. A full table uses the data to select the spectator that it
 * removes.
 */
export interface SpectatorPresence extends Pick<Guest, 'id'> {
  /** Time since its connection was lost, in ms; undefined if it is connected. */
  readonly away: number | undefined
  /** Its address group; undefined if unknown. */
  readonly addressGroup: string | undefined
}

/**
 * Selects the spectator (a guest without a seat) that a full table removes to make room for a new guest. If spectators
 * are disconnected, it is the one that has been disconnected longest. Otherwise it is the newest spectator of the
 * largest address group (one IPv4 address, or one /64 of IPv6), but only if this group has more spectators than
 * `PROTECTED_SPECTATORS_PER_ADDRESS_GROUP` and the new guest is not from this group.
 * @param watching all spectators, in the order in which they joined
 * @param from the address group of the new guest; undefined if unknown
 * @returns the id of the spectator, or undefined if the new guest has to be refused
 */
export function findSpectatorToDisplace(
  watching: readonly SpectatorPresence[],
  from: string | undefined,
): string | undefined {
  const away = watching.filter((each) => each.away !== undefined)
  const [longest] = [...away].sort((a, b) => (b.away ?? 0) - (a.away ?? 0))
  if (longest !== undefined) return longest.id
  const groups = new Map<string, readonly SpectatorPresence[]>()
  for (const each of watching)
    if (each.addressGroup !== undefined) groups.set(each.addressGroup, [...(groups.get(each.addressGroup) ?? []), each])
  const [largest] = [...groups.values()].sort((a, b) => b.length - a.length)
  if (largest === undefined || largest.length <= PROTECTED_SPECTATORS_PER_ADDRESS_GROUP) return undefined
  return largest[0]?.addressGroup === from ? undefined : largest.at(-1)?.id
}
