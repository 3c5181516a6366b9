/**
 * Parties of a table and their seats, as immutable values: every step returns a new seating or a rejection. Initially the host's
 * own screens, together the party `host`, hold all seats of people. A guest may take free seats.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { SeatHolder, PartyClientKind } from '../../bridge/presence.ts'
import { MAX_PERSON_NAME_LENGTH } from '../../bridge/names.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import { reject, type Rejection } from '../base/result.ts'
import { findConfusableName } from './confusable-names.ts'

/** The id of the party that consists of the host's own screens. */
export const HOST_PARTY_ID = 'host'

/**
 * A party (one device with its users) that plays or watches at a table on a device other than the host's screens. It
 * has an id, a name, the kind of its client (the app or a browser page), and a digest of the token with which it
 * reconnects.
 */
export interface Guest {
  readonly id: string
  readonly name: string
  readonly kind: Exclude<PartyClientKind, 'host'>
  /** Digest of its reconnect token. */
  readonly digest: string
}

/** The data that the host has of a guest that wants to join: the kind of its device, its name, and its address group. */
export interface JoiningGuest {
  readonly kind: Exclude<PartyClientKind, 'host'>
  /** The name that its players chose; sanitised, and not empty. */
  readonly name: string
  /** The group of addresses that it connects from: an IPv4 address or a /64 of IPv6. Absent: unknown. */
  readonly addressGroup?: string
}

/**
 * The result of a successful join at a table: the id of the new party (here one guest's device), and the token with
 * which the guest can reconnect.
 */
export interface JoinSuccess {
  readonly ok: true
  readonly party: string
  /** The reconnect token. Only the guest has it; the host keeps a digest. */
  readonly token: string
}

/**
 * A request for certain seats, with the names of the people who want to play at them. It comes from a party, which is
 * the host's own screens or one guest's device.
 */
export interface PartySeatRequest {
  readonly party: string
  readonly seats: readonly Seat[]
  readonly names?: readonly string[]
  /** The absent party whose seats these are: the requesting party claims to be the same people at another device. */
  readonly instead?: string
}

/** Who sits at a table: its seats, their owners, its guests, and open requests for seats. */
export interface Seating {
  readonly guests: readonly Guest[]
  /** The seats with their names, colours and bots. */
  readonly setups: readonly SeatSetup[]
  /** By seat: the party that owns it and whether it plays itself, or the bot that plays it. */
  readonly holders: readonly SeatHolder[]
  /** Requests that wait for the host's approval; one per party at most. */
  readonly asking: readonly PartySeatRequest[]
}

/** The changed seating, or the reason why the change is impossible. */
export type SeatingChangeResult = { readonly ok: true; readonly seating: Seating } | Rejection

/**
 * The level and the temperament (the play style, optional) of a bot that plays a seat. The seat is the bot's own, or
 * that of a person for whom the bot plays.
 */
export type BotLevelAndTemper = Pick<Extract<SeatSetup, { readonly kind: 'bot' }>, 'level' | 'temper'>

const STAND_IN: BotLevelAndTemper = { level: 'adept' }
const NOBODY: SeatHolder = { by: 'nobody' }

/** Creates the seating of a table without guests: the host's own screens hold all seats of people. */
export function createInitialSeating(setups: readonly SeatSetup[]): Seating {
  const holders = setups.map(({ kind }): SeatHolder =>
    kind === 'bot' ? { by: 'bot' } : { by: 'party', party: HOST_PARTY_ID },
  )
  return { guests: [], setups, holders, asking: [] }
}

/**
 * The id of the party that owns a seat, even while a bot plays for this party. A party is either the host's own
 * screens or one guest's device. Undefined for a free seat and for a bot's own seat.
 */
export function ownerPartyIdOf(holder: SeatHolder | undefined): string | undefined {
  return holder?.by === 'party' || holder?.by === 'standIn' ? holder.party : undefined
}

/**
 * The seats that a party owns, ascending. They include the seats at which a bot plays for the party. A party is either
 * the host's own screens or one guest's device.
 */
export function seatsOwnedBy({ holders }: Seating, party: string): readonly Seat[] {
  return holders.flatMap((holder, seat) => (ownerPartyIdOf(holder) === party ? [seat] : []))
}

/**
 * The seats that the people of a party play themselves, ascending. Seats at which a bot plays for them are left out. A
 * party is either the host's own screens or one guest's device.
 */
export function seatsPlayedByParty({ holders }: Seating, party: string): readonly Seat[] {
  return holders.flatMap((holder, seat) => (holder.by === 'party' && holder.party === party ? [seat] : []))
}

/**
 * Whether several people share the screen at which a seat is played: the seat's party, which is the host's own screens
 * or one guest's device, also plays other seats.
 */
