/** Discovery of a table on the network: by its announcement, which does not contain enough to join, and by a link. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, createProfile, test } from './fixture.ts'
import { onCleanup } from './cleanup.ts'
import {
  openAppOn,
  joinByLink,
  hostSaveOn,
  createMachines,
  createPeopleSave,
  takeLobbySeat,
  skippedSuffix,
  LAN_SKIP_REASON,
} from './lan-devices.ts'
import type { Machine } from '../build/lib/network-namespaces.mjs'

test.skip(LAN_SKIP_REASON !== undefined, LAN_SKIP_REASON ?? '')
test.setTimeout(150_000)

/** Listens to all that is announced on a machine's network. @returns what was heard so far */
async function listenForAnnouncements(machine: Machine): Promise<() => string> {
  const script = `const socket = require('node:dgram').createSocket({ type: 'udp4', reuseAddr: true })
    socket.on('message', (data) => process.stdout.write(data.toString('hex')))
    socket.bind(5353, () => { socket.addMembership('224.0.0.251', '${machine.address}'); process.stdout.write('00') })`
  const [program = '', ...args] = machine.within([process.execPath, '-e', script])
  const ear = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onCleanup(async () => {
    ear.kill()
    return Promise.resolve()
  })
  let heard = ''
  ear.stdout.on('data', (data) => (heard += String(data)))
  await once(ear.stdout, 'data')
  return () => Buffer.from(heard, 'hex').toString('latin1')
}

test(`a table of another machine is listed within three seconds; its announcement has neither codes nor people${skippedSuffix}`, async () => {
  const userData = createProfile({ asks: false })
  const people = ['Anastasia', 'Benedikt', 'Cleopatra']
  const save = await createPeopleSave(userData, 'Karmaka', people)
  const machines = createMachines('host', 'desk')
  const desk = await openAppOn(machines.desk)
  const heard = await listenForAnnouncements(machines.desk)
  const host = await hostSaveOn(machines.host, userData, save)
  await desk.getByRole('button', { name: 'Join a table' }).click()
  const listed = desk.getByRole('button', { name: /^Karmaka at / })
  await expect(listed).toBeVisible({ timeout: 3000 })
  await expect(listed).toContainText('3 of 3 seats are free')
  expect(heard()).toContain('game=karmaka')
  for (const secret of [...people, host.code, host.pageCode, ...host.code.split('-'), ...host.pageCode.split('-')])
    expect(heard().toLowerCase()).not.toContain(secret.toLowerCase())

  // Chosen there, it takes the code of the panel.
  await listed.click()
  await desk.getByRole('textbox', { name: /^Code/ }).fill(host.code)
  await joinByLink(desk, 'Anastasia')
  await takeLobbySeat(desk, 'Anastasia')
})

test(`a link passed to the app opens the form for joining its table, filled in${skippedSuffix}`, async () => {
  const userData = createProfile({ asks: false })
  const save = await createPeopleSave(userData, 'Rauha', ['Ana', 'Ben'])
  const machines = createMachines('host', 'desk')
  const host = await hostSaveOn(machines.host, userData, save)
  const desk = await openAppOn(machines.desk, host.link)
  await expect(desk.getByRole('heading', { name: 'Join a table' })).toBeVisible()
  await expect(desk.getByLabel('Address or link')).toHaveValue(host.link)
  // The link has the code already.
  await expect(desk.getByRole('textbox', { name: /^Code/ })).toHaveCount(0)
  await joinByLink(desk, 'Ben')
  await takeLobbySeat(desk, 'Ben')
})
