/**
 * How a table goes from its host to a guest's Samsara (main/lan/PROTOCOL.md): what the two machines say to each other besides
 * the table's own calls, and what the others are told. No renderer has a part in it.
 */
import * as v from 'valibot'
import { id } from './refs.ts'

const hex = (digits: number) => v.pipe(v.string(), v.length(digits), v.regex(/^[0-9a-f]*$/))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))

/** Of one hand-over: random, and never used again. */
const hand = hex(32)

/** Where a table is hosted: what a guest needs, with its token, to find it there. */
export const Place = v.strictObject({
  /** Without the port, IPv6 without brackets. */
  addresses: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w.:%-]+$/))),
    v.minLength(1),
    v.maxLength(16),
  ),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  /** Of that machine's certificate. */
  fingerprint: hex(64),
  /** What the table is called there. */
  table: id,
})
export type Place = v.InferOutput<typeof Place>

/** The host offers the table to one guest: all of its people have agreed. */
export const Offer = v.strictObject({
  hand,
  /** Of the sealed parcel: how many letters, and their SHA-256. */
  letters: whole,
  digest: hex(64),
})
export type Offer = v.InferOutput<typeof Offer>

/** Letters of the sealed parcel that are told at once. */
export const PART = 48 * 1024
/** No parcel has more: a save, each of its letters perhaps escaped, and who sits there. */
export const LARGEST_PARCEL = 4 * 1024 * 1024
/** No sealed parcel has more: it is base64. */
export const LARGEST_SEALED = 8 * 1024 * 1024

/** What opens a sealed parcel. */
export const HandKey = hex(64)

/**
 * Whose the table is. `never`: the host's, for good. `go`: the guest's, which gets the key. `'go'` without a key is said of a
 * table that a Samsara 1.0 has handed over: it sent its parcel without a seal.
 */
export const Verdict = v.union([v.literal('never'), v.literal('go'), v.strictObject({ go: HandKey })])
export type Verdict = v.InferOutput<typeof Verdict>

/** What the guest to whom it is offered may ask of the host, with the schema of the answer; no other guest may ask it. */
export const HAND_CALLS = {
  /** A part of the sealed parcel. `hand.refused.none`: that is not offered, or not to this guest. */
  'hand.take': { takes: v.strictObject({ hand, from: whole }), gives: v.pipe(v.string(), v.maxLength(PART)) },
  /** It has all of it on disk, and listens: whose is the table? Asked again until it is answered. */
  'hand.ready': { takes: v.strictObject({ hand, place: Place }), gives: Verdict },
  /** It has no use for it: the table stays with its host. */
  'hand.decline': { takes: v.strictObject({ hand }), gives: v.null() },
  /** The table is played there from now on. */
  'hand.begun': { takes: v.strictObject({ hand }), gives: v.null() },
}

export type HandCall = keyof typeof HAND_CALLS

export const isHandCall = (name: string): name is HandCall => Object.hasOwn(HAND_CALLS, name)

/** What a call says. */
export type HandArg<K extends HandCall> = v.InferOutput<(typeof HAND_CALLS)[K]['takes']>
