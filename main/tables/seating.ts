/**
 * Who is at a table and who holds its seats, as values: every step gives another seating or says why not. At first the
 * host's own screens, together the party `host`, hold all seats of people; a guest may take those that nobody holds.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { SeatHolder, PartyKind } from '../../bridge/presence.ts'
import { MAX_NAME_LENGTH } from '../../bridge/names.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import { reject, type Rejection } from '../base/result.ts'
import { findConfusable } from './confusable-names.ts'

/** The party of the host's own screens. */
export const HOST_PARTY = 'host'

export interface Guest {
  readonly id: string
  readonly name: string
  readonly kind: Exclude<PartyKind, 'host'>
  /** Of the token that it comes back with. */
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

/** What a party wishes to hold from now on, and what the people there are called. */
export interface SeatRequest {
  readonly party: string
  readonly seats: readonly Seat[]
  readonly names?: readonly string[]
  /** The party whose seats these are, which is away: this one says that it is the same people at another device. */
  readonly instead?: string
}

export interface Seating {
  readonly guests: readonly Guest[]
  readonly setups: readonly SeatSetup[]
  /** By seat. */
  readonly holders: readonly SeatHolder[]
  /** Wishes that wait for the host's word, one of a party at most. */
  readonly asking: readonly SeatRequest[]
}

export type SeatingResult = { readonly ok: true; readonly seating: Seating } | Rejection

/** How well a seat is played without its person, and what it prefers. */
export type BotProfile = Pick<Extract<SeatSetup, { readonly kind: 'bot' }>, 'level' | 'temper'>

const STAND_IN: BotProfile = { level: 'adept' }
const NOBODY: SeatHolder = { by: 'nobody' }

export function initialSeating(setups: readonly SeatSetup[]): Seating {
  const holders = setups.map(({ kind }): SeatHolder =>
    kind === 'bot' ? { by: 'bot' } : { by: 'party', party: HOST_PARTY },
  )
  return { guests: [], setups, holders, asking: [] }
}

/** Whose a seat is, whether they play it themselves or a bot does for them. */
export function ownerOf(holder: SeatHolder | undefined): string | undefined {
  return holder?.by === 'party' || holder?.by === 'standIn' ? holder.party : undefined
}

/** The seats that are a party's, ascending. */
export function seatsOwnedBy({ holders }: Seating, party: string): readonly Seat[] {
  return holders.flatMap((holder, seat) => (ownerOf(holder) === party ? [seat] : []))
}

/** The seats that the people of a party play themselves, ascending. */
export function seatsPlayedBy({ holders }: Seating, party: string): readonly Seat[] {
  return holders.flatMap((holder, seat) => (holder.by === 'party' && holder.party === party ? [seat] : []))
}

/** Whether somebody plays a seat at one screen with others. */
export function sharesScreen(seating: Seating, seat: Seat): boolean {
  const holder = seating.holders[seat]
  return holder?.by === 'party' && seatsPlayedBy(seating, holder.party).length > 1
}

/** The bot that plays a seat now: its own, or one that stands in for its person. Undefined: people do. */
export function botForSeat({ setups, holders }: Seating, seat: Seat): BotProfile | undefined {
  const setup = setups[seat]
  if (setup?.kind === 'bot') return setup
  return holders[seat]?.by === 'standIn' ? STAND_IN : undefined
}

/** Why somebody may not be called so: `table.refused.nameTwin {name}`. @param others the names of those who are there */
export function nameRejection(name: string, others: readonly string[]): Rejection | undefined {
  const twin = findConfusable(name, others)
  return twin === undefined ? undefined : reject('table.refused.nameTwin', { name: twin })
}

/**
 * The names by which others know anyone but this party: guests, bots, and players at seats of other parties, the host's too, one by one
 * and as one party. Free seats do not count: the host may have named them after those who will come.
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

/** The name of the host's party: the players at its own screens, with commas between them; empty: none. */
export function hostPartyName(seating: Seating): string {
  return seatsOwnedBy(seating, HOST_PARTY)
    .map((seat) => seating.setups[seat]?.name ?? '')
    .join(', ')
}

/**
 * Why a wish cannot be had, whatever the host says: seats of others, names of others.
 * `table.refused.seatTaken {seat}`, `.nameTwin {name}`
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

/** A party holds these seats and no others; what it held beyond them is nobody's. */
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

/** A wish waits for the host's word. */
export function addSeatRequest(seating: Seating, wish: SeatRequest): Seating {
  return { ...seating, asking: [...removeSeatRequest(seating, wish.party).asking, wish] }
}

/** The seats of a party that is away, and its name, go to another party; the first is gone for good. */
export function replaceParty(seating: Seating, party: string, away: string): Seating {
  const name = seating.guests.find(({ id }) => id === away)?.name
  const holders = seating.holders.map((holder): SeatHolder =>
    ownerOf(holder) === away ? { by: 'party', party } : holder,
  )
  const now = removeParty({ ...removeSeatRequest(seating, party), holders }, away)
  const guests = now.guests.map((guest) => (guest.id === party && name !== undefined ? { ...guest, name } : guest))
  return { ...now, guests }
}

/** A name like that one that looks like no other: with a number. Undefined: there is none. */
export function numberedName(name: string, others: readonly string[]): string | undefined {
  const letters = Array.from(name)
  const all = Array.from(
    { length: 8 },
    (_, at) =>
      `${letters
        .slice(0, MAX_NAME_LENGTH - 2)
        .join('')
        .trim()} ${at + 2}`,
  )
  return all.find((each) => nameRejection(each, others) === undefined)
}

/** The host has answered a wish, or it is called off. */
export function removeSeatRequest(seating: Seating, party: string): Seating {
  return { ...seating, asking: seating.asking.filter((each) => each.party !== party) }
}

/** A person's seat becomes a party's, whoever had it. `table.refused.notYourSeat`: a bot's, or there is no such party */
export function giveSeat(seating: Seating, seat: Seat, party: string): SeatingResult {
  const known = party === HOST_PARTY || seating.guests.some(({ id }) => id === party)
  if (!known || (seating.holders[seat]?.by ?? 'bot') === 'bot') return reject('table.refused.notYourSeat')
  const now = withHolder(seating, seat, { by: 'party', party })
  // Whoever has all that they asked for asks no more.
  const asking = now.asking.filter((wish) => wish.seats.some((each) => ownerOf(now.holders[each]) !== wish.party))
  return { ok: true, seating: { ...now, asking } }
}

/** A bot plays for a seat's person, or does so no more. A seat that nobody holds becomes the host's by it. */
export function setStandIn(seating: Seating, seat: Seat, on: boolean): SeatingResult {
  const holder = seating.holders[seat]
  if (holder === undefined || holder.by === 'bot') return reject('table.refused.notYourSeat')
  const party = ownerOf(holder) ?? HOST_PARTY
  if (!on && holder.by !== 'standIn') return { ok: true, seating }
  return { ok: true, seating: withHolder(seating, seat, { by: on ? 'standIn' : 'party', party }) }
}

/** A party comes in: it watches. */
export function addGuest(seating: Seating, guest: Guest): Seating {
  return { ...seating, guests: [...seating.guests, guest] }
}

/** A party is gone for good: its seats are nobody's. */
export function removeParty(seating: Seating, party: string): Seating {
  const left = takeSeats(seating, { party, seats: [] })
  return { ...left, guests: left.guests.filter(({ id }) => id !== party) }
}

function withHolder(seating: Seating, seat: Seat, holder: SeatHolder): Seating {
  return { ...seating, holders: seating.holders.map((before, at) => (at === seat ? holder : before)) }
}

/**
 * The table is another machine's: the party at that machine is the host from now on, and the host's own screens here are a guest
 * of it. Wishes for seats are asked anew.
 */
export function transferHost(seating: Seating, to: string, before: Guest): Seating {
  const holders = seating.holders.map((holder): SeatHolder => {
    const owner = ownerOf(holder)
    if (owner !== to && owner !== HOST_PARTY) return holder
    return { by: holder.by === 'standIn' ? 'standIn' : 'party', party: owner === to ? HOST_PARTY : before.id }
  })
  return { ...seating, holders, guests: [...seating.guests.filter(({ id }) => id !== to), before], asking: [] }
}
