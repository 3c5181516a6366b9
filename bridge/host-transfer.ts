/**
 * The transfer of a table from its host to a guest's Samsara (main/lan/PROTOCOL.md): the messages of the two machines besides the
 * table's own calls, and the notice to the other guests. No renderer takes part.
 */
import * as v from 'valibot'
import { idSchema } from './refs.ts'

const hexSchema = (digits: number) => v.pipe(v.string(), v.length(digits), v.regex(/^[0-9a-f]*$/))
const wholeNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))

/** Id of one transfer: random, and never reused. */
const transferIdSchema = hexSchema(32)

/**
 * Schema of the place where a table is hosted: the addresses and port of the machine, the fingerprint of its
 * certificate, and the table id. A guest can reconnect there with the token that the guest got at its admission.
 */
export const HostedTableEndpoint = v.strictObject({
  /** Without the port, IPv6 without brackets. */
  addresses: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w.:%-]+$/))),
    v.minLength(1),
    v.maxLength(16),
  ),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  /** Of that machine's certificate. */
  fingerprint: hexSchema(64),
  /** The id of the table there. */
  table: idSchema,
})
/**
 * The place where a table is hosted: the addresses and port of the machine, the fingerprint of its certificate, and
 * the table id. A guest can reconnect there with the token that the guest got at its admission.
 */
export type HostedTableEndpoint = v.InferOutput<typeof HostedTableEndpoint>

/** Schema of the offer of a table to the guest that is to host it. The host sends it after all people at the table agreed. */
export const TransferPayloadOffer = v.strictObject({
  hand: transferIdSchema,
  /** Length of the encrypted payload in characters, and its SHA-256. */
  letters: wholeNumberSchema,
  digest: hexSchema(64),
})
/**
 * Announces the encrypted payload with a table to the guest that is to host it: id of the transfer, and length and
 * digest of the payload.
 */
export type TransferPayloadOffer = v.InferOutput<typeof TransferPayloadOffer>

/**
 * Number of characters of the encrypted payload that one chunk of a host transfer holds. In a host transfer, a guest's
 * machine fetches a table in chunks and becomes its new host.
 */
export const TRANSFER_CHUNK_LENGTH = 48 * 1024
/**
 * Maximum length of the payload of a host transfer before encryption, in characters. The payload is JSON text with the
 * save, the seating (the guests and the owners of the seats) and the hosting terms (the terms on which guests may
 * join). The limit is greater than that of a save, since the JSON may escape every character of the save.
 */
export const MAX_TRANSFER_PAYLOAD_LENGTH = 4 * 1024 * 1024
/**
 * Maximum length of the encrypted payload of a host transfer, in characters. In a host transfer, a guest's machine
 * fetches a table and becomes its new host. The limit is greater than MAX_TRANSFER_PAYLOAD_LENGTH, the limit before
 * encryption, since padding and base64 lengthen the payload.
 */
export const MAX_ENCRYPTED_TRANSFER_PAYLOAD_LENGTH = 8 * 1024 * 1024

/** Schema of the key that decrypts the payload of a host transfer: 64 hex digits. */
export const transferDecryptionKeySchema = hexSchema(64)

/**
 * Schema of the host's decision whether a host transfer (a guest becomes the new host of the table) takes effect. The
 * receiving guest asks for it with the call `hand.ready`.
 * `'never'`: the host keeps the table for good. `{ go }`: the guest owns the table, and gets the key that decrypts the
 * transferred payload. `'go'`: the same without a key, from a host with Samsara 1.0, which sends its payload
 * unencrypted.
 */
export const HostTransferDecision = v.union([
  v.literal('never'),
  v.literal('go'),
  v.strictObject({ go: transferDecryptionKeySchema }),
])
/**
 * The host's reply to the call `hand.ready`, by which the receiver of a host transfer asks which of the two machines
 * owns the table. `never`: the host keeps the table for good. `{ go: key }`: the receiver owns the table and gets the
 * key that decrypts the payload. `'go'` without a key comes from Samsara 1.0, which sends its payload unencrypted.
 */
export type HostTransferDecision = v.InferOutput<typeof HostTransferDecision>

/**
 * The calls of a host transfer, by name, with the schemas of argument (`takes`) and answer (`gives`). Only the guest that is to
 * become the new host may make them: it fetches the table and takes it over.
 */
export const TRANSFER_CALLS = {
  /** A chunk of the encrypted payload. `hand.refused.none`: no such offer, or not to this guest. */
  'hand.take': {
    takes: v.strictObject({ hand: transferIdSchema, from: wholeNumberSchema }),
    gives: v.pipe(v.string(), v.maxLength(TRANSFER_CHUNK_LENGTH)),
  },
  /** The guest has all of it on disk, and listens: who owns the table? Repeated until it is answered. */
  'hand.ready': {
    takes: v.strictObject({ hand: transferIdSchema, place: HostedTableEndpoint }),
    gives: HostTransferDecision,
  },
  /** The guest declines: the table stays with its host. */
  'hand.decline': { takes: v.strictObject({ hand: transferIdSchema }), gives: v.null() },
  /** The table is played there from now on. */
  'hand.begun': { takes: v.strictObject({ hand: transferIdSchema }), gives: v.null() },
}

/** Name of a call of a host transfer, by which a guest takes a table over and becomes its new host. */
export type TransferCallName = keyof typeof TRANSFER_CALLS

/** Whether a call with this name belongs to a host transfer. */
export const isTransferCallName = (name: string): name is TransferCallName => Object.hasOwn(TRANSFER_CALLS, name)

/**
 * The type of the argument of a call of a host transfer, by which a guest takes a table over and becomes its new host.
 * @typeParam K the name of the call
 */
export type TransferCallArg<K extends TransferCallName> = v.InferOutput<(typeof TRANSFER_CALLS)[K]['takes']>
