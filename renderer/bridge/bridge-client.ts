/** Exposes the Bridge as objects with methods, over any transport for calls and events. */
import type { BridgeApi, CallName } from '../../bridge/calls.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { Result } from '../../bridge/result.ts'
import { appMessage } from '../messages/index.ts'
import { logError } from '../log-error.ts'
import type { BridgeTransport } from './bridge-transport.ts'

/** Calls that are not idempotent. Queries, and calls that may be repeated without effect, are not listed. */
const CHANGING_CALLS: ReadonlySet<string> = new Set<CallName>([
  ...(['table.act', 'table.undo', 'table.redo', 'table.endTurn', 'table.liftCurtain', 'table.lowerCurtain'] as const),
  ...(['table.skip', 'table.wishUndo', 'table.dropWish', 'table.agree', 'table.sit', 'table.leave'] as const),
  ...(['table.nudge', 'desk.newTable', 'desk.openSave', 'desk.branch', 'desk.leave', 'desk.guide'] as const),
  ...(['desk.duplicateSave', 'desk.renameSave', 'desk.binSaves', 'desk.restoreSaves', 'desk.emptyBin'] as const),
  ...(['desk.importText', 'desk.chooseFiles', 'desk.keepArrival', 'desk.dropArrival', 'desk.exportSaves'] as const),
  ...(['desk.copySave', 'desk.packReport', 'desk.resetStatistics', 'desk.join', 'desk.rejoin', 'desk.forget'] as const),
  ...(['desk.host', 'desk.stopHosting', 'desk.admit', 'desk.giveSeat', 'desk.takeSeat', 'desk.standIn'] as const),
  ...(['desk.removeParty', 'desk.handTable', 'desk.keepTable', 'table.sitAgain', 'desk.lock'] as const),
  ...(['desk.fetchUpdate', 'desk.installUpdate', 'desk.openReleases', 'desk.openSaves'] as const),
])

/**
 * Creates the API of the host, with one method for each call, over a transport. While a call that changes something is
 * pending, an equal call is not sent: both calls get the same reply. A call that gets no reply becomes a rejection
 * (`app.unreachable`).
 * @param line the transport
 */
export function createBridgeClient(line: Pick<BridgeTransport, 'call' | 'on'>): BridgeApi {
  const call = dedupeCalls((name, arg) => callOrReject(line, name, arg))
  return {
    table: createCallProxy(call, 'table'),
    desk: createCallProxy(call, 'desk'),
    on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void) {
      // An error in one listener does not affect the others.
      return line.on(event, (value) => {
        try {
          listener(value)
        } catch (error) {
          logError(error)
        }
      })
    },
  }
}

type CallFunction = (name: CallName, arg: unknown) => Promise<Result<unknown>>

/** Every property name is a call: the types list the valid ones, and the host rejects all others. */
function createCallProxy<R extends 'table' | 'desk'>(ask: CallFunction, part: R): BridgeApi[R] {
  const call = (name: string) => (arg: unknown) => ask(`${part}.${name}` as CallName, arg)
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? call(name) : undefined) }) as BridgeApi[R]
}

/**
 * A double click acts once: a command equal to the previous one is not sent while that one is pending, and gets the same
 * reply.
 */
function dedupeCalls(ask: CallFunction): CallFunction {
  let last: { readonly key: string; readonly reply: Promise<Result<unknown>> } | undefined
  return (name, arg) => {
    if (!CHANGING_CALLS.has(name)) return ask(name, arg)
    const key = `${name} ${JSON.stringify(arg)}`
    if (last?.key === key) return last.reply
    const reply = ask(name, arg).finally(() => {
      if (last?.reply === reply) last = undefined
    })
    last = { key, reply }
    return reply
  }
}

/** A call that throws becomes a rejection, so that screens handle one kind of failure only. */
async function callOrReject(
  line: Pick<BridgeTransport, 'call'>,
  name: CallName,
  arg: unknown,
): Promise<Result<unknown>> {
  try {
    return await line.call(name, arg)
  } catch {
    return { ok: false, reason: appMessage('app.unreachable') }
  }
}
