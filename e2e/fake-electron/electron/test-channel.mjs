/** The message channel to the test process, which owns the pages. Modules register handlers for the requests they answer. */
import { createMessageChannel } from '../message-channel.mjs'

/** @type {Map<string, (message: any) => unknown>} */
const handlers = new Map()

/** Registers the handler of a test request. @param {string} what @param {(message: any) => unknown} handler */
export const onTestRequest = (what, handler) => void handlers.set(what, handler)

const post = (/** @type {object} */ message) => {
  // The test may have ended already: a closed channel must not throw.
  if (process.connected) process.send?.(message, () => undefined)
}

export const testChannel = createMessageChannel(post, (message) => {
  const handler = handlers.get(message.what)
  if (handler === undefined) throw new Error(`electron double: nobody answers '${message.what}'`)
  return handler(message)
})

process.on('message', (message) => void testChannel.receive(message))
process.on('disconnect', () => process.exit(0))

/** Ends the process after all messages were sent. @param {number} code */
export function exitAfterSending(code) {
  if (!process.connected || process.send === undefined) process.exit(code)
  process.send({ what: 'leaving', code }, () => process.exit(code))
}
