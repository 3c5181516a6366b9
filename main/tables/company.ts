/**
 * The parties of one table: who they are, what they come back with, and every change of who holds a seat. A change is on disk
 * before it counts, and one follows after another, between two moves. What it means for screens and bots is the table's to say.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { Environment } from '../environment.ts'
import { done, reject, hostMessage, type Rejection } from '../reply.ts'
import type { Device, Entered } from './guests.ts'
import { textOfSeating } from './kept-seating.ts'
import { Lines } from './lines.ts'
import { Rate, type Limited } from './rate.ts'
import { givesWay, MAX_GUESTS } from './room.ts'
import * as seating from './seating.ts'
import { HOST, ownedBy, type Seated, type Seating, type Wish } from './seating.ts'
import { WaitingFor } from './waiting-for.ts'

/** How a table is open to guests. */
export interface Hosted {
  /** Who knows the code sits down without being asked about. */
  readonly byCode: boolean
  /** Whether the Sage may be asked meanwhile. */
  readonly sage: boolean
  /** Seconds after which a bot is suggested. */
  readonly clock?: number
  /** Nobody else comes in or sits down: those who have a seat come back. */
  readonly locked?: true
}

/** What a change of the seating means. */
export interface Reseated {
  /** A seat is somebody else's now, who sees what it knows. */
  readonly handed: boolean
  /** A seat is called otherwise. */
  readonly renamed: boolean
}

/** The table, as its company needs it. */
export interface Floor {
  /** Does a step between two others; refused where the table is closed. */
  readonly inTurn: <T>(step: () => Promise<Reply<T>>) => Promise<Reply<T>>
  /** Screens, bots and the save follow. */
  readonly reseated: (what: Reseated) => Promise<void>
  /** Who is there, or what they are told of each other, has changed. */
  readonly tell: () => void
}

export interface CompanyStart {
  readonly environment: Pick<Environment, 'clock' | 'awake' | 'randomBytes' | 'log'>
  /** Everybody reads who sits there from this array: the company puts names into it. */
  readonly seats: SeatSetup[]
  /** As it was kept; undefined: as at first. */
  readonly seating: Seating | undefined
  /** Keeps it beside the save; undefined: there is nothing to keep. @returns false: it could not */
  readonly keep: (text: string | undefined) => Promise<boolean>
}

/** Milliseconds after which somebody who only watched, and is gone, is forgotten. */
const FORGOTTEN = 300_000

export class Company {
  readonly lines: Lines
  readonly rate: Rate
  readonly waiting: WaitingFor
  hosted: Hosted | undefined
  readonly #at: CompanyStart
  readonly #floor: Floor
  #seating: Seating
  #kept: string | undefined
  /** From which group of addresses guests came in, as far as this process knows. */
  readonly #from = new Map<string, string>()

