/** IPC handlers of the local window for updates. */
import type { LocalAppApi } from '../../bridge/calls.ts'
import type { APP_UPDATE_CALLS } from '../../bridge/app-updates.ts'
import { ok, reject } from '../base/result.ts'
import type { UpdateService } from './update-service.ts'

/**
 * Creates the handlers of the calls about updates of the app.
 * @param updates undefined: this package has no update source, or the client is a browser. The call for the status
 *   then answers `none`, and the other calls are rejected
 */
export function createUpdateHandlers(
  updates: UpdateService | undefined,
): Pick<LocalAppApi, keyof typeof APP_UPDATE_CALLS> {
  const none = Promise.resolve(reject('bridge.refused.unknown'))
  return {
    updates: () => Promise.resolve(ok(updates?.status ?? { way: 'none' })),
    lookForUpdate: () => updates?.checkNow() ?? none,
    fetchUpdate: ({ version }) => Promise.resolve(updates?.download(version) ?? none),
    stopUpdate: () => Promise.resolve(updates?.cancelDownload() ?? none),
    installUpdate: ({ version, now }) => updates?.scheduleInstall(version, now) ?? none,
    openReleases: () => updates?.openReleasesPage() ?? none,
  }
}
