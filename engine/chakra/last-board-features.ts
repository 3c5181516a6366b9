/**
 * Cache of one board's features, valid until the board changes. While a seat searches its turn, the other boards are
 * unchanged.
 */
import { CHAKRA_COLOURS } from './data.ts'
import type { EnergyColour } from './data.ts'
import type { SeatBoard, ChakraState } from './state.ts'

const NOTHING: readonly EnergyColour[] = []

/** A cache with one entry: the features of a board that were computed last, with the contents of that board. */
export class LastBoardFeaturesCache {
  #column: readonly (readonly EnergyColour[])[] = []
  #notches: readonly boolean[] = []
  #plenitude: readonly number[] = []
  #available = 0
  #known = 0
  readonly #row: Float64Array

  /** @param width number of features of a board */
  constructor(width: number) {
    this.#row = new Float64Array(width)
  }

  /** Whether the board equals the cached one in everything that the features read. */
  matches({ column, notches, available, meditation }: SeatBoard, plenitude: ChakraState['plenitude']): boolean {
    if (column.length !== this.#column.length || available !== this.#available || meditation.length !== this.#known)
      return false
    for (let at = 0; at < column.length; at++) {
      const now = column[at] ?? NOTHING
      const kept = this.#column[at] ?? NOTHING
      if (now.length !== kept.length) return false
      for (let nth = 0; nth < now.length; nth++) if (now[nth] !== kept[nth]) return false
    }
    for (let at = 0; at < notches.length; at++) if (notches[at] !== this.#notches[at]) return false
    for (let at = 0; at < CHAKRA_COLOURS.length; at++)
      if (plenitude[CHAKRA_COLOURS[at] ?? 'red'] !== this.#plenitude[at]) return false
    return true
  }

  /** Caches a board with its features, read from `into` at index `from`. */
  store(board: SeatBoard, plenitude: ChakraState['plenitude'], into: Float64Array, from: number): void {
    this.#column = board.column.map((energies) => energies.slice())
    this.#notches = board.notches.slice()
    this.#plenitude = CHAKRA_COLOURS.map((colour) => plenitude[colour])
    this.#available = board.available
    this.#known = board.meditation.length
    const row = this.#row
    for (let at = 0; at < row.length; at++) row[at] = into[from + at] ?? 0
  }

  /** Writes the cached features. */
  writeTo(into: Float64Array, from: number): void {
    const row = this.#row
    for (let at = 0; at < row.length; at++) into[from + at] = row[at] ?? 0
  }
}
