/** The real network of the machine, for both entry points. */
import { hostname, networkInterfaces } from 'node:os'
import { cleanAndTruncateText } from '../../bridge/names.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { findLocalNetworks } from './network-addresses.ts'
import { createTableAnnouncer } from './table-announcer.ts'
import { startReconnectingHostConnection } from './guest/open-reconnecting-connection.ts'
import { openHostedTableServer } from './host/open-hosted-table-server.ts'
import type { LanPlatform } from './lan-service.ts'
import { browseTablesByMdns } from './mdns-table-browser.ts'
import { createOutboundAddressCache } from './outbound-addresses.ts'

/**
 * Creates the LAN platform that connects the LAN service to the real network: interfaces, sockets, TLS and mDNS.
 * @param root absolute path of the built renderer
 */
export function createLanPlatform(
  root: string,
  { clock, randomBytes, log }: Pick<SharedDeps, 'clock' | 'randomBytes' | 'log'>,
): LanPlatform {
  const wayOut = createOutboundAddressCache()
  return {
    root,
    label: cleanAndTruncateText(hostname().slice(0, 64), 40),
    networks: () => findLocalNetworks(networkInterfaces(), wayOut.current()),
    findOutboundAddresses: () => wayOut.refresh(),
    openHostedTableServer,
    dial: startReconnectingHostConnection,
    announce: (label, fingerprint, onFailed) =>
      createTableAnnouncer({ label, fingerprint, randomBytes, clock, log, onFailed }),
    browse(changed) {
      const addresses = findLocalNetworks().flatMap((network) => network.addresses.slice(0, 1))
      const stop = browseTablesByMdns({ addresses, clock, onChanged: changed, log })
      return () => void stop()
    },
  }
}

/**
 * The default LAN platform, for services that are created without one, as in tests. It lists no networks, and hosting a table
 * fails. Joining a table uses the real network.
 */
export const JOIN_ONLY_LAN_PLATFORM: LanPlatform = {
  root: '',
  label: '',
  networks: () => [],
  openHostedTableServer: () => Promise.reject(new Error('there is no network')),
  dial: startReconnectingHostConnection,
}
