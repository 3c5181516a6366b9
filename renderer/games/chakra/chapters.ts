/** Where the rulebook says more of a decision: the chapter, by what is asked. */
import type { ChakraAskKind } from '../../../engine/chakra/index.ts'

export const chapters: Readonly<Record<ChakraAskKind, string>> = {
  turn: 'turn',
  meditate: 'turn',
  black: 'turn',
  receive: 'turn',
  place: 'turn',
  channel: 'moves',
  either: 'moves',
  exchange: 'spaces',
}
