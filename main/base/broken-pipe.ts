/** Output streams of this process, which may close while it runs. */

/**
 * Ignores write errors of the output streams, by default stdout and stderr. The parent process may exit first and close them
 * (EPIPE), and the disk of a log may be full. Without a listener the error would be uncaught and end the process.
 */
export function ignoreOutputErrors(streams: readonly NodeJS.EventEmitter[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) stream.on('error', () => undefined)
}
