/** For tests: a copy of this checkout in a folder of its own, with the same packages. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { nodeBinary, ROOT } from '../lib/project.mjs'
import { runProgram, type Ran } from '../lib/run-program.mjs'

/** Generated folders, not copied. */
const GENERATED_FOLDERS = ['node_modules', '.git', 'out', 'dist', 'shots', 'test-results']

export interface CheckoutCopy {
  readonly path: string
  /** All files of the copy, by path. */
  files(): ReadonlyMap<string, string>
  /** Runs a script of the copy with Node. */
  node(...args: readonly string[]): Promise<Ran>
  /** Runs a program in the copy. */
  run(command: string[], env?: Readonly<Record<string, string>>): Promise<Ran>
  remove(): void
}

export function copyCheckout(): CheckoutCopy {
  const path = mkdtempSync(join(tmpdir(), 'samsara-new-game-'))
  cpSync(ROOT, path, { recursive: true, filter: (source) => !GENERATED_FOLDERS.includes(relative(ROOT, source)) })
  symlinkSync(join(ROOT, 'node_modules'), join(path, 'node_modules'), 'junction')
  // A test runner started within a test must not take itself for the outer one.
  const own = Object.keys(process.env).filter((name) => name.startsWith('VITEST') || name === 'NODE_ENV')
  const without = Object.fromEntries(own.map((name) => [name, undefined]))
  const started = (command: string[], env = {}): Promise<Ran> =>
    runProgram(command, { cwd: path, env: { ...without, ...env } })
  return {
    path,
    files: () =>
      new Map(
        globSync('**/*', { cwd: path, withFileTypes: true, exclude: ['node_modules', 'out', 'test-results'] })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((file) => [relative(path, file), readFileSync(file, 'latin1')]),
      ),
    node: (...args) => started([nodeBinary(), ...args]),
    run: started,
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}
