/**
 * Traffic of tests stays on this machine. Whatever a process would send elsewhere is refused, and told to whoever put up the
 * guard, since the one that sends may well forgive an error. What a machine of a test sends (network-namespaces.mjs) goes to others of
 * that test: it has no guard.
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

/** Whether that is what many listen to. @param {string | undefined} host @returns {boolean} */
const isMulticast = (host) => host !== undefined && isIP(host) === 4 && multicastAddresses.check(host)

/**
 * Whom a call of `connect` of a stream is for; undefined: a socket of the file system, or this machine by default.
 * @param {readonly unknown[]} given @returns {string | undefined}
 */
export function connectTargetHost(given) {
  // Node itself hands over its arguments as one list.
  const [first, second] = Array.isArray(given[0]) ? given[0] : given
  if (typeof first === 'object' && first !== null) return (first.path ?? '') === '' ? first.host : undefined
  return typeof first === 'number' && typeof second === 'string' ? second : undefined
}

/**
 * Puts up the guard for this process.
 * @param {(host: string) => void} found
 */
export function blockExternalTraffic(found) {
  /** @param {string | undefined} host */
  const check = (host) => {
    if (host === undefined || isLoopback(host)) return
    found(host)
    throw new Error(`traffic of tests stays on this machine: ${host}`)
  }
  guardMethod(Socket.prototype, 'connect', (given) => check(connectTargetHost(given)))
  /** Sockets whose words to a group go to this machine only. */
  const within = new WeakSet()
  guardMethod(Datagrams.prototype, 'setMulticastInterface', ([address], socket) => {
    if (isLoopback(String(address))) within.add(socket)
    else within.delete(socket)
  })
  // The host is the only text beside the message, which comes first.
  const hostOfDatagram = (given) => given.slice(1).find((it) => typeof it === 'string')
  /** To whom a connected datagram socket sends. To connect one to an address sends nothing: only a name would be asked for. */
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
 * @param {object} prototype @param {string} name
 * @param {(given: readonly unknown[], socket: object) => void} check throws
 */
function guardMethod(prototype, name, check) {
  const real = prototype[name]
  prototype[name] = function (...given) {
    check(given, this)
    return real.apply(this, given)
  }
}
