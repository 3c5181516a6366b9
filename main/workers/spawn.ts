/** Starts a worker from its built file. */
import { Worker } from 'node:worker_threads'

/**
 * Starts a worker thread, which does not keep the process alive.
 * @param file absolute path of the built worker
 */
export function spawnWorker(file: string): Worker {
  // The worker gets no arguments and no environment of the host; it must not keep the process alive.
  const worker = new Worker(file, { argv: [], env: {}, execArgv: [] })
  worker.unref()
  return worker
}
