/** Finds the choices of a seat that need a confirmation because they are irreversible. Cached until a relevant change. */
import { optionsToConfirm, type IrreversibleOption } from '../../engine/core/host/irreversible-choices.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { PendingSeatDecision, Table } from '../../engine/core/host/table.ts'

interface CachedChoices {
  readonly when: string
  readonly final: readonly IrreversibleOption[]
}

const cache = new WeakMap<PendingSeatDecision, CachedChoices>()

/**
 * The irreversible choices of a seat's present decision that the player must confirm before they are played. Empty if the
 * decision needs no confirmation (`Game.skipsConfirmation`). Cached.
 */
export function cachedChoicesToConfirm(table: Table, seat: Seat): readonly IrreversibleOption[] {
  const decision = table.decision(seat)
  if (decision === undefined) return []
  // Simultaneous decisions of others and the turn end policy change the result while the decision stays the same.
  const when = `${table.turnEndPolicyOf(seat)} ${table.deciders.join()}`
  const before = cache.get(decision)
  if (before?.when === when) return before.final
  const final = optionsToConfirm(table, seat)
  cache.set(decision, { when, final })
  return final
}
