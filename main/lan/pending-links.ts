/**
 * Links to tables of other machines, `samsara://…`, which the system hands over: by a click on a page or in a message, or on
 * the command line. The last one waits here until a page asks for it; whoever sits before it decides whether to join.
 */
import { MAX_JOIN_LINK_LENGTH } from '../../bridge/remote-tables.ts'
import { positionalArguments } from '../command-line-flags.ts'
import { JOIN_LINK_SCHEME } from './join-link.ts'

/** Whether this is one of our links at all; what stands in it is looked at when somebody joins. */
export function isJoinLink(address: string): boolean {
  return address.length <= MAX_JOIN_LINK_LENGTH && address.toLowerCase().startsWith(`${JOIN_LINK_SCHEME}//`)
}

/** What a command line says of them: Windows and Linux start the app with a link as with a file. */
export function joinLinksFromArguments(argv: readonly string[]): readonly string[] {
  return positionalArguments(argv).filter(isJoinLink)
}

export class PendingLinks {
  #last: string | undefined
  #onAdded: () => void = () => undefined

  /** Only the last counts: nobody joins two tables at once. */
  add(addresses: readonly string[]): void {
    const last = addresses.filter(isJoinLink).at(-1)
    if (last === undefined) return
    this.#last = last
    this.#onAdded()
  }

  /** What has come last and was not asked for yet. */
  take(): string | undefined {
    const last = this.#last
    this.#last = undefined
    return last
  }

  /** Told whenever one comes. */
  listen(heard: () => void): void {
    this.#onAdded = heard
  }
}
