/** What the address of a guest's page says: that it is one, its code, and where its socket is. */
import type { HostAddress } from '../../bridge/host-transfer.ts'
import { parseJoinCode, formatJoinCode } from '../../bridge/join-code-proof.ts'
import { GUEST_PATH } from '../../bridge/guest-protocol.ts'

/** Takes the code from the address bar and the history, as soon as the page is there. @returns '' where there is none */
export function takeJoinCode(page: Window): string {
  const bare = new URL(page.location.href)
  const code = parseJoinCode(bare.hash.slice(1))
  if (bare.hash === '') return ''
  bare.hash = ''
  page.history.replaceState(null, '', bare)
  return code === undefined ? '' : formatJoinCode(code)
}

/** Takes the token with which the host of before has sent this page here, likewise. @returns undefined where there is none */
export function takeRejoinToken(page: Window): string | undefined {
  const bare = new URL(page.location.href)
  const token = /^#back=([\w-]{20,128})$/.exec(bare.hash)?.[1]
  if (token === undefined) return undefined
  bare.hash = ''
  page.history.replaceState(null, '', bare)
  return token
}

/**
 * The address of a table's page at another machine, with the token in its fragment, which no request carries. Of that machine's
 * addresses it is the one most like this page's own: most likely of the same network.
 */
export function guestPageUrl({ addresses, port }: HostAddress, token: string, here: string): string {
  const own = here.replace(/^\[|\]$/g, '')
  const likeness = (address: string): number => {
    const separator = own.includes(':') ? ':' : '.'
    if (!address.includes(separator)) return -1
    const [mine, theirs] = [own.split(separator), address.split(separator)]
    const other = mine.findIndex((part, at) => part !== theirs[at])
    return other < 0 ? mine.length : other
  }
  const [best = ''] = [...addresses].sort((a, b) => likeness(b) - likeness(a))
  const host = best.includes(':') ? `[${best}]` : best
  return `http://${host}:${String(port)}${GUEST_PATH}#back=${token}`
}

/** Where the host listens for guests. */
export function guestSocketUrl({ location }: Window): URL {
  const address = new URL(GUEST_PATH, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address
}

/** The other Samsara may know more of the table than this page: only where it is. */
export function appJoinLink({ location }: Window): string {
  return `samsara://join/?a=${encodeURIComponent(location.host)}`
}

/**
 * Whether the page is on a computer, for which there is a Samsara: it is pointed at by a mouse or a trackpad first. Phones and
 * tablets are pointed at by fingers.
 */
export function isOnComputer(page: Window): boolean {
  return page.matchMedia('(pointer: fine) and (hover: hover)').matches
}
