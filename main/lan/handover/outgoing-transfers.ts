/**
 * Host transfers from this machine: asks everyone at the table, then runs the transfer (transfer-sender.ts). Accepts messages
 * about a transfer only from the receiver, on its own connection.
 */
import * as v from 'valibot'
import {
  TRANSFER_CALLS,
  MAX_ENCRYPTED_TRANSFER_PAYLOAD_LENGTH,
  type TransferCallArg,
  type TransferCallName,
} from '../../../bridge/host-transfer.ts'
import { personNameSchema } from '../../../bridge/presence.ts'
import type { Result } from '../../../bridge/result.ts'
import { ok, reject } from '../../base/result.ts'
import { tokenDigestOf } from '../../tables/party-registry.ts'
import { serializeSeatingUnlessInitial } from '../../tables/seating-record.ts'
import { createGuestGateway } from '../../tables/guest-gateway.ts'
import type { OpenTable } from '../../tables/open-table.ts'
import { seatingAfterHostTransfer, HOST_PARTY_ID, seatsOwnedBy, type Guest } from '../../tables/seating.ts'
import { hostingTermsOf } from '../hosting-terms.ts'
import { SingleTableGuestRouter } from './guest-router.ts'
import { TransferSender } from './transfer-sender.ts'
import { HandedOverTables, type HandedOverTablesDeps } from './handed-over-tables.ts'
import { findPlayablePayloadGameId, parseTransferPayload, type TransferPayload } from './transfer-payload.ts'
import { createOutgoingTransferRecordWriter, positiveTransferDecisionOf } from './transfer-record.ts'
import { encryptPayloadWithNewKey, decryptPayload, type EncryptedPayloadWithKey } from './payload-encryption.ts'

/**
 * Dependencies of `OutgoingTransferCoordinator`: the dependencies of the `HandedOverTables` that it creates, and the name of
 * this machine.
 */
export interface OutgoingTransfersDeps extends HandedOverTablesDeps {
  /** Name of this machine for others. */
  readonly label: string
}

type TransferCallHandlers = {
  readonly [K in TransferCallName]: (arg: TransferCallArg<K>) => Promise<Result<unknown>> | Result<unknown>
}

/**
 * Runs the transfers of tables from this machine to others. It also keeps the guest router of each table. The router
 * connects guests to the table before a transfer, and redirects them to the new host after it.
 */
export class OutgoingTransferCoordinator {
  /** Tables that other machines own now. */
  readonly handedOverTables: HandedOverTables
  readonly #deps: OutgoingTransfersDeps
  readonly #routers = new Map<string, SingleTableGuestRouter>()
  readonly #senders = new Map<string, TransferSender>()

  constructor(start: OutgoingTransfersDeps) {
    this.#deps = start
    this.handedOverTables = new HandedOverTables(start, (table) => this.routerOf(table))
  }

  /** @returns the guest router of a table, wherever the table is */
  routerOf(table: string): SingleTableGuestRouter {
    const router =
      this.#routers.get(table) ??
      new SingleTableGuestRouter({
        localGuests: () => {
          const open = this.#deps.tables.at(table)
          return open && createGuestGateway(open)
        },
        answerTransferCall: (party, name, arg) => this.#answerCall(table, party, name, arg),
        onRedirected: (party) => void this.handedOverTables.markInformed(table, party),
      })
    this.#routers.set(table, router)
    return router
  }

  /**
   * Asks everyone at the table for consent to a transfer to that party's machine; after unanimous consent the transfer starts.
   */
  async proposeTransfer(table: string, party: string): Promise<Result<null>> {
    const open = this.#deps.tables.at(table)
    if (open === undefined) return reject('table.refused.unknown')
    return open.hostTransfer.propose(party, () => {
      this.#begin(open, party).catch(() => open.hostTransfer.unfreeze())
    })
  }

