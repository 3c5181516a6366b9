/** Hosting over real sockets for tests: a table that counts what it is asked, and guests that say what they like. */
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { WebSocket, type RawData } from 'ws'
import { entering } from '../../bridge/entering.ts'
import { newCode } from '../../bridge/proof.ts'
import type { FromHost, ToHost, Welcome } from '../../bridge/wire.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import { systemClock, type Clock } from '../clock.ts'
import { newCertificate } from '../lan/certificate.ts'
import { openLanHost, type LanHost, type LanHostStart } from '../lan/host/open-host.ts'
import type { Device, Guests } from '../tables/guests.ts'
import { done, reject } from '../reply.ts'
import type { Send } from '../tables/watcher.ts'
import { temporaryFolder } from './host.ts'

export const RULES = { chakra: 1, karmaka: 2 }
export const CERTIFICATE = newCertificate(Date.UTC(2026, 0, 1), randomBytes)
export const CODES = { app: newCode(randomBytes), browser: newCode(randomBytes) }

interface FakeLine {
  readonly party: string
  readonly send: Send
  readonly close: (why: Message) => void
}

/** Parties and their lines, as a table keeps them. */
export class FakeGuests implements Guests {
  readonly parties = new Map<string, { device: Device; token: string }>()
  readonly lines = new Set<FakeLine>()
  /** Every call that arrived, by its name. */
  readonly calls: string[] = []
  readonly delays: number[] = []
  /** Lines that were told to be lost. */
  lost = 0
  summary = { game: 'chakra', seats: 3, free: 2, locked: false }
  /** What `table.NAME` answers. */
  answers: Record<string, () => unknown> = { 'table.current': () => now(7) }

  enter(device: Device): ReturnType<Guests['enter']> {
    if (this.summary.locked) return Promise.resolve(reject('table.refused.locked'))
    const party = `g${this.parties.size + 1}`
    const token = randomBytes(16).toString('hex')
    this.parties.set(party, { device, token })
    return Promise.resolve({ ok: true, party, token })
  }

  back(token: string, kind: Device['kind']): string | undefined {
    return [...this.parties].find(([, party]) => party.token === token && party.device.kind === kind)?.[0]
  }

  connect(party: string, line: Omit<FakeLine, 'party'>) {
    const before = [...this.lines].filter((one) => one.party === party)
    const mine = { party, ...line }
    this.lines.add(mine)
    for (const one of before) one.close({ id: 'lan.over.superseded' })
    return {
      call: async (name: string) => {
        this.calls.push(name)
        const answer = this.answers[name]
        return answer === undefined ? reject('bridge.refused.unknown') : done(await answer())
      },
      delay: (milliseconds: number) => void this.delays.push(milliseconds),
      close: () => {
        this.lost += 1
        this.lines.delete(mine)
      },
    }
  }

  farewell(why: Message): void {
    for (const line of [...this.lines]) line.close(why)
  }

  /** Pushes to every line. */
  tell: Send = (event, value) => {
    for (const line of this.lines) line.send(event, value)
  }
}

/** A table as it stands at a sequence, and an update to it. */
export function now(sequence: number) {
  return { info: { table: 't1' }, sequence, moment: { view: {}, facts: [] }, status: { length: 0 }, history: [[]] }
}

export interface Hosted {
  readonly host: LanHost
  readonly guests: FakeGuests
  readonly logged: readonly string[]
  close(): Promise<void>
}

export async function hosted(more: Partial<LanHostStart> = {}): Promise<Hosted> {
  const folder = temporaryFolder()
  const root = join(folder.path, 'renderer')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<title>Samsara</title>')
  writeFileSync(join(root, 'assets', 'app.js'), 'void 0')
  writeFileSync(join(folder.path, 'secret.html'), 'secret')
  const guests = new FakeGuests()
  const logged: string[] = []
  const host = await openLanHost({
    guests: () => guests,
    table: 't1',
    root,
    port: 0,
    addresses: ['127.0.0.1'],
    rules: RULES,
    label: 'desk',
    secrets: { certificate: CERTIFICATE, codes: CODES },
    clock: systemClock,
    randomBytes,
    log: (line) => logged.push(line),
    ...more,
  })
  return {
    host,
    guests,
    logged,
    async close() {
      await host.close({ id: 'lan.over.goodbye' })
      folder.remove()
    },
  }
}

