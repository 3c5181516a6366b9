/**
 * DNS-based service discovery (RFC 6763) over multicast DNS, as far as tables need it: announces one service, answers
 * queries, and reads what others announce. One socket per own address, since a socket sends into one network only. Errors
 * of a socket (no permission, no network) and malformed packets never end the process.
 */
import { isIPv4, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import createMulticastDns, {
  type Options,
  type QueryPacket,
  type ResponseOutgoingPacket,
  type ResponsePacket,
} from 'multicast-dns'
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Clock } from '../base/clock.ts'
import { createErrorBoundary } from '../resilience/error-boundary.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'

/** The DNS-SD service name of Samsara (RFC 6763), without an underscore. The service type is `_samsara._tcp`. */
export const DNS_SD_SERVICE_NAME = 'samsara'
const SERVICE_NAME = `_${DNS_SD_SERVICE_NAME}._tcp.local`
/** The list of all service types of a network (RFC 6763, section 9). */
const SERVICE_TYPES_NAME = '_services._dns-sd._udp.local'

/** Seconds that others may keep a record. */
const POINTER_TTL = 28_800
const TEXT_TTL = 4500
const TTL = 120
/** An announcement is repeated after 3, 9, 27 ... seconds, with less than an hour between two. */
const FIRST_REPEAT_MS = 3000
const REPEAT_FACTOR = 3
const MAX_REPEAT_MS = 3_600_000
/** Maximum number of services read from one packet. Samsara's own responder sends one. */
const MAX_SERVICES_PER_PACKET = 64

/** The data of a service of this machine, which an mDNS socket announces. */
export interface ServiceToPublish {
  /** Of the instance: one label, without dots. Unique in the network, since it is not probed for conflicts. */
  readonly name: string
  /** Host name, ends in `.local`. */
  readonly host: string
  readonly port: number
  readonly addresses: readonly string[]
  readonly txt: Readonly<Record<string, string | number>>
}

/** A service that another machine has announced by mDNS; its content is not validated. */
export interface HeardService {
  /** Full name of the instance in lower case. */
  readonly instance: string
  readonly port: number
  readonly addresses: readonly string[]
  readonly txt: Readonly<Record<string, string>>
  /** Address that the packet came from. */
  readonly sender: string
}

/** The services of Samsara that one received mDNS packet announces (`services`) or withdraws (`gone`). */
export interface ServicesInMdnsPacket {
  readonly services: readonly HeardService[]
  /** Instances that were withdrawn (goodbye). */
  readonly gone: readonly string[]
}

/**
 * Announces a service of this machine and queries the services of Samsara with mDNS, in the network of one address of
 * this machine. Announcements that it receives are passed to the `onHeard` callback given to `openMdnsSocket`.
 */
export interface MdnsServiceSocket {
  /**
   * Announces a service, once per socket; answers queries for it until the socket is closed.
   * @returns a promise that settles when the first announcement is sent or has failed
   */
  publish(service: ServiceToPublish): Promise<void>
  /** Queries all services of Samsara. */
  query(): void
  /** Withdraws the published records (goodbye), and closes. */
  close(): Promise<void>
}

/** The own address, the services and the callbacks that an mDNS socket uses. */
export interface MdnsSocketDeps {
  /** An own address: IPv4, or IPv6 if its network has no IPv4. */
  readonly address: string
  readonly clock: Clock
  /** Gets the announcements of other machines and of this one. */
  readonly onHeard?: (heard: ServicesInMdnsPacket) => void
  /** Called with the system's short name of the error. */
  readonly onFailed: (code: string) => void
  readonly log: (line: string) => void
  /** For tests: another port than that of mDNS. */
  readonly port?: number
}

/** Opens an mDNS socket in the network of one address of this machine. Errors are reported to `onFailed`. */
export function openMdnsSocket(options: MdnsSocketDeps): MdnsServiceSocket {
  const { address, clock, onHeard, onFailed, log, port } = options
  const { guard } = createErrorBoundary('lan: an mDNS packet', log)
  const reportError = (error: unknown): void => onFailed(errorCodeOf(error))
  const mdns = createMulticastDns(socketOptionsOf(address, port))
  let records: readonly DnsRecord[] = []
  let cancelRepeat = (): void => undefined
  let isClosed = false

  mdns.on('error', reportError)
  mdns.on(
    'query',
    guard((packet: QueryPacket) => {
      const answer = answerOf(records, packet)
      if (answer === undefined) return
      mdns.respond(answer, (error) => {
        if (error) reportError(error)
      })
    }),
  )
  if (onHeard !== undefined)
    mdns.on(
      'response',
      guard((packet: ResponsePacket, from: { readonly address: string }) => {
        const heard = readServices(packet, from.address)
        if (heard.services.length > 0 || heard.gone.length > 0) onHeard(heard)
      }),
    )

  /** @returns a promise that settles when the records are sent or sending has failed; the bind has ended by then */
  const send = (answers: readonly DnsRecord[]): Promise<void> =>
    new Promise((resolve) => {
      mdns.respond([...answers], () => resolve())
    })

  async function announce(repeatAfter: number): Promise<void> {
    await send(records)
    if (isClosed || repeatAfter >= MAX_REPEAT_MS) return
    cancelRepeat = clock.after(repeatAfter, () => void announce(repeatAfter * REPEAT_FACTOR))
  }

  return {
    publish(service) {
      records = recordsOf(service)
      return announce(FIRST_REPEAT_MS)
    },
    query() {
      mdns.query([{ name: SERVICE_NAME, type: 'PTR' }])
    },
    async close() {
      isClosed = true
      cancelRepeat()
      const goodbye = goodbyeOf(records)
      records = []
      if (goodbye.length > 0) await send(goodbye)
      await new Promise<void>((resolve) => {
        mdns.destroy(resolve)
      })
    },
  }
}

