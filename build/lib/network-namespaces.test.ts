/** Test machines in network namespaces reach each other while their cables are plugged in, and no other machine. */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTestNetwork, namespacesUnavailableReason, type Machine } from './network-namespaces.mjs'

const why = namespacesUnavailableReason()
const unless = why === undefined ? '' : ` (skipped: ${why})`

const SERVER = `require('node:net').createServer((line) => line.end('hello')).listen(4000, '::', () => console.log('ready'))`
const client = (address: string): string =>
  `const line = require('node:net').connect({ host: '${address}', port: 4000, timeout: 500 })
  line.on('data', (data) => { console.log(String(data)); line.destroy() })
  line.on('timeout', () => { console.log('silence'); line.destroy() })
  line.on('error', ({ code }) => console.log(code))`

async function ask(from: Machine, address: string): Promise<string> {
  const [program = '', ...args] = from.within([process.execPath, '-e', client(address)])
  return (await promisify(execFile)(program, args)).stdout.trim()
}

async function serve(on: Machine): Promise<ChildProcess> {
  const [program = '', ...args] = on.within([process.execPath, '-e', SERVER])
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(server.stdout, 'data')
  return server
}

test.skipIf(why !== undefined)(
  `test machines reach each other by IPv4 and IPv6 while their cables are plugged in${unless}`,
  async () => {
    const { machines, close } = createTestNetwork(['one', 'other'])
    const [one, other] = machines
    if (one === undefined || other === undefined) throw new Error('there are no two machines')
    const server = await serve(one)
    try {
      expect(await ask(other, one.address)).toBe('hello')
      expect(await ask(other, one.address6)).toBe('hello')
      expect(await ask(other, '192.0.2.1')).not.toBe('hello')
      other.cable(false)
      expect(await ask(other, one.address)).not.toBe('hello')
      other.cable(true)
      expect(await ask(other, one.address)).toBe('hello')
      // Each has a loopback of its own.
      expect(await ask(other, '127.0.0.1')).toBe('ECONNREFUSED')
    } finally {
      server.kill()
      close()
    }
  },
)

/** The links that a machine, or the switch, has. */
function linksOf(command: readonly string[]): readonly string[] {
  const [program = '', ...args] = command
  const links = JSON.parse(execFileSync(program, args, { encoding: 'utf8' })) as readonly { readonly ifname: string }[]
  return links.map(({ ifname }) => ifname).sort()
}

test.skipIf(why !== undefined)(
  `the switch has links to the test machines only, so no traffic reaches other networks${unless}`,
  () => {
    const { machines, close } = createTestNetwork(['one', 'other'])
    try {
      const spaces = execFileSync('ip', ['netns', 'list'], { encoding: 'utf8' })
      const hub = new RegExp(`^(samsara-${String(process.pid)}-\\w+-switch)`, 'm').exec(spaces)?.[1] ?? ''
      for (const { within } of machines) expect(linksOf(within(['ip', '-j', 'link']))).toEqual(['lan0', 'lo'])
      expect(linksOf(['ip', '-n', hub, '-j', 'link'])).toEqual(['lo', 'port1', 'port2', 'switch'])
    } finally {
      close()
    }
  },
)
