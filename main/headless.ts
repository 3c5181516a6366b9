/**
 * Samsara without Electron: the same services behind a loopback port, for a browser on this machine. Prints an address whose key
 * admits one page, opens it unless `--no-open` is given, and prints another one for each line on its input. Flags: --port N
 * --page ORIGIN --profile DIR --pace N --seed S --locale L --no-open --lan --table SAVE --networks A,B. Exit codes: 2 for invalid
 * flags, 1 if it cannot start.
 */
import { omitUndefined } from '../engine/core/contract/omit-undefined.ts'
import { join } from 'node:path'
import { systemClock } from './base/clock.ts'
import { startDedicatedHosting } from './dedicated-host.ts'
import { parseHeadlessFlags, type HeadlessFlags } from './command-line-flags.ts'
import { tryCreateServicesForProfile } from './system-services.ts'
import { createLog } from './log/log.ts'
import { ignoreOutputErrors } from './base/broken-pipe.ts'
import { defaultProfileFolder } from './default-profile.ts'
import { setUpHeadlessErrorShutdown } from './resilience/graceful-shutdown.ts'
import { openHeadlessSettingsFile } from './settings/settings-file.ts'
import { onParentExit, onInputLine } from './process-input.ts'
import { ONE_TIME_TOKEN_LIFETIME_MS } from './web/session-tokens.ts'
import { deleteRedirectPage, openBrowser } from './web/open-browser.ts'
import { openLocalWebServer } from './web/local-web-server.ts'

ignoreOutputErrors()
const parsed = parseHeadlessFlags(process.argv.slice(2))
if (parsed.ok) await run(parsed.flags)
else fail(parsed.why, 2)

async function run({
  port,
  page,
  shouldOpenBrowser,
  lan,
  profile = defaultProfileFolder(),
  ...flags
}: HeadlessFlags): Promise<void> {
  const log = createLog(profile)
  const running = setUpHeadlessErrorShutdown(log, systemClock)
  try {
    const folder = import.meta.dirname
    const services = await tryCreateServicesForProfile({
      flags,
      profile,
      folder,
      openFile: openHeadlessSettingsFile,
      log: log.write,
      logFile: log.file,
    })
    if (services === undefined) {
      fail(`Samsara is running already with the folder ${profile}`, 1)
      return
    }
    log.file.open()
    running.services = services
    const root = join(import.meta.dirname, '..', 'renderer')
    const opened = (): Promise<void> => deleteRedirectPage(profile)
    const host = await openLocalWebServer({
      services,
      root,
      port,
      onSignedIn: () => void opened(),
      log: log.write,
      ...omitUndefined({ page }),
    }).catch(async (error: unknown) => {
      await services.dispose()
      throw error
    })
    let stopping = false
    const stop = (): void => {
      if (stopping) return
      stopping = true
      void Promise.all([services.dispose(), host.close(), opened()]).then(async ([lost]) => {
        await log.file.flush()
        for (const { title, moves } of lost) fail(`Not saved, and lost now: ${title} (moves: ${String(moves)})`, 1)
        process.exit(lost.length === 0 ? (process.exitCode ?? 0) : 1)
      })
    }
    running.stop = stop
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    onParentExit(stop)
    const refused = lan && (await startDedicatedHosting(services, lan, print))
    if (refused !== undefined) {
      fail(refused, 1)
      stop()
      return
    }
    const first = host.createSignInUrl()
    print(`Samsara is at ${first}`)
    const typed = onInputLine(() => print(`Samsara is at ${host.createSignInUrl()}`))
    print(`It lets in one page, within a minute.${typed ? ' Enter: a new address. Ctrl-C: the end.' : ''}`)
    if (!shouldOpenBrowser) return
    const tried = await openBrowser(first, profile)
    print(tried ? 'Your browser opens it now; if it does not, open the address in it.' : 'Open it in a browser.')
    systemClock.after(ONE_TIME_TOKEN_LIFETIME_MS, () => void opened())
  } catch (error) {
    fail(startErrorSentence(error, port, profile), 1)
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Writes one line to stderr, and sets the exit code for when no work is left. */
function fail(why: string, code: number): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = code
}

function startErrorSentence(error: unknown, port: number, profile: string): string {
  const { code = 'unknown', syscall } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use; choose another with --port, or 0 for any`
  if (syscall === 'listen') return `Port ${String(port)} cannot be opened (${code})`
  return `Samsara cannot use the folder ${profile} (${code})`
}
