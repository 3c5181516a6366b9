/** The host as the app starts it, within the measuring process: its services with workers of its own. Bots never answer. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { REVIEW_POINT_BUDGET } from '../../engine/core/host/review/review-point-analysis.ts'
import { CATALOGUE } from '../../engine/index.ts'
import { tryCreateServices, type Services } from '../../main/services.ts'

type HostEnvironment = Parameters<typeof tryCreateServices>[0]['environment']

export interface BenchHostOptions {
  /** The network; absent: no network. */
  readonly lan?: NonNullable<Parameters<typeof tryCreateServices>[0]['lanPlatform']>
  /** Absent: timers of the host never fire. */
  readonly clock?: HostEnvironment['clock']
  readonly openReaders?: HostEnvironment['openSaveInspectors']
  readonly replays?: HostEnvironment['replayPool']
}

const unusedWorker = { ask: () => Promise.reject(new Error('nobody asks')), close: () => Promise.resolve() }
/** A bot search that never ends. */
const neverAnswer = (): Promise<never> => new Promise<never>(() => undefined)

/** @throws Error if the profile is locked */
export async function startBenchHost(
  profile: string,
  {
    openReaders,
    replays = unusedWorker,
    lan,
    clock = { now: () => Date.now(), after: () => () => undefined },
  }: BenchHostOptions = {},
): Promise<Services> {
  const services = await tryCreateServices({
    profile,
    ...omitUndefined({ lanPlatform: lan }),
    openSettingsFile: () => ({ get: () => undefined, set: () => undefined }),
    environment: {
      catalogue: CATALOGUE,
      randomBytes,
      replayPool: replays,
      reviewBudget: REVIEW_POINT_BUDGET,
      isPonderingEnabled: false,
      pace: 0,
      seed: undefined,
      botPool: { ask: neverAnswer, advise: neverAnswer, review: neverAnswer, close: unusedWorker.close },
      clock,
      awake: { now: () => clock.now(), onWake: () => () => undefined },
      ...omitUndefined({ openSaveInspectors: openReaders }),
      log: () => undefined,
    },
  })
  if (services === undefined) throw new Error('the profile is locked')
  return services
}

/** Starts one worker of main, as on a machine with two cores. @param file path of its source, relative to main/ */
export function openBenchWorker<Q, A>(file: string): { ask(question: Q): Promise<A>; close(): Promise<void> } {
  const worker = new Worker(new URL(`../../main/${file}`, import.meta.url))
  const cancelledId = new Int32Array(new SharedArrayBuffer(4))
  let id = 0
  const waiting = new Map<number, (answer: A) => void>()
  worker.on('message', (message: { readonly id: number; readonly answer: A }) => {
    waiting.get(message.id)?.(message.answer)
  })
  return {
    ask: (question) =>
      new Promise((resolve) => {
        waiting.set(++id, resolve)
        worker.postMessage({ id, question, cancelledId })
      }),
    close: async () => {
      await worker.terminate()
    },
  }
}
