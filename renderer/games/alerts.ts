/** What people must not miss of what others do: that the end is near, and what was done to them. Per game a small table. */
import type { GameEvent, PublicEvent, VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Seat } from '../../engine/core/contract/game.ts'

export type AlertKind = 'last' | 'toYou'

/** What is not to be missed stands where several people may read it. */
type Of<F extends GameEvent, K> = PublicEvent<F> & { readonly kind: K }

/** @typeParam F facts of the game */
export interface AlertRules<F extends GameEvent> {
  /** Facts that begin the end, or what of them does. */
  readonly endTriggers?: { readonly [K in F['kind']]?: true | ((fact: Of<F, K>) => boolean) }
  /** By kind the value that names to whom it was done. */
  readonly affectedSeatField?: { readonly [K in F['kind']]?: keyof Extract<F, { readonly kind: K }> & string }
  /** What only announces a deed that another fact tells more of: by kind, or which of the kind. */
  readonly announcements?: { readonly [K in F['kind']]?: true | ((fact: Of<F, K>) => boolean) }
}

type When = true | ((fact: never) => boolean) | undefined

/**
 * What of a fact somebody of `mine` must not miss.
 * @returns undefined for what nobody here suffered, or did themselves
 */
export type AlertForEvent<F extends VisibleEvent = VisibleEvent> = (
  fact: F,
  mine: readonly Seat[],
) => AlertKind | undefined

export function createAlertLookup<F extends GameEvent>({
  endTriggers = {},
  affectedSeatField = {},
  announcements = {},
}: AlertRules<F>): AlertForEvent<VisibleEvent<F>> {
  const ends = endTriggers as Readonly<Record<string, When>>
  const heralds = announcements as Readonly<Record<string, When>>
  const fields = affectedSeatField as Readonly<Record<string, string | undefined>>
  return (fact, mine) => {
    const values = fact as unknown as Readonly<Record<string, unknown>> & { readonly kind: string }
    const is = (when: When): boolean => when === true || when?.(fact as never) === true
    if (is(ends[values.kind])) return 'last'
    const field = fields[values.kind]
    if (field === undefined || is(heralds[values.kind])) return undefined
    const isMine = (seat: unknown): boolean => typeof seat === 'number' && mine.includes(seat)
    return isMine(values[field]) && !isMine(values['seat']) ? 'toYou' : undefined
  }
}
