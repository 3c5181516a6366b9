/**
 * The publisher of the packages, from environment variables or package.json. There is no default: without a publisher, packages
 * that require one are not made, and the macOS app is signed ad hoc.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Configuration } from 'electron-builder'

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>

export interface PackageManifest {
  readonly author?: unknown
  readonly homepage?: unknown
}

export interface Publisher {
  /** `Name <address>`: contact for questions about a Debian or Fedora package. */
  readonly maintainer?: string
  readonly homepage?: string
  /** GitHub repository whose releases hold newer versions. */
  readonly releases?: { readonly owner: string; readonly repo: string }
}

/** Reads the publisher. @returns it, or the missing parts as text */
export function readPublisher(
  environment: EnvironmentVariables,
  { author, homepage }: PackageManifest,
): Publisher | { why: string } {
  // An author without an address is valid, but cannot be the maintainer.
  const person =
    nonEmptyText(environment['SAMSARA_MAINTAINER']) ?? [nonEmptyText(author)].find((name) => name?.includes('<'))
  const page = nonEmptyText(environment['SAMSARA_HOMEPAGE']) ?? nonEmptyText(homepage) ?? repositoryUrl(environment)
  if (person !== undefined && !/^[^<>]+ <[^@<>\s]+@[^@<>\s]+>$/.test(person))
    return { why: `a maintainer is 'Name <address>', not '${person}'` }
  if (page !== undefined && !(URL.canParse(page) && new URL(page).protocol === 'https:'))
    return { why: `a homepage begins with https://, not '${page}'` }
  const named = nonEmptyText(environment['SAMSARA_RELEASES'])
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(named ?? '') ?? []
  if (named !== undefined && (owner === undefined || repo === undefined))
    return { why: `releases are those of OWNER/NAME, not of '${named}'` }
  return {
    ...omitUndefined({ maintainer: person }),
    ...omitUndefined({ homepage: page }),
    ...(owner === undefined || repo === undefined ? {} : { releases: { owner, repo } }),
  }
}

/** Why packages that must name a publisher cannot be made, or undefined if they can. */
export function missingPublisherReason({ maintainer, homepage }: Publisher): string | undefined {
  const missing = [
    ...(maintainer === undefined ? ["SAMSARA_MAINTAINER='Name <address>'"] : []),
    ...(homepage === undefined ? ['SAMSARA_HOMEPAGE=https://…'] : []),
  ]
  return missing.length === 0 ? undefined : `they name who publishes them: set ${missing.join(' and ')}`
}

/** Configuration in addition to electron-builder.yml. */
export function publisherConfiguration(
  { maintainer, homepage, releases }: Publisher,
  environment: EnvironmentVariables,
): Configuration {
  return {
    ...(homepage === undefined ? {} : { extraMetadata: { homepage } }),
    ...(releases === undefined ? {} : { publish: { provider: 'github', ...releases } }),
    ...(maintainer === undefined ? {} : { deb: { maintainer }, rpm: { maintainer } }),
    ...(hasCertificate(environment)
      ? {}
      : {
          // macOS rejects updates of an app with an ad-hoc signature: such an app gets no update feed.
          mac: {
            identity: '-',
            entitlements: AD_HOC_ENTITLEMENTS,
            entitlementsInherit: AD_HOC_ENTITLEMENTS,
            notarize: false,
            publish: null,
          },
        }),
  }
}

const AD_HOC_ENTITLEMENTS = 'build/packaging/entitlements.ad-hoc.plist'

/** Whether an Apple certificate is configured, in the variables that electron-builder reads. */
const hasCertificate = (environment: EnvironmentVariables): boolean =>
  nonEmptyText(environment['CSC_LINK']) !== undefined || nonEmptyText(environment['CSC_NAME']) !== undefined

/** Repository of the workflow that publishes. */
function repositoryUrl(environment: EnvironmentVariables): string | undefined {
  const [server, name] = [
    nonEmptyText(environment['GITHUB_SERVER_URL']),
    nonEmptyText(environment['GITHUB_REPOSITORY']),
  ]
  return server === undefined || name === undefined ? undefined : `${server}/${name}`
}

/** An empty variable counts as not set. */
const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
