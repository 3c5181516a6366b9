/**
 * What the network is told of a hosted table, and that it stays true. The record has the game, its seats, what the host calls
 * its machine and the short fingerprint: neither a code nor the name of a person, nor the system's own name of this machine.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { isIPv4 } from 'node:net'
import { shortFingerprint, type RandomBytes } from '../../bridge/join-code-proof.ts'
import { APP_VERSION, PROTOCOL_VERSION } from '../../bridge/versions.ts'
import { findLocalNetworks, type LocalNetwork } from './network-addresses.ts'
import { openMdnsSocket, MDNS_SERVICE_TYPE, type MdnsSocket } from './mdns.ts'

/** What a record says. */
export interface AnnouncedTable {
  readonly port: number
  readonly addresses: readonly string[]
  readonly game: string
  readonly seats: number
  readonly free: number
}

export interface ActiveAnnouncement {
  /** Something has changed. */
  update(announced: AnnouncedTable): void
  /** Says goodbye. */
  close(): Promise<void>
}

/** Begins to announce. Never throws: a network that cannot be told is no reason not to play. */
export type AnnounceTable = (announced: AnnouncedTable) => ActiveAnnouncement

export interface AnnouncerOptions {
  /** What this machine is called towards others. */
  readonly label: string
  /** Of the certificate, whole. */
  readonly fingerprint: string
  readonly randomBytes: RandomBytes
  /** It cannot be announced on one of the networks: the system's short name for why. */
  readonly onFailed: (code: string) => void
  /** For tests. */
  readonly port?: number
  readonly networks?: () => readonly LocalNetwork[]
}

type PublishedService = ReturnType<MdnsSocket['bonjour']['publish']>

export function createAnnouncer(start: AnnouncerOptions): AnnounceTable {
  const { label, fingerprint, randomBytes, onFailed, port, networks = findLocalNetworks } = start
  const print = shortFingerprint(fingerprint)
  return (first) => {
    const name = `samsara-${Buffer.from(randomBytes(6)).toString('hex')}`
    /** What speaks now, by address; and all that have not said goodbye yet. */
    const voices = new Map<string, MdnsSocket>()
    const speaking = new Set<MdnsSocket>()
    let n = 0

    function speak(
      speaker: string,
      announced: AnnouncedTable,
    ): { readonly voice: MdnsSocket; readonly published: PublishedService } {
      const voice = openMdnsSocket({ address: speaker, onFailed, ...omitUndefined({ port }) })
      speaking.add(voice)
      const { game, seats, free } = announced
      n += 1
      const published = voice.bonjour.publish({
        name: `${name}-${n}`,
        type: MDNS_SERVICE_TYPE,
        port: announced.port,
        host: `${name}.local`,
        txt: { p: PROTOCOL_VERSION, v: APP_VERSION, game, seats, free, host: label, print, n },
      })
      // The library would tell every address of this machine, into every network. It asks first whether the name is taken,
      // so nothing has been told yet.
      const records = published.records.bind(published)
      const own = addressesInSameNetwork(speaker, announced.addresses, networks())
      published.records = () => [
        ...records().filter(({ type }) => type !== 'A' && type !== 'AAAA'),
        ...own.map((data) => ({
          name: published.host,
          ttl: 120,
          data,
          type: isIPv4(data) ? ('A' as const) : ('AAAA' as const),
        })),
      ]
      return { voice, published }
    }

    async function silence(voice: MdnsSocket): Promise<void> {
      speaking.delete(voice)
      await voice.close()
    }

    function tell(announced: AnnouncedTable): void {
      const speakers = announcingAddressesOf(announced.addresses, networks())
      for (const [address, voice] of voices)
        if (!speakers.includes(address)) {
          voices.delete(address)
          void silence(voice)
        }
      for (const address of speakers) {
        const before = voices.get(address)
        const { voice, published } = speak(address, announced)
        voices.set(address, voice)
        // The new record stands before the old one goes: a list of tables does not flicker. Each has a voice of its own, since
        // the library forgets all records of a kind together.
        if (before !== undefined) published.once('up', () => void silence(before))
      }
    }

    tell(first)
    return {
      update: tell,
      async close() {
        await Promise.all([...speaking].map(silence))
        voices.clear()
      },
    }
  }
}

/** Of each network one address that speaks: IPv4 where there is one. */
function announcingAddressesOf(addresses: readonly string[], networks: readonly LocalNetwork[]): readonly string[] {
  const groups = networks.map((network) => network.addresses.filter((one) => addresses.includes(one)))
  const alone = addresses.filter((address) => !networks.some((network) => network.addresses.includes(address)))
  return [...groups.flatMap((group) => group.find(isIPv4) ?? group[0] ?? []), ...alone]
}

/** The addresses in the speaker's own network, itself first. */
function addressesInSameNetwork(
  speaker: string,
  addresses: readonly string[],
  networks: readonly LocalNetwork[],
): readonly string[] {
  const network = networks.find((one) => one.addresses.includes(speaker))?.addresses ?? []
  return [speaker, ...addresses.filter((one) => one !== speaker && network.includes(one))]
}
