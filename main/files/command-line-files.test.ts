import { posix, win32 } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findSaveFilesInArguments } from './command-line-files.ts'

const linux = (...argv: string[]) => findSaveFilesInArguments(argv, '/home/ana', posix)
const windows = (...argv: string[]) => findSaveFilesInArguments(argv, 'C:\\Users\\Ana', win32)

describe('findSaveFilesInArguments', () => {
  test('finds files by their ending and resolves them against the working folder', () => {
    expect(linux('one.samsara', '../b/two.SAMSARA', '/three.samsara')).toEqual([
      '/home/ana/one.samsara',
      '/home/b/two.SAMSARA',
      '/three.samsara',
    ])
    expect(windows('one.samsara', '..\\B\\two.SAMSARA', 'D:\\three.samsara', 'D:/four.samsara')).toEqual([
      'C:\\Users\\Ana\\one.samsara',
      'C:\\Users\\B\\two.SAMSARA',
      'D:\\three.samsara',
      'D:\\four.samsara',
    ])
    expect(windows('\\\\server\\games\\one.samsara', '\\one.samsara')).toEqual([
      '\\\\server\\games\\one.samsara',
      'C:\\one.samsara',
    ])
  })

  test('accepts spaces, quotes and letters of any script in file names', () => {
    expect(linux("Ana's game, 2.samsara", 'игра.samsara')).toEqual([
      "/home/ana/Ana's game, 2.samsara",
      '/home/ana/игра.samsara',
    ])
  })

  test('ignores arguments of Electron, Chromium and the operating system', () => {
    const noise = ['.', '--no-sandbox', '--user-data-dir=/tmp/x.samsara', '--allow-file-access-from-files', '-psn_0_1']
    expect(linux(...noise, '--original-process-start-time=1', 'notes.txt', '')).toEqual([])
    expect(linux(...noise, 'a.samsara')).toEqual(['/home/ana/a.samsara'])
  })

  test('ignores the values of Samsara’s own flags, whatever their ending', () => {
    expect(linux('--profile', 'mine.samsara', '--seed', 'a.samsara', '--pace=0', 'b.samsara')).toEqual([
      '/home/ana/b.samsara',
    ])
  })

  test('accepts a file after -- whose name looks like a flag', () => {
    expect(linux('--', '--pace.samsara')).toEqual(['/home/ana/--pace.samsara'])
  })

  test('accepts file: addresses of this machine, and ignores all other addresses', () => {
    expect(linux('file:///home/ben/my%20game.samsara')).toEqual(['/home/ben/my game.samsara'])
    expect(windows('file:///D:/my%20game.samsara')).toEqual(['D:\\my game.samsara'])
    expect(linux('file://elsewhere/a.samsara', 'https://example.org/a.samsara', 'app://samsara/a.samsara')).toEqual([])
    expect(windows('https://example.org/a.samsara', 'file:///a.samsara')).toEqual([])
    expect(linux('file:///a%2Fb.samsara')).toEqual([])
    expect(
      windows('file://elsewhere/share/a.samsara', 'file:////elsewhere/a.samsara', 'file:///D:/a%5Cb.samsara'),
    ).toEqual([])
    expect(linux('file://localhost/a.samsara')).toEqual(['/a.samsara'])
  })
})
