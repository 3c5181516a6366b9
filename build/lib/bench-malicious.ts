/** A host that means no good, at whose table the measured process has joined: it says whatever it likes, as fast as it is read. */
import { Worker } from 'node:worker_threads'
import type { GameInfo } from '../../engine/core/contract/game.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import type { Services } from '../../main/services.ts'

/** What the host begins with. */
export interface MaliciousHostOptions {
  readonly game: string
  readonly rules: number
  /** How a table of that game stands: its first answer is right. */
  readonly now: TableSnapshot
}

/** What the worker tells: where it listens, then how many messages it has said. */
export interface MaliciousHostReport {
  readonly port: number
  readonly code: string
  readonly said: number
}

export interface RunningMaliciousHost {
  /** Ends it. @returns messages a second, as long as it lasted */
  stop(): Promise<number>
}

/** Joins such a host. Resolves once it says on and on. @param now how an own table of that game stands */
export async function joinMaliciousHost(
  services: Services,
  info: GameInfo,
  now: TableSnapshot,
): Promise<RunningMaliciousHost> {
  const workerData: MaliciousHostOptions = { game: info.id, rules: info.rules, now }
  const worker = new Worker(new URL('bench-malicious-worker.ts', import.meta.url), { workerData })
  worker.on('error', (error: unknown) => {
    throw error
  })
  let told: MaliciousHostReport | undefined
  worker.on('message', (message: MaliciousHostReport) => (told = message))
  const next = (): Promise<void> => new Promise((resolve) => worker.once('message', () => resolve()))
  await next()
  const page = services.connect(() => undefined)
  const address = `127.0.0.1:${String(told?.port)}`
  const joined = await page.call('desk.join', { address, code: told?.code, name: 'Ana' })
  if (!joined.ok) throw new Error(joined.reason.id)
  const seen = await page.call('table.current', { table: (joined.value as { readonly table: string }).table })
  if (!seen.ok) throw new Error(seen.reason.id)
  worker.postMessage('begin')
  while ((told?.said ?? 0) < 100) await next()
  const [before, begin] = [told?.said ?? 0, performance.now()]
  return {
    async stop() {
      const rate = (((told?.said ?? 0) - before) / (performance.now() - begin)) * 1000
      page.close()
      await worker.terminate()
      return Math.round(rate)
    },
  }
}