type DnsRecord = ResponseOutgoingPacket['answers'][number]

function socketOptionsOf(address: string, port: number | undefined): Options {
  // A socket that is bound to one address does not receive multicast.
  const network = isIPv6(address)
    ? ({ type: 'udp6', ip: 'ff02::fb', interface: `::%${zoneOf(address)}`, bind: '::' } as const)
    : { interface: address, bind: '0.0.0.0' }
  return { ...network, ...omitUndefined({ port }) }
}

/** The system's name for the network of an IPv6 address. */
function zoneOf(address: string): string {
  const found = Object.entries(networkInterfaces()).find(([, all]) => all?.some((one) => one.address === address))
  const index = found?.[1]?.find((one) => one.family === 'IPv6')?.scopeid
  return process.platform === 'win32' ? String(index ?? 0) : (found?.[0] ?? '')
}

function recordsOf({ name, host, port, addresses, txt }: ServiceToPublish): readonly DnsRecord[] {
  const instance = `${name}.${SERVICE_NAME}`
  const texts = Object.entries(txt).map(([key, value]) => Buffer.from(`${key}=${value}`))
  return [
    { name: SERVICE_NAME, type: 'PTR', ttl: POINTER_TTL, data: instance },
    { name: instance, type: 'SRV', ttl: TTL, data: { port, target: host } },
    { name: instance, type: 'TXT', ttl: TEXT_TTL, data: texts },
    { name: SERVICE_TYPES_NAME, type: 'PTR', ttl: TTL, data: SERVICE_NAME },
    ...addresses.map((data): DnsRecord => ({ name: host, type: isIPv4(data) ? 'A' : 'AAAA', ttl: TTL, data })),
  ]
}

/** The records of the instance, withdrawn. Host and service type stay: another instance of this machine may have them too. */
function goodbyeOf(records: readonly DnsRecord[]): readonly DnsRecord[] {
  const [pointer, service, text] = records
  return [pointer, service, text].flatMap((record) => (record === undefined ? [] : { ...record, ttl: 0 }))
}

/** @returns one answer to all questions of a packet, or undefined if none concerns these records */
function answerOf(
  records: readonly DnsRecord[],
  { questions = [] }: QueryPacket,
): { answers: DnsRecord[]; additionals: DnsRecord[] } | undefined {
  const asked = new Set(questions.map(({ name, type }) => questionKey(name, type)))
  const answers = records.filter(
    ({ name, type }) => asked.has(questionKey(name, type)) || asked.has(questionKey(name, 'ANY')),
  )
  if (answers.length === 0) return undefined
  // A query for instances needs their addresses as well, and clients expect all records in one packet.
  const isInstanceAsked = answers.some(({ type, name }) => type === 'PTR' && name === SERVICE_NAME)
  const additionals = isInstanceAsked ? records.filter((one) => one.type !== 'PTR' && !answers.includes(one)) : []
  return { answers, additionals }
}

const questionKey = (name: string, type: string): string => `${type} ${name.toLowerCase()}`

/** @returns Samsara's services in a packet. A service whose records are not all in the packet is left out. */
function readServices({ answers = [], additionals = [] }: ResponsePacket, sender: string): ServicesInMdnsPacket {
  const records = [...answers, ...additionals].map((record) => ({
    key: record.name.toLowerCase(),
    record,
  }))
  const services: HeardService[] = []
  const gone: string[] = []
  const pointers = records.flatMap(({ key, record }) =>
    key === SERVICE_NAME && record.type === 'PTR' ? { instance: record.data.toLowerCase(), ttl: record.ttl } : [],
  )
  for (const { instance, ttl } of pointers.slice(0, MAX_SERVICES_PER_PACKET)) {
    if (ttl === 0) {
      gone.push(instance)
      continue
    }
    const own = records.filter(({ key }) => key === instance).map(({ record }) => record)
    const place = own.find((record) => record.type === 'SRV' && record.ttl !== 0)
    const text = own.find((record) => record.type === 'TXT' && record.ttl !== 0)
    if (place?.type !== 'SRV' || text?.type !== 'TXT') continue
    const { port, target } = place.data
    const host = target.toLowerCase()
    const addresses = records.flatMap(({ key, record }) =>
      (record.type === 'A' || record.type === 'AAAA') && record.ttl !== 0 && key === host ? record.data : [],
    )
    services.push({ instance, port, addresses, txt: readText([text.data].flat()), sender })
  }
  return { services, gone }
}

/** Keys and values of a TXT record; a key without a value has an empty one. */
function readText(texts: readonly (string | Buffer)[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    texts.map((text) => {
      const [key = '', ...rest] = text.toString().split('=')
      return [key, rest.join('=')]
    }),
  )
}
