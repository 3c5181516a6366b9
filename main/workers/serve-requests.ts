/** Worker side of a pool: receives questions, works, answers. */
import { parentPort } from 'node:worker_threads'
import type { WorkerResponse, WorkerRequest } from './worker-pool.ts'

/**
 * Answers the requests that a pool sends to this worker thread.
 * @param work computes one answer; an error makes the request fail. `isCancelled` becomes true if the request was cancelled
 * meanwhile
 */
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
