/**
 * Parses an address as people type or paste it: with or without a port, in other digits, with spaces and commas, as a page's
 * link, or inside a sentence. Links of the app are parsed in join-link.ts.
 */
import { isIPv4, isIPv6 } from 'node:net'
import type { HostMessageId } from '../../bridge/host-messages.ts'
import { formatHostAndPort } from './network-addresses.ts'

/** The TCP port that a host tries first. If a player types an address without a port, this port is meant. */
export const DEFAULT_LAN_PORT = 4712
/** Last port of the range that a host tries. */
const LAST_DEFAULT_LAN_PORT = DEFAULT_LAN_PORT + 19

/** The addresses (`host:port`) that a typed text may mean, the likeliest first; or the message id of the error. */
export type AddressCandidatesResult =
  { readonly ok: true; readonly addresses: readonly string[] } | { readonly ok: false; readonly wrong: HostMessageId }

/**
 * Normalises a text that a player typed. Equivalent characters get one form (Unicode NFKC), decimal digits of all
 * scripts become 0 to 9, and variants of the dot, hyphen and comma become `.`, `-` and `,`. Invisible characters are
 * removed, and white space is reduced to single spaces.
 */
export function normalizeTypedText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Variation_Selector}\u2800]/gu, '')
    .replace(/\p{Nd}/gu, decimalDigitOf)
    .replace(/[。｡·•]/g, '.')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[、،]/g, ',')
    .replace(/[\p{Z}\s]+/gu, ' ')
    .trim()
}

/**
 * Finds the addresses (`host:port`) of a host that a typed or pasted text may mean. A text without a port means the port
 * `DEFAULT_LAN_PORT`.
 * @returns the addresses, the likeliest first, or the message id of the error
 */
export function parseAddressCandidates(typed: string): AddressCandidatesResult {
  const text = normalizeTypedText(typed)
  if (/https:\/\//i.test(text)) return addressError('lan.refused.https')
  const inBrackets = /\[([0-9a-f:.]+(?:%[\w.-]+)?)\](?: ?: ?(\d+))?/i.exec(text)
  if (inBrackets !== null) {
    const host = (inBrackets[1] ?? '').replace(/%25/, '%').toLowerCase()
    return isIPv6(host) ? withTypedPort(host, inBrackets[2]) : addressError('lan.refused.address')
  }
  return parseIPv4(text) ?? parseIPv6(text) ?? parseHostName(text)
}

/** Four numbers separated by dots, commas or spaces; a fifth one may be the port. */
function parseIPv4(text: string): AddressCandidatesResult | undefined {
  const between = String.raw` ?[.,] ?`
  const four = new RegExp(String.raw`(?<![\w.:-])\d+(?:${between}\d+){2,}(?![\w-])`).exec(text)
  const spaced = /(?<![\w.:-])\d{1,3}(?: \d{1,3}){3}(?![\w-])/.exec(text)
  const found = four ?? spaced
  if (found === null) return undefined
  const numbers = found[0].split(/[., ]+/)
  const [host, fifth, ...more] = [numbers.slice(0, 4).join('.'), ...numbers.slice(4)]
  const isAddress = isIPv4(host.replace(/(^|\.)0+(?=\d)/g, '$1'))
  if (!isAddress || more.length > 0) return addressError('lan.refused.numbers')
  const after = text.slice(found.index + found[0].length)
  const port = fifth ?? /^ ?[:;] ?(\d+)/.exec(after)?.[1] ?? /^ (\d{4,5})(?!\d)/.exec(after)?.[1]
  return withTypedPort(host.replace(/(^|\.)0+(?=\d)/g, '$1'), port)
}

/** Without brackets the last group may be the port: if both readings are valid, both are tried. */
function parseIPv6(text: string): AddressCandidatesResult | undefined {
  const found = /(?<![\w:.])[0-9a-f]*:[0-9a-f:.]*:[0-9a-f:.]*(?:%[\w.-]+)?/i.exec(text)
  const typed = found?.[0].replace(/[.:]$/, (end) => (end === '.' ? '' : end)).toLowerCase()
  if (typed === undefined) return undefined
  const [, before = '', last = ''] = /^(.+):(\d{1,5})$/.exec(typed) ?? []
  const isPort = Number(last) >= DEFAULT_LAN_PORT && Number(last) <= LAST_DEFAULT_LAN_PORT
  const whole = isIPv6(typed) ? [formatHostAndPort(typed, DEFAULT_LAN_PORT)] : []
  const split = isIPv6(before) && (isPort || whole.length === 0) ? [before] : []
  if (whole.length === 0 && split.length === 0) return addressError('lan.refused.address')
  if (whole.length === 0) return withTypedPort(before, last)
  return { ok: true, addresses: [...split.map((host) => formatHostAndPort(host, Number(last))), ...whole] }
}

/** A host name needs a dot, a port or `http://`, else it is an ordinary word. */
function parseHostName(text: string): AddressCandidatesResult {
  const page = /http:\/\/([^\s/?#]+)/i.exec(text)?.[1]
  const words = (page ?? text)
    .split(/[ "'<>()«»“”„,;!?]+/)
    .map((word) => word.replace(/[/#?].*$/, '').replace(/\.+$/, ''))
  const named = words.find((word) => isHostName(word, page !== undefined))
  if (named !== undefined) {
    const [host = '', port] = named.split(':')
    return withTypedPort(host.toLowerCase(), port)
  }
  if (words.some((word) => /^:?\d{1,5}$/.test(word))) return addressError('lan.refused.noHost')
  if (words.some((word) => /^[\w.-]+:\d+$/.test(word))) return addressError('lan.refused.port')
  return addressError('lan.refused.address')
}

function isHostName(word: string, isPage: boolean): boolean {
  const [, host = '', port] = /^((?:[\p{L}\d_-]+\.)*[\p{L}\d_-]+)(?::(\d+))?$/u.exec(word) ?? []
  if (host === '' || /^[\d.]+$/.test(host)) return false
  return (
    isPage || port !== undefined || /\.(?:local|lan|home|box|internal|fritz|localdomain|arpa|[\p{L}]{2,})$/u.test(host)
  )
}

function withTypedPort(host: string, port: string | undefined): AddressCandidatesResult {
  if (port === undefined) return { ok: true, addresses: [formatHostAndPort(host, DEFAULT_LAN_PORT)] }
  const number = Number(port)
  if (!(number >= 1 && number <= 65_535)) return addressError('lan.refused.port')
  return { ok: true, addresses: [formatHostAndPort(host, number)] }
}

function addressError(id: HostMessageId): AddressCandidatesResult {
  return { ok: false, wrong: id }
}

/** @returns the value of a decimal digit of any script: each script has ten in a row, and no two rows are adjacent */
function decimalDigitOf(digit: string): string {
  let value = 0
  const code = digit.codePointAt(0) ?? 0
  // Mathematical digits, the only adjacent rows of ten, are already normalised (NFKC).
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
