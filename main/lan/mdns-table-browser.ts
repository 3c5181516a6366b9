/**
 * Discovers tables on the network by mDNS. mDNS records are untrusted: they only yield addresses to dial. The peer is
 * authenticated by the join code.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { isIP } from 'node:net'
import * as v from 'valibot'
import type { NearbyTable } from '../../bridge/remote-tables.ts'
import { cleanText, cleanAndTruncateText } from '../../bridge/names.ts'
import { idSchema } from '../../bridge/refs.ts'
import { PROTOCOL_VERSION } from '../../bridge/versions.ts'
import type { Clock } from '../base/clock.ts'
import { hostMessage } from '../base/result.ts'
import { createErrorBoundary } from '../resilience/error-boundary.ts'
import { openMdnsSocket, type HeardService, type ServicesInMdnsPacket } from './mdns-socket.ts'
import { normalizeAddress, formatHostAndPort } from './network-addresses.ts'

/** Duration of a query round, in ms; a host that did not answer in two rounds is removed, even without a goodbye. */
const BROWSE_ROUND_MS = 5000
/** Maximum number of listed tables. */
const MAX_NEARBY_TABLES = 64
const MAX_ADDRESSES_PER_TABLE = 8
/** Maximum number of stored announcements; a table may have several, on several networks. */
const MAX_ANNOUNCEMENTS = 512

const digitsSchema = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.number(), v.maxValue(most))

/** Schema of a table announcement (an mDNS TXT record): its keys and values are short, since it has to fit into one packet. */
export const announcementRecordSchema = v.object({
  /** Protocol and version. */
  p: digitsSchema(1e9),
  v: v.pipe(v.string(), v.maxLength(40), v.transform(cleanText)),
  game: idSchema,
  seats: digitsSchema(8),
  free: digitsSchema(8),
  /** The host's name of its machine. */
  host: v.pipe(
    v.string(),
    v.maxLength(200),
    v.transform((name) => cleanAndTruncateText(name, 40)),
  ),
  /** The short fingerprint. */
  print: v.pipe(v.string(), v.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)),
  /** Increases with every change: the highest number of a host is current. */
  n: digitsSchema(1e9),
})

/**
 * Validates a table announcement that was received by mDNS, and converts it to an entry for the list of nearby tables.
 * The data is untrusted.
 * @returns the entry, and the announcement's number `n`, which increases with every change (the highest number of a
 *   host is current); undefined if the record is not one of Samsara, or the service has no valid port or address
 */
export function parseAnnouncement(service: Omit<HeardService, 'instance'>): HeardAnnouncement | undefined {
  const parsed = v.safeParse(announcementRecordSchema, service.txt)
  const { port } = service
  if (!parsed.success || !Number.isInteger(port) || port < 1 || port > 65_535) return undefined
  const txt = parsed.output
  // The sender's address of the packet is certainly reachable.
  const from = service.sender
  const given = service.addresses.filter((one) => isIP(one) !== 0)
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
      addresses: addresses.slice(0, MAX_ADDRESSES_PER_TABLE).map((one) => formatHostAndPort(one, port)),
      fingerprint: txt.print,
      ...(who === undefined ? {} : { other: hostMessage('lan.refused.version', { who, version: txt.v }) }),
    },
  }
}

interface HeardAnnouncement {
  readonly nearby: NearbyTable
  readonly n: number
}

/** The own addresses, the services and the callback that a search for tables by mDNS uses. */
export interface BrowseTablesByMdnsDeps {
  /** Own addresses; their networks are searched. */
  readonly addresses: readonly string[]
  readonly clock: Clock
  readonly onChanged: (nearby: readonly NearbyTable[]) => void
  readonly log: (line: string) => void
  readonly port?: number
}

/**
 * Searches for tables on the networks of this machine by mDNS until it is stopped. It reports every change of the list
 * of found tables immediately.
 * @returns a function that stops the search
 */
export function browseTablesByMdns({
  addresses,
  clock,
  onChanged,
  log,
  port,
}: BrowseTablesByMdnsDeps): () => Promise<void> {
  const { guard } = createErrorBoundary('lan: an announcement', log)
  /** By instance, with the round of the last record. */
  const announcements = new Map<string, { readonly heard: HeardAnnouncement; readonly round: number }>()
  let round = 0
  let shown = '[]'
  const sockets = addresses.map((address) =>
    openMdnsSocket({
      address,
      clock,
      log,
      onHeard: keep,
      onFailed: (code) => log(`lan: cannot look around (${code})`),
      ...omitUndefined({ port }),
    }),
  )

  function keep({ services, gone }: ServicesInMdnsPacket): void {
    for (const instance of gone) announcements.delete(instance)
    for (const service of services) {
      const { instance } = service
      const heard = parseAnnouncement(service)
      if (heard === undefined) announcements.delete(instance)
      else if (announcements.has(instance) || announcements.size < MAX_ANNOUNCEMENTS)
        announcements.set(instance, { heard, round })
    }
    tell()
  }

  function tell(): void {
    const nearby = mergeAnnouncements([...announcements.values()].map(({ heard }) => heard))
    const text = JSON.stringify(nearby)
    if (text === shown) return
    shown = text
    onChanged(nearby)
  }

  /** Sends a new query, and removes hosts that did not answer in two rounds. */
  function nextRound(): void {
    cancelTimer = clock.after(BROWSE_ROUND_MS, nextRound)
    round += 1
    for (const [instance, { round: last }] of announcements) if (last < round - 1) announcements.delete(instance)
    query()
    guard(tell)()
  }

  function query(): void {
    for (const socket of sockets) socket.query()
  }

  let cancelTimer = clock.after(BROWSE_ROUND_MS, nextRound)
  query()
  return async () => {
    cancelTimer()
    await Promise.all(sockets.map((socket) => socket.close()))
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
