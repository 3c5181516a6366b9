/** How a hosted table is shown to its host: codes, addresses and links. The desk's alone. */
import { isIPv6 } from 'node:net'
import type { Message } from '../../engine/core/contract/game.ts'
import type { Hosting, OwnAddress } from '../../bridge/hosting.ts'
import { shortFingerprint, showCode } from '../../bridge/proof.ts'
import { withPort, type OwnNetwork } from './addresses.ts'
import type { Certificate } from './certificate.ts'
import type { LanHost } from './host/start.ts'
import type { KeptHosting } from './kept-hosting.ts'
import { linkOf, pageOf } from './link.ts'

export interface Shown {
  readonly host: Pick<LanHost, 'port' | 'moved' | 'addresses'>
  readonly certificate: Pick<Certificate, 'fingerprint'>
  readonly kept: KeptHosting
  readonly silent?: Message
}

/** Addresses in a link: each makes it longer. */
const MOST_IN_LINK = 4

export function shownHosting(table: string, shown: Shown, own: readonly OwnNetwork[]): Hosting {
  const { host, certificate, kept, silent } = shown
  const { port, moved } = host
  const { fingerprint } = certificate
  const { codes, byCode, sage } = kept
  const chosen = ({ name }: OwnNetwork): boolean => kept.networks?.includes(name) ?? true
  const places = own.flatMap((network) =>
    network.addresses
      .filter((address) => host.addresses.includes(address))
      .map((address) => ({ address, network: network.name })),
  )
  const addresses = places.map(({ address, network }): OwnAddress => {
    const others = places.filter((place) => place.address !== address)
    const all = [address, ...others.map((place) => place.address)].slice(0, MOST_IN_LINK)
    return {
      address: `http://${withPort(address, port)}`,
      network,
      family: isIPv6(address) ? 6 : 4,
      page: pageOf(address, port, codes.browser),
      link: linkOf({ addresses: all.map((one) => withPort(one, port)), fingerprint, code: codes.app }),
    }
  })
  return {
    table,
    port,
    moved,
    byCode,
    sage,
    code: showCode(codes.app),
    pageCode: showCode(codes.browser),
    fingerprint: shortFingerprint(fingerprint),
    addresses,
    networks: own.map((network) => ({ ...network, chosen: chosen(network) })),
    ...(silent && { silent }),
  }
}
