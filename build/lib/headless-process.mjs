/** The app without Electron: out/main/headless.js, which prints its address when it is ready. */
import { onNpmExit } from './npm-watch.mjs'
import { projectPath, nodeBinary } from './project.mjs'
import { endProgram, startProgram } from './run-program.mjs'

const READY_LINE = /^Samsara is at (http:\/\/\S+)/m

/**
 * Starts the host. Its words go to the terminal as they come, and what is typed there goes to it. It ends with this
 * script, however that ends: the line that `ipc` lays between the two breaks then.
 * @param {string[]} args as headless.js understands them
 * @returns {{child: import('node:child_process').ChildProcess, url: Promise<string | undefined>, code: Promise<number>}} the address when it is ready (undefined: it
 * ended before that), and how it ended
 */
export function startHeadless(args) {
  const child = startProgram([nodeBinary(), projectPath('out/main/headless.js'), ...args], {
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
  })
  onNpmExit(() => endProgram(child))
  // Whoever read our words may go: the host lives on.
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
