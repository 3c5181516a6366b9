/**
 * `dialog` and `shell`: UI outside of the window; `net`: traffic that would leave the machine. A real dialog waits for the user;
 * here an unexpected dialog is an error. A test that expects one replaces the function, as it must on real Electron:
 * `app.evaluate(({ dialog }) => { dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' }) })`.
 */
import { EventEmitter } from 'node:events'
import { strictProxy } from './strict.mjs'
import { testChannel } from './test-channel.mjs'

/** Reports a fault that fails the test even if the caller catches the error. @param {string} words @returns {never} */
function reportFault(words) {
  testChannel.tell('fault', { words: `electron double: ${words}` })
  throw new Error(`electron double: ${words}`)
}

/** @param {string} kind */
const unexpectedDialog =
  (kind) =>
  (/** @type {unknown[]} */ ...args) => {
    reportFault(`nobody expected dialog.${kind}(${JSON.stringify(args.at(-1))})`)
  }

export const dialog = strictProxy('dialog', {
  showMessageBox: unexpectedDialog('showMessageBox'),
  showMessageBoxSync: unexpectedDialog('showMessageBoxSync'),
  showOpenDialog: unexpectedDialog('showOpenDialog'),
  showSaveDialog: unexpectedDialog('showSaveDialog'),
  /** Mostly main's last message: it goes to main's output. @param {string} title @param {string} content */
  showErrorBox(title, content) {
    process.stderr.write(`[${title}] ${content}\n`)
  },
})

/** @param {string} kind */
const unexpectedShell = (kind) => (/** @type {string} */ target) => {
  reportFault(`nobody expected shell.${kind}(${target})`)
}

export const shell = strictProxy('shell', {
  openExternal: unexpectedShell('openExternal'),
  openPath: unexpectedShell('openPath'),
  showItemInFolder: unexpectedShell('showItemInFolder'),
})

export const net = strictProxy('net', {
  /** @param {string | {hostname?: string, path?: string}} options */
  request(options) {
    reportFault(
      `nobody expected net.request(${typeof options === 'string' ? options : `${options.hostname}${options.path}`})`,
    )
  },
})

/** macOS updates are not modelled; any access to them throws. */
export const autoUpdater = strictProxy('autoUpdater', new EventEmitter())
