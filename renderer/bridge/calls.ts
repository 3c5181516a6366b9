/** The Bridge as objects with methods, over anything that carries calls and events. */
import type { Bridge, BridgeEvents, CallName, DeskBridge, Reply, TableBridge } from '../../preload/contract.ts'
import type { Line } from './connect.ts'

// Records, so that a call which the contract knows and these lack is an error of types.
const TABLE: Record<keyof TableBridge, true> = {
  current: true,
  act: true,
  undo: true,
  redo: true,
  endTurn: true,
  liftCurtain: true,
  lowerCurtain: true,
  skip: true,
}
const DESK: Record<keyof DeskBridge, true> = {
  games: true,
  newTable: true,
  saves: true,
  openSave: true,
  deleteSave: true,
  deletedSaves: true,
  restoreSave: true,
  leave: true,
  settings: true,
  changeSettings: true,
}

export function bridgeOver(line: Pick<Line, 'call' | 'on'>): Bridge {
  const calls = (names: readonly string[], room: 'table' | 'desk'): unknown =>
    Object.fromEntries(names.map((name) => [name, (arg: unknown) => ask(line, `${room}.${name}` as CallName, arg)]))
  return {
    table: calls(Object.keys(TABLE), 'table') as TableBridge,
    desk: calls(Object.keys(DESK), 'desk') as DeskBridge,
    on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void) {
      return line.on(event, listener)
    },
  }
}

/** A call that cannot be made is a refusal like any other: the screens need to know one kind of failure only. */
async function ask(line: Pick<Line, 'call'>, name: CallName, arg: unknown): Promise<Reply<unknown>> {
  try {
    return await line.call(name, arg)
  } catch {
    return { ok: false, reason: { id: 'app.unreachable' } }
  }
}
