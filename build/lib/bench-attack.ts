/** Attacks a hosted table during a measurement. */
import { Worker } from 'node:worker_threads'

export interface AttackTarget {
  readonly port: number
  /** Join code for apps, without its dash: some attackers are guests. */
  readonly code: string
  readonly rules: Readonly<Record<string, number>>
}

export interface RunningAttack {
  /** Stops the attack. @returns mean messages and connections per second */
  stop(): Promise<number>
}

/** Resolves once the attack runs at full rate. */
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
