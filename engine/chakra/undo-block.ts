/** What of a choice cannot be taken back (Game.bound): ids of the messages `chakra.final.KIND` and `chakra.undo.KIND`. */
import type { PublicEvent } from '../core/contract/game-events.ts'
import type { ChakraEvent } from './state.ts'

export type ChakraUndoBlockKind =
  /** Energies came out of the bag onto the Maya. */
  | 'energies'
  /** The player looked under a Plenitude token. */
  | 'looked'

/** @param facts what one choice brought about; the first that cannot be taken back counts */
export function undoBlockKindOf(facts: readonly PublicEvent<ChakraEvent>[]): ChakraUndoBlockKind | undefined {
  for (const { kind } of facts) {
    switch (kind) {
      case 'refilled':
        return 'energies'
      case 'looked':
        return 'looked'
      default:
    }
  }
  return undefined
}
