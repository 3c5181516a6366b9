/** The boards of Rauha that law 8 looks at: also that of a phone which is turned. */
import { DEFAULT_BOARD_TEST_SIZES, type BoardTestOptions } from '../ui-invariants.ts'

export const boardTestOptions: BoardTestOptions = { sizes: [...DEFAULT_BOARD_TEST_SIZES, { width: 740, height: 360 }] }
