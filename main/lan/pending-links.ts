/**
 * Links to tables of other machines, `samsara://…`, that the system passes to the app after a click or on the command line. The
 * last one is kept until a client takes it; the person there decides whether to join.
 */
import { MAX_JOIN_LINK_LENGTH } from '../../bridge/remote-tables.ts'
import { positionalArgumentsOf } from '../command-line-flags.ts'
import { JOIN_LINK_SCHEME } from './join-link.ts'

/** Whether a text begins as a `samsara://` link and is not too long. Its content is validated when a player joins. */
export function looksLikeJoinLink(address: string): boolean {
  return address.length <= MAX_JOIN_LINK_LENGTH && address.toLowerCase().startsWith(`${JOIN_LINK_SCHEME}//`)
}

/**
 * Finds the join links on a command line. Windows and Linux pass a link to the app on the command line, as they do
 * with a file.
 */
export function findJoinLinksInArguments(argv: readonly string[]): readonly string[] {
  return positionalArgumentsOf(argv).filter(looksLikeJoinLink)
}

/** Holds the last join link that the system has passed to the app, until a client takes it. */
export class PendingJoinLink {
  #last: string | undefined
  #onAdded: () => void = () => undefined

  /** Keeps only the last link: a player joins one table at a time. */
  add(addresses: readonly string[]): void {
    const last = addresses.filter(looksLikeJoinLink).at(-1)
    if (last === undefined) return
    this.#last = last
    this.#onAdded()
  }

  /** @returns the last link that was not taken yet, or undefined */
  takeLast(): string | undefined {
    const last = this.#last
    this.#last = undefined
    return last
  }

  /** Calls `heard` for each new link. */
  setListener(heard: () => void): void {
    this.#onAdded = heard
  }
}
