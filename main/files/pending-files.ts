/**
 * Files that the system passes to the app: by a double click, on the command line, or dropped on the dock. Their paths are queued
 * until a client asks for them, which may be long before a window exists. The files are not read before that.
 */

/**
 * Maximum number of paths that wait at once until a client asks for them. Further paths are ignored. A user may pass
 * very many at once, by selecting a whole folder and pressing Enter.
 */
export const MAX_PENDING_FILES = 200

/** The queue of paths that the system has passed to the app and no client has taken yet. */
export class PendingFiles {
  readonly #paths = new Set<string>()
  #onAdded: () => void = () => undefined

  /** @param paths absolute */
  add(paths: readonly string[]): void {
    for (const path of paths) if (this.#paths.size < MAX_PENDING_FILES) this.#paths.add(path)
    if (paths.length > 0) this.#onAdded()
  }

  /** Empties the queue. @returns its paths, in the order in which they were added */
  takeAll(): readonly string[] {
    const paths = [...this.#paths]
    this.#paths.clear()
    return paths
  }

  /** Sets the one listener that is called when paths were added. */
  setListener(heard: () => void): void {
    this.#onAdded = heard
  }
}
