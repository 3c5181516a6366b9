import { posix, win32 } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isPathInFolder } from './paths.ts'

describe('isPathInFolder', () => {
  test.each([
    ['/saves', '/saves', true],
    ['/saves/', '/saves/trash', true],
    ['/saves', '/saves/..odd', true],
    ['/saves', '/saves/../else', false],
    ['/saves', '/saves-2', false],
    ['/saves', '/', false],
    ['/saves', '/SAVES/a', false],
    ['/', '/anything', true],
  ])('%s contains %s by the rules of Linux and macOS: %s', (folder, path, is) => {
    expect(isPathInFolder(folder, path, posix)).toBe(is)
  })

  test.each([
    ['C:\\Saves', 'C:\\Saves', true],
    ['C:\\Saves\\', 'C:/Saves/trash', true],
    ['C:\\Saves', 'c:\\SAVES\\a', true],
    ['C:\\Saves', 'C:\\Saves\\..odd', true],
    ['C:\\Saves', 'C:\\Saves\\..\\else', false],
    ['C:\\Saves', 'C:\\Saves-2', false],
    ['C:\\Saves', 'D:\\Saves', false],
    ['C:\\Saves', '\\\\server\\share\\Saves', false],
    ['\\\\server\\share', '\\\\SERVER\\share\\a', true],
  ])('%s contains %s by the rules of Windows: %s', (folder, path, is) => {
    expect(isPathInFolder(folder, path, win32)).toBe(is)
  })
})
