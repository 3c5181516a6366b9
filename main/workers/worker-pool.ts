/**
 * Work off the main thread: a few long-lived workers, asked and answering, each one question at a time; the others wait in
 * a queue. A worker that crashes, or takes too long, is replaced and asked once more; after a second failure the question
 * fails. What is called off is over at once for who asked; its worker hears of it by memory that both share, since
 * a thread that computes reads no messages, and lives on with all that it remembers unless it does not obey.
 *
 * Our own, since what workers remember is half of their worth: piscina ends a worker to abort what it does, and so does
 * workerpool one that computes; neither sends questions back to the worker that remembers.
 */
import type { Clock } from '../base/clock.ts'

export interface WorkerTaskOptions {
  /** Calls the question off. */
  readonly signal?: AbortSignal
  /** Who asks: questions of the same go to the same worker where it is free, since it may remember something. */
  readonly affinityKey?: string
  /** It is begun before whatever waits. */
  readonly isUrgent?: boolean
  /**
   * It is begun when nothing else waits, one such question at a time; as soon as anything else needs its worker it is broken off,
   * and begun anew later.
   */
  readonly isBackground?: boolean
}

export interface WorkerPool<Question, Answer> {
  /** @throws when no worker could answer; the signal's reason when it was called off */
  ask(question: Question, asking?: WorkerTaskOptions): Promise<Answer>
  close(): Promise<void>
}

export interface WorkerRequest<Question> {
  readonly id: number
  readonly question: Question
  /** Shared: holds the id of the question that was called off last. */
  readonly cancelledId: Int32Array
}

export type WorkerResponse<Answer> =
  { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly failed: true }

/** The part of a worker that a pool uses; node's Worker has it. */
export interface PoolWorker<Question, Answer> {
  postMessage(message: WorkerRequest<Question>): void
  on(event: 'message', hear: (message: WorkerResponse<Answer>) => void): unknown
  on(event: 'error' | 'exit', hear: () => void): unknown
  terminate(): Promise<unknown>
}

export interface WorkerPoolOptions<Question, Answer> {
  readonly spawn: () => PoolWorker<Question, Answer>
  readonly clock: Clock
  /** How many workers there are at most: one is started when all others are busy. */
  readonly size?: number
  /** Milliseconds, from when a question is begun, after which its worker counts as hung. */
  readonly timeoutMs?: number
}

interface WorkerTask<Question, Answer> {
  /** Another one after it was broken off: only that beginning of it was called off. */
  id: number
  readonly question: Question
  readonly affinityKey: string | undefined
  readonly isBackground: boolean
  readonly resolve: (answer: Answer) => void
  readonly reject: (why: unknown) => void
  failures: number
  isOver: boolean
  /** Its worker is needed for something else. */
  isPreempted: boolean
}

/** The place of one worker. */
interface WorkerSlot<Question, Answer> {
  readonly cancelledId: Int32Array
  worker: PoolWorker<Question, Answer> | undefined
  job: WorkerTask<Question, Answer> | undefined
  /** Calls off the time limit of the job. */
  cancelTimeout: () => void
}

const TASK_TIMEOUT_MS = 30_000
/** Milliseconds in which a worker must have heard that its question was called off. */
const CANCEL_TIMEOUT_MS = 1000
/** Of so many askers it is kept who answered them last. */
const MAX_AFFINITY_KEYS = 64

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

  /** What is done in the background makes room, unless it does so already. */
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

  /** The worker is gone, or is to go: what it was asked is asked anew, of the next one. */
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
