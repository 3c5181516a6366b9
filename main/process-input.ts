/** The parent of this process, and its terminal input. */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/**
 * Calls back for each line of input. The end of the input is ignored: many programs are started without any.
 * @returns whether there is a terminal to type on
 */
export function onInputLine(heard: () => void, input: NodeJS.ReadStream = process.stdin): boolean {
  if (input.isTTY && isInBackground()) return false
  input.on('error', () => undefined)
  createInterface({ input, terminal: false }).on('line', heard)
  return input.isTTY
}

/**
 * Calls back if the script that started this process has ended without a message, as after SIGKILL: no process could then end
 * this one through it. A host that was started otherwise has no channel to a parent, and keeps running.
 */
export function onParentExit(then: () => void): void {
  if (!process.connected) return
  process.once('disconnect', then)
  // The channel alone must not keep the process alive.
  process.channel?.unref()
}

/**
 * Whether the terminal now belongs to another program (`&` in a shell): the system stops a background process that reads from it.
 */
function isInBackground(): boolean {
  try {
    const [, , group, , , owner] = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return group !== owner
  } catch {
    // Other systems do not provide this.
    return false
  }
}
