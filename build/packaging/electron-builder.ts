/**
 * electron-builder in the version of the lock file, and its two libraries that read archives and fuses. They are resolved from
 * electron-builder, so that the reading version equals the writing one.
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

/** Validates a configuration against electron-builder's schema. @throws Error with the faults */
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
  /** Package kinds of the configuration; `dir`: the unpacked app, for this machine's architecture only. */
  readonly kinds: readonly string[]
  readonly processors: readonly TargetArchitecture[]
  /** Configuration in addition to electron-builder.yml. */
  readonly more: Configuration
  /** Called with the computed options of a package kind; resolves with true to skip making it. */
  readonly onTargetComputed?: (options: unknown) => Promise<boolean>
}

/** Packs out/. @returns paths of the files made @throws Error with electron-builder's message */
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

/** Captures electron-builder's log during an operation. @returns the result and the log */
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
