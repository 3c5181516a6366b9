/**
 * Simulates several machines on one network with Linux network namespaces: each has its own loopback interface and a virtual
 * cable to a common switch. Their traffic does not leave this network. For tests only.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Namespace names contain the id of the process that created them. */
const NAMESPACE_NAME = /^samsara-(\d+)-/
const CABLE_NAME = 'lan0'

/** @param {string[]} args */
const runIp = (...args) => execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/**
 * Why namespaces cannot be created here: for the title of a skipped test.
 * @returns {string | undefined}
 */
export function namespacesUnavailableReason() {
  if (process.platform !== 'linux') return 'network namespaces are Linux only'
  if (process.getuid?.() !== 0) return 'network namespaces need root'
  const name = `samsara-${process.pid}-try`
  try {
    runIp('netns', 'add', name)
    runIp('-n', name, 'link', 'add', 'switch', 'type', 'bridge')
    runIp('-n', name, 'link', 'add', 'one', 'type', 'veth', 'peer', 'name', 'other')
    return undefined
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isMissing ? 'the program ip is missing' : 'this system makes no network namespaces'
  } finally {
    deleteNamespace(name)
  }
}

/**
 * @typedef {object} Machine
 * @property {string} name
 * @property {string} address IPv4
 * @property {string} address6 IPv6
 * @property {(command: readonly string[]) => string[]} within wraps a command so that it runs on the machine
 * @property {(program: string) => string} program writes an executable that runs the program, with its arguments, on the machine;
 * returns its path
 * @property {(plugged: boolean) => void} cable unplugs or plugs the network cable
 */

/**
 * Creates machines on one network without access to any other.
 * @param {readonly string[]} names
 * @returns {{machines: Machine[], close(): void}}
 */
export function createTestNetwork(names) {
  deleteOrphanNamespaces()
  const base = `samsara-${process.pid}-${Math.random().toString(36).slice(2, 7)}`
  const hub = `${base}-switch`
  const folder = mkdtempSync(join(tmpdir(), 'samsara-machines-'))
  const made = [hub]
  const close = () => {
    for (const name of made.splice(0)) deleteNamespace(name)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    runIp('netns', 'add', hub)
    runIp('-n', hub, 'link', 'add', 'switch', 'type', 'bridge')
    runIp('-n', hub, 'link', 'set', 'switch', 'up')
    const machines = names.map((name, at) => {
      const own = `${base}-${name}`
      runIp('netns', 'add', own)
      made.push(own)
      return connectMachine({ name, own, hub, folder, number: at + 1 })
    })
    return { machines, close }
  } catch (error) {
    close()
    throw error
  }
}

/** @param {{name: string, own: string, hub: string, folder: string, number: number}} machine @returns {Machine} */
function connectMachine({ name, own, hub, folder, number }) {
  const port = `port${number}`
  const address = `10.77.0.${number}`
  const address6 = `fd77::${number}`
  skipAddressDetection(own)
  runIp('-n', hub, 'link', 'add', port, 'type', 'veth', 'peer', 'name', CABLE_NAME, 'netns', own)
  runIp('-n', hub, 'link', 'set', port, 'master', 'switch', 'up')
  runIp('-n', own, 'link', 'set', 'lo', 'up')
  runIp('-n', own, 'address', 'add', `${address}/24`, 'broadcast', '+', 'dev', CABLE_NAME)
  // Without duplicate address detection, which would take a second.
  runIp('-n', own, 'address', 'add', `${address6}/64`, 'dev', CABLE_NAME, 'nodad')
  runIp('-n', own, 'link', 'set', CABLE_NAME, 'up')
  // A default route, as behind a router; the router does not exist.
  runIp('-n', own, 'route', 'add', 'default', 'via', '10.77.0.254')
  /** @param {readonly string[]} command */
  const within = (command) => ['ip', 'netns', 'exec', own, ...command]
  return {
    name,
    address,
    address6,
    within,
    program(program) {
      const file = join(folder, `${name}-${program.replaceAll(/\W/g, '-')}`)
      writeFileSync(file, `#!/bin/sh\nexec ${within([`'${program}'`]).join(' ')} "$@"\n`)
      chmodSync(file, 0o755)
      return file
    },
    cable(plugged) {
      runIp('-n', hub, 'link', 'set', port, plugged ? 'up' : 'down')
    },
  }
}

/**
 * Makes link-local addresses usable immediately, as on a machine that has been on its network for a while. Otherwise the address
 * appears a second or two later, and Chromium then aborts requests in progress (ERR_NETWORK_CHANGED).
 * @param {string} own
 */
function skipAddressDetection(own) {
  for (const group of ['default', 'all'])
    runIp('netns', 'exec', own, 'sh', '-c', `echo 0 > /proc/sys/net/ipv6/conf/${group}/accept_dad`)
}

/** @param {string} name */
function deleteNamespace(name) {
  try {
    runIp('netns', 'delete', name)
  } catch {
    // it does not exist
  }
}

/** Deletes the namespaces of processes that were killed. */
function deleteOrphanNamespaces() {
  for (const line of runIp('netns', 'list').split('\n')) {
    const [name = ''] = line.split(' ')
    const pid = Number(NAMESPACE_NAME.exec(name)?.[1])
    if (pid > 0 && !isProcessAlive(pid)) deleteNamespace(name)
  }
}

/** @param {number} pid */
function isProcessAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
