/** What looks for newer versions, fetches and installs them: electron-updater in the app (electron-updates.ts), a fake in tests. */
import type { AvailableUpdate, AppUpdateFailure } from '../../bridge/app-updates.ts'

export interface Updater {
  /** Asks once where versions are published. @returns undefined where there is none newer */
  look(): Promise<AvailableUpdate | undefined>
  /**
   * Fetches what was found last, and holds it to the checksum that was announced and, where the system knows such a thing,
   * to its publisher's signature. @param tell hears how much of a hundred is there
   */
  fetch(tell: (percent: number) => void, stop: AbortSignal): Promise<void>
  /** Somebody wants what was fetched to be installed when Samsara ends: hands it to a system that takes its time. */
  prepare(): Promise<void>
  /** Installs it, as the last thing that the process does. @param restart whether the new version is to start by itself */
  install(restart: boolean): void
}

const NETWORK_ERROR_PATTERN =
  /net::ERR_|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|timed? ?out|HTTP_ERROR_(?:408|429|5\d\d)/i
const FAILURE_BY_CODE: Readonly<Record<string, AppUpdateFailure>> = {
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

/** Why something failed, as people are told. The error's own words quote addresses and folders: they go nowhere. */
export function updateFailureOf(error: unknown): AppUpdateFailure {
  if (!(error instanceof Error)) return 'other'
  const { code } = error as NodeJS.ErrnoException
  const known = typeof code === 'string' ? FAILURE_BY_CODE[code] : undefined
  // What could not be asked for is wrapped into 'not found' with the whole story in its words.
  const story = `${code ?? ''} ${error.message}`
  if ((known === undefined || known === 'unpublished' || known === 'unclear') && NETWORK_ERROR_PATTERN.test(story))
    return 'network'
  return known ?? 'other'
}
