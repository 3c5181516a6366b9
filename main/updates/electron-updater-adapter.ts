/**
 * Updater based on electron-updater, which is loaded with this file: at the first check, and never in a run without one. It
 * downloads and installs nothing on its own, and sends no data about the user.
 */
import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { app, autoUpdater } from 'electron'
import {
  AppImageUpdater,
  CancellationToken,
  DebUpdater,
  MacUpdater,
  NsisUpdater,
  RpmUpdater,
  type AppUpdater,
  type UpdateInfo,
} from 'electron-updater'
import { replaceAppImage, startAppImage } from './app-image.ts'
import type { SelfUpdatingPackageKind } from './update-capability.ts'
import type { Updater } from './updater.ts'

const UPDATERS = { nsis: NsisUpdater, AppImage: AppImageUpdater, deb: DebUpdater, rpm: RpmUpdater, mac: MacUpdater }
const PACKAGE_EXTENSIONS: Readonly<Record<SelfUpdatingPackageKind, string>> = {
  nsis: 'exe',
  AppImage: 'AppImage',
  deb: 'deb',
  rpm: 'rpm',
  mac: 'zip',
}

/** Creates the updater for a kind of package, with electron-updater. */
export function createElectronUpdater(kind: SelfUpdatingPackageKind): Updater {
  const updater = disableAutomaticUpdates(new UPDATERS[kind]())
  let fetched: readonly string[] = []
  return {
    async check() {
      const found = await updater.checkForUpdates()
      if (found?.isUpdateAvailable !== true) return undefined
      const { version } = found.updateInfo
      const bytes = bytesOf(found.updateInfo, kind)
      return { version, ...(bytes !== undefined && { bytes }) }
    },

    async download(tell, stop) {
      // Fails before the download of a hundred megabytes, not after it.
      if (kind === 'AppImage') accessSync(dirname(appImagePath()), constants.W_OK)
      const token = new CancellationToken()
      const cancel = (): void => {
        token.cancel()
      }
      const hear = ({ percent }: { readonly percent: number }): void => {
        tell(percent)
      }
      stop.addEventListener('abort', cancel)
      updater.on('download-progress', hear)
      try {
        fetched = await updater.downloadUpdate(token)
      } finally {
        updater.off('download-progress', hear)
        stop.removeEventListener('abort', cancel)
      }
    },

    prepareInstall: () => (kind === 'mac' ? prepareMacUpdate() : Promise.resolve()),

    install(restart) {
      // The new version may start before this process has ended.
      app.releaseSingleInstanceLock()
      if (updater instanceof MacUpdater) {
        // The system has the update, and installs it after the app has ended.
        if (restart) autoUpdater.quitAndInstall()
      } else if (kind === 'AppImage') {
        const place = replaceAppImage(appImagePath(), fetched[0] ?? '')
        if (restart) startAppImage(place)
      } else if (!updater.install(true, restart)) throw new Error('the installer was not started')
    },
  }
}

/** Switches off automatic updates, and the id by which the server could recognise a machine. */
function disableAutomaticUpdates<U extends AppUpdater>(updater: U): U {
  // Its messages quote addresses and folders; update-service.ts logs what is needed.
  updater.logger = null
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = false
  updater.allowPrerelease = false
  updater.allowDowngrade = false
  updater.disableWebInstaller = true
  return Object.assign(updater, { stagingUserIdPromise: { value: Promise.resolve('') } })
}

function bytesOf({ files }: UpdateInfo, kind: SelfUpdatingPackageKind): number | undefined {
  const ours = files.filter(({ url }) => url.endsWith(`.${PACKAGE_EXTENSIONS[kind]}`))
  const { size } = ours.find(({ url }) => url.includes(process.arch)) ?? ours[0] ?? {}
  return size
}

function appImagePath(): string {
  return process.env['APPIMAGE'] ?? ''
}

/** A Mac receives the download from the app, checks its signature, and keeps it until the app ends. */
function prepareMacUpdate(): Promise<void> {
  return new Promise((resolve, reject) => {
    autoUpdater.once('update-downloaded', () => {
      autoUpdater.off('error', reject)
      resolve()
    })
    autoUpdater.once('error', reject)
    autoUpdater.checkForUpdates()
  })
}
