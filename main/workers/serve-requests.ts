/** A worker's own end of a pool: hears questions, works, answers. */
import { parentPort } from 'node:worker_threads'
import type { WorkerResponse, WorkerRequest } from './worker-pool.ts'

/** @param work `isCancelled` turns true while it works when nobody wants its answer any more */
export function serveWorkerRequests<Question, Answer>(
  work: (question: Question, isCancelled: () => boolean) => Promise<Answer>,
): void {
  const answer = (message: WorkerResponse<Answer>): void => {
    parentPort?.postMessage(message)
  }
  parentPort?.on('message', ({ id, question, cancelledId }: WorkerRequest<Question>) => {
    work(question, () => Atomics.load(cancelledId, 0) === id).then(
      (done) => {
        answer({ id, answer: done })
      },
      () => {
        answer({ id, failed: true })
      },
    )
  })
}
