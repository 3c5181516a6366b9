/**
 * Registry of a table's parties: identity, reconnect tokens and seat ownership. Changes are persisted before they take effect,
 * and are serialised between moves. Effects on screens and bots are left to the table.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Result } from '../../bridge/result.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { ok, reject, hostMessage, type Rejection } from '../base/result.ts'
import { serializeSeatingUnlessInitial } from './seating-record.ts'
import { TablePresenceTracker } from './presence-tracker.ts'
import { RateLimiter, type RateLimitedAction } from './rate-limiter.ts'
import { findSpectatorToDisplace, MAX_GUESTS } from './guest-capacity.ts'
import * as seating from './seating.ts'
import {
  HOST_PARTY_ID,
  seatsOwnedBy,
  type JoiningGuest,
  type JoinSuccess,
  type SeatingChangeResult,
  type Seating,
  type PartySeatRequest,
} from './seating.ts'
import type { TableQueue } from './table-queue.ts'
import type { HostingTerms, TableRecordHolder } from './open-table-record.ts'
import { CurrentWaitTracker } from './wait-time-tracker.ts'

/** Tells which kinds of change a new seating contains. Screens, bots and the undo history depend on them. */
export interface SeatingChangeFlags {
  /** Whether a seat has a new owner, who then sees the seat's private information. */
  readonly hasNewOwner: boolean
  /** Whether a seat has a new name. */
  readonly hasNewName: boolean
}

/**
 * The functions of one table that its `PartyRegistry` uses. The registry knows the parties of the table (the host's
 * own screens and each guest's device) and their seats.
 */
export interface PartyRegistryDeps {
  readonly queue: Pick<TableQueue, 'run'>
  /** Called after a change of the seating: updates screens, bots and the save. */
  readonly onSeatingChanged: (what: SeatingChangeFlags) => Promise<void>
  /** Called when the presence of a party, or other data in presence updates, has changed. */
  readonly onPresenceChanged: () => void
}

/**
 * The resources of a `PartyRegistry`: clocks and random bytes, the table's record, and the function that stores the
 * seating. The seating says which party (the host's own screens or a guest's device) owns which seat.
 */
export interface PartyRegistryResources {
  readonly environment: Pick<SharedDeps, 'clock' | 'awake' | 'randomBytes' | 'log'>
  readonly record: TableRecordHolder
  /** Stores the seating next to the save; undefined: nothing to store. @returns false if it could not be stored */
  readonly saveSeating: (text: string | undefined) => Promise<boolean>
}

/** How long a disconnected spectator is kept before it is removed, in ms. */
const SPECTATOR_EXPIRY_MS = 300_000

/** The parties of one table (the host's own screens and each guest's device) and the seats that they own. */
export class PartyRegistry {
  readonly presence: TablePresenceTracker
  readonly rateLimiter: RateLimiter
  readonly waitTimers: CurrentWaitTracker
  readonly #options: PartyRegistryResources
  readonly #deps: PartyRegistryDeps
  #savedText: string | undefined
  /** Address group of each guest, as far as this process knows it. */
  readonly #addressGroups = new Map<string, string>()

  constructor(start: PartyRegistryResources, floor: PartyRegistryDeps) {
    const { environment } = start
    this.#options = start
    this.#deps = floor
    this.#savedText = serializeSeatingUnlessInitial(this.seating)
    this.presence = new TablePresenceTracker(environment.awake)
    this.rateLimiter = new RateLimiter(environment.clock)
    this.waitTimers = new CurrentWaitTracker(environment.awake)
    for (const { id } of this.seating.guests) this.presence.markAway(id)
  }

  /** The present seats, their owners, and the guests. */
  get seating(): Seating {
    return this.#options.record.current.seating
  }

  /** The terms on which guests may join, or undefined if the table is not open to guests. */
  get hosting(): HostingTerms | undefined {
    return this.#options.record.current.hosting
  }

  get locked(): boolean {
    return this.hosting?.locked === true
  }

  /** @param isShown whether one of the host's own screens shows the table; otherwise the host is reported as away */
  setHostPresent(isShown: boolean): void {
    if (isShown === (this.presence.awayTimeOf(HOST_PARTY_ID) === undefined)) return
    if (isShown) this.presence.markPresent(HOST_PARTY_ID)
    else this.presence.markAway(HOST_PARTY_ID)
    this.#deps.onPresenceChanged()
  }

  /**
   * Counts an action of a party. @returns the rejection if it comes too often, or undefined. The host's own screens are not
   * limited
   */
  rateLimitRejection(deed: RateLimitedAction, party: string): Rejection | undefined {
    return party === HOST_PARTY_ID ? undefined : this.rateLimiter.consume(deed, party)
  }

  hasParty(party: string): boolean {
    return party === HOST_PARTY_ID || this.seating.guests.some(({ id }) => id === party)
  }

