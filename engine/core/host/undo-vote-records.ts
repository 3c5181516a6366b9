/** The notes that a table keeps of what was taken back by consent: they stand in its log, and in its save. */
import * as v from 'valibot'
import type { UndoVoteRecord } from '../contract/log.ts'

/** The oldest give way to new ones: every status of the table tells all of them. */
export const MAX_UNDO_VOTE_RECORDS = 32

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** As a save has them. Whether they fit the table is another question (`fitting`). */
export const UndoVoteRecordsSchema = v.pipe(
  v.array(
    v.strictObject({
      at: count,
      by: count,
      agreed: v.pipe(v.array(count), v.readonly()),
      dropped: v.pipe(v.array(v.strictObject({ seat: count, entries: count })), v.readonly()),
    }),
  ),
  v.maxLength(MAX_UNDO_VOTE_RECORDS),
  v.readonly(),
)

export function appendUndoVoteRecord(
  notes: readonly UndoVoteRecord[],
  note: UndoVoteRecord,
): readonly UndoVoteRecord[] {
  return [...notes, note].slice(-MAX_UNDO_VOTE_RECORDS)
}

/** The notes of a log that is shorter now: what was told stays told, at its end. */
export function clampUndoVoteRecords(notes: readonly UndoVoteRecord[], length: number): readonly UndoVoteRecord[] {
  return notes.some(({ at }) => at > length)
    ? notes.map((note) => (note.at > length ? { ...note, at: length } : note))
    : notes
}

/** The notes of a log whose first entries are left out. */
export function undoVoteRecordsFrom(notes: readonly UndoVoteRecord[], from: number): readonly UndoVoteRecord[] {
  return notes.filter(({ at }) => at >= from).map((note) => ({ ...note, at: note.at - from }))
}

/** Those that speak of a table with so many seats: a file may say anything. */
export function validUndoVoteRecords(notes: readonly UndoVoteRecord[], players: number): readonly UndoVoteRecord[] {
  const seatsOf = ({ by, agreed, dropped }: UndoVoteRecord) => [by, ...agreed, ...dropped.map(({ seat }) => seat)]
  return notes.filter((note) => seatsOf(note).every((seat) => seat < players))
}
