/** References of calls to tables, saves and seats: by id, never by path. */
import * as v from 'valibot'

/** Schema of the id of a table, save, game or party: up to 64 lower-case letters, digits and hyphens. */
export const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))
/** Schema of the number of a seat, from 0 to 7. Whether the table has that seat is not checked. */
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))

/**
 * Schema of a match id, which identifies one played game: 32 hex digits. Every copy of the save of that game has the same match
 * id.
 */
export const matchIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

/** Schema of an argument that names a table. */
export const TableRef = v.strictObject({ table: idSchema })
/** Schema of an argument that names a seat of a table. */
export const SeatRef = v.strictObject({ table: idSchema, seat: seatSchema })
/** Schema of the argument of a call that refers to a save (a stored table) by its id. */
export const SaveRef = v.strictObject({ save: idSchema })
/** Schema of a list of ids of saves: from one to 5000, more than a library holds. */
export const saveIdsSchema = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(5000))

/** An argument that names a table by its id. */
export type TableRef = v.InferOutput<typeof TableRef>
/** An argument that names a seat of a table. */
export type SeatRef = v.InferOutput<typeof SeatRef>
/** An argument that names a save by its id. */
export type SaveRef = v.InferOutput<typeof SaveRef>
