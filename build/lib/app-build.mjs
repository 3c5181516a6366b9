/** Builds the app into out/ and detects stale builds. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  PACKAGE_LICENCES_FILE,
  ABOUT_LICENCES_FILE,
  writeThirdPartyLicences,
} from '../packaging/third-party-licences.mjs'
import { projectPath, readJson, ROOT, toolCommand } from './project.mjs'
import { withProgress, UserFacingError } from './progress.mjs'
import { runProgram } from './run-program.mjs'

/** Source folders of the app. */
const SOURCE_FOLDERS = ['engine', 'bridge', 'main', 'preload', 'renderer']
const CONFIGURATION_FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'svelte.config.js',
  'electron.vite.config.ts',
  'build/lib/browser-target.mjs',
  'build/lib/oldest-browsers.mjs',
  'build/lib/chunk-list.mjs',
  'build/packaging/third-party-licences.mjs',
]
const BUILD_RESULTS = [
  'out/main/index.js',
  'out/main/headless.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  ABOUT_LICENCES_FILE,
  PACKAGE_LICENCES_FILE,
]
const STAMP_FILE = 'out/stamp.json'

/** Whether a source does not affect the built app. @param {string} name */
const isNotBuilt = (name) => /\.(test\.ts|md)$/.test(name) || name === 'fixtures'

/** All files below a folder, in a stable order. @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !isNotBuilt(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
}

/** Hash of the names and contents of all files the app is built from. @returns {string} */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const file of [...SOURCE_FOLDERS.flatMap(filesBelow), ...CONFIGURATION_FILES]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(projectPath(file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Whether out/ was built from the current sources. */
export function isBuildCurrent() {
  if (readJson(projectPath(STAMP_FILE))?.sources !== sourceHash()) return false
  return BUILD_RESULTS.every((file) => {
    try {
      return readFileSync(projectPath(file)).length > 0
    } catch {
      return false
    }
  })
}

/** Builds the app. @throws {UserFacingError} with the builder's output if the build fails */
export async function buildApp() {
  rmSync(projectPath(STAMP_FILE), { force: true })
  // Hashed before the build: a file saved during the build makes the result stale.
  const sources = sourceHash()
  await withProgress('Building', async () => {
    const { code, output } = await runProgram([...toolCommand('electron-vite'), 'build', '--logLevel', 'warn'])
    if (code !== 0) throw new UserFacingError(`The build failed:\n${output.trim()}`)
    writeThirdPartyLicences()
  })
  mkdirSync(projectPath('out'), { recursive: true })
  writeFileSync(projectPath(STAMP_FILE), `${JSON.stringify({ sources })}\n`)
}

/** Builds the app if out/ is stale. */
export async function buildIfStale() {
  if (!isBuildCurrent()) await buildApp()
}
