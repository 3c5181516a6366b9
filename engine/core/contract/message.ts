import type { Seat } from './seat.ts'

/** A person, wherever a sentence puts them: shown by name and in the colour of the seat. */
export interface Person {
  readonly seat: Seat
}

/** What fills a message: plain values, people, messages within messages, and lists of them. */
export type MessageValue = string | number | boolean | null | Person | Message | readonly MessageValue[]
export type MessageValues = Readonly<Record<string, MessageValue>>

/** Words for people: the id of a catalogue message and the values that fill it. Never a sentence. */
export interface Message<Id extends string = string> {
  readonly id: Id
  readonly values?: MessageValues
}
