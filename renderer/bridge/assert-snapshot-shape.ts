/** Checks the form of a table snapshot: it has all parts that a screen reads before the board is drawn. */
import * as v from 'valibot'

const TableNowShape = v.looseObject({
  info: v.looseObject({
    game: v.looseObject({ id: v.string(), title: v.string() }),
    seats: v.array(v.looseObject({ name: v.string() })),
    mine: v.array(v.number()),
  }),
  sequence: v.number(),
  moment: v.looseObject({ facts: v.array(v.looseObject({})) }),
  status: v.looseObject({ length: v.number(), deciders: v.array(v.number()), undo: v.looseObject({}) }),
  history: v.array(v.array(v.looseObject({}))),
})

/**
 * Checks that a value from the host has the parts of a `TableSnapshot` that every screen reads, each of the right type. Neither
 * the view nor the completeness of the log is checked.
 * @throws if a part is missing or of another type: the table cannot be shown
 */
export function assertSnapshotShape(now: unknown): void {
  v.parse(TableNowShape, now)
}
