/** Reasons why an action cannot be undone (Game.undoBlockKindOf): ids of `chakra.final.KIND` and `chakra.undo.KIND`. */
import type { PublicEvent } from '../core/contract/game-events.ts'
import type { ChakraEvent } from './state.ts'

/** The kinds of events after which an action cannot be undone. */
export type ChakraUndoBlockKind =
  /** Energies were drawn from the bag onto the Maya. */
  | 'energies'
  /** The player looked at a Plenitude token. */
  | 'looked'

/**
 * @param events events of one action
 * @returns the kind of the first event that blocks an undo of the action, or undefined if none does
 */
export function undoBlockKindOf(events: readonly PublicEvent<ChakraEvent>[]): ChakraUndoBlockKind | undefined {
  for (const { kind } of events) {
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
