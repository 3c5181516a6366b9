import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { createMemoryFile, createTemporaryFolder } from '../testing/test-host.ts'
import { mountSmallDisk } from '../testing/small-disk.ts'
import { createInterceptedDisk } from '../testing/intercepted-disk.ts'
import { replaceFileSyncReturningDisplaced } from '../saves/atomic-write.ts'
import type { KeyValueFile } from './settings-store.ts'
import { openHeadlessSettingsFile } from './settings-file.ts'
import { createSettingsStore } from './settings-store.ts'

let folder: ReturnType<typeof createTemporaryFolder>
let lines: string[]

beforeEach(() => {
  folder = createTemporaryFolder()
  lines = []
})

afterEach(() => {
  folder.remove()
})

function log(line: string): void {
  lines.push(line)
}

function open() {
  return createSettingsStore(openHeadlessSettingsFile(folder.path, log), log)
}

test('without a settings file the defaults apply', () => {
  expect(open().current).toEqual(DEFAULT_SETTINGS)
  expect(lines).toEqual([])
})

test('a change is still there after the next start', () => {
  open().change({ theme: 'dawn', pace: 0 })
  expect(open().current).toEqual({ ...DEFAULT_SETTINGS, theme: 'dawn', pace: 0 })
})

test('a broken file is kept aside and the defaults apply', () => {
  writeFileSync(join(folder.path, 'settings.json'), '{"preferences": {"theme"')
  expect(open().current).toEqual(DEFAULT_SETTINGS)
  expect(readFileSync(join(folder.path, 'settings.json.broken'), 'utf8')).toContain('"theme"')
  expect(lines).toHaveLength(1)
})

test('a second broken file does not replace the first', () => {
  for (const text of ['[]', 'half']) {
    writeFileSync(join(folder.path, 'settings.json'), text)
    open()
  }
  expect(
    readdirSync(folder.path)
      .filter((name) => name.includes('broken'))
      .sort(),
  ).toEqual(['settings.json.broken', 'settings.json.broken-2'])
})

test('an invalid value is replaced by its default, and the others apply', () => {
  const preferences = { theme: 'neon', pace: 99_999, textScale: 1.3, later: true }
  expect(createSettingsStore(createMemoryFile({ preferences }), log).current).toEqual({
    ...DEFAULT_SETTINGS,
    textScale: 1.3,
  })
})

test('X2: settings without confirmFinal open unchanged, with confirmation of irreversible choices on', () => {
  const { confirmFinal: _, ...before } = { ...DEFAULT_SETTINGS, theme: 'dawn', confirmTurns: false }
  expect(createSettingsStore(createMemoryFile({ preferences: before }), log).current).toEqual({
    ...before,
    confirmFinal: true,
  })
})

test('changing a setting to undefined changes nothing', () => {
  const settings = createSettingsStore(createMemoryFile(), log)
  settings.change({ theme: 'contrast' })
  expect(settings.change({ theme: undefined }).theme).toBe('contrast')
})

test('a change applies even if the disk refuses to write it', () => {
  const file = {
    get: () => undefined,
    set: () => {
      throw new Error('ENOSPC')
    },
  }
  const settings = createSettingsStore(file, log)
  expect(settings.change({ motion: 0 }).motion).toBe(0)
  expect(lines).toHaveLength(1)
})

const settingsFile = (): string => join(folder.path, 'settings.json')
const kept = (): string => `${settingsFile()}.bak`

/** The file on a disk that writes only the first bytes and reports success. */
function cut(takes: () => number): KeyValueFile {
  return openHeadlessSettingsFile(folder.path, log, (file, text, known) =>
    replaceFileSyncReturningDisplaced(file, text.slice(0, takes()), known),
  )
}

