/** Who started this process, and what they type. */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/**
 * Calls back for each line that comes in. The end of them means nothing: many programs are started without input.
 * @returns whether there is a terminal to type them on
 */
export function onInputLine(heard: () => void, input: NodeJS.ReadStream = process.stdin): boolean {
  if (input.isTTY && isInBackground()) return false
  input.on('error', () => undefined)
  createInterface({ input, terminal: false }).on('line', heard)
  return input.isTTY
}

/**
 * Calls back when the script that started this process has gone without a word, as after SIGKILL: nobody could end us
 * through it any more. A host that was started otherwise has no such line to anybody, and lives on.
 */
export function onParentExit(then: () => void): void {
  if (!process.connected) return
  process.once('disconnect', then)
  // The line alone keeps nobody alive.
  process.channel?.unref()
}

/** Whether the terminal belongs to another program now (`&` in a shell): who reads from it is then stopped by the system. */
function isInBackground(): boolean {
  try {
    const [, , group, , , owner] = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return group !== owner
  } catch {
    // Other systems do not say.
    return false
  }
}
