/** The network as it really is: what both entries hand in. */
import { hostname, networkInterfaces } from 'node:os'
import { cleanText } from '../../bridge/names.ts'
import type { Environment } from '../environment.ts'
import { ownNetworks } from './addresses.ts'
import { announcer } from './announce.ts'
import { dialHost } from './guest/dial.ts'
import { openLanHost } from './host/open-host.ts'
import type { LanParts } from './lan.ts'
import { lookAround } from './mdns.ts'
import { openWayOut } from './way-out.ts'

/** @param root absolute path of the built renderer */
export function lanParts(
  root: string,
  { clock, randomBytes, log }: Pick<Environment, 'clock' | 'randomBytes' | 'log'>,
): LanParts {
  const wayOut = openWayOut()
  return {
    root,
    label: cleanText(hostname().slice(0, 64), 40),
    networks: () => ownNetworks(networkInterfaces(), wayOut.now()),
    findWayOut: () => wayOut.find(),
    openHost: openLanHost,
    dial: dialHost,
    announce: (label, fingerprint, onFailed) => announcer({ label, fingerprint, randomBytes, onFailed }),
    browse(changed) {
      const addresses = ownNetworks().flatMap((network) => network.addresses.slice(0, 1))
      const stop = lookAround({ addresses, clock, changed, log })
      return () => void stop()
    },
  }
}

/** A machine without a network, as tests have it that need none. */
export const NO_LAN: LanParts = {
  root: '',
  label: '',
  networks: () => [],
  openHost: () => Promise.reject(new Error('there is no network')),
  dial: dialHost,
}