export function isScreenOfSeatShared(seating: Seating, seat: Seat): boolean {
  const holder = seating.holders[seat]
  return holder?.by === 'party' && seatsPlayedByParty(seating, holder.party).length > 1
}

/**
 * The bot that plays a seat now: the seat's own bot, or a stand-in (a bot that plays for the seat's person). Undefined
 * if a person plays the seat, or if it is free.
 */
export function botPlayingSeat({ setups, holders }: Seating, seat: Seat): BotLevelAndTemper | undefined {
  const setup = setups[seat]
  if (setup?.kind === 'bot') return setup
  return holders[seat]?.by === 'standIn' ? STAND_IN : undefined
}

/**
 * Why a name is refused: players could confuse it with a name in use (`table.refused.nameTwin {name}`). Undefined if it is
 * allowed.
 * @param others the names in use
 */
export function confusableNameRejection(name: string, others: readonly string[]): Rejection | undefined {
  const twin = findConfusableName(name, others)
  return twin === undefined ? undefined : reject('table.refused.nameTwin', { name: twin })
}

/**
 * The names at a table that a party must not imitate: the names of the other guests, of bots, of players at seats of
 * other parties, and of the host's party. A party is either the host's own screens or one guest's device. Free seats
 * do not count: the host may have named them after expected guests.
 */
export function namesUsedByOthers(seating: Seating, party: string): readonly string[] {
  const { guests, holders, setups } = seating
  const seats = setups.flatMap(({ kind, name }, seat) => {
    const owner = ownerPartyIdOf(holders[seat])
    return kind === 'bot' || (owner !== undefined && owner !== party) ? [name] : []
  })
  const host = party === HOST_PARTY_ID ? [] : [hostPartyName(seating)]
  return [...guests.flatMap(({ id, name }) => (id === party ? [] : [name])), ...seats, ...host]
}

/**
 * The name of the host's party, which consists of the host's own screens: the names of the players at its seats,
 * joined by commas. Empty if the host's party owns no seat.
 */
export function hostPartyName(seating: Seating): string {
  return seatsOwnedBy(seating, HOST_PARTY_ID)
    .map((seat) => seating.setups[seat]?.name ?? '')
    .join(', ')
}

/**
 * Returns why a party's request for seats is impossible even with the host's approval. A party is either the host's
 * own screens or one guest's device.
 * @returns `table.refused.seatTaken {seat}` if the party cannot get one of the seats, `table.refused.nameTwin {name}`
 *   if players could confuse a requested name with another one, or undefined if the request is possible
 */
export function seatRequestConflictRejection(
  seating: Seating,
  { party, seats, names = [] }: PartySeatRequest,
): Rejection | undefined {
  const { holders, setups } = seating
  const taken = seats.find((seat) => {
    const holder = holders[seat]
    return holder?.by !== 'nobody' && (holder === undefined || ownerPartyIdOf(holder) !== party)
  })
  if (taken !== undefined) return reject('table.refused.seatTaken', { seat: { seat: taken } })
  const seated = setups.flatMap(({ name }, seat) => (seats.includes(seat) ? [] : [name]))
  const others = [...seated, ...seating.guests.flatMap(({ id, name }) => (id === party ? [] : [name]))]
  for (const [at, name] of names.slice(0, seats.length).entries()) {
    const refused = confusableNameRejection(name, [...others, ...names.slice(0, at)])
    if (refused !== undefined) return refused
  }
  return undefined
}

/**
 * Returns the seating in which a party owns exactly the requested seats, with the requested names. A party is either
 * the host's own screens or one guest's device. The other seats that the party owned become free, and a request for
 * seats by this party that still waits for the host's approval is removed.
 * @param names the players' names, in the order of `seats`; a seat without one keeps its present name
 */
export function setSeatsOfParty(seating: Seating, { party, seats, names = [] }: PartySeatRequest): Seating {
  const holders = seating.holders.map((holder, seat): SeatHolder => {
    const own = ownerPartyIdOf(holder) === party
    if (!seats.includes(seat)) return own ? NOBODY : holder
    return own ? holder : { by: 'party', party }
  })
  const setups = seating.setups.map((setup, seat) => {
    const name = names[seats.indexOf(seat)]
    return name === undefined ? setup : { ...setup, name }
  })
  return { ...removeSeatRequest(seating, party), setups, holders }
}

/**
 * Returns the seating with a further request for seats, which waits for the host's approval. It replaces an earlier
 * request of the same party, that is, of the same guest device.
 */
export function addSeatRequest(seating: Seating, request: PartySeatRequest): Seating {
  return { ...seating, asking: [...removeSeatRequest(seating, request.party).asking, request] }
}

/**
 * Returns the seating in which a party gets the seats and the name of an absent party. A party is the people at one
 * guest device, or at the host's screens. The absent party is removed permanently.
 * @param party id of the party that gets the seats and the name
 * @param away id of the absent party
 */