  constructor(start: CompanyStart, floor: Floor) {
    const { environment, seats } = start
    this.#at = start
    this.#floor = floor
    this.#seating = start.seating ?? seating.atFirst([...seats])
    this.#kept = textOfSeating(this.#seating)
    this.lines = new Lines(environment.awake)
    this.rate = new Rate(environment.clock)
    this.waiting = new WaitingFor(environment.awake)
    for (const { id } of this.#seating.guests) this.lines.expect(id)
  }

  get seating(): Seating {
    return this.#seating
  }

  /** Whether the Sage may be asked, as far as guests are concerned. */
  get sage(): boolean {
    return this.hosted?.sage ?? true
  }

  get locked(): boolean {
    return this.hosted?.locked === true
  }

  /** @param isShown whether one of the host's own screens shows the table: without one the host is told as away */
  hostShows(isShown: boolean): void {
    if (isShown === (this.lines.away(HOST) === undefined)) return
    if (isShown) this.lines.here(HOST)
    else this.lines.expect(HOST)
    this.#floor.tell()
  }

  /** The host's own screens are not counted. */
  often(deed: Limited, party: string): Rejection | undefined {
    return party === HOST ? undefined : this.rate.refusal(deed, party)
  }

  knows(party: string): boolean {
    return party === HOST || this.#seating.guests.some(({ id }) => id === party)
  }

  /**
   * A device comes in. It is told its token once. Where a guest of its name has a seat and is away, it may be the same people,
   * who have lost the way back: it comes in under that name with a number, and the host is asked for the seats of that guest.
   * They never go over without the host's word, since the name proves nothing.
   */
  async enter({ kind, name, from }: Device): Promise<Entered | Rejection> {
    const { randomBytes } = this.#at.environment
    const token = Buffer.from(randomBytes(32)).toString('base64url')
    const id = `guest-${Buffer.from(randomBytes(6)).toString('hex')}`
    let displaced: string | undefined
    const entered = await this.#change((before) => {
      if (this.hosted === undefined) return reject('table.refused.unknown')
      if (this.locked) return reject('table.refused.locked')
      let present = this.#forgetting(before, name)
      const others = seating.namesBeside(present, id)
      const refused = seating.nameRefusal(name, others)
      const away = refused && this.#awayNamesake(present, name)
      const called = refused === undefined ? name : away && seating.numbered(name, others)
      if (refused !== undefined && called === undefined) return refused
      if (called === undefined) return reject('table.refused.unknown')
      if (present.guests.length >= MAX_GUESTS) {
        displaced = this.#givesWay(present, from)
        if (displaced === undefined) return reject('table.refused.full')
        present = seating.parted(present, displaced)
      }
      this.lines.letIn(id)
      if (from !== undefined) this.#from.set(id, from)
      const guest = { id, name: called, kind, digest: digestOf(token).toString('hex') }
      const joined = seating.joined(present, guest)
      if (away === undefined) return { ok: true, seating: joined }
      const wish = { party: id, seats: ownedBy(joined, away), instead: away }
      return { ok: true, seating: seating.asks(joined, wish) }
    })
    if (!entered.ok) {
      this.lines.forget(id)
      this.#from.delete(id)
      return entered
    }
    if (displaced !== undefined) this.#end(displaced, 'full')
    return { ok: true, party: id, token }
  }

  /** The party that comes back with a token: every one is compared, whichever it is. */
  back(token: string, kind: Device['kind']): string | undefined {
    return partyOf(this.#seating.guests, token, kind)
  }

  /** A party wishes to hold these seats and no others: at once where it may, else the host is asked. */
  async sit(wish: Wish): Promise<Reply<null>> {
    const { party, seats } = wish
    const often = this.often('sit', party)
    if (often !== undefined) return often
    return this.#change((before) => {
      const own = ownedBy(before, party)
      if (!this.knows(party)) return reject('table.refused.unknown')
      if (this.locked && party !== HOST && own.length === 0 && seats.length > 0) return reject('table.refused.locked')
      const refused = seating.wishRefusal(before, wish)
      if (refused !== undefined) return refused
      const atOnce = party === HOST || this.hosted?.byCode === true || seats.every((seat) => own.includes(seat))
      return { ok: true, seating: (atOnce ? seating.sits : seating.asks)(before, wish) }
    })
  }

  /** What the host says to a wish. `table.refused.stale`: there is none */
  async admit(party: string, yes: boolean): Promise<Reply<null>> {
    let gone: string | undefined
    const admitted = await this.#change((before) => {
      const wish = before.asking.find((each) => each.party === party)
      if (wish === undefined) return reject('table.refused.stale')
      if (!yes) return { ok: true, seating: seating.unasked(before, party) }
      if (wish.instead === undefined)
        return seating.wishRefusal(before, wish) ?? { ok: true, seating: seating.sits(before, wish) }
      const isAway = this.lines.away(wish.instead) !== undefined && ownedBy(before, wish.instead).length > 0
      if (!isAway) return reject('table.refused.stale')
      gone = wish.instead
      return { ok: true, seating: seating.replaced(before, party, gone) }
    })
    if (admitted.ok && gone !== undefined) this.#end(gone, 'removed')
    return admitted
  }

  /** A party has a line again: no other guest asks for its seats in its name. */
  cameBack(party: string): void {
    const asking = this.#seating.asking.filter(({ instead }) => instead === party)
    for (const wish of asking)
      void this.#change((before) => ({ ok: true, seating: seating.unasked(before, wish.party) }))
  }

  /** A person's seat becomes a party's, whoever had it. */
  async give(seat: Seat, party: string): Promise<Reply<null>> {
    return this.#change((before) => seating.given(before, seat, party))
  }

  async standIn(seat: Seat, on: boolean): Promise<Reply<null>> {
    return this.#change((before) => seating.standsIn(before, seat, on))
  }

  /** Somebody is back at their own seat. */
  async sitAgain(party: string, seat: Seat): Promise<Reply<null>> {
    return this.#change((before) => {
      if (seating.ownerOf(before.holders[seat]) !== party) return reject('table.refused.notYourSeat')
      return seating.standsIn(before, seat, false)
    })
  }

  /** A guest is gone for good, by its own wish or the host's: its token is good for nothing from now on, come what may. */
  async part(party: string, why: 'removed' | 'left'): Promise<Reply<null>> {
    if (party === HOST || !this.knows(party)) return reject('table.refused.unknown')
    const parted = await this.#change((before) => ({ ok: true, seating: seating.parted(before, party) }), true)
    // Who sits there travels with the table just now: they go there with the others.
    if (!parted.ok && parted.reason.id === 'table.refused.handing') return parted
    this.#end(party, why)
    return parted
  }

  #end(party: string, why: 'removed' | 'left' | 'full'): void {
    this.lines.end(party, hostMessage(`table.parted.${why}`))
    this.rate.forget(party)
  }

  /** @param always it counts even where the disk refuses it, which is answered all the same */
  async #change(step: (before: Seating) => Seated, always = false): Promise<Reply<null>> {
    return this.#floor.inTurn(async () => {
      const before = this.#seating
      const made = step(before)
      if (!made.ok) return made
      const isKept = await this.#keep(made.seating)
      if (!isKept && !always) return reject('save.refused.write')
      await this.#settle(before, made.seating)
      return isKept ? done(null) : reject('save.refused.write')
    })
  }

  async #settle(before: Seating, now: Seating): Promise<void> {
    const { seats } = this.#at
    this.#seating = now
    for (const { id } of before.guests) {
      if (this.knows(id)) continue
      this.lines.forget(id)
      this.#from.delete(id)
    }
    const renamed = now.setups.some(({ name }, seat) => name !== seats[seat]?.name)
    if (renamed) seats.splice(0, seats.length, ...now.setups)
    const handed = now.holders.some((holder, seat) => {
      const owner = seating.ownerOf(holder)
      return owner !== undefined && owner !== seating.ownerOf(before.holders[seat])
    })
    if (renamed || before.holders !== now.holders) await this.#floor.reseated({ handed, renamed })
    this.#floor.tell()
  }

  async #keep(next: Seating): Promise<boolean> {
    const text = textOfSeating(next)
    if (text === this.#kept) return true
    try {
      if (!(await this.#at.keep(text))) return false
    } catch {
      this.#at.environment.log('who sits at a table could not be kept')
      return false
    }
    this.#kept = text
    return true
  }

  /** The only guest that goes by a name and is away, has a seat, and is not asked for in that name already. */
  #awayNamesake(now: Seating, name: string): string | undefined {
    const isFree = (party: string): boolean =>
      seating.nameRefusal(name, seating.namesBeside(seating.parted(now, party), party)) === undefined
    return now.guests.find(({ id }) => {
      const isAsked = now.asking.some(({ instead }) => instead === id)
      return this.lines.away(id) !== undefined && ownedBy(now, id).length > 0 && !isAsked && isFree(id)
    })?.id
  }

  #givesWay(now: Seating, from: string | undefined): string | undefined {
    const watching = now.guests.filter(({ id }) => ownedBy(now, id).length === 0)
    return givesWay(
      watching.map(({ id }) => ({ id, away: this.lines.away(id), from: this.#from.get(id) })),
      from,
    )
  }

  /** Without those who only watched and are long gone, and whoever of that name never heard that they were in: they knock again. */
  #forgetting(before: Seating, name: string): Seating {
    const gone = before.guests.filter((guest) => {
      const { lines } = this
      const isGone = (lines.away(guest.id) ?? 0) > FORGOTTEN
      const isAgain = lines.neverCame(guest.id) && seating.nameRefusal(name, [guest.name]) !== undefined
      return (isGone || isAgain) && ownedBy(before, guest.id).length === 0
    })
    return gone.reduce((left, { id }) => seating.parted(left, id), before)
  }
}

/** Whose token it is, in the same time whoever it is. */
export function partyOf(guests: readonly seating.Guest[], token: string, kind: Device['kind']): string | undefined {
  const digest = digestOf(token)
  const found = guests.filter((guest) => {
    const isToken = timingSafeEqual(Buffer.from(guest.digest, 'hex'), digest)
    return isToken && guest.kind === kind
  })
  return found[0]?.id
}

/** What is kept of a token. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
