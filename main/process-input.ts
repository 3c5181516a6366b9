/** The parent of this process, and its terminal input. */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/**
 * Calls back for each line that is entered on stdin. The end of the input is ignored: many programs are started without any. A
 * process in the background of its terminal (`&` in a shell) does not listen, since the system would stop it.
 * @returns whether a user can type lines on a terminal
 */
export function onInputLine(heard: () => void, input: NodeJS.ReadStream = process.stdin): boolean {
  if (input.isTTY && isInBackground()) return false
  input.on('error', () => undefined)
  createInterface({ input, terminal: false }).on('line', heard)
  return input.isTTY
}

/**
 * Calls back when the script that started this process has ended, even if it was killed (SIGKILL); otherwise this process would
 * be left over. Without an IPC channel to its parent a process is never called back, and keeps running.
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
