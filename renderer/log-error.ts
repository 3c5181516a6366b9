/** Logs a caught error to the console of the page: a page has no log file. */
export function logError(error: unknown): void {
  // eslint-disable-next-line no-console -- the one place where this is done.
  console.error(error)
}
