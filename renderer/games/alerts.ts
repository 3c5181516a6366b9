/**
 * Alerts for the acts of other players: the end is near, or a player at this screen is affected. Configured by a small table
 * per game.
 */
import type { GameEvent, PublicEvent, VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Seat } from '../../engine/core/contract/game.ts'

/**
 * Why an alert is shown. `last`: the end of the game is near. `toYou`: another player's action affects a seat at this screen.
 */
export type AlertKind = 'last' | 'toYou'

/** Alerts are based on public events, since several players may read them. */
type Of<F extends GameEvent, K> = PublicEvent<F> & { readonly kind: K }

/** The table of one game that says which events lead to an alert. @typeParam F game events */
export interface AlertRules<F extends GameEvent> {
  /** Events that trigger the end, or a condition on them. */
  readonly endTriggers?: { readonly [K in F['kind']]?: true | ((event: Of<F, K>) => boolean) }
  /** By event kind, the field that names the affected seat. */
  readonly affectedSeatField?: { readonly [K in F['kind']]?: keyof Extract<F, { readonly kind: K }> & string }
  /** Events without an alert, since a later event describes the same action better: by kind, or a condition on the event. */
  readonly announcements?: { readonly [K in F['kind']]?: true | ((event: Of<F, K>) => boolean) }
}

type When = true | ((fact: never) => boolean) | undefined

/**
 * A function that returns the kind of alert for an event.
 * @param ownSeats the seats that are played at this screen
 * @returns `last` for an event that triggers the end, also if one of these seats has caused it; `toYou` for an event that
 * affects one of these seats and was caused by another seat; undefined for any other event
 */
export type AlertClassifier<F extends VisibleEvent = VisibleEvent> = (
  event: F,
  ownSeats: readonly Seat[],
) => AlertKind | undefined

/** Creates the function that assigns alert kinds to the events of a game, from the game's alert rules. */
export function createAlertClassifier<F extends GameEvent>({
  endTriggers = {},
  affectedSeatField = {},
  announcements = {},
}: AlertRules<F>): AlertClassifier<VisibleEvent<F>> {
  const ends = endTriggers as Readonly<Record<string, When>>
  const heralds = announcements as Readonly<Record<string, When>>
  const fields = affectedSeatField as Readonly<Record<string, string | undefined>>
  return (event, ownSeats) => {
    const values = event as unknown as Readonly<Record<string, unknown>> & { readonly kind: string }
    const is = (when: When): boolean => when === true || when?.(event as never) === true
    if (is(ends[values.kind])) return 'last'
    const field = fields[values.kind]
    if (field === undefined || is(heralds[values.kind])) return undefined
    const isMine = (seat: unknown): boolean => typeof seat === 'number' && ownSeats.includes(seat)
    return isMine(values[field]) && !isMine(values['seat']) ? 'toYou' : undefined
  }
}