describe('F1: settings after a partial write', () => {
  test('fall back to the last good copy at once', () => {
    let takes = Infinity
    const settings = createSettingsStore(
      cut(() => takes),
      log,
    )
    settings.change({ theme: 'dawn' })
    const good = readFileSync(settingsFile(), 'utf8')
    expect(readFileSync(kept(), 'utf8')).toBe(good)
    takes = 20
    expect(settings.change({ theme: 'contrast' }).theme).toBe('contrast')
    expect(lines).toHaveLength(1)
    expect(readFileSync(settingsFile(), 'utf8')).toBe(good)
    expect(open().current.theme).toBe('dawn')
  })

  test('keep the good file, on a real disk', () => {
    const disk = mountSmallDisk(64)
    if (disk === undefined) return // the disk above stands for it
    try {
      const file = openHeadlessSettingsFile(disk.path, log)
      file.set('window', 'small')
      const { bsize, bavail } = statfsSync(disk.path)
      // Room for a part of what comes.
      writeFileSync(join(disk.path, 'filler'), 'x'.repeat(bsize * (bavail - 1)))
      expect(() => {
        file.set('window', 'x'.repeat(10_000))
      }).toThrow()
      expect(openHeadlessSettingsFile(disk.path, log).get('window')).toBe('small')
      rmSync(join(disk.path, 'filler'))
      file.set('window', 'large again')
      expect(openHeadlessSettingsFile(disk.path, log).get('window')).toBe('large again')
    } finally {
      disk.remove()
    }
  })

  test('are restored at the next start, and the damaged file is kept', () => {
    open().change({ theme: 'dawn' })
    writeFileSync(settingsFile(), '{"preferences": {"theme"')
    expect(open().current.theme).toBe('dawn')
    expect(readFileSync(`${settingsFile()}.broken`, 'utf8')).toContain('"theme"')
    expect(existsSync(kept())).toBe(true)
    expect(lines).toHaveLength(1)
  })
})

test('F9: leftovers of crashes are deleted at start, and nothing else', () => {
  const orphans = ['settings.json.tmp-1790000000ab12cd', 'settings.json.bak.4711-0123456789ab.tmp']
  const others = ['settings.json.tmp-mine', 'settings.json.old', 'notes.tmp-1790000000ab12cd']
  for (const name of [...orphans, ...others]) writeFileSync(join(folder.path, name), '{')
  open()
  expect(readdirSync(folder.path).sort()).toEqual([...others].sort())
})

test('a settings file of the present version opens unchanged and is written back byte for byte', () => {
  const preferences = { theme: 'dawn', textScale: 1.15, motion: 2, pace: 0, confirmTurns: false, locale: 'en' }
  const window = { bounds: { x: 1, y: 2, width: 1280, height: 800 }, maximized: false }
  const text = JSON.stringify({ preferences, window }, undefined, '\t')
  writeFileSync(settingsFile(), text)
  expect(open().current).toMatchObject(preferences)
  expect(readFileSync(settingsFile(), 'utf8')).toBe(text)
  openHeadlessSettingsFile(folder.path, log).set('preferences', preferences)
  expect(readFileSync(settingsFile(), 'utf8')).toBe(text)
  expect(lines).toEqual([])
})

test('the settings file is private', () => {
  if (process.platform === 'win32') return // modes are POSIX's
  open().change({ theme: 'dawn' })
  for (const file of [settingsFile(), kept()]) expect(statSync(file).mode & 0o077).toBe(0)
})

describe('damaged settings are reported once, and the damaged file is kept', () => {
  const asides = (): readonly string[] => readdirSync(folder.path).filter((name) => name.includes('broken'))

  test('when the file is no JSON: the defaults or the last good copy apply', () => {
    writeFileSync(settingsFile(), '{"preferences": {"theme"')
    const settings = open()
    expect(settings.takeDamage()).toBe('defaults')
    expect(settings.takeDamage()).toBeUndefined()
    settings.change({ theme: 'dawn' })
    writeFileSync(settingsFile(), '')
    expect(open().takeDamage()).toBe('copy')
    expect(open().takeDamage()).toBeUndefined()
    expect(asides()).toHaveLength(2)
  })

  test('when values are invalid: they get their defaults, the others apply, and the next start reports nothing', () => {
    const text = JSON.stringify({ preferences: { theme: 7, textScale: 2, games: { chakra: { pace: 'slow' } } } })
    writeFileSync(settingsFile(), text)
    const settings = open()
    expect(settings.takeDamage()).toBe('values')
    expect(settings.current).toEqual({ ...DEFAULT_SETTINGS, textScale: 2 })
    expect(readFileSync(`${settingsFile()}.broken`, 'utf8')).toBe(text)
    expect(lines.join()).toContain('theme, games')
    expect(open().takeDamage()).toBeUndefined()
    expect(asides()).toHaveLength(1)
  })

  test('unknown settings of a later version do not count as damage', () => {
    writeFileSync(settingsFile(), JSON.stringify({ preferences: { theme: 'dawn', perfume: 'rose' } }))
    expect(open().takeDamage()).toBeUndefined()
    expect(asides()).toEqual([])
  })
})

