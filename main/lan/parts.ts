/** The network as it really is: what both entries hand in. */
import { hostname } from 'node:os'
import { ownNetworks } from './addresses.ts'
import { dialHost } from './guest/dial.ts'
import { openLanHost } from './host/open-host.ts'
import type { LanParts } from './lan.ts'

/** @param root absolute path of the built renderer */
export function lanParts(root: string): LanParts {
  return {
    root,
    label: hostname().slice(0, 64),
    networks: ownNetworks,
    openHost: openLanHost,
    dial: dialHost,
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
