/** Log sentences and reading pauses of a game, from a table of rules. */
import type { GameEvent, VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Message, MessageValue, MessageValues, Seat } from '../../engine/core/contract/game.ts'
import type { TextToReadOrGlance } from './game-ui.ts'

type Of<F extends GameEvent, K> = VisibleEvent<F> & { readonly kind: K }
type Say<Id> = (id: Id, more?: MessageValues) => Message

/** Rule for a kind of event: another message id, one of several, or no sentence (null). */
type Rule<F, Id> = Id | null | ((event: F, say: Say<Id>) => Message | undefined)

/** The exceptions, including all kinds without a message `log.KIND`. */
type Rules<F extends GameEvent, Id extends string> = {
  readonly [K in F['kind'] as `log.${K}` extends Id ? never : K]: Rule<Of<F, K>, Id>
} & { readonly [K in F['kind'] as `log.${K}` extends Id ? K : never]?: Rule<Of<F, K>, Id> }

/**
 * The rules by which a game turns its events into log sentences and into reading pauses (the pauses in which players
 * read what happened).
 * @typeParam F game events
 * @typeParam Id message ids of the game
 */
export interface LogSentenceAndPauseRules<F extends GameEvent, Id extends string> {
  readonly message: Say<Id>
  /** Formatters of event values, by field name; other values are used unchanged. */
  readonly formatters: Readonly<Record<string, (value: never) => MessageValue>>
  /** Replacements for values that are hidden from the viewer. */
  readonly hiddenValues?: MessageValues
  readonly rules: Rules<F, Id>
  /** Kinds of events with a short pause (`glance`). Kinds in neither list have no pause. */
  readonly glancedKinds?: readonly F['kind'][]
  /** Kinds of events with a pause that is long enough to read their sentence. */
  readonly readKinds?: readonly F['kind'][]
  /** Reading pauses of an event for players who did not cause it, if they differ. */
  readonly pausesForOthers?: (
    event: VisibleEvent<F>,
    sentence: TextToReadOrGlance,
  ) => readonly TextToReadOrGlance[] | undefined
}

/** The functions of a game that turn events into sentences and reading pauses. */
export interface LogSentenceAndPauseFunctions<F extends GameEvent> {
  /** The sentence of an event in the log, or undefined if the event is not listed in the log. */
  eventSentence(event: VisibleEvent<F>): Message | undefined
  /** Reading pauses before play continues; acts of the players at this screen need none. */
  readingPauses(events: readonly VisibleEvent<F>[], ownSeats: readonly Seat[]): readonly TextToReadOrGlance[]
}

/** Makes a value of a message from a seat. The message shows it as the name of the seat's player. */
export const seatMessageValue = (seat: Seat): MessageValue => ({ seat })

/**
 * Creates two functions from a game's rules for its log: one turns an event into its sentence in the log, the other
 * turns events into reading pauses, which delay play long enough to read them. The sentence of an event is the message
 * whose id is `log.` and the kind of the event, filled with the values of the event, unless a rule gives another
 * sentence or none.
 */
export function createLogSentencesAndPauses<F extends GameEvent, Id extends string>(
  table: LogSentenceAndPauseRules<F, Id>,
): LogSentenceAndPauseFunctions<F> {
  const { message, formatters, hiddenValues = {}, glancedKinds = [], readKinds = [] } = table
  const rules: Readonly<Record<string, Rule<never, Id> | undefined>> = table.rules

  const valuesOf = (event: VisibleEvent): MessageValues => {
    const values = Object.entries<unknown>({ ...event, ...event.secret })
    const worded = values.map(([key, value]) => [
      key,
      value === null ? null : (formatters[key]?.(value as never) ?? value),
    ])
    return { ...hiddenValues, ...(Object.fromEntries(worded) as MessageValues) }
  }

  const sentence = (event: VisibleEvent<F>): Message | undefined => {
    const seen = event as VisibleEvent
    const rule = seen.kind in rules ? rules[seen.kind] : (`log.${seen.kind}` as Id)
    if (rule === null || rule === undefined) return undefined
    const say: Say<Id> = (id, more) => message(id, { ...valuesOf(seen), ...more })
    return typeof rule === 'function' ? rule(seen as never, say) : say(rule)
  }

  return {
    eventSentence: sentence,
    readingPauses: (events, ownSeats) =>
      events.flatMap((event): readonly TextToReadOrGlance[] => {
        const { kind, seat } = event as VisibleEvent & { readonly seat?: Seat }
        const own = seat !== undefined && ownSeats.includes(seat)
        const worded = sentence(event) ?? 'glance'
        const others = own ? undefined : table.pausesForOthers?.(event, worded)
        if (others !== undefined) return others
        if (readKinds.includes(kind)) return [worded]
        return glancedKinds.includes(kind) ? ['glance'] : []
      }),
  }
}
