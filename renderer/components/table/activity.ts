/** 'Since your turn': events since a player's last choices, by seat, with their places on the board. */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'

/** One event since a player's last choices, as a sentence. */
export interface RecentEventLine {
  readonly key: string
  readonly message: Message
  /** Places on the board; for a place that the board does not show, the enclosing one. */
  readonly places: readonly string[]
}

/** A group of consecutive activity lines about the same seat. The lines describe the events since the player's last choices. */
export interface RecentEventGroup {
  readonly key: string
  /** Absent: they concern no particular seat. */
  readonly seat?: Seat
  readonly lines: readonly RecentEventLine[]
}

/** How a game's UI shows an event in the panel 'Since your turn': as a sentence, and as the places on the board to mark. */
export interface EventSentenceAndPlaceFunctions {
  readonly eventSentence: (event: VisibleEvent) => Message | undefined
  /** Places of an event that names no place and moved nothing. */
  readonly eventPlaces?: ((event: VisibleEvent) => readonly string[]) | undefined
}

/**
 * The events from one log entry on, as lines grouped by seat.
 * @param history events by log entry, oldest first
 * @param from index of the first entry included
 */
export function recentEventGroupsSince(
  history: readonly (readonly VisibleEvent[])[],
  from: number,
  { eventSentence, eventPlaces }: EventSentenceAndPlaceFunctions,
): readonly RecentEventGroup[] {
  const all: { key: string; seat?: Seat; lines: RecentEventLine[] }[] = []
  history.slice(from).forEach((events, i) => {
    events.forEach((event, nth) => {
      const message = eventSentence(event)
      if (message === undefined) return
      const key = `${from + i}:${nth}`
      const seat = eventSeatOf(event)
      const own = eventPlaceOf(event) ?? eventPlaces?.(event) ?? []
      const line = { key, message, places: own.length > 0 ? own : nearbyPlaces(events, nth, eventSentence, seat) }
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
  events: readonly VisibleEvent[],
  nth: number,
  eventSentence: EventSentenceAndPlaceFunctions['eventSentence'],
  seat: Seat | undefined,
): readonly string[] {
  const spoken = (event: VisibleEvent): boolean => eventSentence(event) !== undefined
  const before = events.slice(events.slice(0, nth).findLastIndex(spoken) + 1, nth)
  const next = events.slice(nth + 1).findIndex(spoken)
  const after = events.slice(nth + 1, next < 0 ? undefined : nth + 1 + next)
  const moved = [...before, ...after].flatMap(moveEndsOf)
  if (moved.length > 0) return [...new Set(moved)]
  return seat === undefined ? [] : [`seat${seat}`]
}

function moveEndsOf(event: VisibleEvent): readonly string[] {
  const { kind, from, to } = event as VisibleEvent & { readonly from?: unknown; readonly to?: unknown }
  return kind === 'moved' && typeof from === 'string' && typeof to === 'string' ? [from, to] : []
}

/** The place that an event names. */
function eventPlaceOf(event: VisibleEvent): readonly string[] | undefined {
  return 'place' in event && typeof event.place === 'string' ? [event.place] : undefined
}

function eventSeatOf(event: VisibleEvent): Seat | undefined {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
}
