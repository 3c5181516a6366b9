/**
 * Files that the system hands over, by a double click, on the command line or dropped on the dock: their paths wait here
 * until a page asks for them. That may be long before there is a window, and none of them is touched before.
 */

/** Somebody may mark a whole folder and press Enter; more than anybody looks through is none of ours. */
export const MOST_WAITING = 200

export class Arrivals {
  readonly #waiting = new Set<string>()
  #heard: () => void = () => undefined

  /** @param paths absolute */
  add(paths: readonly string[]): void {
    for (const path of paths) if (this.#waiting.size < MOST_WAITING) this.#waiting.add(path)
    if (paths.length > 0) this.#heard()
  }

  /** What has come since this was asked last, in its order. */
  take(): readonly string[] {
    const paths = [...this.#waiting]
    this.#waiting.clear()
    return paths
  }

  /** Told whenever something comes. */
  listen(heard: () => void): void {
    this.#heard = heard
  }
}
