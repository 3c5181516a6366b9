import type { Json } from './json.ts'

/** Words for people: the id of a catalogue message and the values that fill it. Never a sentence. */
export interface Message {
  readonly id: string
  readonly values?: Readonly<Record<string, Json>>
}
