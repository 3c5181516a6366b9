/** Runs programs with captured or inherited output and a time limit, and ends them when the script is stopped. */
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { nodeBinary, ROOT } from './project.mjs'

/** Captured output is shown later, on the same terminal or in the same file. */
const COLOUR_ENVIRONMENT = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }
const toTerminalText = (/** @type {string} */ text) => (process.stdout.isTTY ? text : stripVTControlCharacters(text))

/** @typedef {{code: number, output: string, timedOut: boolean}} Ran */

/** @type {Set<import('node:child_process').ChildProcess>} */
const runningChildren = new Set()

/**
 * Starts a program. The caller must end it; it is also ended when the script is stopped.
 * @param {string[]} command program and arguments
 * @param {{env?: Record<string, string | undefined>, stdio?: import('node:child_process').StdioOptions, cwd?: string,
 * shell?: boolean}} [options]
 */
export function startProgram([program, ...args], { env = {}, stdio = 'inherit', cwd = ROOT, shell = false } = {}) {
  const path = `${dirname(nodeBinary())}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`
  stopChildrenOnSignals()
  const child = spawn(program, args, { cwd, stdio, shell, env: { ...process.env, PATH: path, ...env } })
  runningChildren.add(child)
  child.once('close', () => runningChildren.delete(child))
  child.once('error', () => runningChildren.delete(child))
  return child
}

/**
 * Runs a program to its end. Never rejects: a program that cannot be started has code 127.
 * @param {string[]} command
 * @param {{env?: Record<string, string | undefined>, show?: boolean, shell?: boolean, cwd?: string,
 * giveUp?: (child: import('node:child_process').ChildProcess) => () => void}} [options] `show`: print the output on
 * the terminal instead of capturing it; `giveUp` may end the child early and returns a function that stops watching
 * @returns {Promise<Ran>}
 */
export function runProgram(command, { env, show = false, shell, cwd, giveUp } = {}) {
  return new Promise((done) => {
    const kept = { env: { ...COLOUR_ENVIRONMENT, ...env }, stdio: /** @type {const} */ (['ignore', 'pipe', 'pipe']) }
    const child = startProgram(command, { env, shell, cwd, ...(show ? {} : kept) })
    const unwatch = giveUp?.(child)
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.once('error', (error) => {
      unwatch?.()
      done({ code: 127, output: error.message, timedOut: false })
    })
    child.once('close', (code, signal) => {
      unwatch?.()
      done({ code: code ?? 1, output: toTerminalText(output), timedOut: signal === 'SIGKILL' })
    })
  })
}

/** Ends a program and its descendants. @param {import('node:child_process').ChildProcess} child */
export function endProgram(child, signal = /** @type {NodeJS.Signals} */ ('SIGTERM')) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
  else child.kill(signal)
}

let isStopping = false

/**
 * Ends children that do not exit by themselves: Ctrl-C reaches them through the terminal.
 * @param {number} code
 * @param {number} patience milliseconds
 */
function stopChildren(code, patience) {
  if (isStopping) process.exit(code)
  isStopping = true
  setTimeout(() => {
    for (const child of runningChildren) endProgram(child)
    setTimeout(() => {
      for (const child of runningChildren) endProgram(child, 'SIGKILL')
      process.exit(code)
    }, 3000).unref()
    exitWhenChildrenEnded(code)
  }, patience)
}

/** @param {number} code */
function exitWhenChildrenEnded(code) {
  if (runningChildren.size === 0) process.exit(code)
  else setTimeout(exitWhenChildrenEnded, 50, code)
}

let hasSignalHandlers = false

/** Installed when the first program starts: a script without children is stopped by the system as usual. */
function stopChildrenOnSignals() {
  if (hasSignalHandlers) return
  hasSignalHandlers = true
  process.on('SIGINT', () => {
    stopChildren(130, 700)
  })
  process.on('SIGTERM', () => {
    stopChildren(143, 0)
  })
  process.on('exit', () => {
    for (const child of runningChildren) child.kill('SIGKILL')
  })
}
