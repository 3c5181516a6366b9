/** References of calls to tables, saves and seats: by id, never by path. */
import * as v from 'valibot'

export const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))

/** Match id: every copy of a save has it, and no other game. */
export const matchIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

export const TableRef = v.strictObject({ table: idSchema })
export const SeatRef = v.strictObject({ table: idSchema, seat: seatSchema })
export const SaveRef = v.strictObject({ save: idSchema })
/** As many as a library might hold. */
export const saveIdsSchema = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(5000))

export type TableRef = v.InferOutput<typeof TableRef>
export type SeatRef = v.InferOutput<typeof SeatRef>
export type SaveRef = v.InferOutput<typeof SaveRef>
