/**
 * Links to tables of other machines, `samsara://…`, which the system hands over: by a click on a page or in a message, or on
 * the command line. The last one waits here until a page asks for it; whoever sits before it decides whether to join.
 */
import { LONGEST_LINK } from '../../bridge/lan.ts'
import { positionals } from '../flags.ts'
import { SCHEME } from './link.ts'

/** Whether this is one of our links at all; what stands in it is looked at when somebody joins. */
export function isInvitation(address: string): boolean {
  return address.length <= LONGEST_LINK && address.toLowerCase().startsWith(`${SCHEME}//`)
}

/** What a command line says of them: Windows and Linux start the app with a link as with a file. */
export function invitationsIn(argv: readonly string[]): readonly string[] {
  return positionals(argv).filter(isInvitation)
}

export class Invitations {
  #last: string | undefined
  #heard: () => void = () => undefined

  /** Only the last counts: nobody joins two tables at once. */
  add(addresses: readonly string[]): void {
    const last = addresses.filter(isInvitation).at(-1)
    if (last === undefined) return
    this.#last = last
    this.#heard()
  }

  /** What has come last and was not asked for yet. */
  take(): string | undefined {
    const last = this.#last
    this.#last = undefined
    return last
  }

  /** Told whenever one comes. */
  listen(heard: () => void): void {
    this.#heard = heard
  }
}
