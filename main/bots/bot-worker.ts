/** The worker's own entry: hears questions, thinks, answers. Knows views, never a table's state or seed. */
import { parentPort } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './bot-pool.ts'
import { think } from './think.ts'

parentPort?.on('message', ({ id, question }: ToWorker) => {
  const answer = (message: FromWorker): void => {
    parentPort?.postMessage(message)
  }
  think(question).then(
    (choice) => {
      answer({ id, choice })
    },
    () => {
      answer({ id, failed: true })
    },
  )
})
