/**
 * Runs work off the main thread in a few long-lived workers, each with one question at a time; further questions wait in a queue.
 * A worker that crashes, or takes too long, is replaced and the question asked once more; after a second failure the question
 * fails. A cancelled question ends at once for the caller. Its worker learns of it through shared memory, since a computing
 * thread reads no messages; it keeps running with its caches unless it does not obey. Not a library, since the workers' caches
 * are half of their value: piscina ends a worker to abort its task, workerpool one that computes, and neither sends a question to
 * the worker that has its cache.
 */
import type { Clock } from '../base/clock.ts'

/** Options for the scheduling and cancellation of one task of a worker pool. The task is a question to a worker. */
export interface WorkerTaskOptions {
  /** Cancels the question. */
  readonly signal?: AbortSignal
  /** Identifies the asker: its questions are sent to the same worker if that is free, since it may have cached data. */
  readonly affinityKey?: string
  /** It starts before all waiting questions. */
  readonly isUrgent?: boolean
  /**
   * It starts when no other question waits, one such question at a time. When another question needs its worker, it is
   * interrupted, and started again later.
   */
  readonly isBackground?: boolean
}

/** A few long-lived worker threads that answer questions. Each thread answers one question at a time. */
export interface WorkerPool<Question, Answer> {
  /** Answers a question. @throws Error if no worker could answer; the signal's reason if it was cancelled */
  ask(question: Question, asking?: WorkerTaskOptions): Promise<Answer>
  /** Ends all workers; waiting and running questions fail. */
  close(): Promise<void>
}

/** The message with which a pool sends a question to a worker. */
export interface WorkerRequest<Question> {
  readonly id: number
  readonly question: Question
  /** Shared memory: id of the question that was cancelled last. */
  readonly cancelledId: Int32Array
}

/** The message with which a worker answers a question, or reports that it failed. */
export type WorkerResponse<Answer> =
  { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly failed: true }

/** The part of a worker thread that a pool uses. Node's `Worker` has it; tests pass fakes. */
export interface PoolWorker<Question, Answer> {
  postMessage(message: WorkerRequest<Question>): void
  on(event: 'message', hear: (message: WorkerResponse<Answer>) => void): unknown
  on(event: 'error' | 'exit', hear: () => void): unknown
  terminate(): Promise<unknown>
}

/** How the workers of a pool are started, how many there are, and how long they may take. */
export interface WorkerPoolOptions<Question, Answer> {
  readonly spawn: () => PoolWorker<Question, Answer>
  readonly clock: Clock
  /** Most workers at a time; a further one is started only when all others are busy. */
  readonly size?: number
  /** Milliseconds from the start of a question after which its worker counts as hung. */
  readonly timeoutMs?: number
}

interface WorkerTask<Question, Answer> {
  /** Changes after an interruption: only the earlier run was cancelled. */
  id: number
  readonly question: Question
  readonly affinityKey: string | undefined
  readonly isBackground: boolean
  readonly resolve: (answer: Answer) => void
  readonly reject: (why: unknown) => void
  failures: number
  isOver: boolean
  /** Whether its worker is needed for another question. */
  isPreempted: boolean
}

/** The slot of one worker. */
interface WorkerSlot<Question, Answer> {
  readonly cancelledId: Int32Array
  worker: PoolWorker<Question, Answer> | undefined
  job: WorkerTask<Question, Answer> | undefined
  /** Cancels the time limit of the job. */
  cancelTimeout: () => void
}

const TASK_TIMEOUT_MS = 30_000
/** Milliseconds in which a worker must notice that its question was cancelled. */
const CANCEL_TIMEOUT_MS = 1000
/** Limit of the askers whose last worker is remembered. */
const MAX_AFFINITY_KEYS = 64

