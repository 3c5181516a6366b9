/** `clipboard`: one text, of this app only; it does not touch the system's clipboard. */
import { assertReady } from './app.mjs'
import { strictProxy } from './strict.mjs'

let held = ''

export const clipboard = strictProxy('clipboard', {
  /** @param {string} text */
  async writeText(text) {
    assertReady('Cannot use the clipboard')
    if (typeof text !== 'string') throw new TypeError('Error processing argument at index 0')
    held = text
  },
  readText: async () => held,
})
