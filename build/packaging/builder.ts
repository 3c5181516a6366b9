/**
 * electron-builder of the version that the lock names, and the two of its parts that read what it has made: archives and
 * fuses. They come with it, so that what is read is what it wrote.
 */
import { defined } from '../../engine/core/contract/defined.ts'
import { createRequire } from 'node:module'
import { Arch, build, Platform, type Configuration } from 'electron-builder'
import { ROOT } from '../lib/project.mjs'

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('electron-builder'))

interface Archives {
  listPackage(archive: string): string[]
  statFile(archive: string, path: string): { readonly size?: number }
  extractAll(archive: string, folder: string): void
}
interface Fuses {
  readonly FuseV1Options: Readonly<Record<string, string | number>>
  getCurrentFuseWire(program: string): Promise<Readonly<Record<string, number | string>>>
}
interface Reader {
  getConfig(folder: string, path: string | null, options: object | null): Promise<Configuration>
  validateConfiguration(config: object, logger: object): Promise<void>
}

export const archives = ofBuilder('@electron/asar') as Archives
export const fuses = ofBuilder('@electron/fuses') as Fuses
const reader = ofBuilder('app-builder-lib/out/util/config/config') as Reader
const { log } = ofBuilder('builder-util') as { log: { stream: { write(text: string): void } } }

/** electron-builder.yml. */
export const readConfiguration = (): Promise<Configuration> => reader.getConfig(ROOT, null, null)

/** Holds a configuration to the builder's own schema. @throws with what is wrong in it */
export const validate = (config: object): Promise<void> =>
  reader.validateConfiguration(config, { isEnabled: false, add: () => undefined })

export type System = 'linux' | 'mac' | 'win'
const PLATFORMS: Readonly<Record<System, Platform>> = {
  linux: Platform.LINUX,
  mac: Platform.MAC,
  win: Platform.WINDOWS,
}

export type Processor = 'x64' | 'arm64'

export interface Packing {
  readonly system: System
  /** Which of those that the configuration names; `dir`: the app in a folder, for this machine's processor alone. */
  readonly kinds: readonly string[]
  readonly processors: readonly Processor[]
  /** What is said beside electron-builder.yml. */
  readonly more: Configuration
  /** Is told of how a kind would be made, and may say that it need not be. */
  readonly before?: (options: unknown) => Promise<boolean>
}

/** Packs out/. @returns the files that were made @throws with the builder's words */
export function pack({ system, kinds, processors, more, before }: Packing): Promise<string[]> {
  const targets = PLATFORMS[system].createTarget([...kinds], ...processors.map((name) => Arch[name]))
  return build({
    projectDir: ROOT,
    publish: 'never',
    targets,
    config: more,
    ...defined({ effectiveOptionComputed: before }),
  })
}

/** Keeps what the builder says to itself while something is done. @returns also what it said */
export async function quietly<R>(work: () => Promise<R>): Promise<{ readonly result: R; readonly said: string }> {
  const { stream } = log
  let said = ''
  log.stream = { write: (text) => (said += text) }
  try {
    return { result: await work(), said }
  } finally {
    log.stream = stream
  }
}
