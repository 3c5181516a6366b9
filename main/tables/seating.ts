/**
 * Parties of a table and their seats, as immutable values: every step returns a new seating or a rejection. Initially the host's
 * own screens, together the party `host`, hold all seats of people. A guest may take free seats.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { SeatHolder, PartyKind } from '../../bridge/presence.ts'
import { MAX_PERSON_NAME_LENGTH } from '../../bridge/names.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import { reject, type Rejection } from '../base/result.ts'
import { findConfusable } from './confusable-names.ts'

/** The party of the host's own screens. */
export const HOST_PARTY = 'host'

export interface Guest {
  readonly id: string
  readonly name: string
  readonly kind: Exclude<PartyKind, 'host'>
  /** Digest of its reconnect token. */
  readonly digest: string
}

/** The device of a guest: another installation of the app or a page in a browser, with the name its players chose. */
export interface GuestDevice {
  readonly kind: Exclude<PartyKind, 'host'>
  /** Cleaned, and not empty. */
  readonly name: string
  /** The group of addresses that it connects from: an IPv4 address or a /64 of IPv6. Absent: unknown. */
  readonly addressGroup?: string
}

export interface JoinedParty {
  readonly ok: true
  readonly party: string
  /** The guest returns with it. Only the guest has it; the host keeps a digest. */
  readonly token: string
}

/** The seats that a party requests, and the names of its people. */
export interface SeatRequest {
  readonly party: string
  readonly seats: readonly Seat[]
  readonly names?: readonly string[]
  /** The absent party whose seats these are: the requesting party claims to be the same people at another device. */
  readonly instead?: string
}

export interface Seating {
  readonly guests: readonly Guest[]
  readonly setups: readonly SeatSetup[]
  /** By seat. */
  readonly holders: readonly SeatHolder[]
  /** Requests that wait for the host's approval; one per party at most. */
  readonly asking: readonly SeatRequest[]
}

export type SeatingResult = { readonly ok: true; readonly seating: Seating } | Rejection

/** Level and temperament of a stand-in bot. */
export type BotProfile = Pick<Extract<SeatSetup, { readonly kind: 'bot' }>, 'level' | 'temper'>

const STAND_IN: BotProfile = { level: 'adept' }
const NOBODY: SeatHolder = { by: 'nobody' }

export function initialSeating(setups: readonly SeatSetup[]): Seating {
  const holders = setups.map(({ kind }): SeatHolder =>
    kind === 'bot' ? { by: 'bot' } : { by: 'party', party: HOST_PARTY },
  )
  return { guests: [], setups, holders, asking: [] }
}

/** @returns the party that owns a seat, even while a bot plays for it, or undefined */
export function ownerOf(holder: SeatHolder | undefined): string | undefined {
  return holder?.by === 'party' || holder?.by === 'standIn' ? holder.party : undefined
}

/** @returns the seats that a party owns, ascending */
export function seatsOwnedBy({ holders }: Seating, party: string): readonly Seat[] {
  return holders.flatMap((holder, seat) => (ownerOf(holder) === party ? [seat] : []))
}

/** @returns the seats that the people of a party play themselves, ascending */
export function seatsPlayedBy({ holders }: Seating, party: string): readonly Seat[] {
  return holders.flatMap((holder, seat) => (holder.by === 'party' && holder.party === party ? [seat] : []))
}

/** Whether a seat shares its screen with other seats. */
export function sharesScreen(seating: Seating, seat: Seat): boolean {
  const holder = seating.holders[seat]
  return holder?.by === 'party' && seatsPlayedBy(seating, holder.party).length > 1
}

/** @returns the bot that plays a seat now (its own, or a stand-in for its person), or undefined if a person plays */
export function botForSeat({ setups, holders }: Seating, seat: Seat): BotProfile | undefined {
  const setup = setups[seat]
  if (setup?.kind === 'bot') return setup
  return holders[seat]?.by === 'standIn' ? STAND_IN : undefined
}

/** @returns `table.refused.nameTwin {name}` if a name is confusable, else undefined. @param others the names already in use */
export function nameRejection(name: string, others: readonly string[]): Rejection | undefined {
  const twin = findConfusable(name, others)
  return twin === undefined ? undefined : reject('table.refused.nameTwin', { name: twin })
}

/**
 * @returns the names of all parties but this one: guests, bots, and players at seats of other parties; the host's players one by
 * one and as one party. Free seats do not count: the host may have named them after expected guests.
 */
export function namesOfOthers(seating: Seating, party: string): readonly string[] {
  const { guests, holders, setups } = seating
  const seats = setups.flatMap(({ kind, name }, seat) => {
    const owner = ownerOf(holders[seat])
    return kind === 'bot' || (owner !== undefined && owner !== party) ? [name] : []
  })
  const host = party === HOST_PARTY ? [] : [hostPartyName(seating)]
  return [...guests.flatMap(({ id, name }) => (id === party ? [] : [name])), ...seats, ...host]
}

/** @returns the name of the host's party: the players at its own screens, joined by commas; empty if there are none */
export function hostPartyName(seating: Seating): string {
  return seatsOwnedBy(seating, HOST_PARTY)
    .map((seat) => seating.setups[seat]?.name ?? '')
    .join(', ')
}

/**
 * @returns why a request is impossible even with the host's approval, or undefined: `table.refused.seatTaken {seat}`, `.nameTwin
 * {name}`
 */
