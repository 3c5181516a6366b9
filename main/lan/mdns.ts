/**
 * Discovers tables on the network by mDNS. mDNS records are untrusted: they only yield addresses to dial. The peer is
 * authenticated by the join code. There is one socket per own address, since a socket sends into one network only. A socket error
 * (no rights, no network, a malformed packet) does not end the app.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { createSocket, type Socket } from 'node:dgram'
import type { EventEmitter } from 'node:events'
import { isIP, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import Bonjour, { type Service } from 'bonjour-service'
import * as v from 'valibot'
import type { NearbyTable } from '../../bridge/remote-tables.ts'
import { cleanName, cleanAndTruncate } from '../../bridge/names.ts'
import { idSchema } from '../../bridge/refs.ts'
import { PROTOCOL_VERSION } from '../../bridge/versions.ts'
import type { Clock } from '../base/clock.ts'
import { hostMessage } from '../base/result.ts'
import { createErrorBoundary } from '../resilience/error-boundary.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'
import { normalizeAddress, addressWithPort } from './network-addresses.ts'

/** `_samsara._tcp` */
export const MDNS_SERVICE_TYPE = 'samsara'
/** Duration of a query round, in ms; a host that did not answer in two rounds is removed, even without a goodbye. */
const BROWSE_ROUND_MS = 5000
/** Maximum number of listed tables. */
const MAX_NEARBY_TABLES = 64
const MAX_ADDRESSES_PER_TABLE = 8

/** A socket in the network of one own address. */
export interface MdnsSocket {
  readonly bonjour: Bonjour
  close(): Promise<void>
}

export interface MdnsSocketOptions {
  /** An own address: IPv4, or IPv6 if its network has no IPv4. */
  readonly address: string
  /** Gets the system's error code. */
  readonly onFailed: (code: string) => void
  /** For tests: another port than that of mDNS. */
  readonly port?: number
}

export function openMdnsSocket({ address, onFailed, port }: MdnsSocketOptions): MdnsSocket {
  const six = isIPv6(address)
  const options = {
    ...(six ? { type: 'udp6', ip: 'ff02::fb', interface: `::%${zoneOf(address)}` } : { interface: address }),
    // Bound to one address it would not receive multicast.

    bind: six ? '::' : '0.0.0.0',
    socket: ignoringPacketErrors(createSocket({ type: six ? 'udp6' : 'udp4', reuseAddr: true })),
    ...omitUndefined({ port }),
  }
  const failed = (error: unknown): void => onFailed(errorCodeOf(error))
  const bonjour = new Bonjour(options, failed)
  // The library does not handle errors of its own socket, and an unhandled one ends the process.
  const { mdns } = (bonjour as unknown as { readonly server: { readonly mdns: EventEmitter } }).server
  mdns.on('error', failed)
  return {
    bonjour,
    close: () =>
      new Promise((resolve) => {
        // The goodbyes are sent first.
        bonjour.unpublishAll(() => bonjour.destroy(resolve))
      }),
  }
}

/** Drops packets that the parser cannot read. */
function ignoringPacketErrors(socket: Socket): Socket {
  const emit: (event: string, ...values: unknown[]) => boolean = socket.emit.bind(socket)
  socket.emit = ((event: string, ...values: unknown[]) => {
    if (event !== 'message') return emit(event, ...values)
    try {
      return emit(event, ...values)
    } catch {
      return true
    }
  }) as typeof socket.emit
  return socket
}

/** The system's zone name for the network of an IPv6 address. */
function zoneOf(address: string): string {
  const found = Object.entries(networkInterfaces()).find(([, all]) => all?.some((one) => one.address === address))
  const index = found?.[1]?.find((one) => one.family === 'IPv6')?.scopeid
  return process.platform === 'win32' ? String(index ?? 0) : (found?.[0] ?? '')
}

const digitsSchema = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.number(), v.maxValue(most))

/** Content of a record; short, since it has to fit into one packet. */
export const AnnouncementRecordSchema = v.object({
  /** Protocol and version. */
  p: digitsSchema(1e9),
  v: v.pipe(v.string(), v.maxLength(40), v.transform(cleanName)),
  game: idSchema,
  seats: digitsSchema(8),
  free: digitsSchema(8),
  /** The host's name of its machine. */
  host: v.pipe(
    v.string(),
    v.maxLength(200),
    v.transform((name) => cleanAndTruncate(name, 40)),
  ),
  /** The short fingerprint. */
  print: v.pipe(v.string(), v.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)),
  /** Increases with every change: the highest number of a host is current. */
  n: digitsSchema(1e9),
})

