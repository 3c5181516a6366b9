/**
 * Requests and answers between the process with the fake Electron's main and the test that owns its pages. Both ends use this;
 * messages are structured clones.
 */

/**
 * @param {(message: object) => void} post sends a message to the other end
 * @param {(message: any) => unknown} answer handles a request or a notification
 */
export function createMessageChannel(post, answer) {
  let next = 1
  /** @type {Map<number, {resolve: (value: any) => void, reject: (error: Error) => void}>} */
  const waiting = new Map()

  /** @param {{reply: number, value?: unknown, error?: {name: string, message: string, code?: string}}} message */
  function settle({ reply, value, error }) {
    const asked = waiting.get(reply)
    waiting.delete(reply)
    if (error === undefined) asked?.resolve(value)
    else asked?.reject(Object.assign(new Error(error.message), { name: error.name, code: error.code }))
  }

  return {
    /** Sends a request to the other end. @param {string} what @param {object} [fields] @returns {Promise<any>} */
    ask(what, fields = {}) {
      return new Promise((resolve, reject) => {
        const id = next++
        waiting.set(id, { resolve, reject })
        post({ ...fields, what, id })
      })
    },

    /** Sends a notification to the other end. @param {string} what @param {object} [fields] */
    tell(what, fields = {}) {
      post({ ...fields, what })
    },

    /** Handles a message of the other end. @param {any} message */
    async receive(message) {
      if ('reply' in message) {
        settle(message)
        return
      }
      try {
        const value = await answer(message)
        if (message.id !== undefined) post({ reply: message.id, value })
      } catch (error) {
        const { name = 'Error', message: words = String(error), code } = Object(error)
        if (message.id === undefined) throw error
        post({ reply: message.id, error: { name, message: words, code } })
      }
    },

    /** The other end is gone: pending requests are rejected. @param {string} why */
    cut(why) {
      for (const { reject } of waiting.values()) reject(new Error(why))
      waiting.clear()
    },
  }
}
