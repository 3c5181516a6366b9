/**
 * Handing a table of this machine to another: everybody at the table is asked, and giving.ts brings it there. What that
 * machine says of it comes in here, from its own line only.
 */
import * as v from 'valibot'
import { HAND_CALLS, LARGEST_SEALED, type HandArg, type HandCall } from '../../../bridge/handing.ts'
import { personName } from '../../../bridge/people.ts'
import type { Reply } from '../../../bridge/reply.ts'
import { done, reject } from '../../reply.ts'
import { tokenDigest } from '../../tables/party-registry.ts'
import { serializeSeating } from '../../tables/seating-record.ts'
import type { OpenTable } from '../../tables/open-table.ts'
import { transferHost, HOST_PARTY, seatsOwnedBy, type Guest } from '../../tables/seating.ts'
import { termsOf } from '../terms.ts'
import { Door } from './door.ts'
import { Giving } from './giving.ts'
import { HandedTables, type HandedTablesStart } from './handed-tables.ts'
import { checkParcel, readParcel, type Parcel } from './parcel.ts'
import { handStore, verdictOf } from './record.ts'
import { seal, unseal, type Sealed } from './sealed.ts'

export interface HandingOverStart extends HandedTablesStart {
  /** What this machine is called towards others. */
  readonly label: string
}

type Handlers = { readonly [K in HandCall]: (arg: HandArg<K>) => Promise<Reply<unknown>> | Reply<unknown> }

export class HandingOver {
  /** Those that are others' by now. */
  readonly handed: HandedTables
  readonly #at: HandingOverStart
  readonly #doors = new Map<string, Door>()
  readonly #givings = new Map<string, Giving>()

  constructor(start: HandingOverStart) {
    this.#at = start
    this.handed = new HandedTables(start, (table) => this.door(table))
  }

  /** The guests of a table, wherever it is. */
  door(table: string): Door {
    const door =
      this.#doors.get(table) ??
      new Door({
        here: () => this.#at.tables.at(table)?.people.guests,
        hand: (party, name, arg) => this.#answer(table, party, name, arg),
        told: (party) => void this.handed.told(table, party),
      })
    this.#doors.set(table, door)
    return door
  }

  /** Asks everybody at the table whether it may go to that party's machine; once all agree, it does. */
  async hand(table: string, party: string): Promise<Reply<null>> {
    const open = this.#at.tables.at(table)
    if (open === undefined) return reject('table.refused.unknown')
    return open.hostTransfer.propose(party, () => {
      this.#begin(open, party).catch(() => open.hostTransfer.unfreeze())
    })
  }

  async #begin(open: OpenTable, to: string): Promise<void> {
    const { environment, library } = this.#at
    const { clock, randomBytes } = environment
    const { id: table } = open
    const { seating, hosting } = open.people.parties
    const token = Buffer.from(randomBytes(32)).toString('base64url')
    const own: Guest = {
      id: `guest-${Buffer.from(randomBytes(6)).toString('hex')}`,
      kind: 'app',
      name: this.#ownName(open),
      digest: tokenDigest(token).toString('hex'),
    }
    const whole = await library.textOf(table)
    const seats = serializeSeating(transferHost(seating, to, own))
    const hand = Buffer.from(randomBytes(16)).toString('hex')
    const isWhole = whole.ok && seats !== undefined && hosting !== undefined
    const sealed = isWhole
      ? await this.#sealed({ save: whole.text, seating: seats, ...termsOf(hosting) }, hand)
      : undefined
    if (sealed === undefined) {
      open.hostTransfer.unfreeze()
      return
    }
    const giving = new Giving({
      hand,
      to,
      clock,
      sealed,
      name: seating.guests.find(({ id }) => id === to)?.name ?? '',
      own: { token, name: own.name },
      store: handStore(library.beside(table, 'hand')),
      offer: (offer) => this.door(table).offer(to, offer),
      stays: () => {
        this.#givings.delete(table)
        open.hostTransfer.unfreeze()
      },
      handed: (record) => void this.handed.add(table, record),
    })
    this.#givings.set(table, giving)
    await giving.begin()
  }

  /**
   * The other machine cannot look into the parcel before the table is its own. So this one does: it opens the seal, and
   * replays the save through the gate. @returns undefined where the table could not be opened there
   */
  async #sealed(parcel: Parcel, hand: string): Promise<Sealed | undefined> {
    const { environment } = this.#at
    const sealed = seal(JSON.stringify(parcel), hand, environment.randomBytes)
    const opened = readParcel(unseal(sealed, hand) ?? '')
    if (sealed.text.length > LARGEST_SEALED || opened === undefined) return undefined
    return (await checkParcel(opened, environment)) === undefined ? undefined : sealed
  }

  /** What the other machine says. */
  async #answer(table: string, party: string, name: HandCall, said: unknown): Promise<Reply<unknown>> {
    const parsed = v.safeParse<v.GenericSchema>(HAND_CALLS[name].takes, said)
    if (!parsed.success) return reject('bridge.refused.form')
    const handler = this.#handlers(table, party)[name] as (arg: unknown) => Promise<Reply<unknown>> | Reply<unknown>
    return handler(parsed.output)
  }

  #handlers(table: string, party: string): Handlers {
    const { handed } = this
    const giving = this.#givings.get(table)
    return {
      'hand.take': ({ hand, from }) => giving?.take(party, hand, from) ?? reject('hand.refused.none'),
      'hand.ready': async ({ hand, place }) => {
        const record = handed.handedTo(table, party, hand)
        if (record === undefined) return done((await giving?.ready(party, hand, place)) ?? 'never')
        await handed.listens(table, place)
        return done(verdictOf(record))
      },
      'hand.decline': ({ hand }) => {
        giving?.decline(party, hand)
        return done(null)
      },
      'hand.begun': async ({ hand }) => {
        if (handed.handedTo(table, party, hand) !== undefined) await handed.begun(table)
        return done(null)
      },
    }
  }

  /** What the people at this machine are called as guests. */
  #ownName({ people, seats }: OpenTable): string {
    const names = seatsOwnedBy(people.parties.seating, HOST_PARTY).flatMap((seat) => seats[seat]?.name ?? [])
    const named = v.safeParse(personName, names.length > 0 ? names.join(', ') : this.#at.label)
    return named.success ? named.output : 'Samsara'
  }
}
