/**
 * Newer versions of Samsara: looked for only where somebody wants it, and fetched only when somebody says so. For the window
 * of this machine; a browser's page and a guest's have nothing of it.
 */
import * as v from 'valibot'
import { noArgument, defineCall } from './call-definition.ts'

/** A newer version, as the place where it is published tells of it. */
export interface AvailableUpdate {
  readonly version: string
  /** Of what would be fetched; absent: that is not told. */
  readonly bytes?: number
}

/** Why something did not come about; each is the end of a message id `updates.failed.WHY`. */
export type AppUpdateFailure =
  | 'network'
  /** Nothing is published there, or nothing for this kind of package. */
  | 'unpublished'
  /** What is said there could not be understood. */
  | 'unclear'
  /** What came is not what was announced. */
  | 'checksum'
  /** It is not signed by whom this Samsara is from. */
  | 'signature'
  | 'space'
  /** The folder of the program, or of what is fetched, may not be written to. */
  | 'rights'
  /** It was to be installed, and the old version has started again. */
  | 'install'
  | 'other'

export type AppUpdateState =
  /** Nothing was looked for since the start. */
  | { readonly stand: 'rest' }
  | { readonly stand: 'looking' }
  | { readonly stand: 'newest' }
  | { readonly stand: 'newer'; readonly newer: AvailableUpdate }
  | { readonly stand: 'fetching'; readonly newer: AvailableUpdate; readonly percent: number }
  /** Whole and verified; `agreed`: it is installed when Samsara ends. */
  | { readonly stand: 'fetched'; readonly newer: AvailableUpdate; readonly agreed: boolean }
  | { readonly stand: 'failed'; readonly why: AppUpdateFailure; readonly version?: string }

export type AppUpdateStatus =
  /** This Samsara knows no place where newer ones would lie. */
  | { readonly way: 'none' }
  /** This kind of package is not renewed by itself. `from`: where newer ones lie, for people only. */
  | { readonly way: 'page'; readonly from: string }
  | ({ readonly way: 'itself'; readonly from: string } & AppUpdateState)

/** What somebody has read and agreed to: another version that is found meanwhile is not meant. */
const AgreedVersion = v.strictObject({ version: v.pipe(v.string(), v.maxLength(60)) })

export const APP_UPDATE_CALLS = {
  updates: defineCall(noArgument).gives<AppUpdateStatus>(),
  /** Looks once, at once. Refused where this Samsara cannot: `bridge.refused.unknown`. */
  lookForUpdate: defineCall(noArgument).gives<null>(),
  /** Fetches that version. `updates.refused.stale`: it is not the one that stands there. */
  fetchUpdate: defineCall(AgreedVersion).gives<null>(),
  /** What is being fetched is not wanted any more. */
  stopUpdate: defineCall(noArgument).gives<null>(),
  /** Installs what was fetched when Samsara ends; `now`: which it does at once, as whenever somebody quits. */
  installUpdate: defineCall(v.strictObject({ ...AgreedVersion.entries, now: v.boolean() })).gives<null>(),
  /** Opens the page where newer versions lie in the system's browser. */
  openReleases: defineCall(noArgument).gives<null>(),
}
