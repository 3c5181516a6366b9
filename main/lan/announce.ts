/** What the network is told of a hosted table, and that it stays true: neither a code nor names of people. */

/** What a record says. */
export interface Announced {
  readonly port: number
  readonly addresses: readonly string[]
  readonly game: string
  readonly seats: number
  readonly free: number
}

export interface Announcement {
  /** Something has changed. */
  update(announced: Announced): void
  /** Says goodbye. */
  close(): Promise<void>
}

/** Begins to announce. Never throws: a network that cannot be told is no reason not to play. */
export type Announce = (announced: Announced) => Announcement
