/** Worker side of a pool: receives questions, works, answers. */
import { parentPort } from 'node:worker_threads'
import type { WorkerResponse, WorkerRequest } from './worker-pool.ts'

/** @param work `isCancelled` becomes true during the work if the question was cancelled */
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
