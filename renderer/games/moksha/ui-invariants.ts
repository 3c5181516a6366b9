/** The board sizes of Moksha in the tests of UI invariants. */
import type { BoardTestOptions, BoardTestSize } from '../ui-invariants.ts'

/** The areas that windows of the smallest, a usual and a large size leave for the board; a phone, also turned; large text. */
const sizes: readonly BoardTestSize[] = [
  { width: 740, height: 540 },
  { width: 920, height: 700 },
  { width: 1500, height: 960 },
  // On a phone the hexes touch each other: fingers are helped by the list of choices.
  { width: 372, height: 440 },
  // Turned, four tokens and the karma share half a sheet: here too fingers are helped by the list.
  { width: 740, height: 360, minClickAreaSize: 21 },
  { width: 920, height: 700, textScale: 1.5 },
]

/**
 * The board sizes at which the UI invariants are tested, and the place that events name although the board does not show it.
 */
export const boardTestOptions: BoardTestOptions = { sizes, offBoard: ['box'] }
