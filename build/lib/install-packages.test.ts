import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { arePackagesInstalled, isLink } from './install-packages.mjs'

const entry = (version: string, more: object = {}) => ({ version, integrity: `sha512-${version}`, ...more })
const lock = (packages: object) => ({ packages: { '': { name: 'samsara' }, ...packages } })

describe('packages are installed', () => {
  test('when every one stands there in the version of the lock file', () => {
    expect(
      arePackagesInstalled(lock({ 'node_modules/a': entry('1.0.0') }), {
        packages: { 'node_modules/a': entry('1.0.0') },
      }),
    ).toBe(true)
  })

  test('also when an optional one of another system is left out', () => {
    const wanted = lock({ 'node_modules/a': entry('1.0.0'), 'node_modules/win': entry('1.0.0', { optional: true }) })
    expect(arePackagesInstalled(wanted, { packages: { 'node_modules/a': entry('1.0.0') } })).toBe(true)
  })
})

describe('packages are missing', () => {
  const wanted = lock({ 'node_modules/a': entry('1.0.0') })

  test('when nothing was installed', () => {
    expect(arePackagesInstalled(wanted, undefined)).toBe(false)
  })

  test('when one is not there', () => {
    expect(arePackagesInstalled(wanted, { packages: {} })).toBe(false)
  })

  test('when one has another version', () => {
    expect(arePackagesInstalled(wanted, { packages: { 'node_modules/a': entry('1.0.1') } })).toBe(false)
  })

  test('when one stands there that nobody asks for', () => {
    const present = { packages: { 'node_modules/a': entry('1.0.0'), 'node_modules/b': entry('1.0.0') } }
    expect(arePackagesInstalled(wanted, present)).toBe(false)
  })
})

test('a linked node_modules is told from a folder, so that npm ci never empties the folder of another checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-install-'))
  try {
    mkdirSync(join(folder, 'own'))
    symlinkSync(join(folder, 'own'), join(folder, 'link'), 'junction')
    expect([isLink(join(folder, 'own')), isLink(join(folder, 'link')), isLink(join(folder, 'none'))]).toEqual([
      false,
      true,
      false,
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
