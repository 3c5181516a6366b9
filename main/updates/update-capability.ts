/**
 * What this package of Samsara can do about newer versions. A release writes beside the archive where its own successors will
 * be published (`app-update.yml`); whatever was made otherwise has no such file, and then nothing is offered.
 */
import { readFileSync } from 'node:fs'
import { posix, win32 } from 'node:path'

/** The kinds of package that can be renewed from within. */
export type PackageKind = 'nsis' | 'AppImage' | 'deb' | 'rpm' | 'mac'

export interface UpdateCapability {
  /** Where newer versions are published: `github.com/OWNER/NAME`. */
  readonly from: string
  /** Absent: it is renewed by hand alone. */
  readonly kind?: PackageKind
}

/** The machine and the program on it. */
export interface InstallEnvironment {
  readonly platform: NodeJS.Platform
  /** The program itself. */
  readonly program: string
  /** The folder of what lies beside the archive. */
  readonly resources: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** The text of a file; undefined: it cannot be read. */
  readonly read: (file: string) => string | undefined
}

/** Where this process runs. */
export function installEnvironmentOf({ platform, execPath, resourcesPath, env }: NodeJS.Process): InstallEnvironment {
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

/** @returns undefined where nobody said where newer versions are published */
export function updateCapabilityOf(place: InstallEnvironment): UpdateCapability | undefined {
  const { join } = pathRulesOf(place)
  const from = parseReleaseSource(place.read(join(place.resources, 'app-update.yml')) ?? '')
  if (from === undefined) return undefined
  const kind = packageKindOf(place)
  return { from, ...(kind && { kind }) }
}

/** The page of the releases, for a browser. */
export function releasesPageUrl({ from }: UpdateCapability): string {
  return `https://${from}/releases`
}

/** What the builder writes there are lines of a name and a value. Nothing but GitHub's releases is believed. */
function parseReleaseSource(feed: string): string | undefined {
  const value = (name: string): string | undefined =>
    new RegExp(String.raw`^${name}: *['"]?([\w.-]+)['"]? *$`, 'm').exec(feed)?.[1]
  const [owner, repo] = [value('owner'), value('repo')]
  if (value('provider') !== 'github' || owner === undefined || repo === undefined) return undefined
  return `github.com/${owner}/${repo}`
}

function packageKindOf({ platform, program, resources, env, read }: InstallEnvironment): PackageKind | undefined {
  const { join, dirname } = pathRulesOf({ platform })
  switch (platform) {
    case 'win32': {
      // The zip holds the same files; only what was installed has what uninstalls it. The portable one unpacks itself anew.
      const installed = read(join(dirname(program), 'Uninstall Samsara.exe')) !== undefined
      return installed && env['PORTABLE_EXECUTABLE_FILE'] === undefined ? 'nsis' : undefined
    }
    // Without a certificate no feed is written for a Mac (build/packaging/publisher.ts).
    case 'darwin':
      return 'mac'
    case 'linux': {
      if (posix.isAbsolute(env['APPIMAGE'] ?? '')) return 'AppImage'
      // All packages of Linux are made around one folder, so the word may stand in the archive too: it counts where they install.
      const word = program.startsWith('/opt/') ? read(join(resources, 'package-type'))?.trim() : undefined
      return word === 'deb' || word === 'rpm' ? word : undefined
    }
    default:
      return undefined
  }
}

const pathRulesOf = ({ platform }: Pick<InstallEnvironment, 'platform'>) => (platform === 'win32' ? win32 : posix)
