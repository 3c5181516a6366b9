/** 'Since your turn': events since a player's last choices, by seat, with their places on the board. */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'

/** One event since a player's last choices, as a sentence. */
export interface ActivityLine {
  readonly key: string
  readonly message: Message
  /** Places on the board; for a place that the board does not show, the enclosing one. */
  readonly places: readonly string[]
}

/** Consecutive events of one seat, since a player's last choices. */
export interface ActivityGroup {
  readonly key: string
  /** Absent: they concern no particular seat. */
  readonly seat?: Seat
  readonly lines: readonly ActivityLine[]
}

/** The texts and places that a game has for its events. */
export interface ActivityFormatter {
  readonly eventSentence: (fact: VisibleEvent) => Message | undefined
  /** Places of an event that names no place and moved nothing. */
  readonly eventPlaces?: ((fact: VisibleEvent) => readonly string[]) | undefined
}

/**
 * The events from one log entry on, as lines grouped by seat.
 * @param history events by log entry, oldest first
 * @param from index of the first entry included
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
 * The places of moves just before and just after a sentence, since games report in either order; without moves, the seat of
 * the sentence.
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

/** The place that an event names. */
function eventPlaceOf(fact: VisibleEvent): readonly string[] | undefined {
  return 'place' in fact && typeof fact.place === 'string' ? [fact.place] : undefined
}

function eventSeatOf(fact: VisibleEvent): Seat | undefined {
  return 'seat' in fact && typeof fact.seat === 'number' ? fact.seat : undefined
}
