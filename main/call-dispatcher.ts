/**
 * Dispatches the calls of every kind of renderer: the name must be in the contract, the argument must fit its schema, and the
 * answer is always a Result. Internal errors never leave as text.
 */
import * as v from 'valibot'
import type { CallDefinition } from '../bridge/call-definition.ts'
import { BRIDGE_CALLS, type LocalAppApi, type TableApi } from '../bridge/calls.ts'
import type { Result } from '../bridge/result.ts'
import { errorSummaryWithoutMessage } from './log/error-summary.ts'
import { reject } from './base/result.ts'

/**
 * The handlers of all calls that one client may make. Every client may make the calls about tables (`table`). `desk` has those
 * about games, saves and settings; it is absent for guests.
 */
export interface AllowedApiHandlers {
  readonly table: TableApi
  readonly desk?: LocalAppApi
}

type CallHandler = (arg: unknown) => Promise<Result<unknown>>

/**
 * Validates one call, runs its handler and returns the handler's answer. Besides the reasons of the handlers it rejects with
 * `bridge.refused.unknown` (this client has no such call), `bridge.refused.schema {call, at}` (the argument does not fit) or
 * `bridge.failed` (an internal error, which is logged).
 */
export async function dispatchCall(
  handlers: AllowedApiHandlers,
  name: string,
  arg: unknown,
  log: (line: string) => void,
): Promise<Result<unknown>> {
  const found = findHandler(handlers, name)
  if (found === undefined) return reject('bridge.refused.unknown')
  try {
    const parsed = v.safeParse(found.schema, arg)
    if (!parsed.success)
      return reject('bridge.refused.schema', { call: name, at: v.getDotPath(parsed.issues[0]) ?? '' })
    return await found.handler(parsed.output)
  } catch (error) {
    log(`call ${name} failed: ${errorSummaryWithoutMessage(error)}`)
    return reject('bridge.failed')
  }
}

function findHandler(
  handlers: AllowedApiHandlers,
  name: string,
): { handler: CallHandler; schema: v.GenericSchema } | undefined {
  const [part = '', call = '', ...more] = name.split('.')
  if (more.length > 0 || (part !== 'table' && part !== 'desk')) return undefined
  const calls: Readonly<Record<string, CallDefinition<unknown, unknown>>> = BRIDGE_CALLS[part]
  const handler = (handlers[part] as Readonly<Record<string, CallHandler>> | undefined)?.[call]
  const schema = Object.hasOwn(calls, call) ? calls[call]?.takes : undefined
  return handler === undefined || schema === undefined ? undefined : { handler, schema }
}
