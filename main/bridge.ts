/**
 * Where calls come in, from whatever kind of renderer: a name that the contract knows, an argument that fits its
 * schema, and an answer that is always a Reply. What goes wrong inside never leaves as text.
 */
import * as v from 'valibot'
import type { Call } from '../bridge/call.ts'
import { CALLS, type DeskBridge, type TableBridge } from '../bridge/calls.ts'
import type { Reply } from '../bridge/reply.ts'
import { whereOf } from './log/where.ts'
import { reject } from './reply.ts'

/** Everything that a renderer may ask: a guest's lack the desk. */
export interface Handlers {
  readonly table: TableBridge
  readonly desk?: DeskBridge
}

type Handler = (arg: unknown) => Promise<Reply<unknown>>

/**
 * Answers one call. Reasons of its own: `bridge.refused.unknown` (no such call for this renderer),
 * `bridge.refused.schema {call, at}`, `bridge.failed`.
 */
export async function answer(
  handlers: Handlers,
  name: string,
  arg: unknown,
  log: (line: string) => void,
): Promise<Reply<unknown>> {
  const found = find(handlers, name)
  if (found === undefined) return reject('bridge.refused.unknown')
  try {
    const parsed = v.safeParse(found.schema, arg)
    if (!parsed.success)
      return reject('bridge.refused.schema', { call: name, at: v.getDotPath(parsed.issues[0]) ?? '' })
    return await found.handler(parsed.output)
  } catch (error) {
    log(`call ${name} failed: ${whereOf(error)}`)
    return reject('bridge.failed')
  }
}

function find(handlers: Handlers, name: string): { handler: Handler; schema: v.GenericSchema } | undefined {
  const [part = '', call = '', ...more] = name.split('.')
  if (more.length > 0 || (part !== 'table' && part !== 'desk')) return undefined
  const calls: Readonly<Record<string, Call<unknown, unknown>>> = CALLS[part]
  const handler = (handlers[part] as Readonly<Record<string, Handler>> | undefined)?.[call]
  const schema = Object.hasOwn(calls, call) ? calls[call]?.takes : undefined
  return handler === undefined || schema === undefined ? undefined : { handler, schema }
}
