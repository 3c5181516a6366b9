/**
 * Two machines between which a table is handed over, with disks and a line in memory: for tests that kill either of them at
 * every write and every message. Whoever plays there does so whenever it is let, so that two hosts at once could not be
 * overlooked.
 */
import type { HandCall, Offer, Place } from '../../bridge/handing.ts'
import type { Reply } from '../../bridge/reply.ts'
import { Giving } from '../lan/handover/giving.ts'
import { readParcel } from '../lan/handover/parcel.ts'
import { verdictOf, type Handed, type HandRecord } from '../lan/handover/record.ts'
import { seal, unseal } from '../lan/handover/sealed.ts'
import { Taking, type Taken } from '../lan/handover/taking.ts'
import { done, reject } from '../reply.ts'
import { manualClock } from './host.ts'

export type Victim = 'host' | 'guest'
/** What goes wrong at a step: a machine dies there, or what was to be heard is not. */
export type Fault = Victim | 'line'

export const HAND = 'ab'.repeat(16)
export const TO = 'guest-1'
const PLACE: Place = { addresses: ['10.0.0.2'], port: 4712, fingerprint: 'cd'.repeat(32), table: 'toy-2' }
const NEVER = new Promise<never>(() => undefined)

export class TwoMachines {
  readonly clock = manualClock()
  /** By machine: what outlives it. */
  readonly disks = {
    host: { log: 'abc', hand: undefined as HandRecord | undefined },
    guest: { log: undefined as string | undefined, sealed: '', taken: undefined as Taken | undefined },
  }
  /** Everything that was ever accepted, in order, and by whom. */
  readonly accepted: { readonly entry: string; readonly by: Victim }[] = []
  /** Whose letters of the parcel were told to whom. */
  readonly told: string[] = []
  /** Everything that the guest's machine ever heard, as text. */
  heard = ''
  /** What opens the seal: it is in `heard` only once the host's disk says that the table is handed. */
  key = ''
  /** Steps at which the guest's machine could read the table, and the host still had it. */
  readonly leaks: number[] = []
  /** What a disk refuses from now on. */
  refuses: (what: string) => boolean = () => false
  steps = 0
  readonly #fault: { readonly at: number; readonly what: Fault } | undefined
  readonly #lives = { host: 0, guest: 0 }
  readonly #isUp = { host: true, guest: true }
  #frozen = false
  #giving: Giving | undefined
  #taking: Taking | undefined
  #ports = 0

  constructor(fault?: { readonly at: number; readonly what: Fault }) {
    this.#fault = fault
  }

