/** Records of undos by vote: part of a table's log and of its save. */
import * as v from 'valibot'
import type { UndoVoteRecord } from '../contract/log.ts'

/** The oldest records are dropped first: every status of the table contains all of them. */
export const MAX_UNDO_VOTE_RECORDS = 32

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Schema for saves. `validUndoVoteRecords` checks whether the records fit the table. */
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

/** Adjusts the records to a shorter log: records beyond its end move to its end. */
export function clampUndoVoteRecords(notes: readonly UndoVoteRecord[], length: number): readonly UndoVoteRecord[] {
  return notes.some(({ at }) => at > length)
    ? notes.map((note) => (note.at > length ? { ...note, at: length } : note))
    : notes
}

/** The records of a log whose first entries are left out. */
export function undoVoteRecordsFrom(notes: readonly UndoVoteRecord[], from: number): readonly UndoVoteRecord[] {
  return notes.filter(({ at }) => at >= from).map((note) => ({ ...note, at: note.at - from }))
}

/** Filters the records that fit a table with this number of seats: a file may contain anything. */
export function validUndoVoteRecords(notes: readonly UndoVoteRecord[], players: number): readonly UndoVoteRecord[] {
  const seatsOf = ({ by, agreed, dropped }: UndoVoteRecord) => [by, ...agreed, ...dropped.map(({ seat }) => seat)]
  return notes.filter((note) => seatsOf(note).every((seat) => seat < players))
}