  async #begin(open: OpenTable, to: string): Promise<void> {
    const { environment, library } = this.#deps
    const { clock, randomBytes } = environment
    const { id: table } = open
    const { seating, hosting } = open.people.parties
    const token = Buffer.from(randomBytes(32)).toString('base64url')
    const own: Guest = {
      id: `guest-${Buffer.from(randomBytes(6)).toString('hex')}`,
      kind: 'app',
      name: this.#ownGuestName(open),
      digest: tokenDigestOf(token).toString('hex'),
    }
    const whole = await library.load(table)
    const seats = serializeSeatingUnlessInitial(seatingAfterHostTransfer(seating, to, own))
    const hand = Buffer.from(randomBytes(16)).toString('hex')
    const isWhole = whole.ok && seats !== undefined && hosting !== undefined
    const sealed = isWhole
      ? await this.#encryptChecked({ save: whole.text, seating: seats, ...hostingTermsOf(hosting) }, hand)
      : undefined
    if (sealed === undefined) {
      open.hostTransfer.unfreeze()
      return
    }
    const giving = new TransferSender({
      hand,
      to,
      clock,
      payload: sealed,
      name: seating.guests.find(({ id }) => id === to)?.name ?? '',
      own: { token, name: own.name },
      record: createOutgoingTransferRecordWriter(library.sidecar(table, 'hand')),
      offer: (offer) => this.routerOf(table).offerTransfer(to, offer),
      onKept: () => {
        this.#senders.delete(table)
        open.hostTransfer.unfreeze()
      },
      onTransferred: (record) => void this.handedOverTables.add(table, record),
    })
    this.#senders.set(table, giving)
    await giving.begin()
  }

  /**
   * Checks the payload on behalf of the receiver, who cannot read it before the commit: decrypts it and replays the save with
   * validation. @returns undefined if the receiver could not open the table
   */
  async #encryptChecked(parcel: TransferPayload, hand: string): Promise<EncryptedPayloadWithKey | undefined> {
    const { environment } = this.#deps
    const sealed = encryptPayloadWithNewKey(JSON.stringify(parcel), hand, environment.randomBytes)
    const opened = parseTransferPayload(decryptPayload(sealed, hand) ?? '')
    if (sealed.text.length > MAX_ENCRYPTED_TRANSFER_PAYLOAD_LENGTH || opened === undefined) return undefined
    return (await findPlayablePayloadGameId(opened, environment)) === undefined ? undefined : sealed
  }

  /** Answers a call of the receiver. */
  async #answerCall(table: string, party: string, name: TransferCallName, said: unknown): Promise<Result<unknown>> {
    const parsed = v.safeParse<v.GenericSchema>(TRANSFER_CALLS[name].takes, said)
    if (!parsed.success) return reject('bridge.refused.form')
    const handler = this.#handlers(table, party)[name] as (arg: unknown) => Promise<Result<unknown>> | Result<unknown>
    return handler(parsed.output)
  }

  #handlers(table: string, party: string): TransferCallHandlers {
    const { handedOverTables } = this
    const giving = this.#senders.get(table)
    return {
      'hand.take': ({ hand, from }) => giving?.readChunk(party, hand, from) ?? reject('hand.refused.none'),
      'hand.ready': async ({ hand, place }) => {
        const record = handedOverTables.recordFor(table, party, hand)
        if (record === undefined) return ok((await giving?.decide(party, hand, place)) ?? 'never')
        await handedOverTables.updateAddress(table, place)
        return ok(positiveTransferDecisionOf(record))
      },
      'hand.decline': ({ hand }) => {
        giving?.decline(party, hand)
        return ok(null)
      },
      'hand.begun': async ({ hand }) => {
        if (handedOverTables.recordFor(table, party, hand) !== undefined) await handedOverTables.markStarted(table)
        return ok(null)
      },
    }
  }

  /** Name of the local people as guests. */
  #ownGuestName({ people, seats }: OpenTable): string {
    const names = seatsOwnedBy(people.parties.seating, HOST_PARTY_ID).flatMap((seat) => seats[seat]?.name ?? [])
    const named = v.safeParse(personNameSchema, names.length > 0 ? names.join(', ') : this.#deps.label)
    return named.success ? named.output : 'Samsara'
  }
}