export function seatRequestRejection(
  seating: Seating,
  { party, seats, names = [] }: SeatRequest,
): Rejection | undefined {
  const { holders, setups } = seating
  const taken = seats.find((seat) => {
    const holder = holders[seat]
    return holder?.by !== 'nobody' && (holder === undefined || ownerOf(holder) !== party)
  })
  if (taken !== undefined) return reject('table.refused.seatTaken', { seat: { seat: taken } })
  const seated = setups.flatMap(({ name }, seat) => (seats.includes(seat) ? [] : [name]))
  const others = [...seated, ...seating.guests.flatMap(({ id, name }) => (id === party ? [] : [name]))]
  for (const [at, name] of names.slice(0, seats.length).entries()) {
    const refused = nameRejection(name, [...others, ...names.slice(0, at)])
    if (refused !== undefined) return refused
  }
  return undefined
}

/** Gives a party exactly these seats; its other seats become free. */
export function takeSeats(seating: Seating, { party, seats, names = [] }: SeatRequest): Seating {
  const holders = seating.holders.map((holder, seat): SeatHolder => {
    const own = ownerOf(holder) === party
    if (!seats.includes(seat)) return own ? NOBODY : holder
    return own ? holder : { by: 'party', party }
  })
  const setups = seating.setups.map((setup, seat) => {
    const name = names[seats.indexOf(seat)]
    return name === undefined ? setup : { ...setup, name }
  })
  return { ...removeSeatRequest(seating, party), setups, holders }
}

/** Adds a request that waits for the host's approval. */
export function addSeatRequest(seating: Seating, wish: SeatRequest): Seating {
  return { ...seating, asking: [...removeSeatRequest(seating, wish.party).asking, wish] }
}

/** Gives the seats and the name of an absent party to another party, and removes the absent one permanently. */
export function replaceParty(seating: Seating, party: string, away: string): Seating {
  const name = seating.guests.find(({ id }) => id === away)?.name
  const holders = seating.holders.map((holder): SeatHolder =>
    ownerOf(holder) === away ? { by: 'party', party } : holder,
  )
  const now = removeParty({ ...removeSeatRequest(seating, party), holders }, away)
  const guests = now.guests.map((guest) => (guest.id === party && name !== undefined ? { ...guest, name } : guest))
  return { ...now, guests }
}

/** @returns the name with a number, confusable with no other, or undefined if there is none */
export function numberedName(name: string, others: readonly string[]): string | undefined {
  const letters = Array.from(name)
  const all = Array.from(
    { length: 8 },
    (_, at) =>
      `${letters
        .slice(0, MAX_PERSON_NAME_LENGTH - 2)
        .join('')
        .trim()} ${at + 2}`,
  )
  return all.find((each) => nameRejection(each, others) === undefined)
}

/** Removes a party's request, after the host's answer or a withdrawal. */
export function removeSeatRequest(seating: Seating, party: string): Seating {
  return { ...seating, asking: seating.asking.filter((each) => each.party !== party) }
}

/**
 * Gives a person's seat to a party, independent of its owner before. `table.refused.notYourSeat`: a bot's seat, or an
 * unknown party
 */
export function giveSeat(seating: Seating, seat: Seat, party: string): SeatingResult {
  const known = party === HOST_PARTY || seating.guests.some(({ id }) => id === party)
  if (!known || (seating.holders[seat]?.by ?? 'bot') === 'bot') return reject('table.refused.notYourSeat')
  const now = withHolder(seating, seat, { by: 'party', party })
  // A request whose seats its party holds already is fulfilled.
  const asking = now.asking.filter((wish) => wish.seats.some((each) => ownerOf(now.holders[each]) !== wish.party))
  return { ok: true, seating: { ...now, asking } }
}

/** Starts or ends a stand-in bot at a person's seat. A free seat becomes the host's by it. */
export function setStandIn(seating: Seating, seat: Seat, on: boolean): SeatingResult {
  const holder = seating.holders[seat]
  if (holder === undefined || holder.by === 'bot') return reject('table.refused.notYourSeat')
  const party = ownerOf(holder) ?? HOST_PARTY
  if (!on && holder.by !== 'standIn') return { ok: true, seating }
  return { ok: true, seating: withHolder(seating, seat, { by: on ? 'standIn' : 'party', party }) }
}

/** Adds a party as spectator. */
export function addGuest(seating: Seating, guest: Guest): Seating {
  return { ...seating, guests: [...seating.guests, guest] }
}

/** Removes a party permanently; its seats become free. */
export function removeParty(seating: Seating, party: string): Seating {
  const left = takeSeats(seating, { party, seats: [] })
  return { ...left, guests: left.guests.filter(({ id }) => id !== party) }
}

function withHolder(seating: Seating, seat: Seat, holder: SeatHolder): Seating {
  return { ...seating, holders: seating.holders.map((before, at) => (at === seat ? holder : before)) }
}

/**
 * The table now belongs to another machine. Its party there becomes the host, and the previous host's screens become a guest.
 * Seat requests have to be made again.
 */
export function transferHost(seating: Seating, to: string, before: Guest): Seating {
  const holders = seating.holders.map((holder): SeatHolder => {
    const owner = ownerOf(holder)
    if (owner !== to && owner !== HOST_PARTY) return holder
    return { by: holder.by === 'standIn' ? 'standIn' : 'party', party: owner === to ? HOST_PARTY : before.id }
  })
  return { ...seating, holders, guests: [...seating.guests.filter(({ id }) => id !== to), before], asking: [] }
}
