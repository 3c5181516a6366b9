/** The built app in out/: whether it is older than its sources, and how it is built. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { READ, SHOWN, writeThirdParty } from '../packaging/third-party.mjs'
import { inProject, readJson, ROOT, tool } from './project.mjs'
import { during, Trouble } from './progress.mjs'
import { run } from './run.mjs'

/** What the built app is made of. */
const SOURCES = ['engine', 'bridge', 'main', 'preload', 'renderer']
const CONFIGURATION = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'svelte.config.js',
  'electron.vite.config.ts',
  'build/lib/browser-target.mjs',
  'build/lib/browsers.mjs',
  'build/lib/chunks.mjs',
  'build/packaging/third-party.mjs',
]
const RESULTS = [
  'out/main/index.js',
  'out/main/headless.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  SHOWN,
  READ,
]
const STAMP = 'out/stamp.json'

/** A source that does not end up in the app. @param {string} name */
const isAside = (name) => /\.(test\.ts|md)$/.test(name) || name === 'fixtures'

/** All files below a folder, in a stable order. @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !isAside(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
}

/** One number for all that the app is built from: names and contents. @returns {string} */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const file of [...SOURCES.flatMap(filesBelow), ...CONFIGURATION]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Whether out/ was built from the sources as they are. */
export function isBuilt() {
  if (readJson(inProject(STAMP))?.sources !== sourceHash()) return false
  return RESULTS.every((file) => {
    try {
      return readFileSync(inProject(file)).length > 0
    } catch {
      return false
    }
  })
}

/** Builds the app. @throws {Trouble} with the builder's own words when that fails */
export async function build() {
  rmSync(inProject(STAMP), { force: true })
  // Taken before the build: a file that is saved meanwhile makes the result stale.
  const sources = sourceHash()
  await during('Building', async () => {
    const { code, output } = await run([...tool('electron-vite'), 'build', '--logLevel', 'warn'])
    if (code !== 0) throw new Trouble(`The build failed:\n${output.trim()}`)
    writeThirdParty()
  })
  mkdirSync(inProject('out'), { recursive: true })
  writeFileSync(inProject(STAMP), `${JSON.stringify({ sources })}\n`)
}

/** Builds when out/ is stale. */
export async function buildIfStale() {
  if (!isBuilt()) await build()
}
