/** What looks for newer versions, where a release made this package: nothing of it is loaded here. */
import { app, shell } from 'electron'
import type { UpdatesParts } from './course.ts'
import { offerOf, pageOf, placeOf } from './offer.ts'

export function newerVersions(): { readonly updates?: UpdatesParts } {
  const offer = offerOf(placeOf(process))
  if (offer === undefined) return {}
  return {
    updates: {
      offer,
      version: app.getVersion(),
      open: async (kind) => (await import('./electron-updates.ts')).openUpdater(kind),
      openPage: () => shell.openExternal(pageOf(offer)),
      quit: () => {
        app.quit()
      },
    },
  }
}
