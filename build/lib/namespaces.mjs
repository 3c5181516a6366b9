/**
 * Several machines on one network, within this one: network namespaces of Linux, each with its own loopback and a cable to a
 * common switch. What they say to each other goes nowhere else. For tests only.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The names of what this makes tell the process that made it. */
const OWN = /^samsara-(\d+)-/
const CABLE = 'lan0'

/** @param {string[]} args */
const ip = (...args) => execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/**
 * Why no machines can be made here: for the name of a test that is skipped for it.
 * @returns {string | undefined}
 */
export function whyNoMachines() {
  if (process.platform !== 'linux') return 'network namespaces are Linux only'
  if (process.getuid?.() !== 0) return 'network namespaces need root'
  const name = `samsara-${process.pid}-try`
  try {
    ip('netns', 'add', name)
    ip('-n', name, 'link', 'add', 'switch', 'type', 'bridge')
    ip('-n', name, 'link', 'add', 'one', 'type', 'veth', 'peer', 'name', 'other')
    return undefined
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isMissing ? 'the program ip is missing' : 'this system makes no network namespaces'
  } finally {
    remove(name)
  }
}

/**
 * @typedef {object} Machine
 * @property {string} name
 * @property {string} address of IPv4
 * @property {string} address6 of IPv6
 * @property {(command: readonly string[]) => string[]} within the same command, run on that machine
 * @property {(program: string) => string} program a program that runs another one on that machine, with its arguments
 * @property {(plugged: boolean) => void} cable pulls its cable, or plugs it in again
 */

/**
 * Machines on one network; none of them reaches anything else.
 * @param {readonly string[]} names
 * @returns {{machines: Machine[], close(): void}}
 */
export function newNetwork(names) {
  removeForsaken()
  const base = `samsara-${process.pid}-${Math.random().toString(36).slice(2, 7)}`
  const hub = `${base}-switch`
  const folder = mkdtempSync(join(tmpdir(), 'samsara-machines-'))
  const made = [hub]
  const close = () => {
    for (const name of made.splice(0)) remove(name)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    ip('netns', 'add', hub)
    ip('-n', hub, 'link', 'add', 'switch', 'type', 'bridge')
    ip('-n', hub, 'link', 'set', 'switch', 'up')
    const machines = names.map((name, at) => {
      const own = `${base}-${name}`
      ip('netns', 'add', own)
      made.push(own)
      return plugIn({ name, own, hub, folder, number: at + 1 })
    })
    return { machines, close }
  } catch (error) {
    close()
    throw error
  }
}

/** @param {{name: string, own: string, hub: string, folder: string, number: number}} machine @returns {Machine} */
function plugIn({ name, own, hub, folder, number }) {
  const port = `port${number}`
  const address = `10.77.0.${number}`
  const address6 = `fd77::${number}`
  skipAddressDetection(own)
  ip('-n', hub, 'link', 'add', port, 'type', 'veth', 'peer', 'name', CABLE, 'netns', own)
  ip('-n', hub, 'link', 'set', port, 'master', 'switch', 'up')
  ip('-n', own, 'link', 'set', 'lo', 'up')
  ip('-n', own, 'address', 'add', `${address}/24`, 'broadcast', '+', 'dev', CABLE)
  // Without asking first whether somebody has it: that would take a second.
  ip('-n', own, 'address', 'add', `${address6}/64`, 'dev', CABLE, 'nodad')
  ip('-n', own, 'link', 'set', CABLE, 'up')
  // As behind any router; there is none.
  ip('-n', own, 'route', 'add', 'default', 'via', '10.77.0.254')
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
      ip('-n', hub, 'link', 'set', port, plugged ? 'up' : 'down')
    },
  }
}

/**
 * A machine that has been on its network for a while: the address that it gives itself is usable from the start. Otherwise
 * that comes a second or two later, and Chromium drops the requests that are under way then (ERR_NETWORK_CHANGED).
 * @param {string} own
 */
function skipAddressDetection(own) {
  for (const group of ['default', 'all'])
    ip('netns', 'exec', own, 'sh', '-c', `echo 0 > /proc/sys/net/ipv6/conf/${group}/accept_dad`)
}

/** @param {string} name */
function remove(name) {
  try {
    ip('netns', 'delete', name)
  } catch {
    // there is none
  }
}

/** What a process left that was killed. */
function removeForsaken() {
  for (const line of ip('netns', 'list').split('\n')) {
    const [name = ''] = line.split(' ')
    const pid = Number(OWN.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) remove(name)
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
