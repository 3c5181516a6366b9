/** Host messages about tables and saves: rejections and notices. Their text is in the renderer. */
import type { Message, MessageValues } from './message.ts'

/** Every message id that a host sends. The renderer's catalogue has text for each. */
export type HostMessageId =
  | 'bridge.failed'
  | `bridge.refused.${'schema' | 'form' | 'sender' | 'unknown'}`
  | `table.refused.${'over' | 'unconfirmed' | 'nothingToConfirm' | 'notYourChoice' | 'notYourSeat' | 'notLegal' | 'stale'}`
  | `table.refused.${'failed' | 'unknown' | 'curtain' | 'unsaved' | 'advice' | 'sage' | 'review'}`
  | `table.refused.${'past' | 'eyes' | 'branch' | 'branchOver'}`
  | `table.refused.${'locked' | 'nameTwin' | 'full' | 'seatTaken' | 'handing'}`
  | `table.parted.${'elsewhere' | 'removed' | 'left' | 'closed' | 'full'}`
  | `table.undo.${'nothing' | 'other' | 'confirmed' | 'drawn' | 'shown' | 'learned' | 'seen'}`
  | `table.undo.${'sealed' | 'absent'}`
  | `table.final.${'drawn' | 'shown' | 'learned' | 'seen' | 'passes'}`
  | `table.refused.${'wish' | 'often'}`
  | `table.redo.${'nothing' | 'other'}`
  | `table.notice.${'unsaved' | 'taken' | 'long' | 'kept' | 'helped' | 'handing' | 'stays'}`
  | `table.config.${'game' | 'players' | 'option' | 'value' | 'variant'}`
  | 'save.missing'
  | `settings.note.${'copy' | 'defaults' | 'values' | 'pageDefaults' | 'pageValues'}`
  | 'settings.refused.folder'
  | 'updates.refused.stale'
  | `statistics.refused.${'newer' | 'disk'}`
  | `save.refused.${'open' | 'disk' | 'write' | 'picture' | 'check' | 'kept' | 'handed'}`
  | `save.broken.${'json' | 'format' | 'newer' | 'checksum' | 'schema' | 'game' | 'state' | 'header' | 'large' | 'unreadable'}`
  | `save.note.${'backup' | 'differs' | 'cut' | 'closed'}`
  | `files.refused.${'empty' | 'foreign' | 'cut' | 'damaged' | 'newer' | 'newerRules' | 'game' | 'rules' | 'large'}`
  | `files.refused.${'folder' | 'plain' | 'unreadable' | 'many' | 'gone' | 'dialog' | 'inside' | 'disk'}`
  | `lan.refused.${'unreachable' | 'form' | 'code' | 'busy' | 'full' | 'version' | 'removed' | 'fingerprint' | 'forged' | 'between'}`
  | `lan.refused.${'address' | 'notYet' | 'silent'}`
  | `lan.refused.${'https' | 'port' | 'noHost' | 'numbers' | 'codeHere' | 'link'}`
  | `lan.over.${'goodbye' | 'moved'}`
  | `hand.refused.${'none' | 'broken'}`
  | `hosting.refused.${'networks' | 'port' | 'practice' | 'handBrowser' | 'handWatcher' | 'handAway' | 'handing'}`
  | 'hosting.silent'

export type Rejection = { readonly ok: false; readonly reason: Message }

export function hostMessage(id: HostMessageId, values?: MessageValues): Message<HostMessageId> {
  return values === undefined ? { id } : { id, values }
}

export function reject(id: HostMessageId, values?: MessageValues): Rejection {
  return { ok: false, reason: hostMessage(id, values) }
}
