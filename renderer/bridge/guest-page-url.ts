/** The URL of a guest's page: reads and removes its join code or rejoin token, and derives other addresses from it. */
import type { HostedTableEndpoint } from '../../bridge/host-transfer.ts'
import { parseJoinCode, formatJoinCode } from '../../bridge/join-code-proof.ts'
import { GUEST_PAGE_AND_SOCKET_PATH } from '../../bridge/guest-protocol.ts'

/**
 * Reads the join code from the fragment of the page's URL, and removes it from the address bar and the history.
 * @returns the code with dashes; '' if there is none, or it is invalid
 */
export function takeFormattedJoinCode(page: Window): string {
  const bare = new URL(page.location.href)
  const code = parseJoinCode(bare.hash.slice(1))
  if (bare.hash === '') return ''
  bare.hash = ''
  page.history.replaceState(null, '', bare)
  return code === undefined ? '' : formatJoinCode(code)
}

/**
 * Reads the rejoin token from the fragment of the page's URL, and removes it from the address bar and the history. The
 * previous host of the table put the token into the URL when it redirected this page.
 * @returns the token, or undefined if there is none
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
 * Returns the URL of a table's page at its new host, with the rejoin token in the fragment, which browsers do not send
 * to any server. If the new host has several addresses, the URL contains the address that is most similar to `here`,
 * which is most likely in the same network.
 * @param token the rejoin token
 * @param here host name or address of this page
 */
export function formatRejoinPageUrl({ addresses, port }: HostedTableEndpoint, token: string, here: string): string {
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
  return `http://${host}:${String(port)}${GUEST_PAGE_AND_SOCKET_PATH}#back=${token}`
}

/** Returns the URL of the WebSocket of a guest's page: at the host that served the page. */
export function guestSocketUrlOf({ location }: Window): URL {
  const address = new URL(GUEST_PAGE_AND_SOCKET_PATH, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address
}

/**
 * Returns a `samsara://` link that opens the table of a guest's page in the app. The link contains only the address of
 * the host that served the page, and no join code.
 * @param page the window of the guest's page
 */
export function appJoinLinkOfPage({ location }: Window): string {
  return `samsara://join/?a=${encodeURIComponent(location.host)}`
}

/**
 * Whether the page probably runs on a computer, for which there is a Samsara app: its primary pointer is a mouse or a trackpad.
 * On phones and tablets it is a finger.
 */
export function isProbablyOnComputer(page: Window): boolean {
  return page.matchMedia('(pointer: fine) and (hover: hover)').matches
}
