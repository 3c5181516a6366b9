/** The boards of Rauha that law 8 looks at: also that of a phone which is turned. */
import { USUAL_SIZES, type PathLawBoards } from '../path-law.ts'

export const boards: PathLawBoards = { sizes: [...USUAL_SIZES, { width: 740, height: 360 }] }
