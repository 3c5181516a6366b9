/** The log of a game as a table of exceptions: facts as sentences, and what of them has to be read. */
import type { GameEvent, VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Message, MessageValue, MessageValues, Seat } from '../../engine/core/contract/game.ts'
import type { ReadingPause } from './game-ui.ts'

type Of<F extends GameEvent, K> = VisibleEvent<F> & { readonly kind: K }
type Say<Id> = (id: Id, more?: MessageValues) => Message

/** A kind that is told otherwise than as it is: by another id, in one of several ways, or not at all (null). */
type Rule<F, Id> = Id | null | ((fact: F, say: Say<Id>) => Message | undefined)

/** The exceptions. Kinds without words of their own, `log.KIND`, are among them. */
type Rules<F extends GameEvent, Id extends string> = {
  readonly [K in F['kind'] as `log.${K}` extends Id ? never : K]: Rule<Of<F, K>, Id>
} & { readonly [K in F['kind'] as `log.${K}` extends Id ? K : never]?: Rule<Of<F, K>, Id> }

export interface LogSentenceRules<F extends GameEvent, Id extends string> {
  readonly message: Say<Id>
  /** How values of facts are said, by their names; all others are said as they are. */
  readonly formatters: Readonly<Record<string, (value: never) => MessageValue>>
  /** What is said for values that the viewer is not told. */
  readonly hiddenValues?: MessageValues
  readonly rules: Rules<F, Id>
  /** What a look tells, and what is read in the words of the log. */
  readonly glancedKinds?: readonly F['kind'][]
  readonly readKinds?: readonly F['kind'][]
  /** What those read of a fact who did not do it themselves, if that differs. */
  readonly pausesForOthers?: (fact: VisibleEvent<F>, sentence: ReadingPause) => readonly ReadingPause[] | undefined
}

export interface LogSentences<F extends GameEvent> {
  /** A fact as a sentence; undefined: not worth a line. */
  eventSentence(fact: VisibleEvent<F>): Message | undefined
  /** What has to be read before play goes on; what those at this screen did themselves they need not read. */
  readingPauses(facts: readonly VisibleEvent<F>[], mine: readonly Seat[]): readonly ReadingPause[]
}

export const personValue = (seat: Seat): MessageValue => ({ seat })

/** A fact is the message `log.KIND` of its game with its own values, but for what the table says otherwise. */
export function createLogSentences<F extends GameEvent, Id extends string>(
  table: LogSentenceRules<F, Id>,
): LogSentences<F> {
  const { message, formatters, hiddenValues = {}, glancedKinds = [], readKinds = [] } = table
  const rules: Readonly<Record<string, Rule<never, Id> | undefined>> = table.rules

  const valuesOf = (fact: VisibleEvent): MessageValues => {
    const values = Object.entries<unknown>({ ...fact, ...fact.secret })
    const worded = values.map(([key, value]) => [
      key,
      value === null ? null : (formatters[key]?.(value as never) ?? value),
    ])
    return { ...hiddenValues, ...(Object.fromEntries(worded) as MessageValues) }
  }

  const sentence = (fact: VisibleEvent<F>): Message | undefined => {
    const seen = fact as VisibleEvent
    const rule = seen.kind in rules ? rules[seen.kind] : (`log.${seen.kind}` as Id)
    if (rule === null || rule === undefined) return undefined
    const say: Say<Id> = (id, more) => message(id, { ...valuesOf(seen), ...more })
    return typeof rule === 'function' ? rule(seen as never, say) : say(rule)
  }

  return {
    eventSentence: sentence,
    readingPauses: (facts, mine) =>
      facts.flatMap((fact): readonly ReadingPause[] => {
        const { kind, seat } = fact as VisibleEvent & { readonly seat?: Seat }
        const own = seat !== undefined && mine.includes(seat)
        const worded = sentence(fact) ?? 'glance'
        const others = own ? undefined : table.pausesForOthers?.(fact, worded)
        if (others !== undefined) return others
        if (readKinds.includes(kind)) return [worded]
        return glancedKinds.includes(kind) ? ['glance'] : []
      }),
  }
}
