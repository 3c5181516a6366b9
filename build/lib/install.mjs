/** Packages: what is missing among them, and how they are installed. Runs before there are any. */
import { existsSync } from 'node:fs'
import { inProject, nodeBinary, readJson } from './project.mjs'
import { during, Trouble } from './progress.mjs'
import { run } from './run.mjs'

/** The oldest Node that runs the tools: module hooks and TypeScript without a compiler. */
const NEEDS = [22, 15]

/**
 * Whether node_modules holds what the lock file asks for. npm keeps a second lock file of what it really installed;
 * packages of other systems are not in it.
 * @param {any} wanted package-lock.json  @param {any} present node_modules/.package-lock.json
 */
export function isInstalled(wanted, present) {
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

/** npm as a command line: the one that runs this script, else the one on the path. */
export function npm() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js') && existsSync(script)) {
    return { command: [process.env.npm_node_execpath ?? process.execPath, script], shell: false }
  }
  return { command: ['npm'], shell: process.platform === 'win32' }
}

/** Installs what is missing. @throws {Trouble} with npm's own words when that fails */
export async function install() {
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map((p) => readJson(inProject(p)))
  if (!isInstalled(wanted, present)) {
    // Windows cannot replace a program that is running: there the packages are mended instead of laid anew.
    const mend = process.platform === 'win32' && process.execPath.startsWith(inProject('node_modules'))
    const { command, shell } = npm()
    await during('Installing packages (npm ci)', async () => {
      const { code, output } = await run([...command, mend ? 'install' : 'ci', '--no-audit', '--no-fund'], { shell })
      if (code !== 0) throw new Trouble(`npm ci failed:\n${output.trim()}`)
    })
  }
  if (nodeBinary() === process.execPath) checkNode(process.versions.node)
}

/** @param {string} version */
function checkNode(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > NEEDS[0] || (major === NEEDS[0] && minor >= NEEDS[1])) return
  throw new Trouble(`Samsara needs Node ${NEEDS.join('.')} or later on this system; this is Node ${version}.`)
}
