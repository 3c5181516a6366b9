/** Decides which packages can be made on this machine, and gives the reasons against the others. */
import type { TargetSystem } from './electron-builder.ts'

export const SYSTEM_NAMES = { win: 'Windows', mac: 'macOS', linux: 'Linux' } as const satisfies Record<
  TargetSystem,
  string
>

/** The machine that makes the packages. */
export interface PackingMachine {
  readonly platform: NodeJS.Platform
  /** Whether a program is on the path. */
  readonly has: (program: string) => boolean
  /** Why packages that name a publisher cannot be made, or undefined if they can. */
  readonly unnamed: string | undefined
}

export interface PackagePlan {
  readonly kinds: readonly string[]
  /** Skipped packages, one line each. */
  readonly left: readonly string[]
}

/** The system of this machine, in electron-builder's terms. */
export function targetSystemOf(platform: NodeJS.Platform): TargetSystem {
  return platform === 'win32' ? 'win' : platform === 'darwin' ? 'mac' : 'linux'
}

/** Selects the wanted package kinds of a system that can be made here. */
export function planPackages(system: TargetSystem, wanted: readonly string[], maker: PackingMachine): PackagePlan {
  const elsewhere = wrongSystemReason(system, maker.platform)
  if (elsewhere !== undefined) return { kinds: [], left: [`${SYSTEM_NAMES[system]}: ${elsewhere}`] }
  const reasons = new Map<string, string[]>()
  const kinds = wanted.filter((kind) => {
    const why = unavailableKindReason(kind, maker)
    if (why !== undefined) reasons.set(why, [...(reasons.get(why) ?? []), kind])
    return why === undefined
  })
  return {
    kinds,
    left: [...reasons].map(([why, left]) => `${SYSTEM_NAMES[system]}, ${left.join(' and ')}: ${why}`),
  }
}

function wrongSystemReason(system: TargetSystem, platform: NodeJS.Platform): string | undefined {
  if (system === 'mac' && platform !== 'darwin') return 'packages for a Mac are made on a Mac only'
  if (system === 'linux' && platform === 'win32') return 'packages for Linux are made on Linux or on a Mac'
  return undefined
}

function unavailableKindReason(kind: string, { platform, has, unnamed }: PackingMachine): string | undefined {
  switch (kind) {
    case 'nsis':
      return platform === 'linux' && !has('wine')
        ? 'the installer is made on Windows or on a Mac, or where wine is installed'
        : undefined
    case 'rpm':
      return unnamed ?? (has('rpmbuild') ? undefined : 'rpmbuild is missing (on Debian: apt-get install rpm)')
    case 'deb':
      return unnamed
    default:
      return undefined
  }
}
