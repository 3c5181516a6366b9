/** Where things are: the project's folders, the Node that it runs on, the programs of its packages. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A path inside the project. @param {...string} parts */
export const projectPath = (...parts) => join(ROOT, ...parts)

/** A JSON file, or undefined when it is missing or broken. @param {string} path */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const IS_WINDOWS = process.platform === 'win32'

/**
 * The Node that the tools run on: the one among the packages (24) where there is one for this machine, else the one
 * that runs this script. @returns {string} the path of the program
 */
export function nodeBinary() {
  const bundled = projectPath('node_modules', `node-${IS_WINDOWS ? 'win' : process.platform}-${process.arch}`, 'bin')
  const path = join(bundled, IS_WINDOWS ? 'node.exe' : 'node')
  return existsSync(path) ? path : process.execPath
}

/**
 * The program of an installed package as a command line: its script, run by `nodeBinary()`. No shell and no .cmd file
 * is involved, so it is the same on every system.
 * @param {string} name the package  @param {string} [program] which of its programs, when it has several
 * @returns {[string, ...string[]]}
 */
export function toolCommand(name, program = name) {
  const folder = projectPath('node_modules', name)
  const bin = readJson(join(folder, 'package.json'))?.bin
  const script = typeof bin === 'string' ? bin : bin?.[program]
  if (script === undefined) throw new Error(`${name} is not installed`)
  return [nodeBinary(), join(folder, script)]
}
