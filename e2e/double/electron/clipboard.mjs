/** `clipboard`: one text, of this app alone; nothing of the system's is touched. */
import { needsReady } from './app.mjs'
import { strict } from './strict.mjs'

let held = ''

export const clipboard = strict('clipboard', {
  /** @param {string} text */
  async writeText(text) {
    needsReady('Cannot use the clipboard')
    if (typeof text !== 'string') throw new TypeError('Error processing argument at index 0')
    held = text
  },
  readText: async () => held,
})
