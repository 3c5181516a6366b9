/**
 * What this package of Samsara can do about newer versions. A release writes beside the archive where its own successors will
 * be published (`app-update.yml`); whatever was made otherwise has no such file, and then nothing is offered.
 */
import { readFileSync } from 'node:fs'
import { posix, win32 } from 'node:path'

/** The kinds of package that can be renewed from within. */
export type Kind = 'nsis' | 'AppImage' | 'deb' | 'rpm' | 'mac'

export interface Offer {
  /** Where newer versions are published: `github.com/OWNER/NAME`. */
  readonly from: string
  /** Absent: it is renewed by hand alone. */
  readonly kind?: Kind
}

/** The machine and the program on it. */
export interface Place {
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
export function placeOf({ platform, execPath, resourcesPath, env }: NodeJS.Process): Place {
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
export function offerOf(place: Place): Offer | undefined {
  const { join } = rulesOf(place)
  const from = sourceIn(place.read(join(place.resources, 'app-update.yml')) ?? '')
  if (from === undefined) return undefined
  const kind = kindOf(place)
  return { from, ...(kind && { kind }) }
}

/** The page of the releases, for a browser. */
export function pageOf({ from }: Offer): string {
  return `https://${from}/releases`
}

/** What the builder writes there are lines of a name and a value. Nothing but GitHub's releases is believed. */
function sourceIn(feed: string): string | undefined {
  const value = (name: string): string | undefined =>
    new RegExp(String.raw`^${name}: *['"]?([\w.-]+)['"]? *$`, 'm').exec(feed)?.[1]
  const [owner, repo] = [value('owner'), value('repo')]
  if (value('provider') !== 'github' || owner === undefined || repo === undefined) return undefined
  return `github.com/${owner}/${repo}`
}

function kindOf({ platform, program, resources, env, read }: Place): Kind | undefined {
  const { join, dirname } = rulesOf({ platform })
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

const rulesOf = ({ platform }: Pick<Place, 'platform'>) => (platform === 'win32' ? win32 : posix)
