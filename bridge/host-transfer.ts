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

/** Address of a hosted table: the data that a guest needs, with its token, to find it there. */
export const HostAddress = v.strictObject({
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
export type HostAddress = v.InferOutput<typeof HostAddress>

/** The host offers the table to one guest: all of its people have agreed. */
export const TransferOffer = v.strictObject({
  hand: transferIdSchema,
  /** Length of the encrypted payload in characters, and its SHA-256. */
  letters: wholeNumberSchema,
  digest: hexSchema(64),
})
export type TransferOffer = v.InferOutput<typeof TransferOffer>

/** Characters of the encrypted payload in one chunk. */
export const TRANSFER_CHUNK_LENGTH = 48 * 1024
/** Limit of a payload: a save, each of its characters perhaps escaped, and its seat owners. */
export const MAX_TRANSFER_PAYLOAD_LENGTH = 4 * 1024 * 1024
/** Limit of an encrypted payload: it is base64. */
export const MAX_ENCRYPTED_PAYLOAD_LENGTH = 8 * 1024 * 1024

/** The decryption key of a payload. */
export const TransferKey = hexSchema(64)

/**
 * The owner of the table. `never`: the host, permanently. `go`: the guest, which gets the key. `'go'` without a key is for a
 * table that a Samsara 1.0 has transferred: it sent its payload unencrypted.
 */
export const TransferDecision = v.union([v.literal('never'), v.literal('go'), v.strictObject({ go: TransferKey })])
export type TransferDecision = v.InferOutput<typeof TransferDecision>

/** Calls of the guest that was offered the table, with the schema of the answer; other guests may not make them. */
export const TRANSFER_CALLS = {
  /** A chunk of the encrypted payload. `hand.refused.none`: no such offer, or not to this guest. */
  'hand.take': {
    takes: v.strictObject({ hand: transferIdSchema, from: wholeNumberSchema }),
    gives: v.pipe(v.string(), v.maxLength(TRANSFER_CHUNK_LENGTH)),
  },
  /** The guest has all of it on disk, and listens: who owns the table? Repeated until it is answered. */
  'hand.ready': { takes: v.strictObject({ hand: transferIdSchema, place: HostAddress }), gives: TransferDecision },
  /** The guest declines: the table stays with its host. */
  'hand.decline': { takes: v.strictObject({ hand: transferIdSchema }), gives: v.null() },
  /** The table is played there from now on. */
  'hand.begun': { takes: v.strictObject({ hand: transferIdSchema }), gives: v.null() },
}

export type TransferCallName = keyof typeof TRANSFER_CALLS

export const isTransferCallName = (name: string): name is TransferCallName => Object.hasOwn(TRANSFER_CALLS, name)

/** The argument of a call. */
export type TransferCallArg<K extends TransferCallName> = v.InferOutput<(typeof TRANSFER_CALLS)[K]['takes']>
