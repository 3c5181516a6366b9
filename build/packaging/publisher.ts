/**
 * Who publishes packages, and signs them: said by whoever does, in the environment or in package.json. Nothing is made up
 * where nobody is named: then there is no package that must name somebody, and a Mac's app is signed by nobody.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Configuration } from 'electron-builder'

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>

export interface PackageManifest {
  readonly author?: unknown
  readonly homepage?: unknown
}

export interface Publisher {
  /** `Name <address>`: to whom questions about a package for Debian or Fedora go. */
  readonly maintainer?: string
  readonly homepage?: string
  /** The repository of GitHub in whose releases newer versions will lie. */
  readonly releases?: { readonly owner: string; readonly repo: string }
}

/** What whoever publishes says, or what is missing of it, in words. */
export function readPublisher(
  environment: EnvironmentVariables,
  { author, homepage }: PackageManifest,
): Publisher | { why: string } {
  // Without an address nobody can be asked: such an author is one all the same, but maintains nothing.
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

/** Why packages that must name somebody cannot be made. */
export function missingPublisherReason({ maintainer, homepage }: Publisher): string | undefined {
  const missing = [
    ...(maintainer === undefined ? ["SAMSARA_MAINTAINER='Name <address>'"] : []),
    ...(homepage === undefined ? ['SAMSARA_HOMEPAGE=https://…'] : []),
  ]
  return missing.length === 0 ? undefined : `they name who publishes them: set ${missing.join(' and ')}`
}

/** What is said to the builder beside electron-builder.yml. */
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
          // A Mac takes no newer version for an app that is signed by nobody: such a one is not told where to look.
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

/** A certificate of Apple's, as the builder finds it by itself. */
const hasCertificate = (environment: EnvironmentVariables): boolean =>
  nonEmptyText(environment['CSC_LINK']) !== undefined || nonEmptyText(environment['CSC_NAME']) !== undefined

/** Where the workflow that publishes belongs to. */
function repositoryUrl(environment: EnvironmentVariables): string | undefined {
  const [server, name] = [
    nonEmptyText(environment['GITHUB_SERVER_URL']),
    nonEmptyText(environment['GITHUB_REPOSITORY']),
  ]
  return server === undefined || name === undefined ? undefined : `${server}/${name}`
}

/** An empty variable is one that is not set. */
const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
