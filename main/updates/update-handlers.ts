/** What this machine's own window asks about newer versions. */
import type { AppApi } from '../../bridge/calls.ts'
import type { APP_UPDATE_CALLS } from '../../bridge/app-updates.ts'
import { ok, reject } from '../base/result.ts'
import type { UpdateService } from './update-service.ts'

/** @param updates absent: this Samsara knows no place to look at, or its page is a browser's */
export function createUpdateHandlers(updates: UpdateService | undefined): Pick<AppApi, keyof typeof APP_UPDATE_CALLS> {
  const none = Promise.resolve(reject('bridge.refused.unknown'))
  return {
    updates: () => Promise.resolve(ok(updates?.now ?? { way: 'none' })),
    lookForUpdate: () => updates?.look() ?? none,
    fetchUpdate: ({ version }) => Promise.resolve(updates?.fetch(version) ?? none),
    stopUpdate: () => Promise.resolve(updates?.stop() ?? none),
    installUpdate: ({ version, now }) => updates?.install(version, now) ?? none,
    openReleases: () => updates?.openPage() ?? none,
  }
}
