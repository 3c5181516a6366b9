import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { arePackagesInstalled, isLink } from './install-packages.mjs'

const entry = (version: string, more: object = {}) => ({ version, integrity: `sha512-${version}`, ...more })
const lock = (packages: object) => ({ packages: { '': { name: 'samsara' }, ...packages } })

describe('arePackagesInstalled is true', () => {
  test('when every package has the version of the lock file', () => {
    expect(
      arePackagesInstalled(lock({ 'node_modules/a': entry('1.0.0') }), {
        packages: { 'node_modules/a': entry('1.0.0') },
      }),
    ).toBe(true)
  })

  test('when only an optional package of another system is missing', () => {
    const wanted = lock({ 'node_modules/a': entry('1.0.0'), 'node_modules/win': entry('1.0.0', { optional: true }) })
    expect(arePackagesInstalled(wanted, { packages: { 'node_modules/a': entry('1.0.0') } })).toBe(true)
  })
})

describe('arePackagesInstalled is false', () => {
  const wanted = lock({ 'node_modules/a': entry('1.0.0') })

  test('when nothing was installed', () => {
    expect(arePackagesInstalled(wanted, undefined)).toBe(false)
  })

  test('when a package is missing', () => {
    expect(arePackagesInstalled(wanted, { packages: {} })).toBe(false)
  })

  test('when a package has another version', () => {
    expect(arePackagesInstalled(wanted, { packages: { 'node_modules/a': entry('1.0.1') } })).toBe(false)
  })

  test('when an additional package is present', () => {
    const present = { packages: { 'node_modules/a': entry('1.0.0'), 'node_modules/b': entry('1.0.0') } }
    expect(arePackagesInstalled(wanted, present)).toBe(false)
  })
})

test('isLink distinguishes a linked node_modules from a folder, so that npm ci never empties a linked one', () => {
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
