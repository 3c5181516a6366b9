/** Addresses: those of this machine that others may type, and those of others, as they are counted. */
import { isIP, isIPv4, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Clock } from '../clock.ts'

/** A network that this machine is in. */
export interface OwnNetwork {
  /** As the system calls it: `eth0`, `Wi-Fi`. */
  readonly name: string
  /** IPv4 first, none in brackets. */
  readonly addresses: readonly string[]
}

type Interfaces = ReturnType<typeof networkInterfaces>

/** Milliseconds after which networks are looked at again. */
const LOOK = 3000

/** Networks with an address that somebody could type: no loopback, and no IPv6 that counts on its own wire only. */
export function ownNetworks(interfaces: Interfaces = networkInterfaces()): readonly OwnNetwork[] {
  return Object.entries(interfaces)
    .map(([name, all = []]) => {
      const usable = all.filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address))
      const ordered = [...usable].sort((a, b) => a.family.localeCompare(b.family))
      return { name, addresses: [...new Set(ordered.map(({ address }) => address))] }
    })
    .filter(({ addresses }) => addresses.length > 0)
}

/** Tells whenever the networks have changed. @returns how to stop */
export function followNetworks(
  clock: Clock,
  changed: (networks: readonly OwnNetwork[]) => void,
  look: () => readonly OwnNetwork[] = ownNetworks,
): () => void {
  let last = JSON.stringify(look())
  let stop = clock.after(LOOK, again)
  function again(): void {
    const networks = look()
    const now = JSON.stringify(networks)
    stop = clock.after(LOOK, again)
    if (now === last) return
    last = now
    changed(networks)
  }
  return () => {
    stop()
  }
}

/** An address with its port as one types it: IPv6 in brackets. */
export function withPort(address: string, port: number): string {
  return isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`
}

/** `192.168.1.7:4712`, `[fd00::7]:4712` or `name:4712`, into its two parts. */
export function partsOf(typed: string): { readonly host: string; readonly port: number } | undefined {
  const found = /^(?:\[([0-9a-f:.%\w]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(typed.trim())
  const host = found?.[1] ?? found?.[2]
  const port = Number(found?.[3])
  if (host === undefined || port < 1 || port > 65_535) return undefined
  return found?.[1] !== undefined && !isIPv6(host) ? undefined : { host, port }
}

/** One form for one address: no zone, and IPv4 as IPv4 even where it came in through IPv6. */
export function plainAddress(address: string): string {
  const [bare = ''] = address.split('%')
  if (isIP(bare) !== 6) return bare
  const words = wordsOf(bare)
  const mapped = words.slice(0, 6).join() === '0,0,0,0,0,65535'
  if (!mapped) return words.map((word) => word.toString(16)).join(':')
  const [high = 0, low = 0] = words.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Whom wrong codes are counted for: an address of IPv4, or all that one machine can give itself in IPv6, its /64. */
export function neighbourhood(address: string): string {
  const plain = plainAddress(address)
  return isIPv4(plain) ? plain : `${plain.split(':').slice(0, 4).join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function wordsOf(address: string): number[] {
  // An IPv4 address at its end is written as two of them.
  const whole = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [front = '', back] = whole.split('::')
  const numbers = (text: string): number[] => (text === '' ? [] : text.split(':').map((word) => parseInt(word, 16)))
  const [head, tail] = [numbers(front), numbers(back ?? '')]
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail]
}
