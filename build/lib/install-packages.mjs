/** Detects and installs missing packages. Loads without any package installed. */
import { existsSync, lstatSync } from 'node:fs'
import { projectPath, nodeBinary, readJson } from './project.mjs'
import { withProgress, UserFacingError } from './progress.mjs'
import { runProgram } from './run-program.mjs'

/** The oldest Node that runs the tools: it has module hooks and runs TypeScript without a compiler. */
const MIN_NODE_VERSION = [22, 15]

/**
 * Whether node_modules matches the lock file. npm keeps a second lock file of the installed packages, without packages for other
 * systems.
 * @param {any} wanted package-lock.json
 * @param {any} present node_modules/.package-lock.json
 */
export function arePackagesInstalled(wanted, present) {
  if (present?.packages === undefined || wanted?.packages === undefined) return false
  const same = (/** @type {any} */ a, /** @type {any} */ b) => a.version === b.version && a.integrity === b.integrity
  const asked = Object.entries(wanted.packages).filter(([path]) => path !== '')
  return (
    asked.every(([path, entry]) => {
      const there = present.packages[path]
      return there === undefined ? Boolean(entry.optional ?? entry.devOptional) : same(entry, there)
    }) && Object.keys(present.packages).every((path) => path in wanted.packages)
  )
}

/** @param {string} path */
export function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

/** Command line of npm: the npm that runs this script, otherwise the one on the path. */
export function npmCommand() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js') && existsSync(script)) {
    return { command: [process.env.npm_node_execpath ?? process.execPath, script], shell: false }
  }
  return { command: ['npm'], shell: process.platform === 'win32' }
}

/** Installs missing packages. @throws {UserFacingError} with npm's output if that fails */
export async function installPackages() {
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map((p) =>
    readJson(projectPath(p)),
  )
  if (!arePackagesInstalled(wanted, present)) {
    // npm ci would delete the packages of the folder that the link leads to.
    if (isLink(projectPath('node_modules')))
      throw new UserFacingError(
        'node_modules is a link, and its packages differ from package-lock.json: run npm ci there',
      )
    // Windows cannot replace a running executable: `npm install` repairs the packages there instead of replacing them all.
    const mend = process.platform === 'win32' && process.execPath.startsWith(projectPath('node_modules'))
    const { command, shell } = npmCommand()
    await withProgress('Installing packages (npm ci)', async () => {
      const { code, output } = await runProgram([...command, mend ? 'install' : 'ci', '--no-audit', '--no-fund'], {
        shell,
      })
      if (code !== 0) throw new UserFacingError(`npm ci failed:\n${output.trim()}`)
    })
  }
  if (nodeBinary() === process.execPath) checkNode(process.versions.node)
}

/** @param {string} version */
function checkNode(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > MIN_NODE_VERSION[0] || (major === MIN_NODE_VERSION[0] && minor >= MIN_NODE_VERSION[1])) return
  throw new UserFacingError(
    `Samsara needs Node ${MIN_NODE_VERSION.join('.')} or later on this system; this is Node ${version}.`,
  )
}
