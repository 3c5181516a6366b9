/**
 * Play styles: a bot's preference among choices that are nearly as good as the best. They are independent of the game:
 * they use only the values of every seat at the end of each tried line, in each determinization.
 */
import type { Seat } from '../../contract/game.ts'
import type { Random } from '../../contract/random.ts'

/**
 * How a bot chooses among choices that are nearly as good as the best. It compares their values in several
 * determinizations (random guesses of the hidden information). `bold` prefers a high variance, `careful` a low one,
 * `friendly` the highest value for the weakest of the other seats.
 */
export type PlayStyle = 'bold' | 'careful' | 'friendly'

/** Choices within this win chance of the best are nearly as good. */
const NEAR_BEST_MARGIN = 0.01

/**
 * Statistics of the value of one choice or one line of play over several determinizations (random guesses of the
 * hidden information). Values are win chances, 0..1.
 */
export interface ValueStats {
  /** Mean value for the choosing seat. */
  readonly worth: number
  /** Variance of that value. */
  readonly variance: number
  /** Mean of the lowest value of all other seats in each determinization. */
  readonly lowestOfOthers: number
}

/**
 * Computes the statistics of a choice or a line from values that are added one after another: one for each determinization
 * (a random guess of the hidden information).
 */
export class ValueAccumulator implements ValueStats {
  readonly #seat: Seat
  #count = 0
  #sum = 0
  #squares = 0
  #least = 0
  /** By seat. */
  readonly #sums: number[] = []

  constructor(seat: Seat) {
    this.#seat = seat
  }

  /** @param worths values by seat, as returned by `evaluate` */
  add(worths: readonly number[]): void {
    const own = worths[this.#seat] ?? 0
    this.#count += 1
    this.#sum += own
    this.#squares += own * own
    this.#least += Math.min(...worths.filter((_, seat) => seat !== this.#seat), 1)
    for (let seat = 0; seat < worths.length; seat++) this.#sums[seat] = (this.#sums[seat] ?? 0) + (worths[seat] ?? 0)
  }

  /** Mean value by seat. Empty before the first determinization. */
  get worths(): readonly number[] {
    return this.#sums.map((sum) => sum / this.#count)
  }

  get worth(): number {
    return this.#count === 0 ? -Infinity : this.#sum / this.#count
  }

  get variance(): number {
    return this.#count === 0 ? 0 : Math.max(0, this.#squares / this.#count - this.worth ** 2)
  }

  get lowestOfOthers(): number {
    return this.#count === 0 ? 0 : this.#least / this.#count
  }
}

const STYLE_PREFERENCES: Readonly<Record<PlayStyle, (prospect: ValueStats) => number>> = {
  bold: ({ variance }) => variance,
  careful: ({ variance }) => -variance,
  friendly: ({ lowestOfOthers }) => lowestOfOthers,
}

/**
 * Takes one of several choices or lines (sequences of choices) according to a play style. It keeps only those that are
 * nearly as good as the best, of these only those that the style prefers most, and takes the best of the rest. If
 * several are equally good, it takes one at random.
 * @param temper the play style. Undefined: takes the best; one of them at random if several are equally good
 */
export function chooseByPlayStyle<T extends ValueStats>(
  prospects: readonly T[],
  temper: PlayStyle | undefined,
  random: Random,
): T {
  const best = allHighest(prospects, ({ worth }) => worth)
  const near = prospects.filter(({ worth }) => worth >= (best[0]?.worth ?? 0) - NEAR_BEST_MARGIN)
  return random.pick(
    temper === undefined ? best : allHighest(allHighest(near, STYLE_PREFERENCES[temper]), ({ worth }) => worth),
  )
}

function allHighest<T>(items: readonly T[], of: (item: T) => number): T[] {
  const all = items.map(of)
  const highest = Math.max(...all)
  // Tolerance: sums of the same numbers in another order may differ by rounding.
  return items.filter((_, at) => (all[at] ?? 0) >= highest - 1e-12)
}
