import { expect, test } from 'vitest'
import {
  UPDATE_SOURCE,
  createDeferred,
  createTestUpdateService as made,
  NEWER_VERSION,
  flushPromises,
} from '../testing/test-update-service.ts'
import { DAILY_CHECK_INTERVAL_MS, UPDATE_CHECK_TIMEOUT_MS } from './update-service.ts'

const itself = (stand: object): object => ({ way: 'itself', from: UPDATE_SOURCE, ...stand })
const STALE = { ok: false, reason: { id: 'updates.refused.stale' } }
const failing = (code: string): Error => Object.assign(new Error(`at https://elsewhere/home/ana: ${code}`), { code })

test('without a check nothing is opened, requested or stored', async () => {
  const { updates, clock, done, told, values } = made()
  updates.setDailyCheck(false)
  clock.advance(10 * DAILY_CHECK_INTERVAL_MS)
  expect(updates.status).toEqual(itself({ stand: 'rest' }))
  await updates.installPending()
  expect({ done, told, values }).toEqual({ done: [], told: [], values: {} })
})

test('a check finds a newer version and downloads nothing', async () => {
  const { updates, done, told } = made()
  await updates.checkNow()
  expect(told).toEqual([itself({ stand: 'looking' }), itself({ stand: 'newer', newer: NEWER_VERSION })])
  await flushPromises()
  expect(done).toEqual(['open AppImage', 'look'])
})

test('a check may find no newer version; the next check uses the same updater', async () => {
  const { updates, finds, done } = made()
  finds(() => Promise.resolve(undefined))
  await updates.checkNow()
  expect(updates.status).toEqual(itself({ stand: 'newest' }))
  await updates.checkNow()
  expect(done).toEqual(['open AppImage', 'look', 'look'])
})

test('two simultaneous checks are one', async () => {
  const { updates, finds, done } = made()
  const one = createDeferred()
  finds(() => one.promise)
  const first = updates.checkNow()
  await updates.checkNow()
  expect(updates.status).toEqual(itself({ stand: 'looking' }))
  one.resolve()
  await first
  expect(done).toEqual(['open AppImage', 'look'])
})

test('downloads only the version that was found, and only on request', async () => {
  const { updates, done } = made()
  expect(updates.download(NEWER_VERSION.version)).toEqual(STALE)
  await updates.checkNow()
  expect(updates.download('1.0.9')).toEqual(STALE)
  expect(done).not.toContain('fetch')
  expect(updates.download(NEWER_VERSION.version).ok).toBe(true)
  await flushPromises()
  expect(done).toEqual(['open AppImage', 'look', 'fetch'])
})

test('agreeing to one version does not count for the next one', async () => {
  const { updates, done, fetches, finds } = made()
  await updates.checkNow()
  fetches(() => Promise.reject(failing('ENOSPC')))
  updates.download(NEWER_VERSION.version)
  await flushPromises()
  finds(() => Promise.resolve({ version: '1.2.0' }))
  await updates.checkNow()
  await flushPromises()
  expect(updates.status).toEqual(itself({ stand: 'newer', newer: { version: '1.2.0' } }))
  expect(updates.download(NEWER_VERSION.version)).toEqual(STALE)
  expect(done.filter((each) => each === 'fetch')).toHaveLength(1)
})

test('reports download progress in whole per cent that never decrease', async () => {
  const { updates, fetches, told } = made()
  const end = createDeferred()
  fetches(async (tell) => {
    for (const percent of [0.4, 1.2, 1.9, 1.1, 99.9, 130]) tell(percent)
    await end.promise
  })
  await updates.checkNow()
  updates.download(NEWER_VERSION.version)
  expect(updates.download(NEWER_VERSION.version).ok).toBe(true)
  await flushPromises()
  end.resolve()
  await flushPromises()
  expect(told.slice(2)).toEqual([
    ...[0, 1, 99, 100].map((percent) => itself({ stand: 'fetching', newer: NEWER_VERSION, percent })),
    itself({ stand: 'fetched', newer: NEWER_VERSION, agreed: false }),
  ])
})

test('a download can be cancelled, and the version is still offered', async () => {
  const { updates, fetches } = made()
  fetches(
    (_tell, stop) =>
      new Promise((_, reject) => {
        stop.addEventListener('abort', () => {
          reject(new Error('cancelled'))
        })
      }),
  )
  await updates.checkNow()
  updates.download(NEWER_VERSION.version)
  await flushPromises()
  updates.cancelDownload()
  await flushPromises()
  expect(updates.status).toEqual(itself({ stand: 'newer', newer: NEWER_VERSION }))
})

test('a downloaded version is installed at the end only after the player agreed', async () => {
  const { updates, fetched, done } = made()
  await fetched()
  await updates.installPending()
  expect(done).not.toContain('install false')
  expect(await updates.scheduleInstall('1.0.9', false)).toEqual(STALE)
  await updates.scheduleInstall(NEWER_VERSION.version, false)
  expect(updates.status).toEqual(itself({ stand: 'fetched', newer: NEWER_VERSION, agreed: true }))
  expect(done).not.toContain('quit')
  await updates.installPending()
  expect(done.slice(3)).toEqual(['prepare', 'install false'])
})

test('“now” quits and starts the new version afterwards, also after an earlier choice to wait', async () => {
  for (const first of [[], [false]]) {
    const { updates, fetched, done } = made()
    await fetched()
    for (const now of [...first, true]) await updates.scheduleInstall(NEWER_VERSION.version, now)
    expect(done.slice(3)).toEqual(['prepare', 'quit'])
    await updates.installPending()
    expect(done.at(-1)).toBe('install true')
  }
})

