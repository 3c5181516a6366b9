/**
 * Links to a hosted table: the link for apps, which contains the whole fingerprint and so accepts no other machine; the URL of
 * the guest page; and the parser of typed links.
 */
import type { HostMessageId } from '../../bridge/host-messages.ts'
import { parseJoinCode } from '../../bridge/join-code-proof.ts'
import { GUEST_PAGE_AND_SOCKET_PATH } from '../../bridge/guest-protocol.ts'
import { parseHostAndPort, formatHostAndPort } from './network-addresses.ts'
import { normalizeTypedText, parseAddressCandidates } from './typed-address.ts'

/** The URL scheme of join links, with its colon: the system opens such links with Samsara. */
export const JOIN_LINK_SCHEME = 'samsara:'

/** The data of a link to a hosted table. Without a fingerprint and a code it is only an address. */
export interface JoinLink {
  /** `192.168.1.7:4712`, the best first. */
  readonly addresses: readonly string[]
  readonly fingerprint?: string
  readonly code?: string
}

/** Writes a `samsara://` link, which opens the app and joins the table. */
export function formatJoinLink({ addresses, fingerprint, code }: Required<JoinLink>): string {
  const places = addresses.map((address) => `a=${encodeURIComponent(address)}`).join('&')
  return `${JOIN_LINK_SCHEME}//join/?${places}&f=${fingerprint}&c=${code}`
}

/**
 * Writes the URL of a table's page for browsers. The join code is in the fragment, which browsers do not send to any server.
 */
export function formatGuestPageUrl(address: string, port: number, code: string): string {
  return `http://${formatHostAndPort(address, port)}${GUEST_PAGE_AND_SOCKET_PATH}#${code}`
}

/**
 * Parses the text with which a player wants to join a hosted table: a `samsara:` link, an address, or the URL of a
 * guest page. An address or a page URL gives only addresses, since an app cannot use the join code of a page. An
 * incomplete link is an error: without the fingerprint of the host's certificate, any machine could answer.
 * @param typed the typed or pasted text; typed-address.ts lists the forms of addresses
 * @returns the data of the link, or in `wrong` the message id of the error
 */
export function parseJoinLinkOrAddress(typed: string): JoinLink | { readonly wrong: HostMessageId } {
  const text = normalizeTypedText(typed)
  const at = text.toLowerCase().indexOf(JOIN_LINK_SCHEME)
  if (at >= 0) {
    const link = text.slice(at)
    // Mail programs break long lines; a sentence may continue after a link.
    const tries = [link.replace(/[ "'<>«»“”].*$/, ''), link.replaceAll(' ', '')]
    const ways = tries.map(parseAppLink).filter((way) => way !== undefined)
    return ways.find(({ code }) => code !== undefined) ?? ways[0] ?? { wrong: 'lan.refused.link' }
  }
  if (parseJoinCode(text) !== undefined && !/[.:]/.test(text)) return { wrong: 'lan.refused.codeHere' }
  const read = parseAddressCandidates(text)
  return read.ok ? { addresses: read.addresses } : { wrong: read.wrong }
}

function parseAppLink(text: string): JoinLink | undefined {
  const url = parseUrl(text)
  if (url?.hostname !== 'join') return undefined
  const { searchParams } = url
  const addresses = searchParams.getAll('a').slice(0, 8)
  if (addresses.length === 0 || addresses.some((one) => parseHostAndPort(one) === undefined)) return undefined
  if (addresses.length === 1 && !searchParams.has('f') && !searchParams.has('c')) return { addresses }
  const fingerprint = searchParams.get('f') ?? ''
  const code = parseJoinCode(searchParams.get('c') ?? '')
  return code !== undefined && /^[0-9a-f]{64}$/.test(fingerprint) ? { addresses, fingerprint, code } : undefined
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
