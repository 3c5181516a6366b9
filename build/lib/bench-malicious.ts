/** A malicious host whose table the measured process has joined: it sends arbitrary messages as fast as they are read. */
import { Worker } from 'node:worker_threads'
import type { GameInfo } from '../../engine/core/contract/game.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import type { Services } from '../../main/services.ts'

/** Initial data of the worker. */
export interface MaliciousHostOptions {
  readonly game: string
  readonly rules: number
  /** Snapshot of a table of that game: the host's first answer is valid. */
  readonly now: TableSnapshot
}

/** Messages of the worker: its port first, then the number of messages it has sent. */
export interface MaliciousHostReport {
  readonly port: number
  readonly code: string
  readonly said: number
}

export interface RunningMaliciousHost {
  /** Stops the host. @returns mean messages per second */
  stop(): Promise<number>
}

/** Joins a malicious host. Resolves once it sends continuously. @param now snapshot of a table of that game in this process */
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
