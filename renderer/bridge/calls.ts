/** The Bridge as objects with methods, over anything that carries calls and events. */
import type { Bridge, CallName } from '../../bridge/calls.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { Reply } from '../../bridge/reply.ts'
import { messageOf } from '../messages/index.ts'
import type { Line } from './connect.ts'

export function bridgeOver(line: Pick<Line, 'call' | 'on'>): Bridge {
  return {
    table: partOver(line, 'table'),
    desk: partOver(line, 'desk'),
    on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void) {
      return line.on(event, listener)
    },
  }
}

/** Every name is a call: which there are the types say, and the host refuses every other. */
function partOver<R extends 'table' | 'desk'>(line: Pick<Line, 'call'>, part: R): Bridge[R] {
  const call = (name: string) => (arg: unknown) => ask(line, `${part}.${name}` as CallName, arg)
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? call(name) : undefined) }) as Bridge[R]
}

/** A call that cannot be made is a refusal like any other: the screens need to know one kind of failure only. */
async function ask(line: Pick<Line, 'call'>, name: CallName, arg: unknown): Promise<Reply<unknown>> {
  try {
    return await line.call(name, arg)
  } catch {
    return { ok: false, reason: messageOf('app.unreachable') }
  }
}
