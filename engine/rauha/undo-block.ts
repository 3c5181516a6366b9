/** Reasons that block an undo (`Game.undoBlockKindOf`); ids of the messages `rauha.final.KIND` and `rauha.undo.KIND`. */
import type { PublicEvent } from '../core/contract/game-events.ts'
import type { RauhaEvent } from './events.ts'

/** The kind of event because of which an action cannot be undone. */
export type RauhaUndoBlockKind =
  /** Cards were dealt, or every seat looks at its next pool. */
  'pool'

/**
 * @param events public events of one action
 * @returns the kind of the first event that blocks an undo, or undefined if none does
 */
export function undoBlockKindOf(events: readonly PublicEvent<RauhaEvent>[]): RauhaUndoBlockKind | undefined {
  for (const { kind } of events) {
    switch (kind) {
      case 'dealt':
      case 'drafting':
      case 'looked':
        return 'pool'
      default:
    }
  }
  return undefined
}
