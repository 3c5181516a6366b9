/** Paths of the project: its folders, the Node that its tools run on, and the programs of its packages. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A path inside the project. @param {...string} parts */
export const projectPath = (...parts) => join(ROOT, ...parts)

/** Reads a JSON file. Returns undefined if it is missing or invalid. @param {string} path */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const IS_WINDOWS = process.platform === 'win32'

/**
 * The Node that the tools run on: the one among the packages (24) if there is one for this platform, otherwise the one that runs
 * this script.
 * @returns {string} path of the executable
 */
export function nodeBinary() {
  const bundled = projectPath('node_modules', `node-${IS_WINDOWS ? 'win' : process.platform}-${process.arch}`, 'bin')
  const path = join(bundled, IS_WINDOWS ? 'node.exe' : 'node')
  return existsSync(path) ? path : process.execPath
}

/**
 * Command line of an installed package's program: its script, run by `nodeBinary()`. It uses neither a shell nor a .cmd file, so
 * it is the same on every system.
 * @param {string} name the package
 * @param {string} [program] name of the program, if the package has several
 * @returns {[string, ...string[]]}
 */
export function toolCommand(name, program = name) {
  const folder = projectPath('node_modules', name)
  const bin = readJson(join(folder, 'package.json'))?.bin
  const script = typeof bin === 'string' ? bin : bin?.[program]
  if (script === undefined) throw new Error(`${name} is not installed`)
  return [nodeBinary(), join(folder, script)]
}
