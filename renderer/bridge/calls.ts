/** The Bridge as objects with methods, over anything that carries calls and events. */
import type { Bridge, BridgeEvents, CallName, DeskBridge, Reply, TableBridge } from '../../preload/contract.ts'
import type { Line } from './connect.ts'

const TABLE = ['current', 'act', 'undo', 'redo', 'endTurn', 'liftCurtain', 'lowerCurtain', 'skip'] as const
const DESK = [
  'games',
  'newTable',
  'saves',
  'openSave',
  'deleteSave',
  'leave',
  'settings',
  'changeSettings',
] as const

// A call that the contract knows and these lists lack is an error of types here.
type Missing =
  Exclude<keyof TableBridge, (typeof TABLE)[number]> | Exclude<keyof DeskBridge, (typeof DESK)[number]>
const complete: [Missing] extends [never] ? true : Missing = true
void complete

export function bridgeOver(line: Pick<Line, 'call' | 'on'>): Bridge {
  const table = Object.fromEntries(TABLE.map((name) => [name, (arg: unknown) => ask(line, `table.${name}`, arg)]))
  const desk = Object.fromEntries(DESK.map((name) => [name, (arg: unknown) => ask(line, `desk.${name}`, arg)]))
  return {
    table: table as unknown as TableBridge,
    desk: desk as unknown as DeskBridge,
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
