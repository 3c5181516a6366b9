/** Records of undos by vote: part of a table's log and of its save. */
import * as v from 'valibot'
import type { VotedUndoRecord } from '../contract/log.ts'

/**
 * Maximum number of records of voted undos that a table keeps. The oldest ones are dropped first. It is limited because every
 * status message of the table contains all records.
 */
export const MAX_VOTED_UNDO_RECORDS = 32

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Schema of the records of voted undos in a save. `undoRecordsWithExistingSeats` checks afterwards whether they fit the table. */
export const VotedUndoRecordsSchema = v.pipe(
  v.array(
    v.strictObject({
      at: count,
      by: count,
      agreed: v.pipe(v.array(count), v.readonly()),
      dropped: v.pipe(v.array(v.strictObject({ seat: count, entries: count })), v.readonly()),
    }),
  ),
  v.maxLength(MAX_VOTED_UNDO_RECORDS),
  v.readonly(),
)

/**
 * Appends the record of an undo by vote to the list of these records; drops the oldest ones if there are more than
 * `MAX_VOTED_UNDO_RECORDS`.
 * @returns the new list; `notes` is not modified
 */
export function appendVotedUndoRecord(
  notes: readonly VotedUndoRecord[],
  note: VotedUndoRecord,
): readonly VotedUndoRecord[] {
  return [...notes, note].slice(-MAX_VOTED_UNDO_RECORDS)
}

/**
 * Adjusts the records to a log that has become shorter: a record whose place (`at`) is beyond the end of the log is moved to
 * the end. No record is dropped.
 * @param length of the log
 */
export function clampVotedUndoPositions(notes: readonly VotedUndoRecord[], length: number): readonly VotedUndoRecord[] {
  return notes.some(({ at }) => at > length)
    ? notes.map((note) => (note.at > length ? { ...note, at: length } : note))
    : notes
}

/**
 * Adjusts the records of undos by vote (`notes`) to a log that has lost its first entries. Drops the records whose
 * place (`at`) is before entry number `from`, and lowers the place of the other records by `from`.
 * @param from number of removed entries: the old number of the first entry that is left
 * @returns the new list; `notes` is not modified
 */
export function rebaseUndoRecordsToEntry(notes: readonly VotedUndoRecord[], from: number): readonly VotedUndoRecord[] {
  return notes.filter(({ at }) => at >= from).map((note) => ({ ...note, at: note.at - from }))
}

/**
 * Selects the records of undos by vote whose seats all exist at a table. Records that were read from a save file may
 * contain any seat numbers.
 * @param players number of seats of the table
 * @returns the selected records, in the same order
 */
export function undoRecordsWithExistingSeats(
  notes: readonly VotedUndoRecord[],
  players: number,
): readonly VotedUndoRecord[] {
  const seatsOf = ({ by, agreed, dropped }: VotedUndoRecord) => [by, ...agreed, ...dropped.map(({ seat }) => seat)]
  return notes.filter((note) => seatsOf(note).every((seat) => seat < players))
}
