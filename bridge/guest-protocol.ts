/**
 * The messages between a guest and the host of a table over their WebSocket. First the handshake: hello, challenge, then a proof
 * of the code or the earlier token, and welcome. After that calls and events are sent as on any Bridge. Described, with its
 * reasons, in main/lan/PROTOCOL.md. Every message is JSON, an object of one of these forms without further keys.
 */
import * as v from 'valibot'
import type { Message } from '../engine/core/contract/game.ts'
import type { HostMessageId } from './host-messages.ts'
import type { BridgeEvents } from './events.ts'
import { TransferPayloadOffer, HostedTableEndpoint } from './host-transfer.ts'
import { MIN_SCRYPT_COST, MAX_SCRYPT_COST } from './join-code-proof.ts'
import { personNameSchema } from './presence.ts'
import { idSchema } from './refs.ts'
import type { Result } from './result.ts'

export { GUEST_PAGE_AND_SOCKET_PATH } from './web-endpoints.ts'

/** Maximum size of one message of a guest, in bytes. */
export const MAX_GUEST_MESSAGE_BYTES = 16 * 1024
/** Interval of the host's pings to a guest, in ms. */
export const HEARTBEAT_INTERVAL_MS = 1000
/**
 * Silence after which either side counts the connection as lost, in ms. Others at the table see the loss within five seconds.
 */
export const HEARTBEAT_TIMEOUT_MS = 3500
/**
 * Maximum silence of a guest's page, in ms. After it the host ends the connection, even if the guest's device still
 * answers the WebSocket pings. A busy page sends no messages, also no `pong` messages, and the first board can keep
 * the page of a slow phone busy for that long.
 */
export const BUSY_GUEST_TIMEOUT_MS = 15_000

/** WebSocket close codes by which a host tells a guest whether to reconnect. After any other code the guest reconnects. */
export const GUEST_CLOSE_CODES = {
  /** It is over, for the reason sent before: reconnecting is useless. */
  over: 4400,
  /** The host says goodbye, or has no room: later there may be a table again. */
  later: 4410,
  /** Too many messages, or invalid ones. */
  tooMuch: 1008,
} as const

/** After these reasons there may be a table again: a guest with a token continues to reconnect. */
const TEMPORARY_REASONS: readonly string[] = [
  'lan.over.goodbye',
  'lan.over.moved',
  'lan.refused.notYet',
  'lan.refused.busy',
  'lan.refused.full',
  'lan.refused.unreachable',
] satisfies HostMessageId[]

/** Whether a guest with a token should keep trying to reconnect if it was rejected, or its connection ended, for this reason. */
export function isTemporaryReason(why: Message): boolean {
  return TEMPORARY_REASONS.includes(why.id)
}

/** Names of the events that a host sends to guests. */
export const GUEST_EVENT_NAMES = [
  'update',
  'people',
  'said',
  'nudged',
  'consent',
] as const satisfies readonly (keyof BridgeEvents)[]
/** Name of an event that a host sends to guests. */
export type GuestEventName = (typeof GUEST_EVENT_NAMES)[number]

const hexSchema = (digits: number) => v.pipe(v.string(), v.length(digits), v.regex(/^[0-9a-f]*$/))
const wholeNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))
const versionSchema = v.pipe(v.string(), v.maxLength(40))

/**
 * Schema of the content of `hello`, the first message of a guest. It gives the versions of the guest's protocol,
 * program and games, and says whether the guest is an app or a browser.
 */
export const helloMessageSchema = v.strictObject({
  protocol: wholeNumberSchema,
  version: versionSchema,
  /** Of every game that it has. */
  rules: v.pipe(
    v.record(idSchema, wholeNumberSchema),
    v.check((rules) => Object.keys(rules).length <= 64),
  ),
  kind: v.picklist(['app', 'browser']),
})

/**
 * Schema of the content of a `prove` message. A guest sends it in the join handshake to give its name and to prove
 * that it knows the join code. `mac` is the proof, and `nonce` is the guest's random number for this handshake, both
 * in hex.
 */
export const proofMessageSchema = v.strictObject({
  name: personNameSchema,
  nonce: hexSchema(32),
  /** The fingerprint of the certificate that it sees; empty if there is none. */
  seen: v.union([hexSchema(64), v.literal('')]),
  mac: hexSchema(64),
})

/**
 * Schema of the content of a `back` message. A guest sends it to rejoin with the token that the host gave it at its first
 * admission.
 */
