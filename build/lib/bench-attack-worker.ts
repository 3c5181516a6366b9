/**
 * Whoever means no good to a hosted table, as fast as they can, on a thread of their own: connections that say nothing,
 * wrong codes from many addresses, and guests who came in by the code and ask for what they may not. What they say is counted.
 */
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { WebSocket } from 'ws'
import { systemClock } from '../../main/clock.ts'
import { lanParts } from '../../main/lan/parts.ts'
import type { Attacked } from './bench-attack.ts'

const { port, code, rules } = workerData as Attacked
const HALF_OPEN = 60
const AT_THE_DOOR = 4
const INSIDERS = 3
/** Calls that one of them makes before it waits for the answers: now and then more than any line bears. */
const CALLS = 20
const FLOOD = 400

let said = 0
setInterval(() => parentPort?.postMessage(said), 100)

/** Only Linux has more than one address of its own to come from. */
function other(n: number): { readonly localAddress?: string } {
  return process.platform === 'linux' ? { localAddress: `127.1.${(n >> 8) & 255}.${n & 255}` } : {}
}

/** One that says half of something, and comes again once it is sent away. */
function halfOpen(n: number): void {
  said += 1
  const socket = connect({ port, host: '127.0.0.1', ...other(n % 8) })
  socket.on('connect', () => socket.write(n % 2 === 0 ? 'GET /gu' : Buffer.from([0x16, 3, 1])))
  socket.on('error', () => socket.destroy())
  socket.once('close', () => setTimeout(() => halfOpen(n), 50))
}

/** Somebody who guesses, with another address each time. */
function guesses(n: number): void {
  const own = `127.0.0.1:${port}`
  const socket = new WebSocket(`ws://${own}/guest`, { origin: `http://${own}`, ...other(n) })
  const words = [
    { hello: { protocol: 1, version: '0', rules, kind: 'browser' } },
    { prove: { name: 'Mallory', nonce: '0'.repeat(32), seen: '', mac: '0'.repeat(64) } },
  ]
  const say = (): void => {
    const next = words.shift()
    if (next === undefined) return
    said += 1
    socket.send(JSON.stringify(next))
  }
  socket.on('open', say)
  socket.on('message', say)
  socket.on('error', () => socket.terminate())
  socket.once('close', () => setImmediate(() => guesses(n + AT_THE_DOOR)))
}

/** Somebody who is in, and asks for seats, decisions and tables that are not theirs. Sent away, it comes back by itself. */
async function insists(n: number): Promise<void> {
  const { dial } = lanParts(tmpdir(), { clock: systemClock, randomBytes, log: () => undefined })
  const by = { code, name: `Mallory ${String(n)}` }
  const line = dial({
    addresses: [`127.0.0.1:${port}`],
    by,
    rules,
    clock: systemClock,
    randomBytes,
    log: () => undefined,
  })
  const entered = await line.entered
  if (!entered.ok) throw new Error(entered.reason.id)
  const { table } = entered.value
  for (let round = 0; ; round++) {
    const calls = Array.from({ length: round % 50 === 49 ? FLOOD : CALLS }, (_, at) =>
      line.call(at % 3 === 0 ? 'desk.saves' : 'table.act', {
        table,
        seat: at % 8,
        decision: at,
        action: 'x'.repeat(5000),
      }),
    )
    said += calls.length
    await Promise.all(calls)
    // A line that is lost refuses at once.
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

for (let n = 0; n < HALF_OPEN; n++) halfOpen(n)
for (let n = 0; n < AT_THE_DOOR; n++) guesses(n)
for (let n = 0; n < INSIDERS; n++) void insists(n)
