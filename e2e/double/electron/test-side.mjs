/** The wire to the test that owns the pages. Handlers are registered by the modules that answer. */
import { createWire } from '../wire.mjs'

/** @type {Map<string, (message: any) => unknown>} */
const handlers = new Map()

/** Answers what the test side asks. @param {string} what @param {(message: any) => unknown} handler */
export const answer = (what, handler) => void handlers.set(what, handler)

const post = (/** @type {object} */ message) => {
  // The test may have ended already: a closed channel must not throw.
  if (process.connected) process.send?.(message, () => undefined)
}

export const testSide = createWire(post, (message) => {
  const handler = handlers.get(message.what)
  if (handler === undefined) throw new Error(`electron double: nobody answers '${message.what}'`)
  return handler(message)
})

process.on('message', (message) => void testSide.receive(message))
process.on('disconnect', () => process.exit(0))

/** Ends the process after everything was told. @param {number} code */
export function leave(code) {
  if (!process.connected || process.send === undefined) process.exit(code)
  process.send({ what: 'leaving', code }, () => process.exit(code))
}
