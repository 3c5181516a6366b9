/** Which of a seat's choices ask first because they are final, remembered while nothing changes that bears on it. */
import { choicesToConfirm, type IrreversibleChoice } from '../../engine/core/host/irreversible-choices.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Decision, Table } from '../../engine/core/host/table.ts'

interface CachedChoices {
  readonly when: string
  readonly final: readonly IrreversibleChoice[]
}

const cache = new WeakMap<Decision, CachedChoices>()

/** The final ones among what a seat has to choose now; none where the decision is a question already. */
export function irreversibleChoicesOf(table: Table, seat: Seat): readonly IrreversibleChoice[] {
  const decision = table.decision(seat)
  if (decision === undefined) return []
  // Others who choose at the same time, and whether turns are ended by hand, change it while the decision stays.
  const when = `${table.turnEndPolicyOf(seat)} ${table.deciders.join()}`
  const before = cache.get(decision)
  if (before?.when === when) return before.final
  const final = choicesToConfirm(table, seat)
  cache.set(decision, { when, final })
  return final
}
