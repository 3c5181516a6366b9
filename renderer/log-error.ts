/** Errors that are caught where they arise, and told to the console of the page alone: a page has no log. */
export function logError(error: unknown): void {
  // eslint-disable-next-line no-console -- the one place where this is done.
  console.error(error)
}
