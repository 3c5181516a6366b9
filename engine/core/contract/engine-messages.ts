/** Messages of the engine about tables and saves: rejections and notices. Their text is in the renderer. */
import type { Message, MessageValues } from './message.ts'

/** Every message id that the engine itself gives. bridge/host-messages.ts adds those of the process around it. */
export type EngineMessageId =
  | `table.refused.${'over' | 'unconfirmed' | 'nothingToConfirm' | 'notYourChoice' | 'notLegal' | 'stale' | 'failed'}`
  | `table.undo.${'nothing' | 'other' | 'confirmed' | 'drawn' | 'shown' | 'learned' | 'seen' | 'sealed'}`
  | `table.final.${'drawn' | 'shown' | 'learned' | 'seen' | 'passes'}`
  | `table.redo.${'nothing' | 'other'}`
  | `table.config.${'players' | 'option' | 'value' | 'variant'}`
  | `save.broken.${'json' | 'format' | 'newer' | 'checksum' | 'schema' | 'game' | 'state' | 'large'}`
  | `save.note.${'differs' | 'cut' | 'closed'}`

export type Rejection = { readonly ok: false; readonly reason: Message }

export function engineMessage(id: EngineMessageId, values?: MessageValues): Message<EngineMessageId> {
  return values === undefined ? { id } : { id, values }
}

export function reject(id: EngineMessageId, values?: MessageValues): Rejection {
  return { ok: false, reason: engineMessage(id, values) }
}
