/**
 * Tempers: which of the choices that are nearly as good as the best a bot prefers. What they go by is what every seat is
 * worth at the end of what was tried, in each determinization; so they know no game.
 */
import type { Seat } from '../../contract/game.ts'
import type { Random } from '../../contract/random.ts'

/** `bold` likes what may turn out either way, `careful` what is sure, `friendly` what leaves the weakest of the others most. */
export type PlayStyle = 'bold' | 'careful' | 'friendly'

/** So much less of a chance to win is nearly as good. */
const NEAR_BEST_MARGIN = 0.01

/** What a choice, or a line, is worth. */
export interface ValueStats {
  /** To the seat, on the mean. */
  readonly worth: number
  /** How far that varies: its variance. */
  readonly spread: number
  /** To the worst off of the other seats, on the mean. */
  readonly others: number
}

/** A prospect that grows with every determinization that is tried. */
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

  /** @param worths each seat's, as `evaluate` tells them */
  add(worths: readonly number[]): void {
    const own = worths[this.#seat] ?? 0
    this.#count += 1
    this.#sum += own
    this.#squares += own * own
    this.#least += Math.min(...worths.filter((_, seat) => seat !== this.#seat), 1)
    for (let seat = 0; seat < worths.length; seat++) this.#sums[seat] = (this.#sums[seat] ?? 0) + (worths[seat] ?? 0)
  }

  /** What it is worth to every seat, on the mean; empty before anything was tried. */
  get worths(): readonly number[] {
    return this.#sums.map((sum) => sum / this.#count)
  }

  get worth(): number {
    return this.#count === 0 ? -Infinity : this.#sum / this.#count
  }

  get spread(): number {
    return this.#count === 0 ? 0 : Math.max(0, this.#squares / this.#count - this.worth ** 2)
  }

  get others(): number {
    return this.#count === 0 ? 0 : this.#least / this.#count
  }
}

const STYLE_PREFERENCES: Readonly<Record<PlayStyle, (prospect: ValueStats) => number>> = {
  bold: ({ spread }) => spread,
  careful: ({ spread }) => -spread,
  friendly: ({ others }) => others,
}

/** @returns what a temper takes: where it likes several alike the best of them, and any of those that are equally good */
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
  // Sums of the same numbers in another order are the same.
  return items.filter((_, at) => (all[at] ?? 0) >= highest - 1e-12)
}
