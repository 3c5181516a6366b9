/** What packages are made by: the builder's own schema holds for it, and what it names is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { icnsOf, icoOf, picturesIn, sizeOf } from './lib/icon-files.mjs'
import { ROOT } from './lib/project.mjs'

interface Association {
  readonly ext: string
  readonly icon: string
  readonly mimeType: string
}
interface Config {
  readonly files: readonly { readonly filter: readonly string[] }[]
  readonly directories: { readonly buildResources: string }
  readonly extraMetadata: { readonly homepage?: string; readonly author?: string }
  readonly deb: { readonly maintainer?: string }
  readonly fileAssociations: readonly Association[]
  readonly protocols: readonly { readonly schemes: readonly string[] }[]
  readonly linux: { readonly icon: string; readonly target: readonly string[] }
  readonly win: { readonly icon: string; readonly target: readonly string[] }
  readonly mac: { readonly icon: string; readonly target: readonly string[] }
}
interface Builder {
  getConfig(folder: string, path: string | null, options: object | null): Promise<Config>
  validateConfiguration(config: object, logger: object): Promise<void>
}

// The builder's own parts, of the version that the lock names.
const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder'))
const { getConfig, validateConfiguration } = builder('app-builder-lib/out/util/config/config') as Builder
const logger = { isEnabled: false, add: () => undefined }
const config = await getConfig(ROOT, null, null)

const at = (path: string): string => join(ROOT, path)
const resource = (name: string): string => join(ROOT, config.directories.buildResources, name)
const sizesIn = (file: string): number[] =>
  picturesIn(readFileSync(file)).map((png) => {
    const { width, height } = sizeOf(png)
    expect(height).toBe(width)
    return width
  })

describe('the packages', () => {
  test('are described as the builder wants it', async () => {
    await validateConfiguration(config, logger)
    await expect(validateConfiguration({ ...config, fileAssociation: [] }, logger)).rejects.toThrow('fileAssociation')
    await expect(validateConfiguration({ ...config, linux: { ...config.linux, icons: '' } }, logger)).rejects.toThrow()
  })

  test('are made for all three systems', () => {
    expect({ linux: config.linux.target, win: config.win.target, mac: config.mac.target }).toEqual({
      linux: ['AppImage', 'deb'],
      win: ['nsis'],
      mac: ['dmg'],
    })
  })

  test('say whose they are: without that the builder makes no deb', () => {
    expect(config.extraMetadata.homepage).toMatch(/^https:/)
    expect(config.deb.maintainer).toMatch(/ <.+@.+>$/)
  })

  test('hold what was built and no module of npm, least of all Node itself', () => {
    const patterns = config.files.flatMap(({ filter }) => filter)
    expect(patterns.filter((pattern) => !pattern.startsWith('!'))).toEqual([
      'out/main/**',
      'out/preload/**',
      'out/renderer/**',
      'package.json',
    ])
    expect(patterns).toEqual(expect.arrayContaining(['!node_modules/**', '!node_modules/node-*/**']))
  })

  test('open what ends in .samsara, which has an icon of its own', () => {
    const [{ ext, icon, mimeType } = { ext: '', icon: '', mimeType: '' }, ...more] = config.fileAssociations
    expect(more).toEqual([])
    expect(ext).toBe('samsara')
    expect(mimeType).toMatch(/^application\/x-[a-z-]+$/)
    expect(sizesIn(resource(`${icon}.ico`))).toContain(256)
    expect(sizesIn(resource(`${icon}.icns`))).toContain(512)
  })

  test('open links to tables of other machines', () => {
    expect(config.protocols.map(({ schemes }) => schemes)).toEqual([['samsara']])
  })

  test('have icons of every size that their systems show', () => {
    expect(sizesIn(at(config.win.icon))).toEqual([16, 24, 32, 48, 64, 128, 256])
    expect(sizesIn(at(config.mac.icon))).toEqual([32, 64, 128, 256, 512])
    const linux = readdirSync(at(config.linux.icon)).toSorted()
    for (const name of linux) {
      const size = Number(name.split('x')[0])
      expect(sizeOf(readFileSync(join(at(config.linux.icon), name)))).toEqual({ width: size, height: size })
    }
    expect(linux).toEqual(expect.arrayContaining(['16x16.png', '48x48.png', '256x256.png', '512x512.png']))
    expect(existsSync(at('build/icons/icon.svg'))).toBe(true)
  })
})

test('icons hold their pictures whole', () => {
  const pictures = [16, 256].map((size) => ({ size, png: Buffer.from(`picture of ${String(size)}`) }))
  expect(picturesIn(icoOf(pictures)).map(String)).toEqual(['picture of 16', 'picture of 256'])
  const large = [128, 512].map((size) => ({ size, png: Buffer.from(`picture of ${String(size)}`) }))
  expect(picturesIn(icnsOf(large)).map(String)).toEqual(['picture of 128', 'picture of 512'])
})
