/**
 * Simulates a host transfer between two machines, with disks and a connection in memory: for tests that kill either machine at
 * every write and every message. Players act whenever a machine accepts it, so that two simultaneous hosts would be detected.
 */
import type { TransferCallName, TransferPayloadOffer, HostedTableEndpoint } from '../../bridge/host-transfer.ts'
import type { Result } from '../../bridge/result.ts'
import { TransferSender } from '../lan/handover/transfer-sender.ts'
import { parseTransferPayload } from '../lan/handover/transfer-payload.ts'
import {
  positiveTransferDecisionOf,
  type HandedOverTableRecord,
  type OutgoingTransferRecord,
} from '../lan/handover/transfer-record.ts'
import { encryptPayloadWithNewKey, decryptPayload } from '../lan/handover/payload-encryption.ts'
import { TransferReceiver, type TransferReceiverRecord } from '../lan/handover/transfer-receiver.ts'
import { ok, reject } from '../base/result.ts'
import { createManualClock } from './test-host.ts'

export type TransferSide = 'host' | 'guest'
/** The fault at a step: a machine dies, or a message is lost. */
export type TransferFault = TransferSide | 'line'

export const TRANSFER_ID = 'ab'.repeat(16)
export const RECEIVER_PARTY = 'guest-1'
const PLACE: HostedTableEndpoint = { addresses: ['10.0.0.2'], port: 4712, fingerprint: 'cd'.repeat(32), table: 'toy-2' }
const NEVER_RESOLVES = new Promise<never>(() => undefined)

export class TransferSimulation {
  readonly clock = createManualClock()
  /** By machine: the data that survives its death. */
  readonly disks = {
    host: { log: 'abc', hand: undefined as OutgoingTransferRecord | undefined },
    guest: { log: undefined as string | undefined, sealed: '', taken: undefined as TransferReceiverRecord | undefined },
  }
  /** Every action that was accepted, in order, with the machine that accepted it. */
  readonly accepted: { readonly entry: string; readonly by: TransferSide }[] = []
  /** By chunk sent: the party that received it. */
  readonly chunkReceivers: string[] = []
  /** Every text that the guest's machine received. */
  receivedText = ''
  /** The decryption key: it is in `receivedText` only after the transfer is committed on the host's disk. */
  key = ''
  /** Steps at which the guest's machine could read the table while the host still had it. */
  readonly leaks: number[] = []
  /** Writes that a disk refuses. */
  failsWrite: (what: string) => boolean = () => false
  stepCount = 0
  readonly #fault: { readonly at: number; readonly what: TransferFault } | undefined
  readonly #generations = { host: 0, guest: 0 }
  readonly #isUp = { host: true, guest: true }
  #frozen = false
  #sender: TransferSender | undefined
  #receiver: TransferReceiver | undefined
  #ports = 0

  constructor(fault?: { readonly at: number; readonly what: TransferFault }) {
    this.#fault = fault
  }