export function replaceAbsentParty(seating: Seating, party: string, away: string): Seating {
  const name = seating.guests.find(({ id }) => id === away)?.name
  const holders = seating.holders.map((holder): SeatHolder =>
    ownerPartyIdOf(holder) === away ? { by: 'party', party } : holder,
  )
  const now = removeGuest({ ...removeSeatRequest(seating, party), holders }, away)
  const guests = now.guests.map((guest) => (guest.id === party && name !== undefined ? { ...guest, name } : guest))
  return { ...now, guests }
}

/**
 * Finds a variant of a name that no player can confuse with a name in use, by adding a number. It tries the numbers 2
 * to 9 in ascending order. A name that is too long for the number is cut.
 * @param others the names in use
 * @returns the name with the first suitable number, or undefined if each of these numbers gives a name that can be
 *   confused
 */
export function findFreeNumberedName(name: string, others: readonly string[]): string | undefined {
  const letters = Array.from(name)
  const all = Array.from(
    { length: 8 },
    (_, at) =>
      `${letters
        .slice(0, MAX_PERSON_NAME_LENGTH - 2)
        .join('')
        .trim()} ${at + 2}`,
  )
  return all.find((each) => confusableNameRejection(each, others) === undefined)
}

/**
 * Returns the seating without the open seat request of a party, after the host has answered the request or the party
 * has withdrawn it. A party is either the host's own screens or one guest's device.
 */
export function removeSeatRequest(seating: Seating, party: string): Seating {
  return { ...seating, asking: seating.asking.filter((each) => each.party !== party) }
}

/**
 * Returns the seating in which a party owns a person's seat, regardless of the seat's previous owner. A party is
 * either the host's own screens or one guest's device. Rejected with `table.refused.notYourSeat` for a bot's seat and
 * for an unknown party.
 */
export function seatingAfterGivingSeat(seating: Seating, seat: Seat, party: string): SeatingChangeResult {
  const known = party === HOST_PARTY_ID || seating.guests.some(({ id }) => id === party)
  if (!known || (seating.holders[seat]?.by ?? 'bot') === 'bot') return reject('table.refused.notYourSeat')
  const now = withHolder(seating, seat, { by: 'party', party })
  // A request whose seats its party holds already is fulfilled.
  const asking = now.asking.filter((request) =>
    request.seats.some((each) => ownerPartyIdOf(now.holders[each]) !== request.party),
  )
  return { ok: true, seating: { ...now, asking } }
}

/**
 * Returns the seating with or without a stand-in at a seat: a bot that plays for the seat's person. A free seat that gets a
 * stand-in belongs to the host's party. Rejected with `table.refused.notYourSeat` for a bot's own seat.
 * @param on whether the bot plays
 */
export function setStandIn(seating: Seating, seat: Seat, on: boolean): SeatingChangeResult {
  const holder = seating.holders[seat]
  if (holder === undefined || holder.by === 'bot') return reject('table.refused.notYourSeat')
  const party = ownerPartyIdOf(holder) ?? HOST_PARTY_ID
  if (!on && holder.by !== 'standIn') return { ok: true, seating }
  return { ok: true, seating: withHolder(seating, seat, { by: on ? 'standIn' : 'party', party }) }
}

/** Returns the seating with a further guest, who has no seat yet. */
export function addGuestWithoutSeat(seating: Seating, guest: Guest): Seating {
  return { ...seating, guests: [...seating.guests, guest] }
}

/** Returns the seating without a guest and its open request. The guest's seats are free. */
export function removeGuest(seating: Seating, party: string): Seating {
  const left = setSeatsOfParty(seating, { party, seats: [] })
  return { ...left, guests: left.guests.filter(({ id }) => id !== party) }
}

function withHolder(seating: Seating, seat: Seat, holder: SeatHolder): Seating {
  return { ...seating, holders: seating.holders.map((before, at) => (at === seat ? holder : before)) }
}

/**
 * The seating after the table was transferred to another machine. A party is either the host's own screens or one
 * guest's device: the party `to` becomes the host's party, and the previous host's party becomes a guest. Bots
 * continue to play for the parties of their seats. Open requests for seats are dropped and have to be made again.
 * @param to id of the party that becomes the host
 * @param before the previous host as a guest
 */
export function seatingAfterHostTransfer(seating: Seating, to: string, before: Guest): Seating {
  const holders = seating.holders.map((holder): SeatHolder => {
    const owner = ownerPartyIdOf(holder)
    if (owner !== to && owner !== HOST_PARTY_ID) return holder
    return { by: holder.by === 'standIn' ? 'standIn' : 'party', party: owner === to ? HOST_PARTY_ID : before.id }
  })
  return { ...seating, holders, guests: [...seating.guests.filter(({ id }) => id !== to), before], asking: [] }
}
