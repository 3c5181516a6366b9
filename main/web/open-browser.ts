/**
 * Opens an address in the person's browser without saying it: what a program is called with can be read by every user
 * of the machine. The program gets a file instead, which only this user can read, and which leads to the address.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

export interface BrowserLauncher {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** What a program prints. @throws when it cannot be run */
  ask(program: string, args: readonly string[]): Promise<string>
  /** Starts a program that may outlive us. @throws when it cannot be started */
  start(program: string, args: readonly string[]): Promise<void>
}

/**
 * @param profile where the file is kept for the moment; ours alone
 * @returns false when there is no screen, no browser, or none that could read such a file: then the address has to
 * be opened by hand
 */
export async function openBrowser(address: string, profile: string, opener = systemBrowserLauncher): Promise<boolean> {
  // What a host that was killed has left behind.
  await deleteRedirectPage(profile)
  if (!(await canBrowserReadFiles(opener))) return false
  try {
    const folder = redirectFolderOf(profile)
    await mkdir(folder, { mode: 0o700 })
    const file = join(folder, 'samsara.html')
    await writeFile(file, redirectPageHtml(address), { mode: 0o600, flag: 'wx' })
    await opener.start(...openCommandFor(opener.platform, pathToFileURL(file).href))
    return true
  } catch {
    await deleteRedirectPage(profile)
    return false
  }
}

/** Takes the file away: the page is there, or never will be. */
export async function deleteRedirectPage(profile: string): Promise<void> {
  await rm(redirectFolderOf(profile), { recursive: true, force: true }).catch(() => undefined)
}

const redirectFolderOf = (profile: string): string => join(profile, 'opening')

function openCommandFor(platform: NodeJS.Platform, file: string): [program: string, args: readonly string[]] {
  if (platform === 'darwin') return ['open', [file]]
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', file]]
  return ['xdg-open', [file]]
}

/** Browsers from snap see no hidden folder, and our profile is in one. Their desktop files are named SNAP_APP.desktop. */
async function canBrowserReadFiles({ platform, env, ask }: BrowserLauncher): Promise<boolean> {
  if (platform === 'darwin' || platform === 'win32') return true
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return false
  const browser = await ask('xdg-mime', ['query', 'default', 'text/html']).catch(() => '')
  return !/^[^_\s]+_[^_\s]+\.desktop/.test(browser)
}

/** @param address of our own making: it has nothing that html would read otherwise */
function redirectPageHtml(address: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Samsara</title>
<a href="${address}">Samsara</a>
`
}

const execFileAsync = promisify(execFile)

const systemBrowserLauncher: BrowserLauncher = {
  platform: process.platform,
  env: process.env,
  ask: async (program, args) => (await execFileAsync(program, args, { timeout: 3000 })).stdout,
  start: (program, args) =>
    new Promise((resolve, reject) => {
      const browser = spawn(program, args, { detached: true, stdio: 'ignore' })
      browser.once('spawn', resolve)
      browser.once('error', reject)
      browser.unref()
    }),
}
