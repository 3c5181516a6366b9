/** Starts a worker from its built file. */
import { Worker } from 'node:worker_threads'

/** @param file absolute path of the built worker */
export function spawnWorker(file: string): Worker {
  // Nothing of the host's arguments or environment is any of a worker's business; it must not keep the process alive.
  const worker = new Worker(file, { argv: [], env: {}, execArgv: [] })
  worker.unref()
  return worker
}
