/**
 * How a table goes from its host to a guest's Samsara (main/lan/PROTOCOL.md): what the two machines say to each other besides
 * the table's own calls, and what the others are told. No renderer has a part in it.
 */
import * as v from 'valibot'
import { idSchema } from './refs.ts'

const hexSchema = (digits: number) => v.pipe(v.string(), v.length(digits), v.regex(/^[0-9a-f]*$/))
const wholeNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))

/** Of one hand-over: random, and never used again. */
const transferIdSchema = hexSchema(32)

/** Where a table is hosted: what a guest needs, with its token, to find it there. */
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
  /** What the table is called there. */
  table: idSchema,
})
export type HostAddress = v.InferOutput<typeof HostAddress>

/** The host offers the table to one guest: all of its people have agreed. */
export const TransferOffer = v.strictObject({
  hand: transferIdSchema,
  /** Of the sealed parcel: how many letters, and their SHA-256. */
  letters: wholeNumberSchema,
  digest: hexSchema(64),
})
export type TransferOffer = v.InferOutput<typeof TransferOffer>

/** Letters of the sealed parcel that are told at once. */
export const TRANSFER_CHUNK_LENGTH = 48 * 1024
/** No parcel has more: a save, each of its letters perhaps escaped, and who sits there. */
export const MAX_TRANSFER_PAYLOAD_LENGTH = 4 * 1024 * 1024
/** No sealed parcel has more: it is base64. */
export const MAX_ENCRYPTED_PAYLOAD_LENGTH = 8 * 1024 * 1024

/** What opens a sealed parcel. */
export const TransferKey = hexSchema(64)

/**
 * Whose the table is. `never`: the host's, for good. `go`: the guest's, which gets the key. `'go'` without a key is said of a
 * table that a Samsara 1.0 has handed over: it sent its parcel without a seal.
 */
export const TransferDecision = v.union([v.literal('never'), v.literal('go'), v.strictObject({ go: TransferKey })])
export type TransferDecision = v.InferOutput<typeof TransferDecision>

/** What the guest to whom it is offered may ask of the host, with the schema of the answer; no other guest may ask it. */
export const TRANSFER_CALLS = {
  /** A part of the sealed parcel. `hand.refused.none`: that is not offered, or not to this guest. */
  'hand.take': {
    takes: v.strictObject({ hand: transferIdSchema, from: wholeNumberSchema }),
    gives: v.pipe(v.string(), v.maxLength(TRANSFER_CHUNK_LENGTH)),
  },
  /** It has all of it on disk, and listens: whose is the table? Asked again until it is answered. */
  'hand.ready': { takes: v.strictObject({ hand: transferIdSchema, place: HostAddress }), gives: TransferDecision },
  /** It has no use for it: the table stays with its host. */
  'hand.decline': { takes: v.strictObject({ hand: transferIdSchema }), gives: v.null() },
  /** The table is played there from now on. */
  'hand.begun': { takes: v.strictObject({ hand: transferIdSchema }), gives: v.null() },
}

export type TransferCallName = keyof typeof TRANSFER_CALLS

export const isTransferCallName = (name: string): name is TransferCallName => Object.hasOwn(TRANSFER_CALLS, name)

/** What a call says. */
export type TransferCallArg<K extends TransferCallName> = v.InferOutput<(typeof TRANSFER_CALLS)[K]['takes']>