/** A page's socket or an app's, or anything that pretends to be one. */
export class Guest {
  readonly heard: FromHost[] = []
  /** Messages are read one by one by `next`. */
  #read = 0
  #wake: () => void = () => undefined
  readonly closed: Promise<number>

  readonly socket: WebSocket
  /** Rules versions that it has. */
  rules: Readonly<Record<string, number>> = RULES
  /** Of the certificate that it sees; empty: it is a page. */
  readonly #fingerprint: string

  constructor(socket: WebSocket, fingerprint = '') {
    this.socket = socket
    this.#fingerprint = fingerprint
    socket.on('error', () => undefined)
    this.closed = new Promise((resolve) => {
      socket.once('close', (code) => {
        resolve(code)
        this.#wake()
      })
    })
    socket.on('message', (data: RawData) => {
      const message = JSON.parse((data as Buffer).toString()) as FromHost
      if ('ping' in message) this.say({ pong: message.ping })
      else {
        this.heard.push(message)
        this.#wake()
      }
    })
  }

  /** Opens a socket as a page of the host's own does. */
  static async page(port: number, localAddress?: string): Promise<Guest> {
    const headers = { origin: `http://127.0.0.1:${port}` }
    const from = localAddress === undefined ? {} : { localAddress }
    const guest = new Guest(new WebSocket(`ws://127.0.0.1:${port}/guest`, { headers, ...from }))
    await once(guest.socket, 'open')
    return guest
  }

  /** Opens a socket as another Samsara does. */
  static async app(port: number, fingerprint: string): Promise<Guest> {
    const socket = new WebSocket(`wss://127.0.0.1:${port}/guest`, { rejectUnauthorized: false })
    const guest = new Guest(socket, fingerprint)
    await once(guest.socket, 'open')
    return guest
  }

  say(message: ToHost): void {
    this.sayText(JSON.stringify(message))
  }

  sayText(text: string): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(text, () => undefined)
  }

  /** The next message that is no ping; undefined when the socket is closed. */
  async next(): Promise<FromHost | undefined> {
    while (this.#read >= this.heard.length) {
      if (this.socket.readyState === this.socket.CLOSED) return undefined
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
    return this.heard[this.#read++]
  }

  /** Comes in as its kind does. @returns the welcome, or the id of the reason why not */
  async enter(
    how: { code: string; name: string } | { token: string },
    rules: Readonly<Record<string, number>> = this.rules,
  ): Promise<Welcome | string> {
    const kind = this.#fingerprint === '' ? 'browser' : 'app'
    const entry = entering({ kind, rules, fingerprint: this.#fingerprint, how }, randomBytes)
    this.say(entry.hello)
    for (;;) {
      const message = await this.next()
      if (message === undefined) return 'closed'
      const next = await entry.hear(message)
      if ('say' in next) this.say(next.say)
      else return 'no' in next ? next.no.id : next.welcome
    }
  }

  /** Comes in, and must. */
  async welcomed(
    how: { code: string; name: string } | { token: string },
    rules: Readonly<Record<string, number>> = this.rules,
  ): Promise<Welcome> {
    const welcome = await this.enter(how, rules)
    if (typeof welcome === 'string') throw new Error(welcome)
    return welcome
  }

  /** Asks, and waits for the answer. */
  async ask(id: number, call: string, arg: unknown = { table: 't1' }): Promise<FromHost | undefined> {
    this.say({ id, call, arg })
    for (;;) {
      const message = await this.next()
      if (message === undefined || ('id' in message && message.id === id)) return message
    }
  }
}

/** A clock that runs by itself, and further when told. */
export function movedClock(): Clock & { pass(by: number): void } {
  let moved = 0
  return {
    now: () => Date.now() + moved,
    after: (wait, then) => systemClock.after(wait, then),
    pass: (by) => (moved += by),
  }
}
