/** The packaging configuration matches electron-builder's schema, and the files that it names exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { encodeIcns, encodeIco, pngsInIcon, pngSizeOf } from './lib/icon-files.mjs'
import { ROOT } from './lib/project.mjs'
import { readBuilderConfiguration, validateBuilderConfiguration } from './packaging/electron-builder.ts'
import { publisherConfiguration } from './packaging/publisher.ts'

interface Target {
  readonly target: string
  readonly arch: readonly string[]
}
interface Association {
  readonly ext: string
  readonly icon: string
  readonly mimeType: string
}
/** What of it is read here, in the forms in which the file has it. */
interface Config {
  readonly appId: string
  readonly extraMetadata: { readonly desktopName: string }
  readonly publish: unknown
  readonly files: readonly { readonly filter: readonly string[] }[]
  readonly directories: { readonly buildResources: string }
  readonly extraResources: readonly { readonly from: string; readonly to: string }[]
  readonly electronFuses: Readonly<Record<string, boolean>>
  readonly fileAssociations: readonly Association[]
  readonly protocols: readonly { readonly schemes: readonly string[] }[]
  readonly nsis: { readonly perMachine: boolean }
  readonly linux: {
    readonly icon: string
    readonly category: string
    readonly target: readonly Target[]
    readonly syncDesktopName: boolean
  }
  readonly win: { readonly icon: string; readonly target: readonly Target[] }
  readonly mac: {
    readonly icon: string
    readonly category: string
    readonly target: readonly Target[]
    readonly hardenedRuntime: boolean
    readonly entitlements: string
    readonly entitlementsInherit: string
    readonly extendInfo: Readonly<Record<string, string | readonly string[]>>
  }
}

const config = (await readBuilderConfiguration()) as unknown as Config

const at = (path: string): string => join(ROOT, path)
const resource = (name: string): string => join(ROOT, config.directories.buildResources, name)
const sizesIn = (file: string): number[] =>
  pngsInIcon(readFileSync(file)).map((png) => {
    const { width, height } = pngSizeOf(png)
    expect(height).toBe(width)
    return width
  })
/** The keys of a property list that are true. */
const granted = (file: string): string[] =>
  [...readFileSync(at(file), 'utf8').matchAll(/<key>([^<]+)<\/key>\s*<true\/>/g)].map(([, key = '']) => key)

