/** Hosting status for the host: codes, addresses and links. Available only to the host's own app. */
import { isIPv6 } from 'node:net'
import type { Message } from '../../engine/core/contract/game.ts'
import type { HostingStatus, HostedTableAddress } from '../../bridge/hosting.ts'
import { shortFingerprintOf, formatJoinCode } from '../../bridge/join-code-proof.ts'
import { formatHostAndPort, type LocalNetwork } from './network-addresses.ts'
import type { TlsCertificate } from './tls-certificate.ts'
import type { HostedTableServer } from './host/hosted-table-server.ts'
import type { HostingRecord } from './hosting-record.ts'
import { formatJoinLink, formatGuestPageUrl } from './join-link.ts'

/** The data of a hosted table from which its hosting status is built. `announceError`: why the table is not announced. */
export interface HostingStatusInput {
  readonly host: Pick<HostedTableServer, 'port' | 'isOnOtherPort' | 'addresses'>
  readonly certificate: Pick<TlsCertificate, 'fingerprint'>
  readonly record: HostingRecord
  readonly announceError?: Message
}

/** Addresses in a link; each makes it longer. */
const MAX_LINK_ADDRESSES = 4

/**
 * Builds the hosting status that the window of the host shows: codes, addresses, links and networks.
 * @param own all networks of this machine, chosen for hosting or not
 */
export function hostingStatusOf(table: string, shown: HostingStatusInput, own: readonly LocalNetwork[]): HostingStatus {
  const { host, certificate, record, announceError } = shown
  const { port, isOnOtherPort } = host
  const { fingerprint } = certificate
  const { codes, byCode, sage } = record
  const chosen = ({ name }: LocalNetwork): boolean => record.networks?.includes(name) ?? true
  const places = own.flatMap((network) =>
    network.addresses
      .filter((address) => host.addresses.includes(address))
      .map((address) => ({ address, network: network.name })),
  )
  const addresses = places.map(({ address, network }): HostedTableAddress => {
    const others = places.filter((place) => place.address !== address)
    const all = [address, ...others.map((place) => place.address)].slice(0, MAX_LINK_ADDRESSES)
    return {
      address: `http://${formatHostAndPort(address, port)}`,
      network,
      family: isIPv6(address) ? 6 : 4,
      page: formatGuestPageUrl(address, port, codes.browser),
      link: formatJoinLink({ addresses: all.map((one) => formatHostAndPort(one, port)), fingerprint, code: codes.app }),
    }
  })
  return {
    table,
    port,
    moved: isOnOtherPort,
    byCode,
    sage,
    code: formatJoinCode(codes.app),
    pageCode: formatJoinCode(codes.browser),
    fingerprint: shortFingerprintOf(fingerprint),
    addresses,
    networks: own.map((network) => ({ ...network, chosen: chosen(network) })),
    ...(announceError && { silent: announceError }),
  }
}
