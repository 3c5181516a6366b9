/** Hosting over real sockets for tests: a table that counts its calls, and guests that send any message. */
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { WebSocket, type RawData } from 'ws'
import { createGuestHandshake } from '../../bridge/guest-handshake.ts'
import { generateJoinCode } from '../../bridge/join-code-proof.ts'
import type { HostToGuestMessage, GuestToHostMessage, WelcomeMessage } from '../../bridge/guest-protocol.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import { systemClock, type Clock } from '../base/clock.ts'
import { createSelfSignedCertificate } from '../lan/tls-certificate.ts'
import {
  openHostedTableServer,
  type HostedTableServer,
  type HostedTableServerDeps,
} from '../lan/host/open-hosted-table-server.ts'
import type { GuestGateway } from '../tables/guest-gateway.ts'
import type { JoiningGuest } from '../tables/seating.ts'
import { ok, reject } from '../base/result.ts'
import type { SendEvent } from '../tables/table-client.ts'
import { createTemporaryFolder } from './test-host.ts'

export const TEST_RULES_VERSIONS = { chakra: 1, karmaka: 2 }
export const TEST_CERTIFICATE = createSelfSignedCertificate(Date.UTC(2026, 0, 1), randomBytes)
export const TEST_JOIN_CODES = { app: generateJoinCode(randomBytes), browser: generateJoinCode(randomBytes) }

interface FakeConnection {
  readonly party: string
  readonly send: SendEvent
  readonly close: (why: Message) => void
}

/** Parties and their connections, as a table keeps them. */
export class FakeGuestGateway implements GuestGateway {
  readonly parties = new Map<string, { device: JoiningGuest; token: string }>()
  readonly connections = new Set<FakeConnection>()
  /** Every call that arrived, by its name. */
  readonly calls: string[] = []
  readonly delays: number[] = []
  /** Number of connections that were reported as lost. */
  lostCount = 0
  summary = { game: 'chakra', seats: 3, free: 2, locked: false }
  /** Answers of `table.NAME`. */
  answers: Record<string, () => unknown> = { 'table.current': () => sampleTableNow(7) }

  join(device: JoiningGuest): ReturnType<GuestGateway['join']> {
    if (this.summary.locked) return Promise.resolve(reject('table.refused.locked'))
    const party = `g${this.parties.size + 1}`
    const token = randomBytes(16).toString('hex')
    this.parties.set(party, { device, token })
    return Promise.resolve({ ok: true, party, token })
  }

  partyForToken(token: string, kind: JoiningGuest['kind']): string | undefined {
    return [...this.parties].find(([, party]) => party.token === token && party.device.kind === kind)?.[0]
  }

  connect(party: string, line: Omit<FakeConnection, 'party'>) {
    const before = [...this.connections].filter((one) => one.party === party)
    const mine = { party, ...line }
    this.connections.add(mine)
    for (const one of before) one.close({ id: 'lan.over.superseded' })
    return {
      call: async (name: string) => {
        this.calls.push(name)
        const answer = this.answers[name]
        return answer === undefined ? reject('bridge.refused.unknown') : ok(await answer())
      },
      setRoundTripTime: (milliseconds: number) => void this.delays.push(milliseconds),
      close: () => {
        this.lostCount += 1
        this.connections.delete(mine)
      },
    }
  }

  disconnectAll(why: Message): void {
    for (const line of [...this.connections]) line.close(why)
  }

  /** Sends to every connection. */
  broadcast: SendEvent = (event, value) => {
    for (const line of this.connections) line.send(event, value)
  }
}

/** A table at a sequence number, and an update to it. */
export function sampleTableNow(sequence: number) {
  return { info: { table: 't1' }, sequence, moment: { view: {}, facts: [] }, status: { length: 0 }, history: [[]] }
}

export interface TestLanHost {
  readonly host: HostedTableServer
  readonly guests: FakeGuestGateway
  readonly logged: readonly string[]
  close(): Promise<void>
}

