/** The ids of a host's messages: those of the engine, and those of the process around it. Their text is in the renderer. */
import type { EngineMessageId } from '../engine/core/contract/engine-messages.ts'

/**
 * The id of a translatable message that a host sends. The message comes from the engine or from the process around the
 * engine. The renderer's catalogue has a text for each id.
 */
export type HostMessageId =
  | EngineMessageId
  | 'bridge.failed'
  | `bridge.refused.${'schema' | 'form' | 'sender' | 'unknown'}`
  | `table.refused.${'notYourSeat' | 'unknown' | 'curtain' | 'unsaved' | 'advice' | 'sage' | 'review'}`
  | `table.refused.${'past' | 'eyes' | 'branch' | 'branchOver' | 'wish' | 'often'}`
  | `table.refused.${'locked' | 'nameTwin' | 'full' | 'seatTaken' | 'handing'}`
  | `table.parted.${'elsewhere' | 'removed' | 'left' | 'closed' | 'full'}`
  | 'table.undo.absent'
  | `table.notice.${'unsaved' | 'taken' | 'long' | 'kept' | 'helped' | 'handing' | 'stays'}`
  | 'table.config.game'
  | 'save.missing'
  | `settings.note.${'copy' | 'defaults' | 'values' | 'pageDefaults' | 'pageValues'}`
  | 'settings.refused.folder'
  | 'updates.refused.stale'
  | `statistics.refused.${'newer' | 'disk'}`
  | `save.refused.${'open' | 'disk' | 'write' | 'picture' | 'check' | 'kept' | 'handed'}`
  | `save.broken.${'header' | 'unreadable'}`
  | 'save.note.backup'
  | `files.refused.${'empty' | 'foreign' | 'cut' | 'damaged' | 'newer' | 'newerRules' | 'game' | 'rules' | 'large'}`
  | `files.refused.${'folder' | 'plain' | 'unreadable' | 'many' | 'gone' | 'dialog' | 'inside' | 'disk'}`
  | `lan.refused.${'unreachable' | 'form' | 'code' | 'busy' | 'full' | 'version' | 'removed' | 'fingerprint' | 'forged' | 'between'}`
  | `lan.refused.${'address' | 'notYet' | 'silent'}`
  | `lan.refused.${'https' | 'port' | 'noHost' | 'numbers' | 'codeHere' | 'link'}`
  | `lan.over.${'goodbye' | 'moved'}`
  | `hand.refused.${'none' | 'broken'}`
  | `hosting.refused.${'networks' | 'port' | 'practice' | 'handBrowser' | 'handWatcher' | 'handAway' | 'handing'}`
  | 'hosting.silent'
