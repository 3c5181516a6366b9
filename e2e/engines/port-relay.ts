/**
 * Connects a test to a port of another machine: test machines (network-namespaces.mjs) have no network in common with the test.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Machine } from '../../build/lib/network-namespaces.mjs'
import { nodeBinary } from '../../build/lib/project.mjs'
import { onCleanup } from '../cleanup.ts'

/** Runs on the machine: forwards a Unix socket, which all machines can access, to a port there. */
const RELAY_SCRIPT = `
const net = require('node:net')
const [path, port] = process.argv.slice(1)
net.createServer((near) => {
  const far = net.connect(Number(port), '127.0.0.1')
  near.pipe(far).pipe(near)
  for (const [one, other] of [[near, far], [far, near]]) one.on('error', () => other.destroy())
}).listen(path, () => console.log('ready'))
`

/**
 * @param port on which a program of the machine listens, now or later
 * @returns path of the Unix socket; it closes with the test
 */
export async function openPortRelay(machine: Machine, port: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-relay-'))
  const path = join(folder, 'socket')
  const [program = '', ...args] = machine.within([nodeBinary(), '-e', RELAY_SCRIPT, path, String(port)])
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  onCleanup(async () => {
    child.kill('SIGKILL')
    await closed
    rmSync(folder, { recursive: true, force: true })
  })
  await once(child.stdout, 'data')
  return path
}