describe('the package configuration', () => {
  test('matches the schema of electron-builder', async () => {
    await validateBuilderConfiguration(config)
    await expect(validateBuilderConfiguration({ ...config, fileAssociation: [] })).rejects.toThrow('fileAssociation')
    await expect(validateBuilderConfiguration({ ...config, linux: { ...config.linux, icons: '' } })).rejects.toThrow()
  })

  test('lists all package kinds for Linux, Windows and macOS, each for x64 and arm64', () => {
    const kinds = (targets: readonly Target[]): string[] =>
      targets.map(({ target, arch }) => {
        expect(arch).toEqual(['x64', 'arm64'])
        return target
      })
    expect({ linux: kinds(config.linux.target), win: kinds(config.win.target), mac: kinds(config.mac.target) }).toEqual(
      {
        linux: ['AppImage', 'deb', 'rpm', 'tar.gz'],
        win: ['nsis', 'portable', 'zip'],
        mac: ['dmg', 'zip'],
      },
    )
    expect(config.nsis.perMachine).toBe(false)
  })

  test('names no invented maintainer or homepage, and LICENSE names the author of package.json', () => {
    expect(readFileSync(at('electron-builder.yml'), 'utf8')).not.toMatch(/example\.|maintainer:|homepage:/)
    const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8')) as Record<string, unknown>
    expect(readFileSync(at('LICENSE'), 'utf8')).toContain(String(manifest['author']))
  })

  test('Electron: has a Linux desktop name equal to the reverse-DNS id of the app', () => {
    expect(config.appId).toMatch(/^[a-z]+(\.[a-z][a-z\d-]*){2,}$/)
    expect(config.extraMetadata.desktopName).toBe(`${config.appId}.desktop`)
    expect(config.linux.syncDesktopName).toBe(true)
    expect(readFileSync(at('main/index.ts'), 'utf8')).toContain(`APP_ID = '${config.appId}'`)
  })

  test('has no update source outside a release', () => {
    expect(config.publish).toBeNull()
  })

  test('includes only build output and package.json, and no npm modules or source maps', () => {
    const patterns = config.files.flatMap(({ filter }) => filter)
    expect(patterns.filter((pattern) => !pattern.startsWith('!'))).toEqual([
      'out/main/**',
      'out/preload/**',
      'out/renderer/**',
      'package.json',
    ])
    expect(patterns).toEqual(expect.arrayContaining(['!node_modules/**', '!node_modules/node-*/**', '!**/*.map']))
  })

  test('adds LICENSE.txt and THIRD-PARTY.txt beside the app', () => {
    expect(config.extraResources).toEqual([
      { from: 'LICENSE', to: 'LICENSE.txt' },
      { from: 'out/third-party.txt', to: 'THIRD-PARTY.txt' },
    ])
  })

  test('switches off the Electron fuses that would run other code or grant file access', () => {
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
    })
  })

  test('requests only the JIT entitlement on macOS; unsigned builds also disable library validation', () => {
    const jit = 'com.apple.security.cs.allow-jit'
    expect(config.mac.hardenedRuntime).toBe(true)
    expect(config.mac.entitlementsInherit).toBe(config.mac.entitlements)
    expect(granted(config.mac.entitlements)).toEqual([jit])
    const { mac } = publisherConfiguration({}, {})
    expect(mac).toMatchObject({ identity: '-', entitlementsInherit: mac?.entitlements })
    expect(granted(mac?.entitlements ?? '')).toEqual([jit, 'com.apple.security.cs.disable-library-validation'])
  })

  test('declares the local network usage text and the Bonjour service that macOS requires', () => {
    expect(config.mac.extendInfo['NSLocalNetworkUsageDescription']).toBeTruthy()
    expect(config.mac.extendInfo['NSBonjourServices']).toEqual(['_samsara._tcp'])
    expect(readFileSync(at('main/lan/mdns-socket.ts'), 'utf8')).toContain("DNS_SD_SERVICE_NAME = 'samsara'")
  })

  test('associates .samsara files with the app, with their own icon and MIME type', () => {
    const [{ ext, icon, mimeType } = { ext: '', icon: '', mimeType: '' }, ...more] = config.fileAssociations
    expect(more).toEqual([])
    expect(ext).toBe('samsara')
    expect(mimeType).toMatch(/^application\/x-[a-z-]+$/)
    expect(sizesIn(resource(`${icon}.ico`))).toContain(256)
    expect(sizesIn(resource(`${icon}.icns`))).toContain(512)
  })

  test('registers the samsara: link scheme', () => {
    expect(config.protocols.map(({ schemes }) => schemes)).toEqual([['samsara']])
  })

  test('has the board game categories of Linux and macOS', () => {
    expect([config.linux.category, config.mac.category]).toEqual(['Game;BoardGame', 'public.app-category.board-games'])
  })

  test('has icons of every size that each system needs', () => {
    expect(sizesIn(at(config.win.icon))).toEqual([16, 24, 32, 48, 64, 128, 256])
    expect(sizesIn(at(config.mac.icon))).toEqual([32, 64, 128, 256, 512, 1024])
    const linux = readdirSync(at(config.linux.icon)).toSorted()
    for (const name of linux) {
      const size = Number(name.split('x')[0])
      expect(pngSizeOf(readFileSync(join(at(config.linux.icon), name)))).toEqual({ width: size, height: size })
    }
    expect(linux.map((name) => Number(name.split('x')[0])).toSorted((a, b) => a - b)).toEqual([
      16, 24, 32, 48, 64, 128, 256, 512,
    ])
    expect(existsSync(at('build/icons/icon.svg'))).toBe(true)
  })
})

test('ICO and ICNS files contain the complete PNG of every size', () => {
  const pictures = [16, 256].map((size) => ({ size, png: Buffer.from(`picture of ${String(size)}`) }))
  expect(pngsInIcon(encodeIco(pictures)).map(String)).toEqual(['picture of 16', 'picture of 256'])
  const large = [128, 512].map((size) => ({ size, png: Buffer.from(`picture of ${String(size)}`) }))
  expect(pngsInIcon(encodeIcns(large)).map(String)).toEqual(['picture of 128', 'picture of 512'])
})