test('a version that was not downloaded is never installed', async () => {
  const { updates } = made()
  expect(await updates.scheduleInstall(NEWER_VERSION.version, true)).toEqual(STALE)
  await updates.checkNow()
  expect(await updates.scheduleInstall(NEWER_VERSION.version, true)).toEqual(STALE)
})

test('a check keeps a downloaded version', async () => {
  const { updates, fetched, done } = made()
  await fetched()
  await updates.checkNow()
  expect(updates.status).toEqual(itself({ stand: 'fetched', newer: NEWER_VERSION, agreed: false }))
  expect(done.filter((each) => each === 'look')).toHaveLength(1)
})

test.each([
  ['network', failing('ENOTFOUND')],
  ['unpublished', failing('ERR_UPDATER_LATEST_VERSION_NOT_FOUND')],
  ['unclear', failing('ERR_UPDATER_INVALID_UPDATE_INFO')],
  ['other', new TypeError('x is not a function')],
] as const)('a failed check reports its kind (%s), and logs neither address nor message', async (why, error) => {
  const { updates, finds, lines } = made()
  finds(() => Promise.reject(error))
  expect((await updates.checkNow()).ok).toBe(true)
  expect(updates.status).toEqual(itself({ stand: 'failed', why }))
  expect(lines.join('\n')).not.toMatch(/https|ana|function/)
  finds(() => Promise.resolve(NEWER_VERSION))
  await updates.checkNow()
  expect(updates.status).toMatchObject({ stand: 'newer' })
})

test('a check without an answer times out, and a later answer is ignored', async () => {
  const { updates, finds, clock } = made()
  const late = createDeferred()
  finds(() => late.promise)
  const look = updates.checkNow()
  await flushPromises()
  clock.advance(UPDATE_CHECK_TIMEOUT_MS)
  await look
  expect(updates.status).toEqual(itself({ stand: 'failed', why: 'network' }))
  late.resolve()
  await flushPromises()
  expect(updates.status).toMatchObject({ stand: 'failed' })
})

test.each([
  ['checksum', 'ERR_CHECKSUM_MISMATCH'],
  ['signature', 'ERR_UPDATER_INVALID_SIGNATURE'],
  ['space', 'ENOSPC'],
  ['rights', 'EACCES'],
  ['network', 'ECONNRESET'],
] as const)('a version that cannot be downloaded or verified (%s) is never installed', async (why, code) => {
  const { updates, fetches, done } = made()
  fetches(() => Promise.reject(failing(code)))
  await updates.checkNow()
  updates.download(NEWER_VERSION.version)
  await flushPromises()
  expect(updates.status).toEqual(itself({ stand: 'failed', why, version: NEWER_VERSION.version }))
  expect(await updates.scheduleInstall(NEWER_VERSION.version, false)).toEqual(STALE)
  await updates.installPending()
  expect(done).toEqual(['open AppImage', 'look', 'fetch'])
})

test('a system that rejects the installation is reported, and nothing is installed', async () => {
  const { updates, updater, fetched, done } = made()
  updater.prepareInstall = () => Promise.reject(new Error('Code signature did not pass validation'))
  await fetched()
  await updates.scheduleInstall(NEWER_VERSION.version, true)
  expect(updates.status).toEqual(itself({ stand: 'failed', why: 'other', version: NEWER_VERSION.version }))
  await updates.installPending()
  expect(done).toEqual(['open AppImage', 'look', 'fetch'])
})

test('a restart as the old version reports a failed installation once; a restart as the new version does not', async () => {
  const values = {}
  const { updates, updater, fetched, lines } = made({}, values)
  updater.install = () => {
    throw failing('EACCES')
  }
  await fetched()
  await updates.scheduleInstall(NEWER_VERSION.version, false)
  await updates.installPending()
  expect(lines.at(-1)).toBe('updates: 1.1.0 could not be installed: Error EACCES')
  const copy = structuredClone(values)
  expect(made({}, values).updates.status).toEqual(
    itself({ stand: 'failed', why: 'install', version: NEWER_VERSION.version }),
  )
  expect(made({ version: '1.1.0' }, copy).updates.status).toEqual(itself({ stand: 'rest' }))
  // It is told once.
  expect(made({}, values).updates.status).toEqual(itself({ stand: 'rest' }))
})

test('a package without self-update makes no requests and opens the releases page', async () => {
  const { updates, clock, done } = made({ capability: { from: UPDATE_SOURCE } })
  expect(updates.status).toEqual({ way: 'page', from: UPDATE_SOURCE })
  updates.setDailyCheck(true)
  clock.advance(DAILY_CHECK_INTERVAL_MS)
  expect(await updates.checkNow()).toMatchObject({ ok: false })
  expect(updates.download(NEWER_VERSION.version)).toEqual(STALE)
  await updates.openReleasesPage()
  expect(done).toEqual(['page'])
})

test('a failed write of the pending installation does not prevent it', async () => {
  const file = {
    get: () => undefined,
    set() {
      throw failing('ENOSPC')
    },
  }
  const { updates, fetched, done } = made({ file })
  await fetched()
  await updates.scheduleInstall(NEWER_VERSION.version, false)
  await updates.installPending()
  expect(done.at(-1)).toBe('install false')
})
