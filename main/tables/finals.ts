/** Which of a seat's choices are final, remembered for as long as nothing changes that bears on it. */
import { finalNow } from '../../engine/core/host/final.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Decision, Table } from '../../engine/core/host/table.ts'

interface Known {
  readonly when: string
  readonly final: readonly number[]
}

const known = new WeakMap<Decision, Known>()

/** The indices of the final ones among what a seat has to choose now. */
export function finalsOf(table: Table, seat: Seat): readonly number[] {
  const decision = table.decision(seat)
  if (decision === undefined) return []
  // Others who choose at the same time, and whether turns are ended by hand, change it while the decision stays.
  const when = `${table.confirms(seat)} ${table.deciders.join()}`
  const before = known.get(decision)
  if (before?.when === when) return before.final
  const final = finalNow(table, seat)
  known.set(decision, { when, final })
  return final
}