  /** Whether a machine would accept an action now. */
  canPlay(who: TransferSide): boolean {
    const { host, guest } = this.disks
    if (!this.#isUp[who]) return false
    if (who === 'host') return !this.#frozen && host.hand?.stand !== 'handed'
    return guest.log !== undefined && guest.taken === undefined
  }

  /** All have agreed: the table is paused, and is offered. */
  async startTransfer(): Promise<void> {
    const { clock, disks } = this
    this.#frozen = true
    const parcel = JSON.stringify({ save: disks.host.log, seating: '{}', byCode: true, sage: false })
    const sealed = encryptPayloadWithNewKey(parcel, TRANSFER_ID, (count) =>
      Uint8Array.from({ length: count }, (_, at) => at + 1),
    )
    this.key = sealed.key
    this.#sender = new TransferSender({
      hand: TRANSFER_ID,
      to: RECEIVER_PARTY,
      name: 'Ben',
      own: { token: 'the-token-of-the-host-1', name: 'Ana' },
      clock,
      payload: sealed,
      record: {
        write: (record) => this.#write('host', `write ${record.stand}`, () => (disks.host.hand = record)),
        remove: () => this.#write('host', 'remove', () => (disks.host.hand = undefined)).then(noop, noop),
      },
      offer: (offer) => void this.#offer(offer),
      onKept: () => (this.#frozen = false),
      onTransferred: () => undefined,
    })
    await Promise.race([this.#sender.begin(), waitUntilIdle()])
  }

  /** Advances the time until nothing more happens. */
  async settle(): Promise<void> {
    for (let round = 0; round < 30; round++) {
      await waitUntilIdle()
      this.clock.advance(2000)
    }
    await waitUntilIdle()
  }

  /** A machine dies: its pending work is never completed. */
  kill(who: TransferSide): void {
    this.#generations[who] += 1
    this.#isUp[who] = false
    if (who === 'host') this.#sender = undefined
    else this.#receiver?.stop()
  }

  /** Restarts a machine with the data on its disk. */
  restart(who: TransferSide): void {
    if (this.#isUp[who]) return
    this.#isUp[who] = true
    const { host, guest } = this.disks
    if (who === 'host') {
      this.#frozen = false
      if (host.hand?.stand === 'offered') host.hand = undefined
    } else if (guest.taken !== undefined) {
      this.#receiver = this.#createReceiver()
      void this.#receiver.resume(guest.taken)
    }
  }

  /** A message of a party to the host. */
  async receiveCall(party: string, name: TransferCallName, arg: unknown): Promise<Result<unknown>> {
    const { hand, from = 0, place = PLACE } = arg as { hand: string; from?: number; place?: HostedTableEndpoint }
    const record = this.disks.host.hand
    const isTheirs = record?.stand === 'handed' && record.hand === hand && record.to === party
    if (name === 'hand.take') {
      const reply = this.#sender?.readChunk(party, hand, from) ?? reject('hand.refused.none')
      if (reply.ok) this.chunkReceivers.push(party)
      return reply
    }
    if (name === 'hand.ready')
      return ok(
        isTheirs ? positiveTransferDecisionOf(record) : ((await this.#sender?.decide(party, hand, place)) ?? 'never'),
      )
    if (name === 'hand.begun' && isTheirs) {
      const { key: _, ...begun } = { ...record, begun: true }
      await this.#write('host', 'write begun', () => (this.disks.host.hand = begun))
    }
    if (name === 'hand.decline') this.#sender?.decline(party, hand)
    return ok(null)
  }

  transferredRecord(): HandedOverTableRecord | undefined {
    const { hand } = this.disks.host
    return hand?.stand === 'handed' ? hand : undefined
  }

  async #offer(offer: TransferPayloadOffer): Promise<void> {
    await this.#step()
    if (!this.#isUp.guest) return
    this.receivedText += JSON.stringify(offer)
    this.#receiver = this.#createReceiver()
    await this.#receiver.receive(offer)
  }

  #createReceiver(): TransferReceiver {
    const { guest } = this.disks
    const on = (what: string, then: () => void): Promise<void> => this.#write('guest', what, then)
    return new TransferReceiver({
      hand: TRANSFER_ID,
      clock: this.clock,
      isUnencrypted: false,
      call: (name, arg) => this.#call(name, arg),
      newSaveId: () => Promise.resolve(PLACE.table),
      save: (taken, sealed) =>
        on(`keep ${taken.stand}`, () => {
          guest.sealed = sealed ?? guest.sealed
          guest.taken = taken
        }),
      discard: () => on('forget', () => (guest.taken = undefined)).then(noop, noop),
      openPort: async () => {
        await on('open', () => (this.#ports += 1))
        return { ...PLACE, port: PLACE.port + this.#ports }
      },
      closePort: () => Promise.resolve(),
      startTable: async ({ key = '' }) => {
        const parcel = parseTransferPayload(decryptPayload({ text: guest.sealed, key }, TRANSFER_ID) ?? '')
        if (parcel === undefined) return false
        await on('library', () => (guest.log ??= parcel.save))
        await on('begin', () => (guest.taken = undefined))
        return true
      },
    })
  }

  /** Over the connection: the message or its answer may be lost. */
  async #call(name: TransferCallName, arg: unknown): Promise<Result<unknown>> {
    const life = this.#generations.guest
    const lost = reject('lan.refused.unreachable')
    if ((await this.#step()) || !this.#isUp.host) return this.#ifStillAlive('guest', life, lost)
    const host = this.#generations.host
    const reply = await Promise.race([this.receiveCall(RECEIVER_PARTY, name, arg), this.#death(host)])
    const isLost = await this.#step()
    if (!isLost) this.receivedText += JSON.stringify(reply)
    return this.#ifStillAlive('guest', life, isLost || host !== this.#generations.host ? lost : reply)
  }

  /** A host that dies answers no calls: its connection ends. */
  async #death(life: number): Promise<Result<never>> {
    for (let round = 0; life === this.#generations.host && round < 50; round++) await nextTick()
    return life === this.#generations.host ? NEVER_RESOLVES : reject('lan.refused.unreachable')
  }

  /** A write: before and after it a machine may die. */
  async #write(who: TransferSide, what: string, then: () => void): Promise<void> {
    const life = this.#generations[who]
    await this.#step()
    await this.#ifStillAlive(who, life, null)
    if (this.failsWrite(what)) throw new Error('refused')
    then()
    await this.#step()
    await this.#ifStillAlive(who, life, null)
  }

  #ifStillAlive<T>(who: TransferSide, life: number, value: T): Promise<T> {
    return life === this.#generations[who] ? Promise.resolve(value) : NEVER_RESOLVES
  }

  /** One step: players act wherever a machine accepts it. @returns whether the connection fails here */
  async #step(): Promise<boolean> {
    await nextTick()
    this.stepCount += 1
    this.playEverywhere()
    if (this.receivedText.includes(this.key) && this.disks.host.hand?.stand !== 'handed')
      this.leaks.push(this.stepCount)
    if (this.stepCount !== this.#fault?.at) return false
    if (this.#fault.what !== 'line') this.kill(this.#fault.what)
    this.playEverywhere()
    return this.#fault.what === 'line'
  }

  /** All players try to act, at both machines. */
  playEverywhere(): void {
    for (const who of ['host', 'guest'] as const) {
      const disk = this.disks[who]
      if (!this.canPlay(who)) continue
      const entry = String.fromCharCode(100 + (this.accepted.length % 20))
      disk.log = (disk.log ?? '') + entry
      this.accepted.push({ entry, by: who })
    }
  }
}

function noop(): void {
  // It is done, or the disk refuses: both are heard of elsewhere.
}

const nextTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Resolves when nothing more can happen without time passing. */
export async function waitUntilIdle(): Promise<void> {
  for (let round = 0; round < 60; round++) await nextTick()
}
