/** `ipcMain`: calls and messages from pages. */
import { EventEmitter } from 'node:events'
import { openWindows } from './app.mjs'
import { cloneMessage, strictProxy } from './strict.mjs'
import { onTestRequest } from './test-channel.mjs'

/** @type {Map<string, (event: object, ...args: unknown[]) => unknown>} */
const handlers = new Map()
const events = new EventEmitter()

/** @param {string} channel @param {(event: object, ...args: unknown[]) => unknown} handler */
function handle(channel, handler) {
  if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
  handlers.set(channel, handler)
}

export const ipcMain = strictProxy(
  'ipcMain',
  Object.assign(events, {
    handle,
    /** @param {string} channel @param {(event: object, ...args: unknown[]) => unknown} handler */
    handleOnce(channel, handler) {
      handle(channel, (...args) => {
        handlers.delete(channel)
        return handler(...args)
      })
    },
    removeHandler: (/** @type {string} */ channel) => void handlers.delete(channel),
  }),
)

/** The event passed to a listener, with the sending window and its page. @param {{window: number, url: string}} message */
function ipcEventOf({ window, url }) {
  const sender = openWindows.get(window)?.webContents
  if (sender === undefined) throw new Error('electron double: a message from a closed window')
  sender.mainFrame.url = url
  return {
    sender,
    senderFrame: sender.mainFrame,
    frameId: 1,
    processId: window,
    reply: (/** @type {string} */ channel, /** @type {unknown[]} */ ...args) => sender.send(channel, ...args),
  }
}

onTestRequest('invoke', async (message) => {
  const handler = handlers.get(message.channel)
  if (handler === undefined) throw new Error(`No handler registered for '${message.channel}'`)
  return cloneMessage(await handler(ipcEventOf(message), ...message.args))
})

onTestRequest('send', (message) => {
  events.emit(message.channel, ipcEventOf(message), ...message.args)
})
