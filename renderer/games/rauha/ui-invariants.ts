/** The board sizes of Rauha in the tests of UI invariants. */
import { DEFAULT_BOARD_TEST_SIZES, type BoardTestOptions } from '../ui-invariants.ts'

/** The board sizes at which the UI invariants are tested: the default ones, and a phone in landscape. */
export const boardTestOptions: BoardTestOptions = { sizes: [...DEFAULT_BOARD_TEST_SIZES, { width: 740, height: 360 }] }
