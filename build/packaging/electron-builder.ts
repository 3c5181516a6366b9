/**
 * electron-builder of the version that the lock names, and the two of its parts that read what it has made: archives and
 * fuses. They come with it, so that what is read is what it wrote.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { createRequire } from 'node:module'
import { Arch, build, Platform, type Configuration } from 'electron-builder'
import { ROOT } from '../lib/project.mjs'

const requireFromBuilder = createRequire(createRequire(import.meta.url).resolve('electron-builder'))

interface AsarApi {
  listPackage(archive: string): string[]
  statFile(archive: string, path: string): { readonly size?: number }
  extractAll(archive: string, folder: string): void
}
interface FusesApi {
  readonly FuseV1Options: Readonly<Record<string, string | number>>
  getCurrentFuseWire(program: string): Promise<Readonly<Record<string, number | string>>>
}
interface BuilderConfigApi {
  getConfig(folder: string, path: string | null, options: object | null): Promise<Configuration>
  validateConfiguration(config: object, logger: object): Promise<void>
}

export const asarApi = requireFromBuilder('@electron/asar') as AsarApi
export const fusesApi = requireFromBuilder('@electron/fuses') as FusesApi
const builderConfigApi = requireFromBuilder('app-builder-lib/out/util/config/config') as BuilderConfigApi
const { log } = requireFromBuilder('builder-util') as { log: { stream: { write(text: string): void } } }

/** electron-builder.yml. */
export const readBuilderConfiguration = (): Promise<Configuration> => builderConfigApi.getConfig(ROOT, null, null)

/** Holds a configuration to the builder's own schema. @throws with what is wrong in it */
export const validateBuilderConfiguration = (config: object): Promise<void> =>
  builderConfigApi.validateConfiguration(config, { isEnabled: false, add: () => undefined })

export type TargetSystem = 'linux' | 'mac' | 'win'
const BUILDER_PLATFORMS: Readonly<Record<TargetSystem, Platform>> = {
  linux: Platform.LINUX,
  mac: Platform.MAC,
  win: Platform.WINDOWS,
}

export type TargetArchitecture = 'x64' | 'arm64'

export interface PackOptions {
  readonly system: TargetSystem
  /** Which of those that the configuration names; `dir`: the app in a folder, for this machine's processor alone. */
  readonly kinds: readonly string[]
  readonly processors: readonly TargetArchitecture[]
  /** What is said beside electron-builder.yml. */
  readonly more: Configuration
  /** Is told of how a kind would be made, and may say that it need not be. */
  readonly onTargetComputed?: (options: unknown) => Promise<boolean>
}

/** Packs out/. @returns the files that were made @throws with the builder's words */
export function packApp({ system, kinds, processors, more, onTargetComputed }: PackOptions): Promise<string[]> {
  const targets = BUILDER_PLATFORMS[system].createTarget([...kinds], ...processors.map((name) => Arch[name]))
  return build({
    projectDir: ROOT,
    publish: 'never',
    targets,
    config: more,
    ...omitUndefined({ effectiveOptionComputed: onTargetComputed }),
  })
}

/** Keeps what the builder says to itself while something is done. @returns also what it said */
export async function captureBuilderOutput<R>(
  work: () => Promise<R>,
): Promise<{ readonly result: R; readonly said: string }> {
  const { stream } = log
  let said = ''
  log.stream = { write: (text) => (said += text) }
  try {
    return { result: await work(), said }
  } finally {
    log.stream = stream
  }
}
