/** Reads the address of a guest's page: whether it is one, its join code, and the address of its socket. */
import type { HostAddress } from '../../bridge/host-transfer.ts'
import { parseJoinCode, formatJoinCode } from '../../bridge/join-code-proof.ts'
import { GUEST_PATH } from '../../bridge/guest-protocol.ts'

/** Takes the join code out of the address bar and the history as soon as the page loads. @returns the code, or '' */
export function takeJoinCode(page: Window): string {
  const bare = new URL(page.location.href)
  const code = parseJoinCode(bare.hash.slice(1))
  if (bare.hash === '') return ''
  bare.hash = ''
  page.history.replaceState(null, '', bare)
  return code === undefined ? '' : formatJoinCode(code)
}

/**
 * Takes the token with which the previous host redirected this page out of the address bar and the history. @returns the
 * token, or undefined
 */
export function takeRejoinToken(page: Window): string | undefined {
  const bare = new URL(page.location.href)
  const token = /^#back=([\w-]{20,128})$/.exec(bare.hash)?.[1]
  if (token === undefined) return undefined
  bare.hash = ''
  page.history.replaceState(null, '', bare)
  return token
}

/**
 * The address of a table's page at another machine, with the token in the fragment, which no request carries. Of that
 * machine's addresses it uses the one most similar to this page's own: most likely the same network.
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

/** The address at which the host listens for guests. */
export function guestSocketUrl({ location }: Window): URL {
  const address = new URL(GUEST_PATH, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address
}

/** The link for the Samsara app contains only the address: the app may know more of the table than this page. */
export function appJoinLink({ location }: Window): string {
  return `samsara://join/?a=${encodeURIComponent(location.host)}`
}

/**
 * Whether the page runs on a computer, for which there is a Samsara app: its primary pointer is a mouse or a trackpad. On
 * phones and tablets it is a finger.
 */
export function isOnComputer(page: Window): boolean {
  return page.matchMedia('(pointer: fine) and (hover: hover)').matches
}
