/**
 * Files that the system hands over, by a double click, on the command line or dropped on the dock: their paths wait here
 * until a page asks for them. That may be long before there is a window, and none of them is touched before.
 */

/** Somebody may mark a whole folder and press Enter; more than anybody looks through is none of ours. */
export const MAX_PENDING_FILES = 200

export class PendingFiles {
  readonly #paths = new Set<string>()
  #onAdded: () => void = () => undefined

  /** @param paths absolute */
  add(paths: readonly string[]): void {
    for (const path of paths) if (this.#paths.size < MAX_PENDING_FILES) this.#paths.add(path)
    if (paths.length > 0) this.#onAdded()
  }

  /** What has come since this was asked last, in its order. */
  take(): readonly string[] {
    const paths = [...this.#paths]
    this.#paths.clear()
    return paths
  }

  /** Told whenever something comes. */
  listen(heard: () => void): void {
    this.#onAdded = heard
  }
}
