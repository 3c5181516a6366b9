/** Checks that a table snapshot has everything a screen reads before the board is drawn. */
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
 * Checks a table snapshot before the board is drawn.
 * @throws if a part that every screen reads is missing: the table cannot be shown
 */
export function assertSnapshotComplete(now: unknown): void {
  v.parse(TableNowShape, now)
}
