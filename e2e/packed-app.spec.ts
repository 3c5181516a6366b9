/** Drives a packed program through Chromium's debugging port, tested with a plain Chromium, which opens the same port. */
import { findChromium } from '../build/lib/test-browsers.mjs'
import { expect, createProfile, test } from './fixture.ts'
import { driveProgram, findPackedProgram } from './packed-app.ts'

test('drives a program through the port that it prints, and ends it with the test', async () => {
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

test('rejects a program that ends before it opens a port', async () => {
  await expect(driveProgram(process.execPath, ['--no-such-flag'])).rejects.toThrow('before it opened a port')
})

test('finds the packed program that the environment names', () => {
  process.env['SAMSARA_PACKED'] = '/somewhere/samsara'
  expect(findPackedProgram()).toBe('/somewhere/samsara')
  delete process.env['SAMSARA_PACKED']
})
