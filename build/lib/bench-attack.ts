/** An attack on a hosted table while something is measured there. */
import { Worker } from 'node:worker_threads'

/** Whom it is meant for. */
export interface AttackTarget {
  readonly port: number
  /** Of apps, without its dash: some of them are guests. */
  readonly code: string
  readonly rules: Readonly<Record<string, number>>
}

export interface RunningAttack {
  /** Ends it. @returns messages and connections a second, as long as it lasted */
  stop(): Promise<number>
}

/** Resolves once it goes on in full. */
export async function startAttack(attacked: AttackTarget): Promise<RunningAttack> {
  const worker = new Worker(new URL('bench-attack-worker.ts', import.meta.url), { workerData: attacked })
  let said = 0
  worker.on('message', (sum: number) => (said = sum))
  worker.on('error', (error: unknown) => {
    throw error
  })
  while (said < 500) await new Promise((resolve) => worker.once('message', resolve))
  const [before, begin] = [said, performance.now()]
  return {
    async stop() {
      const rate = ((said - before) / (performance.now() - begin)) * 1000
      await worker.terminate()
      return Math.round(rate)
    },
  }
}
