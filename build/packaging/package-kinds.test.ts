/** The packages that can be made on each machine. */
import { expect, test } from 'vitest'
import { planPackages, targetSystemOf, type PackingMachine } from './package-kinds.ts'

const LINUX = ['AppImage', 'deb', 'rpm', 'tar.gz']
const WIN = ['nsis', 'portable', 'zip']
const maker = (platform: NodeJS.Platform, programs: readonly string[] = [], unnamed?: string): PackingMachine => ({
  platform,
  has: (program) => programs.includes(program),
  unnamed,
})

test('planPackages plans all packages of the machine’s own system', () => {
  expect([targetSystemOf('win32'), targetSystemOf('darwin'), targetSystemOf('linux')]).toEqual(['win', 'mac', 'linux'])
  expect(planPackages('win', WIN, maker('win32'))).toEqual({ kinds: WIN, left: [] })
  expect(planPackages('mac', ['dmg', 'zip'], maker('darwin'))).toEqual({ kinds: ['dmg', 'zip'], left: [] })
  expect(planPackages('linux', LINUX, maker('linux', ['rpmbuild']))).toEqual({ kinds: LINUX, left: [] })
})

test('planPackages skips packages that need another system, with a line that names the system', () => {
  for (const platform of ['linux', 'win32'] as const) {
    const { kinds, left } = planPackages('mac', ['dmg', 'zip'], maker(platform))
    expect(kinds).toEqual([])
    expect(left).toEqual(['macOS: packages for a Mac are made on a Mac only'])
  }
  expect(planPackages('linux', LINUX, maker('win32')).kinds).toEqual([])
  expect(planPackages('mac', ['dir'], maker('linux')).kinds).toEqual([])
})

test('planPackages needs wine on Linux for the Windows installer, and not for portable or zip', () => {
  expect(planPackages('win', WIN, maker('linux')).kinds).toEqual(['portable', 'zip'])
  expect(planPackages('win', WIN, maker('linux')).left).toHaveLength(1)
  expect(planPackages('win', WIN, maker('linux', ['wine'])).kinds).toEqual(WIN)
  expect(planPackages('win', WIN, maker('darwin')).kinds).toEqual(WIN)
})

test('planPackages skips deb and rpm without a publisher, with one line', () => {
  const { kinds, left } = planPackages('linux', LINUX, maker('linux', ['rpmbuild'], 'they name who publishes them'))
  expect(kinds).toEqual(['AppImage', 'tar.gz'])
  expect(left).toEqual(['Linux, deb and rpm: they name who publishes them'])
})

test('planPackages names a missing tool, unless only the unpacked folder is made', () => {
  expect(planPackages('linux', LINUX, maker('linux')).left).toEqual([
    'Linux, rpm: rpmbuild is missing (on Debian: apt-get install rpm)',
  ])
  expect(planPackages('linux', ['dir'], maker('linux'))).toEqual({ kinds: ['dir'], left: [] })
})
