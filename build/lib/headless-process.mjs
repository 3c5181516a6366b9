/** Runs the app without Electron: out/main/headless.js, which prints its address when it is ready. */
import { onNpmExit } from './npm-watch.mjs'
import { projectPath, nodeBinary } from './project.mjs'
import { endProgram, startProgram } from './run-program.mjs'

const READY_LINE = /^Samsara is at (http:\/\/\S+)/m

/**
 * Starts the host. It inherits this terminal's input and prints to it. It ends with this script, even if the script is killed,
 * since that closes its `ipc` channel.
 * @param {string[]} args as headless.js accepts them
 * @returns {{child: import('node:child_process').ChildProcess, url: Promise<string | undefined>, code: Promise<number>}} `url`:
 * the address when the host is ready, or undefined if it ended before that; `code`: its exit code
 */
export function startHeadless(args) {
  const child = startProgram([nodeBinary(), projectPath('out/main/headless.js'), ...args], {
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
  })
  onNpmExit(() => endProgram(child))
  // The reader of this script's output may exit first (EPIPE): the host continues.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const code = new Promise((done) => {
    child.once('close', (code) => done(code ?? 1))
    child.once('error', () => done(1))
  })
  const url = new Promise((done) => {
    let said = ''
    child.stdout?.on('data', (data) => {
      process.stdout.write(data)
      said += data
      const ready = READY_LINE.exec(said)
      if (ready) done(ready[1])
    })
    void code.then(() => done(undefined))
  })
  return { child, url, code }
}
