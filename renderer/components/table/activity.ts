/** 'Since your turn': what was told since somebody's last choices, by who did it, and where on the board it was. */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'

export interface ActivityLine {
  readonly key: string
  readonly message: Message
  /** Where it happened, as places of the board; what the board does not show is found in what it lies in. */
  readonly places: readonly string[]
}

/** What one seat did, or what happened to it, in a row. */
export interface ActivityGroup {
  readonly key: string
  /** Absent: it happened to nobody in particular. */
  readonly seat?: Seat
  readonly lines: readonly ActivityLine[]
}

/** How a game speaks of its facts. */
export interface ActivityFormatter {
  readonly eventSentence: (fact: VisibleEvent) => Message | undefined
  /** Where a fact happened that names no place and moved nothing. */
  readonly eventPlaces?: ((fact: VisibleEvent) => readonly string[]) | undefined
}

/**
 * @param history facts by log entry, oldest first
 * @param from the first group that counts
 */
export function activitySince(
  history: readonly (readonly VisibleEvent[])[],
  from: number,
  { eventSentence, eventPlaces }: ActivityFormatter,
): readonly ActivityGroup[] {
  const all: { key: string; seat?: Seat; lines: ActivityLine[] }[] = []
  history.slice(from).forEach((facts, i) => {
    facts.forEach((fact, nth) => {
      const message = eventSentence(fact)
      if (message === undefined) return
      const key = `${from + i}:${nth}`
      const seat = eventSeatOf(fact)
      const own = eventPlaceOf(fact) ?? eventPlaces?.(fact) ?? []
      const line = { key, message, places: own.length > 0 ? own : nearbyPlaces(facts, nth, eventSentence, seat) }
      const last = all.at(-1)
      if (last !== undefined && (seat === undefined || last.seat === seat)) last.lines.push(line)
      else all.push({ key, lines: [line], ...omitUndefined({ seat }) })
    })
  })
  return all
}

/**
 * The places of what moved just before and just after a sentence, as games tell of it either way; of a sentence with
 * which nothing moved, the seat that it is about.
 */
function nearbyPlaces(
  facts: readonly VisibleEvent[],
  nth: number,
  eventSentence: ActivityFormatter['eventSentence'],
  seat: Seat | undefined,
): readonly string[] {
  const spoken = (fact: VisibleEvent): boolean => eventSentence(fact) !== undefined
  const before = facts.slice(facts.slice(0, nth).findLastIndex(spoken) + 1, nth)
  const next = facts.slice(nth + 1).findIndex(spoken)
  const after = facts.slice(nth + 1, next < 0 ? undefined : nth + 1 + next)
  const moved = [...before, ...after].flatMap(moveEndsOf)
  if (moved.length > 0) return [...new Set(moved)]
  return seat === undefined ? [] : [`seat${seat}`]
}

function moveEndsOf(fact: VisibleEvent): readonly string[] {
  const { kind, from, to } = fact as VisibleEvent & { readonly from?: unknown; readonly to?: unknown }
  return kind === 'moved' && typeof from === 'string' && typeof to === 'string' ? [from, to] : []
}

/** The place that a fact names. */
function eventPlaceOf(fact: VisibleEvent): readonly string[] | undefined {
  return 'place' in fact && typeof fact.place === 'string' ? [fact.place] : undefined
}

function eventSeatOf(fact: VisibleEvent): Seat | undefined {
  return 'seat' in fact && typeof fact.seat === 'number' ? fact.seat : undefined
}
