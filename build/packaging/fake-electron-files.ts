/**
 * Substitutes for Electron's files for packing trials: a program that does nothing but contains a fuse wire as Electron's does,
 * so that electron-builder really sets the fuses.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fusesApi } from './electron-builder.ts'

/** Marks the position of the fuse wire in a program (@electron/fuses). */
const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const FUSE_WIRE_VERSION = 1
const FUSE_OFF = '0'.charCodeAt(0)
const FUSE_ON = '1'.charCodeAt(0)

/** Writes the files into a folder. */
export function writeFakeElectronFiles(folder: string, system: 'linux' | 'win', version: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  for (const locale of ['de', 'en-US', 'fr']) writeFileSync(join(folder, 'locales', `${locale}.pak`), '')
  writeFileSync(join(folder, 'version'), version)
  writeFileSync(join(folder, 'LICENSE'), 'a stand-in\n')
  writeFileSync(join(folder, 'LICENSES.chromium.html'), 'a stand-in\n')
  writeFileSync(join(folder, system === 'win' ? 'electron.exe' : 'electron'), fakeElectronProgram(), { mode: 0o755 })
}

/** Every fuse that Electron knows is initially on, so that an unset fuse is detected. */
function fakeElectronProgram(): Buffer {
  const wire = Buffer.alloc(fuseNames().length, FUSE_ON)
  return Buffer.concat([Buffer.from(FUSE_SENTINEL), Buffer.from([FUSE_WIRE_VERSION, wire.length]), wire])
}

/** Names of the fuses, in wire order. */
const fuseNames = (): string[] => Object.keys(fusesApi.FuseV1Options).filter((name) => Number.isNaN(Number(name)))

/** Reads the fuses of a program: true if on. */
export async function readFuses(path: string): Promise<Readonly<Record<string, boolean>>> {
  const wire = await fusesApi.getCurrentFuseWire(path)
  return Object.fromEntries(
    fuseNames().map((name) => {
      const state = wire[String(fusesApi.FuseV1Options[name])]
      if (state !== FUSE_ON && state !== FUSE_OFF) throw new Error(`the fuse ${name} is neither on nor off`)
      return [name, state === FUSE_ON]
    }),
  )
}
