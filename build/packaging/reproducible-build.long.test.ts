/**
 * Reproducible builds: a second build of a commit, in another folder, time zone and language, has identical bytes. `npm run
 * package:check` tests that identical files give an identical archive.
 */
import { createHash } from 'node:crypto'
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildIfStale } from '../lib/app-build.mjs'
import { projectPath, nodeBinary, ROOT } from '../lib/project.mjs'
import { runProgram } from '../lib/run-program.mjs'

// On the disk of the packages, which are linked and not copied.
mkdirSync(projectPath('test-results'), { recursive: true })
const ELSEWHERE = mkdtempSync(projectPath('test-results/again-'))
afterAll(() => {
  rmSync(ELSEWHERE, { recursive: true, force: true })
})

/** Folders that are not the project's own, or that its commands generate. */
const ASIDE: ReadonlySet<string> = new Set(['.git', 'node_modules', 'out', 'dist', 'shots', 'test-results', 'learning'])

/** The same files under another folder. Behind a link to the whole folder packages would be bundled in another order. */
function linkAll(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [there, here] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkAll(there, here)
    else if (entry.isFile()) linkSync(there, here)
    else cpSync(there, here, { verbatimSymlinks: true })
  }
}

/** Every file of a built app by its name, as a hash. */
function built(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(join(folder, 'out'), { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )
}

test('a second build in another folder, time zone and language has identical files', { timeout: 600_000 }, async () => {
  await buildIfStale()
  for (const name of readdirSync(ROOT))
    if (!ASIDE.has(name)) cpSync(join(ROOT, name), join(ELSEWHERE, name), { recursive: true })
  linkAll(projectPath('node_modules'), join(ELSEWHERE, 'node_modules'))
  const { code, output } = await runProgram([nodeBinary(), join(ELSEWHERE, 'build/build.mjs')], {
    cwd: ELSEWHERE,
    env: { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
  })
  expect(code, output).toBe(0)
  expect(built(ELSEWHERE)).toEqual(built(ROOT))
})