export async function openTestLanHost(more: Partial<HostedTableServerDeps> = {}): Promise<TestLanHost> {
  const folder = createTemporaryFolder()
  const root = join(folder.path, 'renderer')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<title>Samsara</title>')
  writeFileSync(join(root, 'assets', 'app.js'), 'void 0')
  writeFileSync(join(folder.path, 'secret.html'), 'secret')
  const guests = new FakeGuestGateway()
  const logged: string[] = []
  const host = await openHostedTableServer({
    guests: () => guests,
    table: 't1',
    root,
    port: 0,
    addresses: ['127.0.0.1'],
    rules: TEST_RULES_VERSIONS,
    label: 'desk',
    secrets: { certificate: TEST_CERTIFICATE, codes: TEST_JOIN_CODES },
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

/** A socket of a page or of an app, or of an impostor. */
export class TestGuestSocket {
  readonly received: HostToGuestMessage[] = []
  /** Messages are read one by one by `nextMessage`. */
  #read = 0
  #wake: () => void = () => undefined
  readonly closed: Promise<number>

  readonly socket: WebSocket
  /** Rules versions that it has. */
  rulesVersions: Readonly<Record<string, number>> = TEST_RULES_VERSIONS
  /** Of the certificate that it sees; empty for a page. */
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
      const message = JSON.parse((data as Buffer).toString()) as HostToGuestMessage
      if ('ping' in message) this.send({ pong: message.ping })
      else {
        this.received.push(message)
        this.#wake()
      }
    })
  }

  /** Opens a socket as a page of the host does. */
  static async connectBrowser(port: number, localAddress?: string): Promise<TestGuestSocket> {
    const headers = { origin: `http://127.0.0.1:${port}` }
    const from = localAddress === undefined ? {} : { localAddress }
    const guest = new TestGuestSocket(new WebSocket(`ws://127.0.0.1:${port}/guest`, { headers, ...from }))
    await once(guest.socket, 'open')
    return guest
  }

  /** Opens a socket as another Samsara does. */
  static async connectApp(port: number, fingerprint: string): Promise<TestGuestSocket> {
    const socket = new WebSocket(`wss://127.0.0.1:${port}/guest`, { rejectUnauthorized: false })
    const guest = new TestGuestSocket(socket, fingerprint)
    await once(guest.socket, 'open')
    return guest
  }

  send(message: GuestToHostMessage): void {
    this.sendText(JSON.stringify(message))
  }

  sendText(text: string): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(text, () => undefined)
  }

  /** The next message other than a ping, or undefined if the socket is closed. */
  async nextMessage(): Promise<HostToGuestMessage | undefined> {
    while (this.#read >= this.received.length) {
      if (this.socket.readyState === this.socket.CLOSED) return undefined
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
    return this.received[this.#read++]
  }

  /** Joins as its kind does. @returns the welcome, or the id of the rejection */
  async join(
    how: { code: string; name: string } | { token: string },
    rules: Readonly<Record<string, number>> = this.rulesVersions,
  ): Promise<WelcomeMessage | string> {
    const kind = this.#fingerprint === '' ? 'browser' : 'app'
    const entry = createGuestHandshake({ kind, rules, fingerprint: this.#fingerprint, how }, randomBytes)
    this.send(entry.hello)
    for (;;) {
      const message = await this.nextMessage()
      if (message === undefined) return 'closed'
      const next = await entry.hear(message)
      if ('say' in next) this.send(next.say)
      else return 'no' in next ? next.no.id : next.welcome
    }
  }

  /** Joins; throws on a rejection. */
  async joinOrThrow(
    how: { code: string; name: string } | { token: string },
    rules: Readonly<Record<string, number>> = this.rulesVersions,
  ): Promise<WelcomeMessage> {
    const welcome = await this.join(how, rules)
    if (typeof welcome === 'string') throw new Error(welcome)
    return welcome
  }

  /** Calls, and waits for the answer. */
  async call(id: number, call: string, arg: unknown = { table: 't1' }): Promise<HostToGuestMessage | undefined> {
    this.send({ id, call, arg })
    for (;;) {
      const message = await this.nextMessage()
      if (message === undefined || ('id' in message && message.id === id)) return message
    }
  }
}

/** A clock that runs by itself, and can be advanced. */
export function createShiftableClock(): Clock & { pass(by: number): void } {
  let moved = 0
  return {
    now: () => Date.now() + moved,
    after: (wait, then) => systemClock.after(wait, then),
    pass: (by) => (moved += by),
  }
}
