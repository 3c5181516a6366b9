/**
 * Load generator of the LAN benchmark: a worker that attacks a hosted table at full speed with half-open connections, wrong join
 * codes from many addresses, and admitted guests that make forbidden calls. It counts what it sends.
 */
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { WebSocket } from 'ws'
import type { GuestCallName } from '../../bridge/calls.ts'
import { systemClock } from '../../main/base/clock.ts'
import { createLanPlatform } from '../../main/lan/lan-platform.ts'
import type { AttackTarget } from './bench-attack.ts'

const { port, code, rules } = workerData as AttackTarget
const HALF_OPEN_CONNECTIONS = 60
const CODE_GUESSERS = 4
const MALICIOUS_GUESTS = 3
/**
 * Calls that a malicious guest makes before it waits for the answers. Some rounds exceed the limit of a connection (FLOOD_CALLS).
 */
const CALLS_PER_ROUND = 20
const FLOOD_CALLS = 400

let sentCount = 0
setInterval(() => parentPort?.postMessage(sentCount), 100)

/** Only Linux has more than one loopback address to connect from. */
function localAddressFor(n: number): { readonly localAddress?: string } {
  return process.platform === 'linux' ? { localAddress: `127.1.${(n >> 8) & 255}.${n & 255}` } : {}
}

/** Opens a connection that stops in the middle of the handshake, and a new one each time it is closed. */
function keepHalfOpenConnection(n: number): void {
  sentCount += 1
  const socket = connect({ port, host: '127.0.0.1', ...localAddressFor(n % 8) })
  socket.on('connect', () => socket.write(n % 2 === 0 ? 'GET /gu' : Buffer.from([0x16, 3, 1])))
  socket.on('error', () => socket.destroy())
  socket.once('close', () => setTimeout(() => keepHalfOpenConnection(n), 50))
}

/** Guesses the join code, each time from another address. */
function guessCodes(n: number): void {
  const own = `127.0.0.1:${port}`
  const socket = new WebSocket(`ws://${own}/guest`, { origin: `http://${own}`, ...localAddressFor(n) })
  const words = [
    { hello: { protocol: 1, version: '0', rules, kind: 'browser' } },
    { prove: { name: 'Mallory', nonce: '0'.repeat(32), seen: '', mac: '0'.repeat(64) } },
  ]
  const say = (): void => {
    const next = words.shift()
    if (next === undefined) return
    sentCount += 1
    socket.send(JSON.stringify(next))
  }
  socket.on('open', say)
  socket.on('message', say)
  socket.on('error', () => socket.terminate())
  socket.once('close', () => setImmediate(() => guessCodes(n + CODE_GUESSERS)))
}

/** Guests are not offered this call by the types; the attacker sends it anyway. */
const HOST_ONLY_CALL = 'desk.saves' as string as GuestCallName

/**
 * An admitted guest that asks for seats, decisions and tables it does not own. If it is disconnected, it reconnects by itself.
 */
async function floodAsGuest(n: number): Promise<void> {
  const { dial } = createLanPlatform(tmpdir(), { clock: systemClock, randomBytes, log: () => undefined })
  const by = { code, name: `Mallory ${String(n)}` }
  const line = dial({
    addresses: [`127.0.0.1:${port}`],
    credentials: by,
    rules,
    clock: systemClock,
    randomBytes,
    log: () => undefined,
  })
  const entered = await line.joined
  if (!entered.ok) throw new Error(entered.reason.id)
  const { table } = entered.value
  for (let round = 0; ; round++) {
    const calls = Array.from({ length: round % 50 === 49 ? FLOOD_CALLS : CALLS_PER_ROUND }, (_, at) =>
      line.call(at % 3 === 0 ? HOST_ONLY_CALL : 'table.act', {
        table,
        seat: at % 8,
        decision: at,
        action: 'x'.repeat(5000),
      }),
    )
    sentCount += calls.length
    await Promise.all(calls)
    // A lost connection rejects calls immediately.
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

for (let n = 0; n < HALF_OPEN_CONNECTIONS; n++) keepHalfOpenConnection(n)
for (let n = 0; n < CODE_GUESSERS; n++) guessCodes(n)
for (let n = 0; n < MALICIOUS_GUESTS; n++) void floodAsGuest(n)
