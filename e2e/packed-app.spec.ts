/** Drives a packed program through Chromium's debugging port, tested with a plain Chromium, which opens the same port. */
import { findChromium } from '../build/lib/test-browsers.mjs'
import { expect, createProfile, test } from './fixture.ts'
import { driveProgram, findPackedProgram } from './packed-app.ts'

test('a program is driven by the port that it prints, and ends with its test', async () => {
  const chromium = await findChromium()
  if (chromium === undefined) throw new Error('no Chromium')
  const address = 'data:text/html,<h1>Packed</h1>'
  const { page, process: child } = await driveProgram(chromium, [
    '--headless',
    '--no-first-run',
    `--user-data-dir=${createProfile()}`,
    address,
  ])
  await expect(page.getByRole('heading', { name: 'Packed' })).toBeVisible()
  expect(child.exitCode).toBeNull()
})

test('one that ends without a port is told with what it said', async () => {
  await expect(driveProgram(process.execPath, ['--no-such-flag'])).rejects.toThrow('before it opened a port')
})

test('a program that is named is the packed one', () => {
  process.env['SAMSARA_PACKED'] = '/somewhere/samsara'
  expect(findPackedProgram()).toBe('/somewhere/samsara')
  delete process.env['SAMSARA_PACKED']
})
