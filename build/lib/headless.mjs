/** The app without Electron: out/main/headless.js, which prints its address when it is ready. */
import { inProject, nodeBinary } from './project.mjs'
import { start } from './run.mjs'

const READY = /^Samsara is at (http:\/\/\S+)/m

/**
 * Starts the host. Its words go to the terminal as they come.
 * @param {string[]} args as headless.js understands them
 * @returns {{child: import('node:child_process').ChildProcess, url: Promise<string | undefined>, code: Promise<number>}} the address when it is ready (undefined: it
 * ended before that), and how it ended
 */
export function startHeadless(args) {
  const child = start([nodeBinary(), inProject('out/main/headless.js'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const code = new Promise((done) => {
    child.once('close', (code) => done(code ?? 1))
    child.once('error', () => done(1))
  })
  const url = new Promise((done) => {
    let said = ''
    child.stdout?.on('data', (data) => {
      process.stdout.write(data)
      said += data
      const ready = READY.exec(said)
      if (ready) done(ready[1])
    })
    void code.then(() => done(undefined))
  })
  return { child, url, code }
}
