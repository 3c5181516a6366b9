/**
 * Opens an address in the user's browser without passing it as an argument: every user of the machine can read the arguments of a
 * program. The program gets a file instead, which only this user can read, and which redirects to the address.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** The system's functions with which a browser is found and started; tests replace them. */
export interface BrowserSystemAccess {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** @returns the output of a program @throws if it cannot be run */
  readOutput(program: string, args: readonly string[]): Promise<string>
  /** Starts a program that may outlive this process. @throws if it cannot be started */
  start(program: string, args: readonly string[]): Promise<void>
}

/**
 * Opens an address in the user's browser, by way of a file that redirects to it and that only this user can read.
 * @param profile the profile folder, in which the file is stored briefly
 * @returns false if there is no screen, no browser, or none that could read the file: the user then has to open the address
 */
export async function openBrowser(address: string, profile: string, opener = systemBrowserLauncher): Promise<boolean> {
  // Left by a host that was killed.
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

/**
 * Deletes the file through which `openBrowser` has opened the browser. To be called once the browser has loaded the page, or
 * will not load it. Never throws.
 * @param profile the profile folder
 */
export async function deleteRedirectPage(profile: string): Promise<void> {
  await rm(redirectFolderOf(profile), { recursive: true, force: true }).catch(() => undefined)
}

const redirectFolderOf = (profile: string): string => join(profile, 'opening')

function openCommandFor(platform: NodeJS.Platform, file: string): [program: string, args: readonly string[]] {
  if (platform === 'darwin') return ['open', [file]]
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', file]]
  return ['xdg-open', [file]]
}

/** Browsers from snap cannot read hidden folders, and our profile is in one. Their desktop files are named SNAP_APP.desktop. */
async function canBrowserReadFiles({ platform, env, readOutput }: BrowserSystemAccess): Promise<boolean> {
  if (platform === 'darwin' || platform === 'win32') return true
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return false
  const browser = await readOutput('xdg-mime', ['query', 'default', 'text/html']).catch(() => '')
  return !/^[^_\s]+_[^_\s]+\.desktop/.test(browser)
}

/** @param address made by us: it has no characters that HTML would interpret */
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

const systemBrowserLauncher: BrowserSystemAccess = {
  platform: process.platform,
  env: process.env,
  readOutput: async (program, args) => (await execFileAsync(program, args, { timeout: 3000 })).stdout,
  start: (program, args) =>
    new Promise((resolve, reject) => {
      const browser = spawn(program, args, { detached: true, stdio: 'ignore' })
      browser.once('spawn', resolve)
      browser.once('error', reject)
      browser.unref()
    }),
}