describe('S4: changes by another program to the settings file are not lost', () => {
  const write = (settings: unknown): void => {
    writeFileSync(settingsFile(), JSON.stringify(settings))
  }

  test('before an own change: both apply, at once and after the next start', () => {
    const settings = open()
    settings.change({ theme: 'dawn' })
    const file = JSON.parse(readFileSync(settingsFile(), 'utf8')) as { preferences: object }
    write({ ...file, preferences: { ...file.preferences, pace: 0 }, later: 'kept' })
    expect(settings.change({ textScale: 1.3 })).toMatchObject({ theme: 'dawn', pace: 0, textScale: 1.3 })
    expect(open().current).toMatchObject({ theme: 'dawn', pace: 0, textScale: 1.3 })
    expect(JSON.parse(readFileSync(settingsFile(), 'utf8'))).toMatchObject({ later: 'kept' })
    expect(existsSync(join(folder.path, 'kept'))).toBe(false)
    expect(readdirSync(folder.path).sort()).toEqual(['settings.json', 'settings.json.bak'])
  })

  test('when both change the same setting: the own change applies, and the other file is kept', () => {
    const settings = open()
    settings.change({ theme: 'dawn' })
    write({ preferences: { ...settings.current, theme: 'contrast' } })
    expect(settings.change({ theme: 'dusk' }).theme).toBe('dusk')
    expect(readFileSync(join(folder.path, 'kept', 'settings.json'), 'utf8')).toContain('contrast')
    expect(lines).toHaveLength(1)
  })

  test('when the other program writes no settings file: it is kept', () => {
    const settings = open()
    settings.change({ theme: 'dawn' })
    for (const text of ['half', '[]']) {
      writeFileSync(settingsFile(), text)
      settings.change({ pace: 0 })
    }
    expect(open().current).toMatchObject({ theme: 'dawn', pace: 0 })
    const kept = readdirSync(join(folder.path, 'kept')).map((name) =>
      readFileSync(join(folder.path, 'kept', name), 'utf8'),
    )
    expect(kept.sort()).toEqual(['[]', 'half'])
  })

  test('during an own change, at every step of the write', () => {
    for (let at = 0; at < 12; at++) {
      rmSync(settingsFile(), { force: true })
      let step = -Infinity
      const disk = createInterceptedDisk(() => {
        if (step++ === at) write({ preferences: { pace: 0 }, later: at })
      })
      const file = openHeadlessSettingsFile(folder.path, log, (path, text, known) =>
        replaceFileSyncReturningDisplaced(path, text, known, disk),
      )
      const settings = createSettingsStore(file, log)
      settings.change({ theme: 'dawn' })
      step = 0
      settings.change({ textScale: 1.3 })
      settings.change({ motion: 0 })
      expect(settings.current).toMatchObject({ textScale: 1.3, motion: 0 })
      if (step > at)
        expect(JSON.parse(readFileSync(settingsFile(), 'utf8')), `step ${String(at)}`).toMatchObject({ later: at })
    }
  })

  test('when a value is invalid: its default applies, and the file is kept', () => {
    const settings = open()
    settings.change({ theme: 'dawn' })
    write({ preferences: { ...settings.current, pace: 'slow' } })
    expect(settings.change({ textScale: 1.3 })).toMatchObject({ theme: 'dawn', pace: DEFAULT_SETTINGS.pace })
    expect(readFileSync(`${settingsFile()}.broken`, 'utf8')).toContain('slow')
  })
})
