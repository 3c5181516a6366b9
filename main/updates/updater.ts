/**
 * Looks for newer versions, downloads and installs them: electron-updater in the app (electron-updater-adapter.ts), a fake in
 * tests.
 */
import type { AvailableUpdate, AppUpdateFailureReason } from '../../bridge/app-updates.ts'

/**
 * Finds, downloads and installs newer versions of Samsara, for one kind of installed package (for example an AppImage
 * or a Windows installer).
 */
export interface Updater {
  /** Checks once for a newer version, where versions are published. @returns undefined if there is none */
  check(): Promise<AvailableUpdate | undefined>
  /**
   * Downloads the version found last. Verifies the announced checksum and, where the system supports it, the publisher's
   * signature.
   * @param tell called with the percentage downloaded
   */
  download(tell: (percent: number) => void, stop: AbortSignal): Promise<void>
  /** Called when the user agrees to installation on quit: passes the download to a system that needs time for it. */
  prepareInstall(): Promise<void>
  /** Installs it, as the last action of the process. @param restart whether the new version starts by itself */
  install(restart: boolean): void
}

const NETWORK_ERROR_PATTERN =
  /net::ERR_|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|timed? ?out|HTTP_ERROR_(?:408|429|5\d\d)/i
const FAILURE_BY_CODE: Readonly<Record<string, AppUpdateFailureReason>> = {
  ERR_CHECKSUM_MISMATCH: 'checksum',
  ERR_UPDATER_NO_CHECKSUM: 'checksum',
  ERR_UPDATER_INVALID_SIGNATURE: 'signature',
  ENOSPC: 'space',
  EDQUOT: 'space',
  EACCES: 'rights',
  EPERM: 'rights',
  EROFS: 'rights',
  ERR_UPDATER_NO_PUBLISHED_VERSIONS: 'unpublished',
  ERR_UPDATER_LATEST_VERSION_NOT_FOUND: 'unpublished',
  ERR_UPDATER_CHANNEL_FILE_NOT_FOUND: 'unpublished',
  ERR_UPDATER_NO_FILES_PROVIDED: 'unpublished',
  ERR_UPDATER_ZIP_FILE_NOT_FOUND: 'unpublished',
  HTTP_ERROR_404: 'unpublished',
  ERR_XML_MISSED_ELEMENT: 'unpublished',
  ERR_XML_MISSED_ATTRIBUTE: 'unclear',
  ERR_UPDATER_INVALID_UPDATE_INFO: 'unclear',
  ERR_UPDATER_INVALID_RELEASE_FEED: 'unclear',
  ERR_UPDATER_INVALID_VERSION: 'unclear',
}

/**
 * Returns the reason that the user is shown for an error of the updater. The user does not see the message of the error itself,
 * because it contains addresses and folders.
 */
export function updateFailureReasonOf(error: unknown): AppUpdateFailureReason {
  if (!(error instanceof Error)) return 'other'
  const { code } = error as NodeJS.ErrnoException
  const known = typeof code === 'string' ? FAILURE_BY_CODE[code] : undefined
  // An error of a failed request is wrapped into 'not found', with the whole error in its message.
  const story = `${code ?? ''} ${error.message}`
  if ((known === undefined || known === 'unpublished' || known === 'unclear') && NETWORK_ERROR_PATTERN.test(story))
    return 'network'
  return known ?? 'other'
}
