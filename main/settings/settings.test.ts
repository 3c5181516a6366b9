import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../preload/contract.ts'
import { memoryFile, temporaryFolder } from '../testing/host.ts'
import { openKeyedFile } from './keyed-file.ts'
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
