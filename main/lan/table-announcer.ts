/**
 * Announces a hosted table on the network and keeps the record up to date. The record contains the game, its seats, the host's
 * chosen name of its machine and the short fingerprint: no code, no name of a person, and not the system's name of this machine.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { isIPv4 } from 'node:net'
import { shortFingerprint, type RandomBytes } from '../../bridge/join-code-proof.ts'
import { APP_VERSION, PROTOCOL_VERSION } from '../../bridge/versions.ts'
import { findLocalNetworks, type LocalNetwork } from './network-addresses.ts'
import { openMdnsSocket, MDNS_SERVICE_TYPE, type MdnsSocket } from './mdns.ts'

/** Content of a record. */
export interface AnnouncedTable {
  readonly port: number
  readonly addresses: readonly string[]
  readonly game: string
  readonly seats: number
  readonly free: number
}

export interface ActiveAnnouncement {
  /** Updates the record. */
  update(announced: AnnouncedTable): void
  /** Withdraws the record. */
  close(): Promise<void>
}

/** Starts to announce. Never throws: the game runs without an announcement. */
export type AnnounceTable = (announced: AnnouncedTable) => ActiveAnnouncement

export interface AnnouncerOptions {
  /** Name of this machine for others. */
  readonly label: string
  /** The complete fingerprint of the certificate. */
  readonly fingerprint: string
  readonly randomBytes: RandomBytes
  /** Announcing failed on one of the networks; gets the system's error code. */
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
    /** Active sockets by address, and all that have not withdrawn their record yet. */
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
      // The library would announce every address of this machine in every network. It probes for the name first, so nothing is
      // announced yet.
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
        // The new record is published before the old one is withdrawn, so that lists do not flicker. Each has its own socket,
        // because the library withdraws all records of a type together.
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

/** @returns one announcing address per network: IPv4 if there is one */
function announcingAddressesOf(addresses: readonly string[], networks: readonly LocalNetwork[]): readonly string[] {
  const groups = networks.map((network) => network.addresses.filter((one) => addresses.includes(one)))
  const alone = addresses.filter((address) => !networks.some((network) => network.addresses.includes(address)))
  return [...groups.flatMap((group) => group.find(isIPv4) ?? group[0] ?? []), ...alone]
}

/** @returns the addresses in the same network, the announcing one first */
function addressesInSameNetwork(
  speaker: string,
  addresses: readonly string[],
  networks: readonly LocalNetwork[],
): readonly string[] {
  const network = networks.find((one) => one.addresses.includes(speaker))?.addresses ?? []
  return [speaker, ...addresses.filter((one) => one !== speaker && network.includes(one))]
}
