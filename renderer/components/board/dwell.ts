/** Lets a moment stay for a while after it has been shown, so that it can be read before the next one. */
export class Dwell {
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #over: (key: number) => void

  /** @param over is told the key of the moment whose time is up */
  constructor(over: (key: number) => void) {
    this.#over = over
  }

  /**
   * The moment of that key has been shown. One that is overtaken is not told any more.
   * @param time milliseconds at the usual speed
   * @param speed of motion; 0: nothing is waited for
   */
  begin(key: number, time: number, speed: number): void {
    this.end()
    if (time <= 0 || speed <= 0) this.#over(key)
    else this.#timer = setTimeout(() => this.#over(key), time / speed)
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
