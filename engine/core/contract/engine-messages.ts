/** Messages of the engine about tables and saves: rejections and notices. Their text is in the renderer. */
import type { Message, MessageValues } from './message.ts'

/**
 * The id of a message of the engine core about a table or a save. Messages of games and of the host process have other ids
 * (bridge/host-messages.ts has those of the host process).
 */
export type EngineMessageId =
  | `table.refused.${'over' | 'unconfirmed' | 'nothingToConfirm' | 'notYourChoice' | 'notLegal' | 'stale' | 'failed'}`
  | `table.undo.${'nothing' | 'other' | 'confirmed' | 'drawn' | 'shown' | 'learned' | 'seen' | 'sealed'}`
  | `table.final.${'drawn' | 'shown' | 'learned' | 'seen' | 'passes'}`
  | `table.redo.${'nothing' | 'other'}`
  | `table.config.${'players' | 'option' | 'value' | 'variant'}`
  | `save.broken.${'json' | 'format' | 'newer' | 'checksum' | 'schema' | 'game' | 'state' | 'large'}`
  | `save.note.${'differs' | 'cut' | 'closed'}`

/** The failed result of a function: the message tells the player why. */
export type Rejection = { readonly ok: false; readonly reason: Message }

/** Makes a message of the engine from its id and its values. */
export function engineMessage(id: EngineMessageId, values?: MessageValues): Message<EngineMessageId> {
  return values === undefined ? { id } : { id, values }
}

/** Makes the failed result of a function, with an engine message as the reason. */
export function reject(id: EngineMessageId, values?: MessageValues): Rejection {
  return { ok: false, reason: engineMessage(id, values) }
}
