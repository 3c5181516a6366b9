/** The malicious host of the benchmark, in a worker thread. */
import { parentPort, workerData } from 'node:worker_threads'
import {
  MALFORMED_MESSAGES,
  MALICIOUS_JOIN_CODE,
  MaliciousHost,
  MALICIOUS_TABLE_ID,
} from '../../main/testing/malicious-host.ts'
import type { MaliciousHostOptions, MaliciousHostReport } from './bench-malicious.ts'

const { game, rules, now } = workerData as MaliciousHostOptions
/** Unread bytes at which the host pauses sending. */
const MAX_UNREAD_BYTES = 4 * 1024 * 1024

const validAnswer = { ...now, info: { ...now.info, table: MALICIOUS_TABLE_ID } }
const host = await MaliciousHost.open(game, rules, (call) =>
  call === 'table.current' ? JSON.stringify({ ok: true, value: validAnswer }) : undefined,
)
/** Valid messages cost the most to check. */
const update = {
  table: MALICIOUS_TABLE_ID,
  sequence: 1,
  moments: Array(8).fill(validAnswer.moment),
  status: validAnswer.status,
}
const floodTexts = [...MALFORMED_MESSAGES, '{"ping":1}'].flatMap((text) => [
  JSON.stringify({ event: 'update', value: update }),
  text,
])

let next = 0
function flood(): void {
  while (host.unreadBytes < MAX_UNREAD_BYTES) host.broadcast(floodTexts[next++ % floodTexts.length] ?? '')
  setImmediate(flood)
}
parentPort?.once('message', flood)
const postReport = (): void =>
  parentPort?.postMessage({
    port: host.port,
    code: MALICIOUS_JOIN_CODE,
    said: host.sentCount,
  } satisfies MaliciousHostReport)
postReport()
setInterval(postReport, 100)
