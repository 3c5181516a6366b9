/** What the catalogue of a game holds, for the compiler: an id that is said and not there is an error. */

/** The ids of a catalogue of messages without the name of its game. */
export type MessageIdsOf<G extends string, C> = keyof C extends infer K
  ? K extends `${G}.${infer Id}`
    ? Id
    : never
  : never
