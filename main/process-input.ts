/** The parent of this process, and its terminal input. */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/**
 * Calls a listener for each line that is entered on stdin. The end of the input is ignored, because many programs are
 * started without an input. A process in the background of its terminal (`&` in a shell) does not listen, since the
 * system would stop such a process.
 * @returns whether a user can type lines on a terminal
 */
export function onInputLine(heard: () => void, input: NodeJS.ReadStream = process.stdin): boolean {
  if (input.isTTY && isInBackground()) return false
  input.on('error', () => undefined)
  createInterface({ input, terminal: false }).on('line', heard)
  return input.isTTY
}

/**
 * Calls a listener when the script that started this process has ended, even if that script was killed (SIGKILL).
 * Without such a listener, this process would be left over. If this process has no IPC channel to its parent, the
 * listener is never called.
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
