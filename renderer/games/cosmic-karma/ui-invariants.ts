/** The board sizes of Cosmic Karma in the tests of UI invariants. */
import type { BoardTestOptions, BoardTestSize } from '../ui-invariants.ts'

/** The areas that windows of the smallest, a usual and a large size leave for the board; a phone; large text. */
const sizes: readonly BoardTestSize[] = [
  { width: 740, height: 540 },
  { width: 920, height: 700 },
  { width: 1500, height: 960 },
  // On a phone with six at the table fingers are helped by the list of choices.
  { width: 360, height: 440, minClickAreaSize: 22 },
  { width: 390, height: 760 },
  { width: 920, height: 700, textScale: 1.5 },
]

/** The board sizes at which the UI invariants are tested. */
export const boardTestOptions: BoardTestOptions = { sizes }
