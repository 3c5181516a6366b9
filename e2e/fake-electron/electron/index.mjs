/**
 * The module 'electron' for the built main. APIs that are not exported here are not implemented: importing them fails. Not
 * modelled: context isolation of the preload (it shares the page's globals), drawn native windows, menus and dialogs, devtools,
 * subframes.
 */
import { app } from './app.mjs'
import { clipboard } from './clipboard.mjs'
import { autoUpdater, dialog, net, shell } from './dialogs.mjs'
import { ipcMain } from './ipc.mjs'
import { Menu, MenuItem } from './menu.mjs'
import { protocol, session } from './protocol.mjs'
import { crashReporter, nativeTheme, powerMonitor, screen } from './system.mjs'
import { onTestRequest } from './test-channel.mjs'
import { BrowserWindow } from './window.mjs'

const electron = {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  screen,
  session,
  shell,
}

// A test runs a function in main, as Playwright's ElectronApplication.evaluate does.
onTestRequest('evaluate', ({ source, argument }) => (0, eval)(`(${source})`)(electron, argument))

export {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  screen,
  session,
  shell,
}
export default electron
