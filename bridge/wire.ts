/**
 * What a guest and the host of a table say to each other over their WebSocket, message by message. First the guest comes
 * in: hello, challenge, then a proof of the code or the token of before, and welcome. From then on calls and events travel as
 * on any Bridge. Described, with its reasons, in main/lan/PROTOCOL.md. Every message is JSON, an object with one of these
 * forms and nothing else in it.
 */
import * as v from 'valibot'
import type { Message } from '../engine/core/contract/game.ts'
import type { HostMessageId } from '../engine/core/contract/host-messages.ts'
import type { BridgeEvents } from './events.ts'
import { Offer, Place } from './handing.ts'
import { LEAST_COST, MOST_COST } from './proof.ts'
import { personName } from './people.ts'
import { id } from './refs.ts'
import type { Reply } from './reply.ts'

export { GUEST_PATH } from './door.ts'

/** Bytes of any message of a guest. */
export const LARGEST_OF_GUEST = 16 * 1024
/** Milliseconds between two pings of the host, and after which silence means that the line is lost: others see it within five seconds. */
export const BEAT = 1000
export const SILENCE = 3500
/** So long a guest may be busy, as a slow phone that draws its first board, while the device itself still answers. */
export const BUSY = 15_000

/** Why a socket was closed. Whatever else closes it, the guest dials again. */
export const CLOSED = {
  /** It is over, for the reason that was said before: dialling again is no use. */
  over: 4400,
  /** The host says goodbye, or has no room: later there may be a table again. */
  later: 4410,
  /** Too much was said, or what nobody understands. */
  tooMuch: 1008,
} as const

/** After these reasons there may be a table again: a guest with a token goes on dialling. */
const FOR_NOW: readonly string[] = [
  'lan.over.goodbye',
  'lan.over.moved',
  'lan.refused.notYet',
  'lan.refused.busy',
  'lan.refused.full',
  'lan.refused.unreachable',
] satisfies HostMessageId[]

export function isForNow(why: Message): boolean {
  return FOR_NOW.includes(why.id)
}

/** What a host tells guests without being asked. */
export const GUEST_EVENTS = [
  'update',
  'people',
  'said',
  'nudged',
  'consent',
] as const satisfies readonly (keyof BridgeEvents)[]
export type GuestEvent = (typeof GUEST_EVENTS)[number]

const hex = (digits: number) => v.pipe(v.string(), v.length(digits), v.regex(/^[0-9a-f]*$/))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))
const version = v.pipe(v.string(), v.maxLength(40))

export const Hello = v.strictObject({
  protocol: whole,
  version,
  /** Of every game that it has. */
  rules: v.pipe(
    v.record(id, whole),
    v.check((rules) => Object.keys(rules).length <= 64),
  ),
  kind: v.picklist(['app', 'browser']),
})

export const Prove = v.strictObject({
  name: personName,
  nonce: hex(32),
  /** The fingerprint of the certificate that it sees; empty where there is none. */
  seen: v.union([hex(64), v.literal('')]),
  mac: hex(64),
})

export const Back = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,128}$/)) })

export const Asked = v.strictObject({
  id: whole,
  call: v.pipe(v.string(), v.maxLength(64)),
  arg: v.optional(v.unknown()),
})

export type Asked = v.InferOutput<typeof Asked>

/** All that a guest says. */
export const ToHost = v.union([
  v.strictObject({ hello: Hello }),
  v.strictObject({ prove: Prove }),
  v.strictObject({ back: Back }),
  v.strictObject({ pong: whole }),
  Asked,
])
export type ToHost = v.InferOutput<typeof ToHost>

const Said = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(100)),
  values: v.exactOptional(v.record(v.string(), v.unknown())),
}) as unknown as v.GenericSchema<unknown, Message>

export const Challenge = v.strictObject({
  protocol: whole,
  version,
  /** What the host calls its machine. */
  host: v.pipe(v.string(), v.maxLength(64)),
  game: id,
  salt: hex(32),
  nonce: hex(32),
  cost: v.pipe(
    v.number(),
    v.minValue(LEAST_COST),
    v.maxValue(MOST_COST),
    v.check((cost) => Number.isInteger(Math.log2(cost))),
  ),
})

export const Welcome = v.strictObject({
  party: id,
  table: id,
  token: Back.entries.token,
  /** The host's own proof. Absent where the guest came back by its token. */
  mac: v.exactOptional(hex(64)),
})
export type Welcome = v.InferOutput<typeof Welcome>

const reply = v.variant('ok', [
  v.strictObject({ ok: v.literal(true), value: v.unknown() }),
  v.strictObject({ ok: v.literal(false), reason: Said }),
]) as v.GenericSchema<unknown, Reply<unknown>>

/** All that a host says. */
export const FromHost = v.union([
  v.strictObject({ challenge: Challenge }),
  v.strictObject({ welcome: Welcome }),
  /** It is refused, or over: why. The host closes the socket next. */
  v.strictObject({ no: Said }),
  /** The table is another machine's now: whoever comes back with its token finds it there. */
  v.strictObject({ moved: Place }),
  /** The table is offered to this guest, with its file. Of no meaning to pages. */
  v.strictObject({ offer: Offer }),
  v.strictObject({ ping: whole }),
  v.strictObject({ id: v.nullable(whole), reply }),
  v.strictObject({ event: v.picklist(GUEST_EVENTS), value: v.unknown() }),
])
export type FromHost = v.InferOutput<typeof FromHost>

/** A message as it travelled; undefined: nothing that anybody says here. */
export function readMessage<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
