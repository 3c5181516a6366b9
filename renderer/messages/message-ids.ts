/** The message ids in the catalogue of a game, for the compiler: an id that is used and missing there is an error. */

/** The ids of a catalogue of messages without the name of its game. */
export type MessageIdsOf<G extends string, C> = keyof C extends infer K
  ? K extends `${G}.${infer Id}`
    ? Id
    : never
  : never
