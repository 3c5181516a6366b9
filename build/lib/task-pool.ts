/** Distributes tasks over worker threads. Scheduling is not deterministic; results are. */
import { availableParallelism } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'

export interface TaskPool<Task, Result> {
  /**
   * Runs all tasks, in any order.
   * @param each called with every result, in task order
   * @returns the results in task order
   * @throws Error if a task failed; the pool cannot be used afterwards
   */
  all(tasks: readonly Task[], each?: (result: Result, at: number) => void): Promise<Result[]>
  close(): Promise<void>
}

interface TaskMessage {
  readonly at: number
  readonly task: unknown
}

type TaskReply = { readonly at: number; readonly result: unknown } | { readonly failed: string }

/** Number of workers that this machine can run in parallel. */
export const MAX_PARALLEL_JOBS = availableParallelism()

/**
 * @param file the worker's module, which calls `serveTasks`
 * @param data `workerData` of every worker
 */
export function openTaskPool<Task, Result>(file: URL, data: unknown, jobs: number): TaskPool<Task, Result> {
  const workers = Array.from({ length: jobs }, () => new Worker(file, { workerData: data, execArgv: [] }))
  let hear: (worker: Worker, message: TaskReply) => void = () => undefined
  let fail: (why: Error) => void = () => undefined
  for (const worker of workers) {
    worker.on('message', (message: TaskReply) => hear(worker, message))
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => fail(new Error('a worker has ended')))
  }
  const all: TaskPool<Task, Result>['all'] = (tasks, each = () => undefined) =>
    new Promise((resolve, reject) => {
      const results = new Map<number, Result>()
      let given = 0
      let told = 0
      const give = (worker: Worker): void => {
        if (given === tasks.length) return
        worker.postMessage({ at: given, task: tasks[given] } satisfies TaskMessage)
        given += 1
      }
      fail = reject
      hear = (worker, message) => {
        if ('failed' in message) {
          reject(new Error(message.failed))
          return
        }
        results.set(message.at, message.result as Result)
        give(worker)
        for (let next = results.get(told); next !== undefined; next = results.get(told)) each(next, told++)
        if (results.size === tasks.length) resolve(tasks.map((_, at) => results.get(at) as Result))
      }
      if (tasks.length === 0) resolve([])
      for (const worker of workers) give(worker)
    })
  return {
    all,
    async close() {
      fail = () => undefined
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

/** Worker side: runs each task it receives. */
export function serveTasks<Task, Result>(work: (task: Task) => Result): void {
  parentPort?.on('message', ({ at, task }: TaskMessage) => {
    let answer: TaskReply
    try {
      answer = { at, result: work(task as Task) }
    } catch (error) {
      answer = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
    parentPort?.postMessage(answer)
  })
}
