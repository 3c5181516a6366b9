/**
 * What a host keeps beside the save of a table that it hands over: first that it is offered, then that it is handed. With
 * `handed` on disk the table is the other machine's, whatever happens: this one never plays or hosts it again.
 */
import * as v from 'valibot'
import { HandKey, Place, type Verdict } from '../../../bridge/handing.ts'
import { id } from '../../../bridge/refs.ts'
import { Back } from '../../../bridge/wire.ts'
import { readForm, SMALL_FILE } from '../../json.ts'
import type { Beside } from '../../saves/beside.ts'

const LARGEST = 64 * 1024
const text = v.pipe(v.string(), v.maxLength(300))
const hand = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

const Offered = v.strictObject({ stand: v.literal('offered'), hand, to: id })

const Handed = v.strictObject({
  stand: v.literal('handed'),
  hand,
  /** Of the sealed parcel, until that machine has begun. Absent too in a record of Samsara 1.0, which used no seal. */
  key: v.exactOptional(HandKey),
  /** The party whose machine it is at. */
  to: id,
  /** What its people are called. */
  name: text,
  where: Place,
  /** Milliseconds since 1970. */
  at: v.number(),
  /** By which this machine's own people come back there; absent once it is kept with the other seats elsewhere. */
  own: v.exactOptional(v.strictObject({ token: Back.entries.token, name: text })),
  /** That machine has said that it plays on. */
  begun: v.boolean(),
  /** The parties that have been told where the table is. */
  told: v.pipe(v.array(id), v.maxLength(100)),
})
export type Handed = v.InferOutput<typeof Handed>

const HandRecord = v.variant('stand', [Offered, Handed])
export type HandRecord = v.InferOutput<typeof HandRecord>

/** Where it is kept. */
export interface HandStore {
  /** On disk for good once it returns. @throws where it is not */
  write(record: HandRecord): Promise<void>
  /** Never throws: an offer that is known no more is none. */
  remove(): Promise<void>
}

export function handStore(beside: Beside): HandStore {
  return {
    async write(record) {
      const text = JSON.stringify(record)
      await beside.write(text)
      // Beside a save that is gone nothing is written.
      const kept = await beside.read(LARGEST)
      if (kept === undefined || Buffer.from(kept).toString('utf8') !== text) throw new Error('not kept')
    },
    remove: () => beside.remove().catch(() => undefined),
  }
}

/** Whose machine a save was handed to, and the seat that its people have there; undefined: it is this machine's. */
export async function elsewhereOf(beside: Beside): Promise<{ readonly name: string; readonly at: string } | undefined> {
  const record = await readHand(beside)
  return record?.stand === 'handed' ? { name: record.name, at: seatOf(record.hand) } : undefined
}

/** What that machine hears when it asks whose the table is. */
export function verdictOf({ key }: Handed): Verdict {
  return key === undefined ? 'go' : { go: key }
}

/** The seat that this machine's own people have where the table was handed to. */
export function seatOf(hand: string): string {
  return hand.slice(0, 16)
}

/** @returns undefined where nothing is kept, or nothing that can be read */
export async function readHand(beside: Beside): Promise<HandRecord | undefined> {
  const bytes = await beside.read(LARGEST)
  return bytes && readForm(HandRecord, Buffer.from(bytes).toString('utf8'), SMALL_FILE)
}
