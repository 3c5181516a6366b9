/**
 * What leads to a hosted table, as text: the link for apps, with the whole fingerprint, so that nobody else is spoken to;
 * the address of the page; and what a person types of either.
 */
import { readCode } from '../../bridge/proof.ts'
import { GUEST_PATH } from '../../bridge/wire.ts'
import { partsOf, withPort } from './addresses.ts'

/** The scheme that the system opens with Samsara. */
export const SCHEME = 'samsara:'

export interface Way {
  /** `192.168.1.7:4712`, the best first. */
  readonly addresses: readonly string[]
  readonly fingerprint?: string
  readonly code?: string
}

export function linkOf({ addresses, fingerprint, code }: Required<Way>): string {
  const places = addresses.map((address) => `a=${encodeURIComponent(address)}`).join('&')
  return `${SCHEME}//join/?${places}&f=${fingerprint}&c=${code}`
}

/** The page's address. The code stands in its fragment: no request carries it. */
export function pageOf(address: string, port: number, code: string): string {
  return `http://${withPort(address, port)}${GUEST_PATH}#${code}`
}

/**
 * A link, an address, or the address of a page, whose code an app cannot use. Undefined: it leads nowhere. A link that is
 * not whole leads nowhere either: without its fingerprint anybody could answer.
 */
export function readWay(typed: string): Way | undefined {
  const text = typed.trim()
  if (text.toLowerCase().startsWith(SCHEME)) return readLink(text)
  const address = text.replace(/^http:\/\//i, '').replace(/[/#?].*$/, '')
  return partsOf(address) === undefined ? undefined : { addresses: [address] }
}

function readLink(text: string): Way | undefined {
  if (!URL.canParse(text)) return undefined
  const { hostname, searchParams } = new URL(text)
  const addresses = searchParams.getAll('a').slice(0, 8)
  const fingerprint = searchParams.get('f') ?? ''
  const code = readCode(searchParams.get('c') ?? '')
  const whole = hostname === 'join' && addresses.length > 0 && addresses.every((one) => partsOf(one) !== undefined)
  if (!whole || code === undefined || !/^[0-9a-f]{64}$/.test(fingerprint)) return undefined
  return { addresses, fingerprint, code }
}