  /** Whether a machine would take an action now. */
  plays(who: Victim): boolean {
    const { host, guest } = this.disks
    if (!this.#isUp[who]) return false
    if (who === 'host') return !this.#frozen && host.hand?.stand !== 'handed'
    return guest.log !== undefined && guest.taken === undefined
  }

  /** All have agreed: the table stands still, and is offered. */
  async handOver(): Promise<void> {
    const { clock, disks } = this
    this.#frozen = true
    const parcel = JSON.stringify({ save: disks.host.log, seating: '{}', byCode: true, sage: false })
    const sealed = seal(parcel, HAND, (count) => Uint8Array.from({ length: count }, (_, at) => at + 1))
    this.key = sealed.key
    this.#giving = new Giving({
      hand: HAND,
      to: TO,
      name: 'Ben',
      own: { token: 'the-token-of-the-host-1', name: 'Ana' },
      clock,
      sealed,
      store: {
        write: (record) => this.#on('host', `write ${record.stand}`, () => (disks.host.hand = record)),
        remove: () => this.#on('host', 'remove', () => (disks.host.hand = undefined)).then(nothing, nothing),
      },
      offer: (offer) => void this.#offer(offer),
      stays: () => (this.#frozen = false),
      handed: () => undefined,
    })
    await Promise.race([this.#giving.begin(), settled()])
  }

  /** Time passes until nothing happens any more. */
  async settle(): Promise<void> {
    for (let round = 0; round < 30; round++) {
      await settled()
      this.clock.advance(2000)
    }
    await settled()
  }

  /** A machine dies: what it was doing is never done. */
  kill(who: Victim): void {
    this.#lives[who] += 1
    this.#isUp[who] = false
    if (who === 'host') this.#giving = undefined
    else this.#taking?.stop()
  }

  /** It is started again, with what is on its disk. */
  restart(who: Victim): void {
    if (this.#isUp[who]) return
    this.#isUp[who] = true
    const { host, guest } = this.disks
    if (who === 'host') {
      this.#frozen = false
      if (host.hand?.stand === 'offered') host.hand = undefined
    } else if (guest.taken !== undefined) {
      this.#taking = this.#newTaking()
      void this.#taking.goOn(guest.taken)
    }
  }

  /** What some party says to the host. */
  async hear(party: string, name: HandCall, arg: unknown): Promise<Reply<unknown>> {
    const { hand, from = 0, place = PLACE } = arg as { hand: string; from?: number; place?: Place }
    const record = this.disks.host.hand
    const isTheirs = record?.stand === 'handed' && record.hand === hand && record.to === party
    if (name === 'hand.take') {
      const reply = this.#giving?.take(party, hand, from) ?? reject('hand.refused.none')
      if (reply.ok) this.told.push(party)
      return reply
    }
    if (name === 'hand.ready')
      return done(isTheirs ? verdictOf(record) : ((await this.#giving?.ready(party, hand, place)) ?? 'never'))
    if (name === 'hand.begun' && isTheirs) {
      const { key: _, ...begun } = { ...record, begun: true }
      await this.#on('host', 'write begun', () => (this.disks.host.hand = begun))
    }
    if (name === 'hand.decline') this.#giving?.decline(party, hand)
    return done(null)
  }

  handed(): Handed | undefined {
    const { hand } = this.disks.host
    return hand?.stand === 'handed' ? hand : undefined
  }

  async #offer(offer: Offer): Promise<void> {
    await this.#step()
    if (!this.#isUp.guest) return
    this.heard += JSON.stringify(offer)
    this.#taking = this.#newTaking()
    await this.#taking.take(offer)
  }

  #newTaking(): Taking {
    const { guest } = this.disks
    const on = (what: string, then: () => void): Promise<void> => this.#on('guest', what, then)
    return new Taking({
      hand: HAND,
      clock: this.clock,
      isOpen: false,
      call: (name, arg) => this.#call(name, arg),
      name: () => Promise.resolve(PLACE.table),
      keep: (taken, sealed) =>
        on(`keep ${taken.stand}`, () => {
          guest.sealed = sealed ?? guest.sealed
          guest.taken = taken
        }),
      forget: () => on('forget', () => (guest.taken = undefined)).then(nothing, nothing),
      open: async () => {
        await on('open', () => (this.#ports += 1))
        return { ...PLACE, port: PLACE.port + this.#ports }
      },
      shut: () => Promise.resolve(),
      begin: async ({ key = '' }) => {
        const parcel = readParcel(unseal({ text: guest.sealed, key }, HAND) ?? '')
        if (parcel === undefined) return false
        await on('library', () => (guest.log ??= parcel.save))
        await on('begin', () => (guest.taken = undefined))
        return true
      },
    })
  }

  /** Over the line: it may be lost on the way there, and on the way back. */
  async #call(name: HandCall, arg: unknown): Promise<Reply<unknown>> {
    const life = this.#lives.guest
    const lost = reject('lan.refused.unreachable')
    if ((await this.#step()) || !this.#isUp.host) return this.#aliveStill('guest', life, lost)
    const host = this.#lives.host
    const reply = await Promise.race([this.hear(TO, name, arg), this.#death(host)])
    const isLost = await this.#step()
    if (!isLost) this.heard += JSON.stringify(reply)
    return this.#aliveStill('guest', life, isLost || host !== this.#lives.host ? lost : reply)
  }

  /** A host that dies answers nobody: its line ends. */
  async #death(life: number): Promise<Reply<never>> {
    for (let round = 0; life === this.#lives.host && round < 50; round++) await turn()
    return life === this.#lives.host ? NEVER : reject('lan.refused.unreachable')
  }

  /** A write: before it and after it a machine may die. */
  async #on(who: Victim, what: string, then: () => void): Promise<void> {
    const life = this.#lives[who]
    await this.#step()
    await this.#aliveStill(who, life, null)
    if (this.refuses(what)) throw new Error('refused')
    then()
    await this.#step()
    await this.#aliveStill(who, life, null)
  }

  #aliveStill<T>(who: Victim, life: number, value: T): Promise<T> {
    return life === this.#lives[who] ? Promise.resolve(value) : NEVER
  }

  /** One step of all: people play wherever they are let. @returns whether the line fails here */
  async #step(): Promise<boolean> {
    await turn()
    this.steps += 1
    this.play()
    if (this.heard.includes(this.key) && this.disks.host.hand?.stand !== 'handed') this.leaks.push(this.steps)
    if (this.steps !== this.#fault?.at) return false
    if (this.#fault.what !== 'line') this.kill(this.#fault.what)
    this.play()
    return this.#fault.what === 'line'
  }

  /** Everybody tries to play, at both machines. */
  play(): void {
    for (const who of ['host', 'guest'] as const) {
      const disk = this.disks[who]
      if (!this.plays(who)) continue
      const entry = String.fromCharCode(100 + (this.accepted.length % 20))
      disk.log = (disk.log ?? '') + entry
      this.accepted.push({ entry, by: who })
    }
  }
}

function nothing(): void {
  // It is done, or the disk refuses: both are heard of elsewhere.
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Whatever can happen without time passing has happened. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 60; round++) await turn()
}
