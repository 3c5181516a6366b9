/** Where the rulebook says more of a decision: the chapter, by what is asked. */
import type { RauhaAskKind } from '../../../engine/rauha/index.ts'

export const chapters: Readonly<Record<RauhaAskKind, string>> = {
  keep: 'turn',
  kept: 'turn',
  place: 'turn',
  placeOnly: 'turn',
  placePaid: 'turn',
  tooDear: 'turn',
  activate: 'effects',
  score: 'scoring',
}
