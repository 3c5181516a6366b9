import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Conf from 'conf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { memoryFile, temporaryFolder } from '../testing/host.ts'
import { smallDisk } from '../testing/small-disk.ts'
import { openChecked, openKeyedFile, SETTINGS_NAME, type Store } from './keyed-file.ts'
import { openSettings } from './settings.ts'

let folder: ReturnType<typeof temporaryFolder>
let lines: string[]

beforeEach(() => {
  folder = temporaryFolder()
  lines = []
})

afterEach(() => {
  folder.remove()
})

function log(line: string): void {
  lines.push(line)
}

function open() {
  return openSettings(openKeyedFile(folder.path, log), log)
}

test('nothing said, the defaults hold', () => {
  expect(open().current).toEqual(DEFAULT_SETTINGS)
  expect(lines).toEqual([])
})

test('a change is there after the next start', () => {
  open().change({ theme: 'dawn', pace: 0 })
  expect(open().current).toEqual({ ...DEFAULT_SETTINGS, theme: 'dawn', pace: 0 })
})

test('a broken file is kept aside and the defaults hold', () => {
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

test('a value that is not of its form gives way to its default, the others hold', () => {
  const preferences = { theme: 'neon', pace: 99_999, textScale: 1.3, later: true }
  expect(openSettings(memoryFile({ preferences }), log).current).toEqual({ ...DEFAULT_SETTINGS, textScale: 1.3 })
})

test('X2: settings from before there were final choices open unchanged, and these are asked about', () => {
  const { confirmFinal: _, ...before } = { ...DEFAULT_SETTINGS, theme: 'dawn', confirmTurns: false }
  expect(openSettings(memoryFile({ preferences: before }), log).current).toEqual({ ...before, confirmFinal: true })
})

test('undefined changes nothing', () => {
  const settings = openSettings(memoryFile(), log)
  settings.change({ theme: 'contrast' })
  expect(settings.change({ theme: undefined }).theme).toBe('contrast')
})

test('a disk that refuses does not take the change back', () => {
  const file = {
    get: () => undefined,
    set: () => {
      throw new Error('ENOSPC')
    },
  }
  const settings = openSettings(file, log)
  expect(settings.change({ motion: 0 }).motion).toBe(0)
  expect(lines).toHaveLength(1)
})

const settingsFile = (): string => join(folder.path, 'settings.json')
const kept = (): string => `${settingsFile()}.bak`

/** The store as it is, on a disk that takes only the first bytes of what is written and says that all is well. */
function cut(takes: () => number): () => Store {
  return () => {
    const store = new Conf({ cwd: folder.path, configName: SETTINGS_NAME })
    const set = store.set.bind(store) as (key: string, value: unknown) => void
    return Object.assign(store, {
      set: (key: string, value: unknown) => {
        set(key, value)
        writeFileSync(settingsFile(), readFileSync(settingsFile(), 'utf8').slice(0, takes()))
      },
    })
  }
}

describe('F1: settings that a disk takes only in part', () => {
  test('give way to the last good copy at once', () => {
    let takes = Infinity
    const settings = openSettings(
      openChecked(
        folder.path,
        log,
        cut(() => takes),
      ),
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

  test('on a real disk leave the good file', () => {
    const disk = smallDisk(64)
    if (disk === undefined) return // the disk above stands for it
    try {
      const file = openKeyedFile(disk.path, log)
      file.set('window', 'small')
      const { bsize, bavail } = statfsSync(disk.path)
      // Room for a part of what comes.
      writeFileSync(join(disk.path, 'filler'), 'x'.repeat(bsize * (bavail - 1)))
      expect(() => {
        file.set('window', 'x'.repeat(10_000))
      }).toThrow()
      expect(openKeyedFile(disk.path, log).get('window')).toBe('small')
      rmSync(join(disk.path, 'filler'))
      file.set('window', 'large again')
      expect(openKeyedFile(disk.path, log).get('window')).toBe('large again')
    } finally {
      disk.remove()
    }
  })

  test('are restored at the next start, and what was damaged is kept', () => {
    open().change({ theme: 'dawn' })
    writeFileSync(settingsFile(), '{"preferences": {"theme"')
    expect(open().current.theme).toBe('dawn')
    expect(readFileSync(`${settingsFile()}.broken`, 'utf8')).toContain('"theme"')
    expect(existsSync(kept())).toBe(true)
    expect(lines).toHaveLength(1)
  })
})

test('F9: what crashes left is cleared at start, and nothing else', () => {
  const orphans = ['settings.json.tmp-1790000000ab12cd', 'settings.json.bak.4711-0123456789ab.tmp']
  const others = ['settings.json.tmp-mine', 'settings.json.old', 'notes.tmp-1790000000ab12cd']
  for (const name of [...orphans, ...others]) writeFileSync(join(folder.path, name), '{')
  open()
  expect(readdirSync(folder.path).sort()).toEqual([...others].sort())
})

test('a settings file of the present version opens unchanged, and is written again byte for byte', () => {
  const preferences = { theme: 'dawn', textScale: 1.15, motion: 2, pace: 0, confirmTurns: false, locale: 'en' }
  const window = { bounds: { x: 1, y: 2, width: 1280, height: 800 }, maximized: false }
  const text = JSON.stringify({ preferences, window }, undefined, '\t')
  writeFileSync(settingsFile(), text)
  expect(open().current).toMatchObject(preferences)
  expect(readFileSync(settingsFile(), 'utf8')).toBe(text)
  openKeyedFile(folder.path, log).set('preferences', preferences)
  expect(readFileSync(settingsFile(), 'utf8')).toBe(text)
  expect(lines).toEqual([])
})

test('settings are private', () => {
  if (process.platform === 'win32') return // modes are POSIX's
  open().change({ theme: 'dawn' })
  for (const file of [settingsFile(), kept()]) expect(statSync(file).mode & 0o077).toBe(0)
})

describe('damage is told once, and what was damaged is kept', () => {
  const asides = (): readonly string[] => readdirSync(folder.path).filter((name) => name.includes('broken'))

  test('of a file that is no JSON: the defaults hold, or the last good copy', () => {
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

  test('of values that are of no form: they are as at first, the others hold, and nothing is told at the next start', () => {
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

  test('what a later Samsara has set besides is no damage', () => {
    writeFileSync(settingsFile(), JSON.stringify({ preferences: { theme: 'dawn', perfume: 'rose' } }))
    expect(open().takeDamage()).toBeUndefined()
    expect(asides()).toEqual([])
  })
})
