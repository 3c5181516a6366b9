/**
 * Announces a hosted table on the network and keeps the record up to date. The record contains the game, its seats, the label
 * of this machine (lan-platform.ts: the system's name, cleaned) and the short fingerprint: no code and no player's name.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { isIPv4 } from 'node:net'
import { shortFingerprintOf, type RandomBytesFunction } from '../../bridge/join-code-proof.ts'
import { APP_VERSION, PROTOCOL_VERSION } from '../../bridge/versions.ts'
import type { Clock } from '../base/clock.ts'
import { findLocalNetworks, type LocalNetwork } from './network-addresses.ts'
import { openMdnsSocket, type MdnsServiceSocket } from './mdns-socket.ts'

/**
 * The content of the announcement of a hosted table on the network.
 * `game`: id of the game; `seats`, `free`: number of all and of free seats.
 */
export interface AnnouncedTable {
  readonly port: number
  readonly addresses: readonly string[]
  readonly game: string
  readonly seats: number
  readonly free: number
}

/** The handle of a running announcement of one table by mDNS: it updates or withdraws the announcement. */
export interface ActiveAnnouncement {
  /** Updates the record. */
  update(announced: AnnouncedTable): void
  /** Withdraws the record. */
  close(): Promise<void>
}

/**
 * Function that starts to announce a table on the network. It never throws, because the game also runs if the
 * announcement fails.
 * @returns the handle that updates or withdraws the announcement
 */
export type AnnounceTableFunction = (announced: AnnouncedTable) => ActiveAnnouncement

/** The name and the certificate fingerprint of this machine as a host, and the services that its announcements use. */
export interface TableAnnouncerDeps {
  /** Name of this machine for others. */
  readonly label: string
  /** The complete fingerprint of the certificate. */
  readonly fingerprint: string
  readonly randomBytes: RandomBytesFunction
  readonly clock: Clock
  readonly log: (line: string) => void
  /** Announcing failed on one of the networks; gets the system's error code. */
  readonly onFailed: (code: string) => void
  /** For tests. */
  readonly port?: number
  readonly networks?: () => readonly LocalNetwork[]
}

/**
 * Creates the function that announces a hosted table by mDNS (multicast DNS). The table is announced in each local
 * network in which it has an address.
 */
export function createTableAnnouncer(start: TableAnnouncerDeps): AnnounceTableFunction {
  const { label, fingerprint, randomBytes, clock, log, onFailed, port, networks = findLocalNetworks } = start
  const print = shortFingerprintOf(fingerprint)
  return (first) => {
    const name = `samsara-${Buffer.from(randomBytes(6)).toString('hex')}`
    /** Open sockets by own address, and all that are not closed yet. */
    const sockets = new Map<string, MdnsServiceSocket>()
    const open = new Set<MdnsServiceSocket>()
    let n = 0

    async function close(socket: MdnsServiceSocket): Promise<void> {
      open.delete(socket)
      await socket.close()
    }

    function publish(address: string, announced: AnnouncedTable): void {
      const before = sockets.get(address)
      const socket = openMdnsSocket({ address, clock, log, onFailed, ...omitUndefined({ port }) })
      sockets.set(address, socket)
      open.add(socket)
      const { game, seats, free } = announced
      n += 1
      const published = socket.publish({
        // 48 random bits: no other host has this name.
        name: `${name}-${n}`,
        host: `${name}.local`,
        port: announced.port,
        addresses: addressesInSameNetwork(address, announced.addresses, networks()),
        txt: { p: PROTOCOL_VERSION, v: APP_VERSION, game, seats, free, host: label, print, n },
      })
      // The new record is announced before the old one is withdrawn, so that a list of tables does not flicker. The new
      // socket also works where the network was away meanwhile.
      if (before !== undefined) void published.then(() => close(before))
    }

    function tell(announced: AnnouncedTable): void {
      const addresses = announcingAddressesOf(announced.addresses, networks())
      for (const [address, socket] of sockets)
        if (!addresses.includes(address)) {
          sockets.delete(address)
          void close(socket)
        }
      for (const address of addresses) publish(address, announced)
    }

    tell(first)
    return {
      update: tell,
      async close() {
        await Promise.all([...open].map(close))
        sockets.clear()
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