/** Creates a pool of worker threads that answer questions. No worker is started before the first question. */
export function createWorkerPool<Question, Answer>({
  spawn,
  clock,
  size = 1,
  timeoutMs = TASK_TIMEOUT_MS,
}: WorkerPoolOptions<Question, Answer>): WorkerPool<Question, Answer> {
  const desks = Array.from({ length: size }, (): WorkerSlot<Question, Answer> => {
    const cancelledId = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    return { cancelledId, worker: undefined, job: undefined, cancelTimeout: () => undefined }
  })
  const waiting: WorkerTask<Question, Answer>[] = []
  const inBackground: WorkerTask<Question, Answer>[] = []
  const lastAt = new Map<string, WorkerSlot<Question, Answer>>()
  let closed = false
  let next = 1

  function deskFor(asker: string | undefined): WorkerSlot<Question, Answer> | undefined {
    const free = desks.filter(({ job }) => job === undefined)
    const known = asker === undefined ? undefined : lastAt.get(asker)
    if (known !== undefined && free.includes(known)) return known
    return free.find(({ worker }) => worker !== undefined) ?? free[0]
  }

  function work(): void {
    for (let job = waiting[0]; job !== undefined; job = waiting[0]) {
      const desk = deskFor(job.affinityKey)
      if (desk === undefined) {
        breakOff()
        return
      }
      waiting.shift()
      begin(desk, job)
    }
    const [job] = inBackground
    const desk = job && !desks.some((each) => each.job?.isBackground === true) ? deskFor(job.affinityKey) : undefined
    if (job === undefined || desk === undefined) return
    inBackground.shift()
    begin(desk, job)
  }

  /** Interrupts the background question, unless that is being done. */
  function breakOff(): void {
    const desk = desks.find(({ job }) => job?.isBackground === true)
    if (desk?.job === undefined || desk.worker === undefined || desk.job.isPreempted) return
    desk.job.isPreempted = true
    Atomics.store(desk.cancelledId, 0, desk.job.id)
    watch(desk, desk.worker, CANCEL_TIMEOUT_MS)
  }

  function begin(desk: WorkerSlot<Question, Answer>, job: WorkerTask<Question, Answer>): void {
    if (job.affinityKey !== undefined) {
      lastAt.delete(job.affinityKey)
      lastAt.set(job.affinityKey, desk)
      for (const oldest of [...lastAt.keys()].slice(0, -MAX_AFFINITY_KEYS)) lastAt.delete(oldest)
    }
    const worker = running(desk)
    desk.job = job
    watch(desk, worker, timeoutMs)
    worker.postMessage({ id: job.id, question: job.question, cancelledId: desk.cancelledId })
  }

  function running(desk: WorkerSlot<Question, Answer>): PoolWorker<Question, Answer> {
    if (desk.worker !== undefined) return desk.worker
    const fresh = spawn()
    desk.worker = fresh
    fresh.on('message', (message) => {
      if (fresh === desk.worker) hear(desk, message)
    })
    fresh.on('error', () => {
      leave(desk, fresh)
    })
    fresh.on('exit', () => {
      leave(desk, fresh)
    })
    return fresh
  }

  function watch(desk: WorkerSlot<Question, Answer>, worker: PoolWorker<Question, Answer>, wait: number): void {
    desk.cancelTimeout()
    desk.cancelTimeout = clock.after(wait, () => {
      leave(desk, worker)
      void worker.terminate()
    })
  }

  function hear(desk: WorkerSlot<Question, Answer>, message: WorkerResponse<Answer>): void {
    const { job } = desk
    if (job?.id !== message.id) return
    clear(desk)
    if ('failed' in message) again(job)
    else if (!job.isOver) job.resolve(message.answer)
    work()
  }

  /** The worker is gone, or is to be ended: its question is asked again, of the next worker. */
  function leave(desk: WorkerSlot<Question, Answer>, gone: PoolWorker<Question, Answer>): void {
    if (gone !== desk.worker) return
    desk.worker = undefined
    const { job } = desk
    clear(desk)
    if (job !== undefined) again(job)
    work()
  }

  function clear(desk: WorkerSlot<Question, Answer>): void {
    desk.cancelTimeout()
    desk.job = undefined
  }

  function again(job: WorkerTask<Question, Answer>): void {
    if (job.isOver) return
    if (job.isPreempted && !closed) {
      job.isPreempted = false
      job.id = next++
      inBackground.unshift(job)
      return
    }
    job.failures += 1
    if (job.failures < 2 && !closed) (job.isBackground ? inBackground : waiting).unshift(job)
    else job.reject(new Error('the worker could not answer'))
  }

  function cancelJob(job: WorkerTask<Question, Answer>, why: unknown): void {
    job.reject(why)
    for (const list of [waiting, inBackground]) if (list.includes(job)) list.splice(list.indexOf(job), 1)
    const desk = desks.find((each) => each.job === job)
    if (desk?.worker === undefined) return
    Atomics.store(desk.cancelledId, 0, job.id)
    watch(desk, desk.worker, CANCEL_TIMEOUT_MS)
  }

  return {
    ask(question, { signal, affinityKey: asker, isUrgent = false, isBackground = false } = {}) {
      return new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('the pool is closed'))
          return
        }
        const dropped = (): void => {
          cancelJob(job, signal?.reason)
        }
        const over = (): void => {
          job.isOver = true
          signal?.removeEventListener('abort', dropped)
        }
        const job: WorkerTask<Question, Answer> = {
          id: next++,
          question,
          affinityKey: asker,
          isBackground,
          failures: 0,
          isOver: false,
          isPreempted: false,
          resolve: (answer) => {
            over()
            resolve(answer)
          },
          reject: (why) => {
            over()
            reject(why instanceof Error ? why : new Error('called off'))
          },
        }
        if (signal?.aborted === true) {
          job.reject(signal.reason)
          return
        }
        signal?.addEventListener('abort', dropped)
        if (isUrgent) waiting.unshift(job)
        else (isBackground ? inBackground : waiting).push(job)
        work()
      })
    },
    async close() {
      closed = true
      const last = desks.flatMap(({ worker }) => worker ?? [])
      for (const job of [...waiting.splice(0), ...inBackground.splice(0)]) again(job)
      for (const desk of desks) if (desk.worker !== undefined) leave(desk, desk.worker)
      await Promise.all(last.map((worker) => worker.terminate()))
    },
  }
}
