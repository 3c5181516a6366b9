import { expect, test } from 'vitest'
import { updateCapabilityOf, releasesPageUrl, type PackageDetectionInputs } from './update-capability.ts'

/** In the form that the builder writes. */
const FEED = 'owner: ana\nrepo: samsara\nprovider: github\nupdaterCacheDirName: samsara-updater\n'

function place(
  platform: NodeJS.Platform,
  files: Readonly<Record<string, string>>,
  more: Partial<PackageDetectionInputs> = {},
): PackageDetectionInputs {
  const [program, resources] =
    platform === 'win32'
      ? [String.raw`C:\Samsara\Samsara.exe`, String.raw`C:\Samsara\resources`]
      : ['/home/ana/samsara/samsara', '/r']
  return { platform, program, resources, env: {}, read: (file) => files[file], ...more }
}

test('a package without an update feed has no update capability', () => {
  expect(updateCapabilityOf(place('linux', {}, { env: { APPIMAGE: '/a.AppImage' } }))).toBeUndefined()
})

test('accepts only a GitHub repository as update source', () => {
  for (const feed of [
    'provider: generic\nurl: https://elsewhere.example/\n',
    'owner: ana\nprovider: github\n',
    'owner: ana\nrepo: ../../elsewhere\nprovider: github\n',
    'owner: ana@elsewhere.example\nrepo: samsara\nprovider: github\n',
    '{"owner":"ana","repo":"samsara","provider":"github"}',
  ])
    expect(updateCapabilityOf(place('darwin', { '/r/app-update.yml': feed })), feed).toBeUndefined()
})

test('the releases page is that of the repository', () => {
  expect(releasesPageUrl({ from: 'github.com/ana/samsara' })).toBe('https://github.com/ana/samsara/releases')
})

const LINUX = { '/r/app-update.yml': FEED }
const from = 'github.com/ana/samsara'

test('AppImage, deb and rpm can update themselves; an archive links to the releases page', () => {
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

test('an archive with the package type deb is not a deb', () => {
  const files = { ...LINUX, '/r/package-type': 'deb' }
  expect(updateCapabilityOf(place('linux', files))).toEqual({ from })
  expect(updateCapabilityOf(place('linux', files, { env: { APPIMAGE: '/s.AppImage' } }))).toEqual({
    from,
    kind: 'AppImage',
  })
  expect(updateCapabilityOf(place('linux', files, { env: { APPIMAGE: 's.AppImage' } }))).toEqual({ from })
})

test('on Windows only an installed Samsara can update itself', () => {
  const files = { [String.raw`C:\Samsara\resources\app-update.yml`]: FEED.replaceAll('\n', '\r\n') }
  const installed = { ...files, [String.raw`C:\Samsara\Uninstall Samsara.exe`]: 'MZ' }
  expect(updateCapabilityOf(place('win32', files))).toEqual({ from })
  expect(updateCapabilityOf(place('win32', installed))).toEqual({ from, kind: 'nsis' })
  const portable = { PORTABLE_EXECUTABLE_FILE: String.raw`D:\Samsara-portable.exe` }
  expect(updateCapabilityOf(place('win32', installed, { env: portable }))).toEqual({ from })
})

test('on macOS the app can update itself when it has a feed', () => {
  expect(updateCapabilityOf(place('darwin', LINUX))).toEqual({ from, kind: 'mac' })
})
