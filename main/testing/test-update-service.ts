/** The update service with an updater that a test controls, and that records its calls. */
import type { AvailableUpdate, AppUpdateSupportAndProgress } from '../../bridge/app-updates.ts'
import { UpdateService, type UpdateServiceDeps } from '../updates/update-service.ts'
import type { Updater } from '../updates/updater.ts'
import { createManualClock, createMemoryFile } from './test-host.ts'

export const UPDATE_SOURCE = 'github.com/ana/samsara'
export const NEWER_VERSION: AvailableUpdate = { version: '1.1.0', bytes: 92_000_000 }

/** A promise that the test settles. */
export function createDeferred() {
  let resolve = (): void => undefined
  const promise = new Promise<undefined>((done) => {
    resolve = () => {
      done(undefined)
    }
  })
  return { promise, resolve }
}

/** Lets all pending promise callbacks run. */
export const flushPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export function createTestUpdateService(more: Partial<UpdateServiceDeps> = {}, values: Record<string, unknown> = {}) {
  const clock = createManualClock()
  const done: string[] = []
  const told: AppUpdateSupportAndProgress[] = []
  const lines: string[] = []
  let found: () => Promise<AvailableUpdate | undefined> = () => Promise.resolve(NEWER_VERSION)
  let fetching: Updater['download'] = () => Promise.resolve()
  const updater: Updater = {
    check() {
      done.push('look')
      return found()
    },
    download(tell, stop) {
      done.push('fetch')
      return fetching(tell, stop)
    },
    prepareInstall() {
      done.push('prepare')
      return Promise.resolve()
    },
    install(restart) {
      done.push(`install ${String(restart)}`)
    },
  }
  const start: UpdateServiceDeps = {
    capability: { from: UPDATE_SOURCE, kind: 'AppImage' },
    version: '1.0.0',
    clock,
    file: createMemoryFile(values),
    openUpdater(kind) {
      done.push(`open ${kind}`)
      return Promise.resolve(updater)
    },
    quit: () => done.push('quit'),
    openReleasesPage() {
      done.push('page')
      return Promise.resolve()
    },
    onStatusChanged: (now) => told.push(now),
    log: (line) => lines.push(line),
    ...more,
  }
  const updates = new UpdateService(start)
  return {
    updates,
    updater,
    clock,
    done,
    told,
    lines,
    values,
    finds: (look: typeof found) => (found = look),
    fetches: (fetch: typeof fetching) => (fetching = fetch),
    /** The state after the user agreed to the download, and it is complete. */
    async fetched() {
      await updates.checkNow()
      updates.download(NEWER_VERSION.version)
      await flushPromises()
    },
  }
}
