import type { Seat } from './seat.ts'

/** Reference to a person in a message, by seat: shown as the person's name, in the seat's colour. */
export interface PersonRef {
  readonly seat: Seat
}

/** One value in a message: a plain value, a person, a nested message, or a list of values. */
export type MessageValue = string | number | boolean | null | PersonRef | Message | readonly MessageValue[]
/**
 * The values of a message, by name. A seat is given as a `PersonRef`, since a bare number is shown as a number;
 * therefore `seat` and `seats` accept only people.
 */
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
 * Creates a function that makes messages whose ids have a common prefix, from the rest of the id and the values.
 * @typeParam Id all ids that the function accepts, without the prefix
 * @param family the prefix of every id: a game, or one of its message families
 */
export function createMessageFactory<Id extends string = string>(family: string) {
  return (id: Id, values?: MessageValues): Message =>
    values === undefined ? { id: `${family}.${id}` } : { id: `${family}.${id}`, values }
}

/** @returns a list of people for a message: one reference for each seat, in the same order */
export function personRefsFor(seats: readonly Seat[]): PersonRef[] {
  return seats.map((seat) => ({ seat }))
}
