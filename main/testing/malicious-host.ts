/**
 * A malicious host, over real TLS on this machine's loopback: it admits a guest by the protocol, and then sends any raw text that
 * a test gives it. For tests of the robustness of a guest's process.
 */
import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { GUEST_EVENT_NAMES, type GuestToHostMessage } from '../../bridge/guest-protocol.ts'
import { createJoinAttemptLimiter } from '../lan/host/join-attempt-limiter.ts'
import { createHandshakeServer } from '../lan/host/handshake-server.ts'
import { TEST_CERTIFICATE, TEST_JOIN_CODES, FakeGuestGateway } from './test-lan-host.ts'

/** Id of its table, and the join code for apps. */
export const MALICIOUS_TABLE_ID = 't1'
export const MALICIOUS_JOIN_CODE = TEST_JOIN_CODES.app

/** The answer to a call, as JSON text of the value; undefined: none. */
export type MaliciousAnswer = (call: string) => string | undefined

const HEARTBEAT_MS = 1000

export class MaliciousHost {
  readonly port: number
  /** Number of messages sent, without pings. */
  sentCount = 0
  /** Calls received. */
  readonly receivedCalls: string[] = []
  answer: MaliciousAnswer
  /** Sent instead of its challenge. */
  handshakeTexts: readonly string[] | undefined
  readonly #server: Server
  readonly #sockets = new Set<WebSocket>()
  readonly #beat: NodeJS.Timeout

  private constructor(server: Server, answer: MaliciousAnswer) {
    this.#server = server
    this.answer = answer
    this.port = (server.address() as AddressInfo).port
    this.#beat = setInterval(() => this.#sendToAll('{"ping":1}'), HEARTBEAT_MS)
  }

  /**
   * @param game id of the game that its table claims to have
   * @param rules version of these rules
   * @param answers to calls, until they are changed
   */
  static async open(game: string, rules: number, answers: MaliciousAnswer): Promise<MaliciousHost> {
    const { key, cert } = TEST_CERTIFICATE
    const server = createServer({ key, cert, minVersion: 'TLSv1.3' })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const host = new MaliciousHost(server, answers)
    const guests = new FakeGuestGateway()
    guests.summary = { ...guests.summary, game }
    const start = {
      guests: () => guests,
      table: MALICIOUS_TABLE_ID,
      secrets: { certificate: TEST_CERTIFICATE, codes: TEST_JOIN_CODES },
      rules: { [game]: rules },
      label: 'attic',
      randomBytes,
      log: () => undefined,
    }
    const entrance = createHandshakeServer(
      start,
      createJoinAttemptLimiter(() => Date.now()),
    )
    new WebSocketServer({ server, path: '/guest' }).on('connection', (socket) =>
      host.#onConnection(socket, entrance.startHandshake('app', '127.0.0.1')),
    )
    return host
  }

  /** Sends a text to every admitted guest. */
  broadcast(text: string): void {
    this.sentCount += this.#sockets.size
    this.#sendToAll(text)
  }

  /** The greatest number of bytes that one of its guests has not read yet. */
  get unreadBytes(): number {
    return Math.max(0, ...[...this.#sockets].map((socket) => socket.bufferedAmount))
  }

  async close(): Promise<void> {
    clearInterval(this.#beat)
    for (const socket of this.#sockets) socket.terminate()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #sendToAll(text: string): void {
    for (const socket of this.#sockets) socket.send(text, () => undefined)
  }

  #onConnection(
    socket: WebSocket,
    meeting: ReturnType<ReturnType<typeof createHandshakeServer>['startHandshake']>,
  ): void {
    let isIn = false
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('message', (data: RawData) => {
      const message = JSON.parse((data as Buffer).toString('utf8')) as GuestToHostMessage
      if (isIn) this.#onMessage(socket, message)
      else if (this.handshakeTexts !== undefined) {
        for (const text of this.handshakeTexts) {
          this.sentCount += 1
          socket.send(text, () => undefined)
        }
      } else
        void meeting.receive(message).then((step) => {
          socket.send(JSON.stringify('say' in step ? step.say : step), () => undefined)
          if (!('welcome' in step)) return
          isIn = true
          this.#sockets.add(socket)
        })
    })
  }

  #onMessage(socket: WebSocket, message: GuestToHostMessage): void {
    if (!('id' in message)) return
    this.receivedCalls.push(message.call)
    const value = this.answer(message.call)
    if (value === undefined) return
    this.sentCount += 1
    socket.send(`{"id":${String(message.id)},"reply":${value}}`, () => undefined)
  }
}

const nestedArrays = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** Values of no valid form for any call, as JSON text. None exceeds the length limit of a message. */
export const MALFORMED_VALUES: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  '""',
  '"x"',
  '[]',
  '[null]',
  '[[]]',
  '{}',
  '{"wish":null}',
  '{"ok":true}',
  '{"__proto__":{"table":"t1"}}',
  '{"table":"t1"}',
  '{"table":"another"}',
  '{"info":null,"status":null}',
  ...[5000, 100_000, 1_000_000].map(nestedArrays),
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  JSON.stringify('x'.repeat(2_000_000)),
  `[${'0,'.repeat(500_000)}0]`,
  `{${Array.from({ length: 50_000 }, (_, n) => `"k${String(n)}":1`).join()}}`,
  JSON.stringify({ table: MALICIOUS_TABLE_ID, holders: [], parties: [], moments: [], history: [] }),
]

/** The short ones among them, for tests that send many in a short time. */
export const SHORT_MALFORMED_VALUES = MALFORMED_VALUES.filter(({ length }) => length <= 20_000)

/** Values that exceed the length limit of a message. */
export const OVERSIZED_VALUES: readonly string[] = [nestedArrays(3_000_000), JSON.stringify('x'.repeat(5_000_000))]

/** Messages of no valid form, as text. */
export const MALFORMED_MESSAGES: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '0',
  '"x"',
  '{}',
  '{"no":null}',
  '{"no":{"id":7}}',
  '{"event":"settings","value":{}}',
  '{"event":"update"}',
  '{"id":null,"reply":null}',
  '{"id":-1,"reply":{"ok":true,"value":null}}',
  '{"ping":"x"}',
  '{"offer":null}',
  '{"offer":{"hand":"x"}}',
  '{"moved":null}',
  '{"moved":{"addresses":[]}}',
  '{"welcome":{}}',
  '{"challenge":null}',
  '{"id":999999,"reply":{"ok":true,"value":null}}',
  ...GUEST_EVENT_NAMES.flatMap((event) =>
    (event === 'update' ? MALFORMED_VALUES : SHORT_MALFORMED_VALUES).map(
      (value) => `{"event":"${event}","value":${value}}`,
    ),
  ),
]
