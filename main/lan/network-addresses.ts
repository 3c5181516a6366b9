/** Network addresses: those of this machine that others may type, and the grouping of remote addresses. */
import { isIP, isIPv4, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Clock } from '../base/clock.ts'

/** A network that this machine is connected to, with the addresses of this machine in that network. */
export interface LocalNetwork {
  /** Name in the system: `eth0`, `Wi-Fi`. */
  readonly name: string
  /** IPv4 first, without brackets. */
  readonly addresses: readonly string[]
}

type Interfaces = ReturnType<typeof networkInterfaces>

/** Interval between two checks of the networks, in ms. */
const POLL_INTERVAL_MS = 3000

/**
 * Names of adapters that a phone cannot reach, by system: containers, virtual machines, VPNs and peer-to-peer radio. An adapter
 * that is not listed counts as real.
 */
const VIRTUAL_ADAPTERS = [
  // Linux: containers and virtual machines.
  /^(?:docker|br-|veth|virbr|vnet|vboxnet|vmnet|lxcbr|lxdbr|lxc|incusbr|mpqemubr|podman|cni|cali|cilium|flannel|kube|weave)/,
  /^(?:nerdctl|waydroid|anbox|dummy|ifb|hassio|azure)/,
  // Linux and macOS: VPNs and tunnels.
  /^(?:tun|tap|wg|utun|ipsec|ppp|zt|feth|tailscale|nordlynx|nordtun|proton|mullvad|pvpn|cscotun|gpd|vpn|ham|sit|gre|ip6tnl|he-ipv6)/,
  // macOS: peer-to-peer radio, sharing, virtual machines. Linux: Bluetooth.
  /^(?:awdl|llw|anpi|gif|stf|ap\d|bridge\d|vmenet|bnep|pan\d)/,
  // Windows: full names.
  /^vethernet|virtualbox|vmware|hyper-v|\bwsl\b|docker|loopback|npcap|bluetooth|virtual/,
  /openvpn|wireguard|wintun|tap-windows|tailscale|zerotier|hamachi|radmin|nordlynx|protonvpn|mullvad|anyconnect|\bvpn\b|teredo|isatap/,
]

/**
 * Lists the networks of this machine that have an address which a player could type, with the IPv4 and IPv6 addresses
 * of this machine in each. The first network is the one that a phone at the same router most likely reaches. Loopback
 * and link-local IPv6 addresses are left out.
 *
 * Networks are sorted by these criteria, the most important first:
 * 1. adapters with an assigned address before those with a self-assigned one (169.254.0.0/16);
 * 2. real adapters before virtual ones;
 * 3. the network through which IPv4 traffic leaves this machine, then that of IPv6, before others;
 * 4. networks with IPv4 before those without;
 * 5. private IPv4 (RFC 1918) before public.
 *
 * Addresses within a network: IPv4 before IPv6, private before public before 169.254.0.0/16.
 * @param interfaces the network interfaces of this machine, as `os.networkInterfaces()` returns them
 * @param wayOut the addresses of this machine from which its traffic to other networks leaves (see
 *   outbound-addresses.ts); empty if unknown
 */
export function findLocalNetworks(
  interfaces: Interfaces = networkInterfaces(),
  wayOut: readonly string[] = [],
): readonly LocalNetwork[] {
  return Object.entries(interfaces)
    .map(([name, all = []]) => {
      const usable = all.filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address))
      const addresses = [...new Set(usable.map(({ address }) => address))]
      return { name, addresses: addresses.sort((a, b) => addressRankOf(a) - addressRankOf(b)) }
    })
    .filter(({ addresses }) => addresses.length > 0)
    .map((network) => ({ network, rank: networkRankOf(network, wayOut) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ network }) => network)
}

/**
 * Whether the name of a network adapter is that of a virtual one (container, virtual machine, VPN), which a phone cannot reach.
 */
export function isVirtualAdapter(name: string): boolean {
  return VIRTUAL_ADAPTERS.some((pattern) => pattern.test(name.toLowerCase()))
}

/** Compared number by number; smaller is better. */
function networkRankOf({ name, addresses }: LocalNetwork, wayOut: readonly string[]): readonly number[] {
  const kinds = addresses.map(addressRankOf)
  const best = Math.min(...kinds)
  const ways = addresses.map((address) => wayOut.indexOf(address)).filter((at) => at >= 0)
  return [best === LINK_LOCAL ? 1 : 0, isVirtualAdapter(name) ? 1 : 0, Math.min(...ways, wayOut.length), best]
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((number, at) => number !== b[at])
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0)
}

const LINK_LOCAL = 4

/** Rank of an address by its type, the best for a phone first. */
function addressRankOf(address: string): number {
  if (address.startsWith('169.254.')) return LINK_LOCAL
  if (/^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address)) return 0
  if (isIPv4(address)) return 1
  return /^f[cd]/i.test(address) ? 2 : 3
}

/**
 * Checks the networks of this machine every few seconds, and calls back after every change.
 * @param findNetworks lists the networks
 * @returns a function that stops it
 */
export function watchNetworks(
  clock: Clock,
  changed: (networks: readonly LocalNetwork[]) => void,
  findNetworks: () => readonly LocalNetwork[] = findLocalNetworks,
): () => void {
  let last = JSON.stringify(findNetworks())
  let stop = clock.after(POLL_INTERVAL_MS, again)
  function again(): void {
    const networks = findNetworks()
    const now = JSON.stringify(networks)
    stop = clock.after(POLL_INTERVAL_MS, again)
    if (now === last) return
    last = now
    changed(networks)
  }
  return () => {
    stop()
  }
}

/** Joins an address and a port as people type them: IPv6 in brackets. */
export function formatHostAndPort(address: string, port: number): string {
  return isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`
}

/**
 * Splits `192.168.1.7:4712`, `[fd00::7]:4712` or `name:4712` into host and port.
 * @returns undefined if the text has another form, or the port is invalid
 */
export function parseHostAndPort(typed: string): { readonly host: string; readonly port: number } | undefined {
  const found = /^(?:\[([0-9a-f:.]+(?:%[\w.-]+)?)\]|([\p{L}\p{M}\w.-]+)):(\d{1,5})$/iu.exec(typed.trim())
  const host = found?.[1] ?? found?.[2]
  const port = Number(found?.[3])
  if (host === undefined || port < 1 || port > 65_535) return undefined
  return found?.[1] !== undefined && !isIPv6(host) ? undefined : { host, port }
}

/** Converts an address to its canonical form: without the zone of IPv6, and IPv4-mapped IPv6 as IPv4. */
export function normalizeAddress(address: string): string {
  const [bare = ''] = address.split('%')
  if (isIP(bare) !== 6) return bare
  const words = ipv6WordsOf(bare)
  const mapped = words.slice(0, 6).join() === '0,0,0,0,0,65535'
  if (!mapped) return words.map((word) => word.toString(16)).join(':')
  const [high = 0, low = 0] = words.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/**
 * The group of addresses that shares one count of wrong join codes: a single IPv4 address, or a /64 network of IPv6, since one
 * machine can use all of it.
 */
export function joinAttemptLimitKeyOf(address: string): string {
  const plain = normalizeAddress(address)
  return isIPv4(plain) ? plain : `${plain.split(':').slice(0, 4).join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function ipv6WordsOf(address: string): number[] {
  // An IPv4 address at its end is converted to two of them.
  const whole = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [front = '', back] = whole.split('::')
  const numbers = (text: string): number[] => (text === '' ? [] : text.split(':').map((word) => parseInt(word, 16)))
  const [head, tail] = [numbers(front), numbers(back ?? '')]
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail]
}
