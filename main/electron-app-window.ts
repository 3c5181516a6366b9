/** The window as its page may use it: Electron's. */
import { shell, type BrowserWindow } from 'electron'
import type { AppWindow } from './window-handlers.ts'

/** @param now the window as long as it is open */
export function createElectronAppWindow(now: () => BrowserWindow | undefined): AppWindow {
  return {
    isFull: () => now()?.isFullScreen() ?? false,
    setFull: (full) => now()?.setFullScreen(full),
    flash: (on) => {
      const window = now()
      // Some systems go on flashing what is in front already.
      if (window?.isFocused() === false || !on) window?.flashFrame(on)
    },
    // The answer is what went wrong, in the system's words.
    openFolder: async (path) => (await shell.openPath(path)) === '',
  }
}
