/** Update platform of a package made by a release; nothing of the updater is loaded here. */
import { app, shell } from 'electron'
import type { UpdatePlatform } from './update-service.ts'
import { updateCapabilityOf, releasesPageUrl, installFactsOfProcess } from './update-capability.ts'

/**
 * Creates the update platform of the installed package, with Electron: how the package can be updated, its version,
 * and the functions that open the updater, open the page of releases, and quit the app. The updater itself is not
 * loaded yet.
 * @returns an object with the platform as `updatePlatform`; without it if the package offers no updates
 */
export function createUpdatePlatformIfSupported(): { readonly updatePlatform?: UpdatePlatform } {
  const offer = updateCapabilityOf(installFactsOfProcess(process))
  if (offer === undefined) return {}
  return {
    updatePlatform: {
      capability: offer,
      version: app.getVersion(),
      openUpdater: async (kind) => (await import('./electron-updater-adapter.ts')).createElectronUpdater(kind),
      openReleasesPage: () => shell.openExternal(releasesPageUrl(offer)),
      quit: () => {
        app.quit()
      },
    },
  }
}
