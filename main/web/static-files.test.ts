import { posix, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { staticFilePath } from './static-files.ts'

test.each([
  ['/', '/app/index.html', 'C:\\app\\index.html'],
  ['/assets/a%20b.js', '/app/assets/a b.js', 'C:\\app\\assets\\a b.js'],
  ['/..%2Fsecret', undefined, undefined],
  ['/../app-2/x', undefined, undefined],
  ['/a/../../x', undefined, undefined],
  ['/..%5Csecret', undefined, undefined],
  ['/%00', undefined, undefined],
  ['/%', undefined, undefined],
  ['//server/share/x', '/app/server/share/x', 'C:\\app\\server\\share\\x'],
  ['/D:/x', '/app/D:/x', 'C:\\app\\D:\\x'],
])('the path %s is the file %s, on Windows %s', (pathname, onLinux, onWindows) => {
  expect(staticFilePath('/app', pathname, posix)).toBe(onLinux)
  expect(staticFilePath('C:\\app', pathname, win32)).toBe(onWindows)
})
