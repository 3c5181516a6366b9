/** Progress output of slow operations. */

const secondsSince = (/** @type {number} */ since) => ((performance.now() - since) / 1000).toFixed(1)

/**
 * Shows progress: on a terminal a line that counts the seconds, elsewhere a line before and after.
 * @template T
 * @param {string} what `Installing packages`
 * @param {(note: (text: string) => void) => Promise<T>} work may report its progress with `note`
 * @returns {Promise<T>}
 */
export async function withProgress(what, work) {
  const since = performance.now()
  const terminal = process.stdout.isTTY
  let noted = ''
  const draw = () => process.stdout.write(`\r\x1b[K${what} … ${secondsSince(since).replace(/\.\d$/, '')} s${noted}`)
  if (!terminal) process.stdout.write(`${what} …\n`)
  const ticking = terminal ? setInterval(draw, 250) : undefined
  try {
    const result = await work((text) => (noted = ` (${text})`))
    process.stdout.write(`${terminal ? '\r\x1b[K' : ''}${what}: done in ${secondsSince(since)} s\n`)
    return result
  } catch (error) {
    if (terminal) process.stdout.write('\r\x1b[K')
    throw error
  } finally {
    clearInterval(ticking)
  }
}

/** An error whose message is meant for the user at the terminal. Any other error is a bug in the script. */
export class UserFacingError extends Error {}
