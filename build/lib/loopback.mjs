/**
 * Keeps the traffic of tests on this machine: traffic to other machines is refused and reported to a callback, since the sender
 * may ignore the error. Processes in network namespaces (network-namespaces.mjs) are not guarded: they reach only other
 * namespaces of the same test.
 */
import { Socket as Datagrams } from 'node:dgram'
import { BlockList, isIP, Socket } from 'node:net'

const loopbackAddresses = new BlockList()
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4')
loopbackAddresses.addAddress('::1', 'ipv6')
loopbackAddresses.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')

/** @param {string} host @returns {boolean} */
export function isLoopback(host) {
  const version = isIP(host)
  return version === 0 ? host === 'localhost' : loopbackAddresses.check(host, version === 6 ? 'ipv6' : 'ipv4')
}

const multicastAddresses = new BlockList()
multicastAddresses.addSubnet('224.0.0.0', 4, 'ipv4')

/** Whether an address is a multicast address. @param {string | undefined} host @returns {boolean} */
const isMulticast = (host) => host !== undefined && isIP(host) === 4 && multicastAddresses.check(host)

/**
 * The target host of a call of `connect` of a stream socket, or undefined for a file system socket or the default (this machine).
 * @param {readonly unknown[]} given
 * @returns {string | undefined}
 */
export function connectTargetHost(given) {
  // Node passes its own calls with all arguments in one array.
  const [first, second] = Array.isArray(given[0]) ? given[0] : given
  if (typeof first === 'object' && first !== null) return (first.path ?? '') === '' ? first.host : undefined
  return typeof first === 'number' && typeof second === 'string' ? second : undefined
}

/**
 * Installs the guard in this process.
 * @param {(host: string) => void} found called with each refused host
 */
export function blockExternalTraffic(found) {
  /** @param {string | undefined} host */
  const check = (host) => {
    if (host === undefined || isLoopback(host)) return
    found(host)
    throw new Error(`traffic of tests stays on this machine: ${host}`)
  }
  guardMethod(Socket.prototype, 'connect', (given) => check(connectTargetHost(given)))
  /** Sockets whose multicast traffic stays on this machine. */
  const within = new WeakSet()
  guardMethod(Datagrams.prototype, 'setMulticastInterface', ([address], socket) => {
    if (isLoopback(String(address))) within.add(socket)
    else within.delete(socket)
  })
  // The first argument is the message; the host is the only string after it.
  const hostOfDatagram = (given) => given.slice(1).find((it) => typeof it === 'string')
  /** Targets of connected datagram sockets. Connecting sends nothing, except a lookup if the target is a name. */
  const connected = new WeakMap()
  guardMethod(Datagrams.prototype, 'send', (given, socket) => {
    const host = hostOfDatagram(given) ?? connected.get(socket)
    if (!within.has(socket) || !isMulticast(host)) check(host)
  })
  guardMethod(Datagrams.prototype, 'connect', (given, socket) => {
    const host = hostOfDatagram(given)
    if (host !== undefined && isIP(host) === 0) check(host)
    connected.set(socket, host)
  })
  guardMethod(Datagrams.prototype, 'addMembership', ([group, address]) => {
    if (!isLoopback(String(address))) check(String(group))
  })
}

/**
 * Calls `check` before each call of a method.
 * @param {object} prototype
 * @param {string} name
 * @param {(given: readonly unknown[], socket: object) => void} check throws to refuse the call
 */
function guardMethod(prototype, name, check) {
  const real = prototype[name]
  prototype[name] = function (...given) {
    check(given, this)
    return real.apply(this, given)
  }
}
