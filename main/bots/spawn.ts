/** Starts the bots' worker from its built file. */
import { Worker } from 'node:worker_threads'
import type { ThinkingWorker } from './bot-pool.ts'

/** @param file absolute path of the built `bot-worker.js` */
export function spawnBotWorker(file: string): ThinkingWorker {
  // Nothing of the host's arguments or environment is any of a bot's business; it must not keep the process alive.
  const worker = new Worker(file, { argv: [], env: {}, execArgv: [] })
  worker.unref()
  return worker
}
