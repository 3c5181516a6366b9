/** Where things are kept when nobody says otherwise: the folder that Electron's `userData` would be. */
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

const PRODUCT = 'Samsara'

/** @returns an absolute path, the same for the desktop app and for headless, so that both have the same saves */
export function defaultProfile(
  platform: NodeJS.Platform = process.platform,
  env: Readonly<Record<string, string | undefined>> = process.env,
  home: string = homedir(),
): string {
  const { join } = platform === 'win32' ? win32 : posix
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), PRODUCT)
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', PRODUCT)
  return join(env['XDG_CONFIG_HOME'] ?? join(home, '.config'), PRODUCT)
}
