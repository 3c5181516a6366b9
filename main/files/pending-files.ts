/**
 * Files that the system passes to the app: by a double click, on the command line, or dropped on the dock. Their paths are queued
 * until a client asks for them, which may be long before a window exists. The files are not read before that.
 */

/** A user may select a whole folder and press Enter; files beyond this limit are ignored. */
export const MAX_PENDING_FILES = 200

export class PendingFiles {
  readonly #paths = new Set<string>()
  #onAdded: () => void = () => undefined

  /** @param paths absolute */
  add(paths: readonly string[]): void {
    for (const path of paths) if (this.#paths.size < MAX_PENDING_FILES) this.#paths.add(path)
    if (paths.length > 0) this.#onAdded()
  }

  /** @returns the paths added since the last call, in order */
  takeAll(): readonly string[] {
    const paths = [...this.#paths]
    this.#paths.clear()
    return paths
  }

  /** Sets a listener for added paths. */
  setListener(heard: () => void): void {
    this.#onAdded = heard
  }
}
