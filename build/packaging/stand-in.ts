/**
 * Files that stand in for Electron's where only the packing is tried: a program that does nothing, but holds a row of
 * fuses as Electron's does, so that the builder really sets them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fuses } from './builder.ts'

/** By it the row of fuses is found in a program (@electron/fuses). */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const VERSION = 1
const OFF = '0'.charCodeAt(0)
const ON = '1'.charCodeAt(0)

/** Lays the files into a folder. */
export function layStandIn(folder: string, system: 'linux' | 'win', version: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  for (const locale of ['de', 'en-US', 'fr']) writeFileSync(join(folder, 'locales', `${locale}.pak`), '')
  writeFileSync(join(folder, 'version'), version)
  writeFileSync(join(folder, 'LICENSE'), 'a stand-in\n')
  writeFileSync(join(folder, 'LICENSES.chromium.html'), 'a stand-in\n')
  writeFileSync(join(folder, system === 'win' ? 'electron.exe' : 'electron'), program(), { mode: 0o755 })
}

/** As they come: every fuse is on that Electron knows, so that one which is not set is seen. */
function program(): Buffer {
  const wire = Buffer.alloc(known().length, ON)
  return Buffer.concat([Buffer.from(SENTINEL), Buffer.from([VERSION, wire.length]), wire])
}

/** Names of the fuses, in their order. */
const known = (): string[] => Object.keys(fuses.FuseV1Options).filter((name) => Number.isNaN(Number(name)))

/** The fuses of a program: whether each is on. */
export async function fusesOf(path: string): Promise<Readonly<Record<string, boolean>>> {
  const wire = await fuses.getCurrentFuseWire(path)
  return Object.fromEntries(
    known().map((name) => {
      const state = wire[String(fuses.FuseV1Options[name])]
      if (state !== ON && state !== OFF) throw new Error(`the fuse ${name} is neither on nor off`)
      return [name, state === ON]
    }),
  )
}
