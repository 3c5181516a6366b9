/** A worker's own end of a pool: hears questions, works, answers. */
import { parentPort } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './pool.ts'

export function serve<Question, Answer>(work: (question: Question) => Promise<Answer>): void {
  const answer = (message: FromWorker<Answer>): void => {
    parentPort?.postMessage(message)
  }
  parentPort?.on('message', ({ id, question }: ToWorker<Question>) => {
    work(question).then(
      (done) => {
        answer({ id, answer: done })
      },
      () => {
        answer({ id, failed: true })
      },
    )
  })
}
