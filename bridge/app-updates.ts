/**
 * Updates of Samsara: checked only if the user enables or requests it, and downloaded only if the user agrees. For the window of
 * this machine; pages in browsers and guests have no access.
 */
import * as v from 'valibot'
import { noArgumentSchema, defineCall } from './call-definition.ts'

/** A published version of Samsara that is newer than the running version. */
export interface AvailableUpdate {
  readonly version: string
  /** Size of the download; absent: unknown. */
  readonly bytes?: number
}

/**
 * The reason why a check for updates, a download or an installation has failed. Each value is the last part of a
 * message id, `updates.failed.REASON`.
 */
export type AppUpdateFailureReason =
  | 'network'
  /** Nothing is published there, or nothing for this kind of package. */
  | 'unpublished'
  /** The published data could not be parsed. */
  | 'unclear'
  /** The download does not match the announced checksum. */
  | 'checksum'
  /** It is not signed by the publisher of this Samsara. */
  | 'signature'
  | 'space'
  /** The folder of the program, or of the download, is not writable. */
  | 'rights'
  /** It was to be installed, but the old version has started again. */
  | 'install'
  | 'other'

/** The present step of the update (check, download or installation), with the version and progress that belong to it. */
export type AppUpdateProgress =
  /** No check since the start. */
  | { readonly stand: 'rest' }
  | { readonly stand: 'looking' }
  | { readonly stand: 'newest' }
  | { readonly stand: 'newer'; readonly newer: AvailableUpdate }
  | { readonly stand: 'fetching'; readonly newer: AvailableUpdate; readonly percent: number }
  /** Complete and verified; `agreed`: it is installed when Samsara ends. */
  | { readonly stand: 'fetched'; readonly newer: AvailableUpdate; readonly agreed: boolean }
  | { readonly stand: 'failed'; readonly why: AppUpdateFailureReason; readonly version?: string }

/**
 * Whether the running app can update itself (`way`). If it can (`way` is `itself`), the status also holds the present
 * step of the update.
 */
export type AppUpdateSupportAndProgress =
  /** This Samsara has no update source. */
  | { readonly way: 'none' }
  /** This kind of package cannot update itself. `from`: the source of newer versions, for display only. */
  | { readonly way: 'page'; readonly from: string }
  | ({ readonly way: 'itself'; readonly from: string } & AppUpdateProgress)

/** The version that the user has agreed to; another one that is found meanwhile is not meant. */
const AgreedVersion = v.strictObject({ version: v.pipe(v.string(), v.maxLength(60)) })

/** The definitions of the calls about app updates, by name. A call is a request from a renderer to its host. */
export const APP_UPDATE_CALLS = {
  updates: defineCall(noArgumentSchema).gives<AppUpdateSupportAndProgress>(),
  /** Checks once, at once. Rejected if this Samsara cannot: `bridge.refused.unknown`. */
  lookForUpdate: defineCall(noArgumentSchema).gives<null>(),
  /** Downloads that version. `updates.refused.stale`: it is not the present one. */
  fetchUpdate: defineCall(AgreedVersion).gives<null>(),
  /** Cancels the download. */
  stopUpdate: defineCall(noArgumentSchema).gives<null>(),
  /** Installs the download when Samsara ends; `now`: quits at once, as if the user had quit. */
  installUpdate: defineCall(v.strictObject({ ...AgreedVersion.entries, now: v.boolean() })).gives<null>(),
  /** Opens the page of newer versions in the system's browser. */
  openReleases: defineCall(noArgumentSchema).gives<null>(),
}
