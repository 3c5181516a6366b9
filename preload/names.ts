/** The names that may cross the preload. Plain lists: the schemas stay in main, so that the preload is small. */
import type { BridgeEvents, CallName } from './contract.ts'

// Written as records, so that a name that the contract gains or loses is an error of types here.
const CALLS: Readonly<Record<CallName, true>> = {
  'table.current': true,
  'table.act': true,
  'table.undo': true,
  'table.redo': true,
  'table.endTurn': true,
  'table.liftCurtain': true,
  'table.lowerCurtain': true,
  'table.skip': true,
  'desk.games': true,
  'desk.newTable': true,
  'desk.saves': true,
  'desk.openSave': true,
  'desk.deleteSave': true,
  'desk.deletedSaves': true,
  'desk.restoreSave': true,
  'desk.leave': true,
  'desk.settings': true,
  'desk.changeSettings': true,
}

const EVENTS: Readonly<Record<keyof BridgeEvents, true>> = { update: true, settings: true, command: true }

export const CALL_NAMES: ReadonlySet<string> = new Set(Object.keys(CALLS))
export const EVENT_NAMES: ReadonlySet<string> = new Set(Object.keys(EVENTS))
