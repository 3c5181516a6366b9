/**
 * The update capability of this package of Samsara. A release writes beside the archive where its successors are published
 * (`app-update.yml`); a package made otherwise has no such file, and offers no updates.
 */
import { readFileSync } from 'node:fs'
import { posix, win32 } from 'node:path'

/** The kinds of package that can update themselves: installers of Windows (`nsis`) and macOS, and packages of Linux. */
export type SelfUpdatingPackageKind = 'nsis' | 'AppImage' | 'deb' | 'rpm' | 'mac'

/** Where newer versions of this package are found, and whether it can update itself. */
export interface UpdateCapability {
  /** Where newer versions are published: `github.com/OWNER/NAME`. */
  readonly from: string
  /** The kind of the package. Absent: it can only be updated by hand. */
  readonly kind?: SelfUpdatingPackageKind
}

/** The facts about the machine and the installed program that tell which kind of package it is. */
export interface PackageDetectionInputs {
  readonly platform: NodeJS.Platform
  /** Path of the program. */
  readonly program: string
  /** The folder of the files beside the app's archive. */
  readonly resources: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** @returns the text of a file, or undefined if it cannot be read */
  readonly read: (file: string) => string | undefined
}

/**
 * Collects from a process the facts about the machine and the installed program: platform, environment variables, path
 * of the program, resources folder, and a function that reads a file. `updateCapabilityOf` determines from these facts
 * whether the app can update itself, and where newer versions are published.
 */
export function installFactsOfProcess({
  platform,
  execPath,
  resourcesPath,
  env,
}: NodeJS.Process): PackageDetectionInputs {
  return {
    platform,
    env,
    program: execPath,
    resources: resourcesPath,
    read(file) {
      try {
        return readFileSync(file, 'latin1')
      } catch {
        return undefined
      }
    },
  }
}

/**
 * Finds where newer versions of this installed package of Samsara are published, and the kind of the package if the
 * package can update itself. Reads the file `app-update.yml` that a release writes.
 * @param place facts about the machine and the installed program
 * @returns undefined if no place of publication is stated: then no updates are offered
 */
export function updateCapabilityOf(place: PackageDetectionInputs): UpdateCapability | undefined {
  const { join } = pathRulesOf(place)
  const from = parseReleaseSource(place.read(join(place.resources, 'app-update.yml')) ?? '')
  if (from === undefined) return undefined
  const kind = packageKindOf(place)
  return { from, ...(kind && { kind }) }
}

/** The address of the web page that lists the releases. */
export function releasesPageUrl({ from }: UpdateCapability): string {
  return `https://${from}/releases`
}

/** The builder writes lines of a name and a value. Only GitHub releases are accepted. */
function parseReleaseSource(feed: string): string | undefined {
  const value = (name: string): string | undefined =>
    new RegExp(String.raw`^${name}: *['"]?([\w.-]+)['"]? *$`, 'm').exec(feed)?.[1]
  const [owner, repo] = [value('owner'), value('repo')]
  if (value('provider') !== 'github' || owner === undefined || repo === undefined) return undefined
  return `github.com/${owner}/${repo}`
}

function packageKindOf({
  platform,
  program,
  resources,
  env,
  read,
}: PackageDetectionInputs): SelfUpdatingPackageKind | undefined {
  const { join, dirname } = pathRulesOf({ platform })
  switch (platform) {
    case 'win32': {
      // The zip has the same files; only an installed package has the uninstaller. The portable one unpacks itself at each start.
      const installed = read(join(dirname(program), 'Uninstall Samsara.exe')) !== undefined
      return installed && env['PORTABLE_EXECUTABLE_FILE'] === undefined ? 'nsis' : undefined
    }
    // Without a certificate no feed is written for a Mac (build/packaging/publisher.ts).
    case 'darwin':
      return 'mac'
    case 'linux': {
      if (posix.isAbsolute(env['APPIMAGE'] ?? '')) return 'AppImage'
      // All Linux packages are made from one folder, so the package type may be in the archive too: it counts only under the
      // install path.
      const word = program.startsWith('/opt/') ? read(join(resources, 'package-type'))?.trim() : undefined
      return word === 'deb' || word === 'rpm' ? word : undefined
    }
    default:
      return undefined
  }
}

const pathRulesOf = ({ platform }: Pick<PackageDetectionInputs, 'platform'>) => (platform === 'win32' ? win32 : posix)
