import type { Seat } from './seat.ts'

/** A person, wherever a sentence puts them: shown by name and in the colour of the seat. */
export interface PersonRef {
  readonly seat: Seat
}

/** What fills a message: plain values, people, messages within messages, and lists of them. */
export type MessageValue = string | number | boolean | null | PersonRef | Message | readonly MessageValue[]
/** Values by their names. A bare number is said as that number: what is called a seat can only be a person. */
export type MessageValues = Readonly<Record<string, MessageValue>> & {
  readonly seat?: PersonRef | null
  readonly seats?: readonly PersonRef[]
}

/** Words for people: the id of a catalogue message and the values that fill it. Never a sentence. */
export interface Message<Id extends string = string> {
  readonly id: Id
  readonly values?: MessageValues
}

/**
 * What makes the messages of one game, or of one of its families, by their ids without that name.
 * @typeParam Id every id that it may be asked for
 */
export function createMessageFactory<Id extends string = string>(family: string) {
  return (id: Id, values?: MessageValues): Message =>
    values === undefined ? { id: `${family}.${id}` } : { id: `${family}.${id}`, values }
}

/** People by their seats, as a list for a message. */
export function personRefsFor(seats: readonly Seat[]): PersonRef[] {
  return seats.map((seat) => ({ seat }))
}
