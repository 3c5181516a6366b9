/** The window in the form that its page may use, implemented with Electron. */
import { shell, type BrowserWindow } from 'electron'
import type { WindowControls } from './window-handlers.ts'

/**
 * Creates the functions of an Electron window that its page may use: full screen, flashing in the task bar, and
 * opening a folder in the system's file manager. It does not open a window. While there is no window, full screen and
 * flashing do nothing.
 * @param now returns the window while it is open
 */
export function createElectronWindowControls(now: () => BrowserWindow | undefined): WindowControls {
  return {
    isFull: () => now()?.isFullScreen() ?? false,
    setFull: (full) => now()?.setFullScreen(full),
    flash: (on) => {
      const window = now()
      // Some systems continue to flash a window that is in front.
      if (window?.isFocused() === false || !on) window?.flashFrame(on)
    },
    // `openPath` returns an error message, empty on success.
    openFolder: async (path) => (await shell.openPath(path)) === '',
  }
}
