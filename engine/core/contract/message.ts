import type { Seat } from './seat.ts'

/** Reference to a person in a message: shown by name, in the seat's colour. */
export interface PersonRef {
  readonly seat: Seat
}

/** A value that fills a message: plain values, people, nested messages, and lists of them. */
export type MessageValue = string | number | boolean | null | PersonRef | Message | readonly MessageValue[]
/** Values by name. A bare number is shown as a number; `seat` and `seats` can only hold people. */
export type MessageValues = Readonly<Record<string, MessageValue>> & {
  readonly seat?: PersonRef | null
  readonly seats?: readonly PersonRef[]
}

/** A localisable text: the id of a catalogue message and the values that fill it. Never a sentence. */
export interface Message<Id extends string = string> {
  readonly id: Id
  readonly values?: MessageValues
}

/**
 * @typeParam Id all ids that the factory accepts, without the prefix
 * @param family a game, or one of its message families; the prefix of every id
 * @returns a function that makes a message from an id and its values
 */
export function createMessageFactory<Id extends string = string>(family: string) {
  return (id: Id, values?: MessageValues): Message =>
    values === undefined ? { id: `${family}.${id}` } : { id: `${family}.${id}`, values }
}

/** @returns a list of people for a message, one for each seat */
export function personRefsFor(seats: readonly Seat[]): PersonRef[] {
  return seats.map((seat) => ({ seat }))
}