export const rejoinMessageSchema = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,128}$/)) })

/**
 * Schema of the message by which an admitted guest sends a call to its host. A call is a request with a name and an
 * argument; `id` links the reply to the call.
 */
export const GuestCallMessage = v.strictObject({
  id: wholeNumberSchema,
  call: v.pipe(v.string(), v.maxLength(64)),
  arg: v.optional(v.unknown()),
})

/** A call of an admitted guest. The reply has the same `id`. */
export type GuestCallMessage = v.InferOutput<typeof GuestCallMessage>

/** Schema of any message that a guest sends to its host. */
export const GuestToHostMessage = v.union([
  v.strictObject({ hello: helloMessageSchema }),
  v.strictObject({ prove: proofMessageSchema }),
  v.strictObject({ back: rejoinMessageSchema }),
  v.strictObject({ pong: wholeNumberSchema }),
  GuestCallMessage,
])
/** A message of a guest: a step of the handshake, a pong, or a call. */
export type GuestToHostMessage = v.InferOutput<typeof GuestToHostMessage>

const reasonSchema = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(100)),
  values: v.exactOptional(v.record(v.string(), v.unknown())),
}) as unknown as v.GenericSchema<unknown, Message>

/**
 * Schema of the content of `challenge`, the host's reply to the first message of a guest. It holds the host's
 * versions, the name of its machine, the game, and the values (`salt`, `nonce`, `cost`) from which the guest computes
 * the proof that it knows the join code.
 */
export const challengeMessageSchema = v.strictObject({
  protocol: wholeNumberSchema,
  version: versionSchema,
  /** The host's name of its machine. */
  host: v.pipe(v.string(), v.maxLength(64)),
  game: idSchema,
  salt: hexSchema(32),
  nonce: hexSchema(32),
  cost: v.pipe(
    v.number(),
    v.minValue(MIN_SCRYPT_COST),
    v.maxValue(MAX_SCRYPT_COST),
    v.check((cost) => Number.isInteger(Math.log2(cost))),
  ),
})

/** Schema of the content of `welcome`, by which the host admits a guest to the table. */
export const WelcomeMessage = v.strictObject({
  party: idSchema,
  table: idSchema,
  token: rejoinMessageSchema.entries.token,
  /** The host's own proof. Absent if the guest reconnected by its token. */
  mac: v.exactOptional(hexSchema(64)),
})
/**
 * The content of `welcome`, the message by which a host admits a guest to a table. It holds the guest's party id (a
 * party is one device with its users), the table id, and the token for reconnecting. `mac` is the host's own proof; it
 * is absent if the guest reconnected by its token.
 */
export type WelcomeMessage = v.InferOutput<typeof WelcomeMessage>

const resultSchema = v.variant('ok', [
  v.strictObject({ ok: v.literal(true), value: v.unknown() }),
  v.strictObject({ ok: v.literal(false), reason: reasonSchema }),
]) as v.GenericSchema<unknown, Result<unknown>>

/**
 * Schema of a message of a host to a guest: a step of the handshake, a rejection, a ping, a reply, an event, or a
 * message about a host transfer, which moves the table to another machine.
 */
export const HostToGuestMessage = v.union([
  v.strictObject({ challenge: challengeMessageSchema }),
  v.strictObject({ welcome: WelcomeMessage }),
  /** The reason of a rejection or of the end. The host closes the socket next. */
  v.strictObject({ no: reasonSchema }),
  /** The table was transferred to another machine: a guest finds it there with its token. */
  v.strictObject({ moved: HostedTableEndpoint }),
  /** The table is offered to this guest, with its file. Pages ignore it. */
  v.strictObject({ offer: TransferPayloadOffer }),
  v.strictObject({ ping: wholeNumberSchema }),
  v.strictObject({ id: v.nullable(wholeNumberSchema), reply: resultSchema }),
  v.strictObject({ event: v.picklist(GUEST_EVENT_NAMES), value: v.unknown() }),
])
/**
 * A message of a host to a guest: a step of the handshake, a rejection, a ping, a reply, an event, or a message about
 * a host transfer, which moves the table to another machine.
 */
export type HostToGuestMessage = v.InferOutput<typeof HostToGuestMessage>

/**
 * Parses the JSON text of a message received from the other side, and checks it against a schema.
 * @returns the message, or undefined if the text is no JSON or does not match the schema
 */
export function parseWireMessage<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
