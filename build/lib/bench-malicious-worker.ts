/** The malicious host of the bench, on a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import {
  MALFORMED_MESSAGES,
  MALICIOUS_JOIN_CODE,
  MaliciousHost,
  MALICIOUS_TABLE_ID,
} from '../../main/testing/malicious-host.ts'
import type { MaliciousStart, MaliciousTold } from './bench-malicious.ts'

const { game, rules, now } = workerData as MaliciousStart
/** Bytes that wait to be read before it says more. */
const MOST_UNREAD = 4 * 1024 * 1024

const right = { ...now, info: { ...now.info, table: MALICIOUS_TABLE_ID } }
const host = await MaliciousHost.open(game, rules, (call) =>
  call === 'table.current' ? JSON.stringify({ ok: true, value: right }) : undefined,
)
/** The dearest to look at is what is right. */
const update = { table: MALICIOUS_TABLE_ID, sequence: 1, moments: Array(8).fill(right.moment), status: right.status }
const texts = [...MALFORMED_MESSAGES, '{"ping":1}'].flatMap((text) => [
  JSON.stringify({ event: 'update', value: update }),
  text,
])

let next = 0
function flood(): void {
  while (host.unreadBytes < MOST_UNREAD) host.broadcast(texts[next++ % texts.length] ?? '')
  setImmediate(flood)
}
parentPort?.once('message', flood)
const tell = (): void =>
  parentPort?.postMessage({ port: host.port, code: MALICIOUS_JOIN_CODE, said: host.sentCount } satisfies MaliciousTold)
tell()
setInterval(tell, 100)