  /**
   * Admits a device and returns its token; the token is sent only this once. A guest of the same name who has a seat and is away
   * may be the same people without their token. Then the new party gets that name with a number, and the host is asked to give it
   * that guest's seats. The seats never change owner without the host's approval, because a name proves nothing.
   */
  async join({ kind, name, addressGroup }: JoiningGuest): Promise<JoinSuccess | Rejection> {
    const { randomBytes } = this.#options.environment
    const token = Buffer.from(randomBytes(32)).toString('base64url')
    const id = `guest-${Buffer.from(randomBytes(6)).toString('hex')}`
    let displaced: string | undefined
    const entered = await this.#change((before) => {
      if (this.hosting === undefined) return reject('table.refused.unknown')
      if (this.locked) return reject('table.refused.locked')
      let present = this.#withoutExpired(before, name)
      const others = seating.namesUsedByOthers(present, id)
      const refused = seating.confusableNameRejection(name, others)
      const away = refused && this.#awayNamesake(present, name)
      const called = refused === undefined ? name : away && seating.findFreeNumberedName(name, others)
      if (refused !== undefined && called === undefined) return refused
      if (called === undefined) return reject('table.refused.unknown')
      if (present.guests.length >= MAX_GUESTS) {
        displaced = this.#guestToDisplace(present, addressGroup)
        if (displaced === undefined) return reject('table.refused.full')
        present = seating.removeGuest(present, displaced)
      }
      this.presence.markAdmitted(id)
      if (addressGroup !== undefined) this.#addressGroups.set(id, addressGroup)
      const guest = { id, name: called, kind, digest: tokenDigestOf(token).toString('hex') }
      const joined = seating.addGuestWithoutSeat(present, guest)
      if (away === undefined) return { ok: true, seating: joined }
      const wish = { party: id, seats: seatsOwnedBy(joined, away), instead: away }
      return { ok: true, seating: seating.addSeatRequest(joined, wish) }
    })
    if (!entered.ok) {
      this.presence.forget(id)
      this.#addressGroups.delete(id)
      return entered
    }
    if (displaced !== undefined) this.#end(displaced, 'full')
    return { ok: true, party: id, token }
  }

  /** @returns the party of a token, or undefined; compares all tokens, so that the time does not depend on the match */
  partyForToken(token: string, kind: JoiningGuest['kind']): string | undefined {
    return findGuestIdByToken(this.seating.guests, token, kind)
  }

  /** Requests exactly these seats for a party: granted at once where allowed, else the host is asked. */
  async requestSeats(request: PartySeatRequest): Promise<Result<null>> {
    const { party, seats } = request
    const often = this.rateLimitRejection('sit', party)
    if (often !== undefined) return often
    return this.#change((before) => {
      const own = seatsOwnedBy(before, party)
      if (!this.hasParty(party)) return reject('table.refused.unknown')
      if (this.locked && party !== HOST_PARTY_ID && own.length === 0 && seats.length > 0)
        return reject('table.refused.locked')
      const refused = seating.seatRequestConflictRejection(before, request)
      if (refused !== undefined) return refused
      const atOnce =
        party === HOST_PARTY_ID || this.hosting?.byCode === true || seats.every((seat) => own.includes(seat))
      return { ok: true, seating: (atOnce ? seating.setSeatsOfParty : seating.addSeatRequest)(before, request) }
    })
  }

  /** The host answers a seat request. `table.refused.stale`: there is none */
  async answerSeatRequest(party: string, yes: boolean): Promise<Result<null>> {
    let gone: string | undefined
    const admitted = await this.#change((before) => {
      const request = before.asking.find((each) => each.party === party)
      if (request === undefined) return reject('table.refused.stale')
      if (!yes) return { ok: true, seating: seating.removeSeatRequest(before, party) }
      if (request.instead === undefined)
        return (
          seating.seatRequestConflictRejection(before, request) ?? {
            ok: true,
            seating: seating.setSeatsOfParty(before, request),
          }
        )
      const isAway =
        this.presence.awayTimeOf(request.instead) !== undefined && seatsOwnedBy(before, request.instead).length > 0
      if (!isAway) return reject('table.refused.stale')
      gone = request.instead
      return { ok: true, seating: seating.replaceAbsentParty(before, party, gone) }
    })
    if (admitted.ok && gone !== undefined) this.#end(gone, 'removed')
    return admitted
  }

  /** A party has reconnected: cancels requests of other guests for its seats. */
  onReconnected(party: string): void {
    const asking = this.seating.asking.filter(({ instead }) => instead === party)
    for (const request of asking)
      void this.#change((before) => ({ ok: true, seating: seating.removeSeatRequest(before, request.party) }))
  }

  /** Gives a person's seat to a party, independent of its owner before. */
  async giveSeat(seat: Seat, party: string): Promise<Result<null>> {
    return this.#change((before) => seating.seatingAfterGivingSeat(before, seat, party))
  }

  async setStandIn(seat: Seat, on: boolean): Promise<Result<null>> {
    return this.#change((before) => seating.setStandIn(before, seat, on))
  }

  /** A player takes over from the stand-in bot at their own seat. */
  async returnToSeat(party: string, seat: Seat): Promise<Result<null>> {
    return this.#change((before) => {
      if (seating.ownerPartyIdOf(before.holders[seat]) !== party) return reject('table.refused.notYourSeat')
      return seating.setStandIn(before, seat, false)
    })
  }

  /**
   * Removes a guest permanently, at its own request or the host's. Its token is invalid from now on, even if the disk refuses.
   */
  async removeParty(party: string, why: 'removed' | 'left'): Promise<Result<null>> {
    if (party === HOST_PARTY_ID || !this.hasParty(party)) return reject('table.refused.unknown')
    const parted = await this.#change((before) => ({ ok: true, seating: seating.removeGuest(before, party) }), true)
    // The seating is frozen during a host transfer.
    if (!parted.ok && parted.reason.id === 'table.refused.handing') return parted
    this.#end(party, why)
    return parted
  }

  #end(party: string, why: 'removed' | 'left' | 'full'): void {
    this.presence.removeParty(party, hostMessage(`table.parted.${why}`))
    this.rateLimiter.forget(party)
  }

  /** @param always the change takes effect even if the disk refuses it; the error is returned all the same */
  async #change(step: (before: Seating) => SeatingChangeResult, always = false): Promise<Result<null>> {
    return this.#deps.queue.run(async () => {
      const before = this.seating
      const made = step(before)
      if (!made.ok) return made
      const isKept = await this.#saveSeating(made.seating)
      if (!isKept && !always) return reject('save.refused.write')
      await this.#applySeating(before, made.seating)
      return isKept ? ok(null) : reject('save.refused.write')
    })
  }

  async #applySeating(before: Seating, now: Seating): Promise<void> {
    this.#options.record.update({ seating: now })
    for (const { id } of before.guests) {
      if (this.hasParty(id)) continue
      this.presence.forget(id)
      this.#addressGroups.delete(id)
    }
    const renamed = now.setups.some(({ name }, seat) => name !== before.setups[seat]?.name)
    const handed = now.holders.some((holder, seat) => {
      const owner = seating.ownerPartyIdOf(holder)
      return owner !== undefined && owner !== seating.ownerPartyIdOf(before.holders[seat])
    })
    if (renamed || before.holders !== now.holders)
      await this.#deps.onSeatingChanged({ hasNewOwner: handed, hasNewName: renamed })
    this.#deps.onPresenceChanged()
  }

  async #saveSeating(next: Seating): Promise<boolean> {
    const text = serializeSeatingUnlessInitial(next)
    if (text === this.#savedText) return true
    try {
      if (!(await this.#options.saveSeating(text))) return false
    } catch {
      this.#options.environment.log('who sits at a table could not be kept')
      return false
    }
    this.#savedText = text
    return true
  }

  /** @returns the only guest with this name that is away, has a seat, and has no pending request for its seats; else undefined */
  #awayNamesake(now: Seating, name: string): string | undefined {
    const isFree = (party: string): boolean =>
      seating.confusableNameRejection(name, seating.namesUsedByOthers(seating.removeGuest(now, party), party)) ===
      undefined
    return now.guests.find(({ id }) => {
      const isAsked = now.asking.some(({ instead }) => instead === id)
      return this.presence.awayTimeOf(id) !== undefined && seatsOwnedBy(now, id).length > 0 && !isAsked && isFree(id)
    })?.id
  }

  #guestToDisplace(now: Seating, from: string | undefined): string | undefined {
    const watching = now.guests.filter(({ id }) => seatsOwnedBy(now, id).length === 0)
    return findSpectatorToDisplace(
      watching.map(({ id }) => ({ id, away: this.presence.awayTimeOf(id), addressGroup: this.#addressGroups.get(id) })),
      from,
    )
  }

  /** Removes expired spectators, and a party of this name that never confirmed its admission: it joins again. */
  #withoutExpired(before: Seating, name: string): Seating {
    const gone = before.guests.filter((guest) => {
      const { presence } = this
      const isGone = (presence.awayTimeOf(guest.id) ?? 0) > SPECTATOR_EXPIRY_MS
      const isAgain =
        presence.wasNeverConfirmed(guest.id) && seating.confusableNameRejection(name, [guest.name]) !== undefined
      return (isGone || isAgain) && seatsOwnedBy(before, guest.id).length === 0
    })
    return gone.reduce((left, { id }) => seating.removeGuest(left, id), before)
  }
}

/**
 * Finds the guest to whom a reconnect token belongs. All guests are compared in constant time, so that the time does
 * not reveal how much of a token is right.
 * @param token the token that a connecting device presents
 * @param kind the kind of this device, `app` or `browser`; a guest with another kind is not found
 * @returns the guest's party id, or undefined
 */
export function findGuestIdByToken(
  guests: readonly seating.Guest[],
  token: string,
  kind: JoiningGuest['kind'],
): string | undefined {
  const digest = tokenDigestOf(token)
  const found = guests.filter((guest) => {
    const isToken = timingSafeEqual(Buffer.from(guest.digest, 'hex'), digest)
    return isToken && guest.kind === kind
  })
  return found[0]?.id
}

/** The SHA-256 digest of a guest's reconnect token, which the host stores in place of the token. */
export function tokenDigestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