/** @returns the announcement of a record, or undefined if it is not one of Samsara */
export function parseAnnouncement(
  service: Pick<Service, 'port' | 'addresses' | 'txt' | 'referer'>,
): HeardAnnouncement | undefined {
  const parsed = v.safeParse(AnnouncementRecordSchema, service.txt)
  const { port } = service
  if (!parsed.success || !Number.isInteger(port) || port < 1 || port > 65_535) return undefined
  const txt = parsed.output
  // The sender's address of the packet is certainly reachable.
  const from = service.referer?.address ?? ''
  const given = (service.addresses ?? []).filter((one) => isIP(one) !== 0)
  const known = given.filter((one) => normalizeAddress(one) === normalizeAddress(from))
  const addresses = [...new Set([...known, ...given, ...(given.length === 0 && isIP(from) !== 0 ? [from] : [])])]
  if (addresses.length === 0) return undefined
  const who = txt.p === PROTOCOL_VERSION ? undefined : txt.p < PROTOCOL_VERSION ? 'host' : 'guest'
  return {
    n: txt.n,
    nearby: {
      nearby: `${txt.print}-${port}`,
      host: txt.host,
      game: txt.game,
      seats: txt.seats,
      free: txt.free,
      addresses: addresses.slice(0, MAX_ADDRESSES_PER_TABLE).map((one) => addressWithPort(one, port)),
      fingerprint: txt.print,
      ...(who === undefined ? {} : { other: hostMessage('lan.refused.version', { who, version: txt.v }) }),
    },
  }
}

interface HeardAnnouncement {
  readonly nearby: NearbyTable
  readonly n: number
}

export interface BrowseMdnsOptions {
  /** Own addresses; their networks are searched. */
  readonly addresses: readonly string[]
  readonly clock: Clock
  readonly changed: (nearby: readonly NearbyTable[]) => void
  readonly log: (line: string) => void
  readonly port?: number
}

/** Searches until it is stopped, and reports every change at once. */
export function browseMdns({ addresses, clock, changed, log, port }: BrowseMdnsOptions): () => Promise<void> {
  const voices = addresses.map((address) =>
    openMdnsSocket({
      address,
      onFailed: (code) => log(`lan: cannot look around (${code})`),
      ...omitUndefined({ port }),
    }),
  )
  const { guard } = createErrorBoundary('lan: an announcement', log)
  let browsers = voices.map(listen)
  /** Browsers of the previous round; they keep listening, so that no goodbye is missed between two rounds. */
  let older: typeof browsers = []
  let shown = '[]'

  function listen({ bonjour }: MdnsSocket) {
    const browser = bonjour.find({ type: MDNS_SERVICE_TYPE })
    for (const event of ['up', 'down', 'txt-update', 'srv-update'] as const) browser.on(event, guard(tell))
    return browser
  }

  function tell(): void {
    const services = [...browsers, ...older].flatMap((browser) => browser.services)
    const nearby = mergeAnnouncements(services.flatMap((service) => parseAnnouncement(service) ?? []))
    const text = JSON.stringify(nearby)
    if (text === shown) return
    shown = text
    changed(nearby)
  }

  /** Sends a new query, and removes hosts that did not answer in two rounds. */
  function nextRound(): void {
    cancelTimer = clock.after(BROWSE_ROUND_MS, nextRound)
    for (const browser of older) browser.stop()
    older = browsers
    browsers = voices.map(listen)
    guard(tell)()
  }
  let cancelTimer = clock.after(BROWSE_ROUND_MS, nextRound)

  return async () => {
    cancelTimer()
    for (const browser of [...browsers, ...older]) browser.stop()
    await Promise.all(voices.map((voice) => voice.close()))
  }
}

/** Merges announcements: one entry per table, with its addresses in all networks and its latest content. */
function mergeAnnouncements(heard: readonly HeardAnnouncement[]): readonly NearbyTable[] {
  const tables = new Map<string, HeardAnnouncement>()
  for (const one of heard) {
    const known = tables.get(one.nearby.nearby)
    if (known === undefined && tables.size >= MAX_NEARBY_TABLES) continue
    const [newer, older] = known === undefined || one.n > known.n ? [one, known] : [known, one]
    const both = [...new Set([...newer.nearby.addresses, ...(older?.nearby.addresses ?? [])])]
    const addresses = both.slice(0, MAX_ADDRESSES_PER_TABLE)
    tables.set(one.nearby.nearby, { ...newer, nearby: { ...newer.nearby, addresses } })
  }
  return [...tables.values()]
    .map(({ nearby }) => nearby)
    .sort((a, b) => a.host.localeCompare(b.host) || a.nearby.localeCompare(b.nearby))
}
