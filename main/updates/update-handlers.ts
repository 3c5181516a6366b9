/** IPC handlers of the local window for updates. */
import type { AppApi } from '../../bridge/calls.ts'
import type { APP_UPDATE_CALLS } from '../../bridge/app-updates.ts'
import { ok, reject } from '../base/result.ts'
import type { UpdateService } from './update-service.ts'

/**
 * Creates the calls about updates.
 * @param updates absent: this package has no update source, or its client is a browser; the calls are then rejected
 */
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
