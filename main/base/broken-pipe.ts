/** The output streams of this process, which may close while it lives on. */

/**
 * Whoever started the host may go before it, and take the other end of stdout and stderr along; a disk may be full
 * under a log. A line that cannot be written is no reason to end: without a listener it would be an uncaught error.
 */
export function ignoreBrokenPipes(streams: readonly NodeJS.EventEmitter[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) stream.on('error', () => undefined)
}
