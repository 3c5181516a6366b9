import { expect, test } from 'vitest'
import { updateCapabilityOf, releasesPageUrl, type InstallEnvironment } from './update-capability.ts'

/** In the form that the builder writes. */
const FEED = 'owner: ana\nrepo: samsara\nprovider: github\nupdaterCacheDirName: samsara-updater\n'

function place(
  platform: NodeJS.Platform,
  files: Readonly<Record<string, string>>,
  more: Partial<InstallEnvironment> = {},
): InstallEnvironment {
  const [program, resources] =
    platform === 'win32'
      ? [String.raw`C:\Samsara\Samsara.exe`, String.raw`C:\Samsara\resources`]
      : ['/home/ana/samsara/samsara', '/r']
  return { platform, program, resources, env: {}, read: (file) => files[file], ...more }
}

test('a package without a place to look at offers nothing', () => {
  expect(updateCapabilityOf(place('linux', {}, { env: { APPIMAGE: '/a.AppImage' } }))).toBeUndefined()
})

test('no other place is believed than the releases of a repository of GitHub', () => {
  for (const feed of [
    'provider: generic\nurl: https://elsewhere.example/\n',
    'owner: ana\nprovider: github\n',
    'owner: ana\nrepo: ../../elsewhere\nprovider: github\n',
    'owner: ana@elsewhere.example\nrepo: samsara\nprovider: github\n',
    '{"owner":"ana","repo":"samsara","provider":"github"}',
  ])
    expect(updateCapabilityOf(place('darwin', { '/r/app-update.yml': feed })), feed).toBeUndefined()
})

test('the page of the releases is that of the repository', () => {
  expect(releasesPageUrl({ from: 'github.com/ana/samsara' })).toBe('https://github.com/ana/samsara/releases')
})

const LINUX = { '/r/app-update.yml': FEED }
const from = 'github.com/ana/samsara'

test('an AppImage, a deb and an rpm renew themselves; an archive is renewed by hand', () => {
  const deb = { ...LINUX, '/r/package-type': 'deb' }
  const installed = { program: '/opt/Samsara/samsara' }
  expect(updateCapabilityOf(place('linux', LINUX, { env: { APPIMAGE: '/home/ana/s.AppImage' } }))).toEqual({
    from,
    kind: 'AppImage',
  })
  expect(updateCapabilityOf(place('linux', deb, installed))).toEqual({ from, kind: 'deb' })
  expect(updateCapabilityOf(place('linux', { ...LINUX, '/r/package-type': 'rpm\n' }, installed))).toEqual({
    from,
    kind: 'rpm',
  })
  expect(updateCapabilityOf(place('linux', LINUX))).toEqual({ from })
})

test('what the word for a deb has got into is no deb', () => {
  const files = { ...LINUX, '/r/package-type': 'deb' }
  expect(updateCapabilityOf(place('linux', files))).toEqual({ from })
  expect(updateCapabilityOf(place('linux', files, { env: { APPIMAGE: '/s.AppImage' } }))).toEqual({
    from,
    kind: 'AppImage',
  })
  expect(updateCapabilityOf(place('linux', files, { env: { APPIMAGE: 's.AppImage' } }))).toEqual({ from })
})

test('on Windows only what was installed renews itself', () => {
  const files = { [String.raw`C:\Samsara\resources\app-update.yml`]: FEED.replaceAll('\n', '\r\n') }
  const installed = { ...files, [String.raw`C:\Samsara\Uninstall Samsara.exe`]: 'MZ' }
  expect(updateCapabilityOf(place('win32', files))).toEqual({ from })
  expect(updateCapabilityOf(place('win32', installed))).toEqual({ from, kind: 'nsis' })
  const portable = { PORTABLE_EXECUTABLE_FILE: String.raw`D:\Samsara-portable.exe` }
  expect(updateCapabilityOf(place('win32', installed, { env: portable }))).toEqual({ from })
})

test('a Mac’s app renews itself where there is a feed: without a certificate none is written', () => {
  expect(updateCapabilityOf(place('darwin', LINUX))).toEqual({ from, kind: 'mac' })
})
