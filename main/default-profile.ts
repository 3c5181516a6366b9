/** Default profile folder: the folder of Electron's `userData`. */
import { homedir } from 'node:os'
import { posix, win32, type PlatformPath } from 'node:path'

const PRODUCT = 'Samsara'

/**
 * The folder of saves, settings and logs unless a flag names another one.
 * @returns an absolute path, the same for the desktop app and for headless, so that both have the same saves
 */
export function defaultProfileFolder(
  platform: NodeJS.Platform = process.platform,
  env: Readonly<Record<string, string | undefined>> = process.env,
  home: string = homedir(),
): string {
  const { join } = platform === 'win32' ? win32 : posix
  if (platform === 'win32')
    return join(absolutePathOrNone(env['APPDATA'], win32) ?? join(home, 'AppData', 'Roaming'), PRODUCT)
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', PRODUCT)
  return join(absolutePathOrNone(env['XDG_CONFIG_HOME'], posix) ?? join(home, '.config'), PRODUCT)
}

/** Empty and relative paths count as missing: a relative one would depend on the working directory. */
function absolutePathOrNone(folder: string | undefined, rules: PlatformPath): string | undefined {
  return folder !== undefined && rules.isAbsolute(folder) ? folder : undefined
}
