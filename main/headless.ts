/**
 * Samsara without Electron: the same services behind a loopback port, for a browser on this machine. Prints the address
 * with this start's key, and opens it unless told not to.
 *
 * Flags: --port N --profile DIR --pace N --seed S --no-open. Exit codes: 2 for flags that are not understood, 1 when it
 * cannot start.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { parseHeadlessFlags, type HeadlessFlags } from './flags.ts'
import { openHost } from './host.ts'
import { defaultProfile } from './profile.ts'
import { openKeyedFile } from './settings/keyed-file.ts'
import { openWebHost } from './web/web-host.ts'

const parsed = parseHeadlessFlags(process.argv.slice(2))
if (parsed.ok) await run(parsed.flags)
else fail(parsed.why, 2)

async function run({ port, open, profile = defaultProfile(), ...flags }: HeadlessFlags): Promise<void> {
  try {
    const services = await openHost({ ...flags, profile, folder: import.meta.dirname, openFile: openKeyedFile })
    if (services === undefined) {
      fail(`Samsara is running already with the folder ${profile}`, 1)
      return
    }
    const root = join(import.meta.dirname, '..', 'renderer')
    const key = randomBytes(16).toString('hex')
    const host = await openWebHost({ services, root, port, key }).catch(async (error: unknown) => {
      await services.dispose()
      throw error
    })
    let stopping = false
    const stop = (): void => {
      if (stopping) return
      stopping = true
      void Promise.all([services.dispose(), host.close()]).then(([lost]) => {
        for (const { title, moves } of lost) fail(`Not saved, and lost now: ${title} (moves: ${String(moves)})`, 1)
        process.exit(lost.length === 0 ? 0 : 1)
      })
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    process.stdout.write(`Samsara is at ${host.address}\n`)
    if (open) openBrowser(host.address)
  } catch (error) {
    fail(sentenceOf(error, port, profile), 1)
  }
}

/** One line on the error stream, and the exit code for when nothing is left to do. */
function fail(why: string, code: number): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = code
}

function sentenceOf(error: unknown, port: number, profile: string): string {
  const { code = 'unknown', syscall } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use; choose another with --port, or 0 for any`
  if (syscall === 'listen') return `Port ${String(port)} cannot be opened (${code})`
  return `Samsara cannot use the folder ${profile} (${code})`
}

function openBrowser(address: string): void {
  if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) return
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', address]
        : ['xdg-open', address]
  const browser = spawn(command, args, { detached: true, stdio: 'ignore' })
  browser.on('error', () => undefined)
  browser.unref()
}
