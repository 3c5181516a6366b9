import { posix, resolve, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { parseDesktopFlags, parseHeadlessFlags } from './command-line-flags.ts'

test('parseHeadlessFlags without flags: any port, the default profile folder, and a browser is opened', () => {
  expect(parseHeadlessFlags([])).toEqual({ ok: true, flags: { port: 0, shouldOpenBrowser: true } })
})

test('parseHeadlessFlags reads every flag', () => {
  const page = 'http://127.0.0.1:5173'
  const argv = [
    '--port',
    '8080',
    '--profile',
    'here',
    '--pace=0',
    '--seed',
    'two words',
    '--no-open',
    '--page',
    page,
  ].concat(['--locale', 'de'])
  expect(parseHeadlessFlags(argv)).toEqual({
    ok: true,
    flags: {
      page,
      port: 8080,
      profile: resolve('here'),
      pace: 0,
      seed: 'two words',
      locale: 'de',
      shouldOpenBrowser: false,
    },
  })
})

test('parseHeadlessFlags reads --lan for all tables on all networks, and for one table on chosen networks', () => {
  expect(parseHeadlessFlags(['--lan', '--no-open'])).toEqual({
    ok: true,
    flags: { port: 0, shouldOpenBrowser: false, lan: {} },
  })
  const argv = ['--lan', '--table', 'karmaka-0a', '--networks', 'eth0,Wi-Fi 2']
  expect(parseHeadlessFlags(argv)).toEqual({
    ok: true,
    flags: { port: 0, shouldOpenBrowser: true, lan: { table: 'karmaka-0a', networks: ['eth0', 'Wi-Fi 2'] } },
  })
})

test.each([
  [['--table', 'karmaka-0a']],
  [['--networks', 'eth0']],
  [['--lan', '--table', '../karmaka']],
  [['--lan', '--table=']],
  [['--lan', '--networks=']],
  [['--fly']],
  [['stray']],
  [['--port']],
  [['--port', 'http']],
  [['--port', '65536']],
  [['--port', '-1']],
  [['--locale', 'tlh']],
  [['--pace', '1.5']],
  [['--pace', '']],
  [['--profile', '']],
  [['--seed=']],
  [['--page', 'there']],
  [['--page', 'http://127.0.0.1:5173/?key=']],
])('parseHeadlessFlags rejects %j with a message of one line', (argv) => {
  const parsed = parseHeadlessFlags(argv)
  expect(parsed.ok).toBe(false)
  if (!parsed.ok) expect(parsed.why).toMatch(/^[^\n]+$/)
})

test('parseElectronFlags ignores Chromium’s flags and reads Samsara’s own', () => {
  const argv = ['.', '--no-sandbox', '--remote-debugging-port=0', '--profile', 'here', '--pace', '0', '--seed=s']
  expect(parseDesktopFlags(argv)).toEqual({ ok: true, flags: { profile: resolve('here'), pace: 0, seed: 's' } })
  expect(parseDesktopFlags(['--profile'])).toMatchObject({ ok: false })
})

test.each([
  ['D:\\Games', 'D:\\Games', win32],
  ['D:/Games/..', 'D:\\', win32],
  ['\\\\server\\share\\Games', '\\\\server\\share\\Games', win32],
  ['/games/../mine', '/mine', posix],
])('--profile %s becomes the folder %s by the path rules of its system', (profile, folder, rules) => {
  const argv = ['--profile', profile]
  for (const parsed of [parseDesktopFlags(argv, rules), parseHeadlessFlags(argv, rules)])
    expect(parsed).toMatchObject({ ok: true, flags: { profile: folder } })
})
