import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { expect, test } from 'vitest'
import { exportFileNameOfEntry, numberedExportFileName } from './save-file-name.ts'

const noon = Date.UTC(2026, 10, 3, 12)
const named = (name: string | undefined, title = 'Cosmic Karma') =>
  exportFileNameOfEntry({ title, savedAt: noon, ...omitUndefined({ name }) }, noon)

test.each<[string | undefined, string]>([
  [undefined, 'Cosmic Karma'],
  ['Sunday', 'Sunday'],
  ['  Ana & Ben, "last" round?  ', 'Ana & Ben, last round'],
  ['a/b\\c:d*e<f>g|h', 'a b c d e f g h'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Windows', 'C Windows'],
  ['.hidden', 'hidden'],
  ['-rf', 'rf'],
  ['ends...', 'ends'],
  ['nul', 'nul_'],
  ['COM1', 'COM1_'],
  ['con.last round', 'con_.last round'],
  ['aux .1', 'aux_ .1'],
  ['LPT¹', 'LPT¹_'],
  ['Conrad', 'Conrad'],
  ['\u202Etxt.exe\u0000\n', 'txt.exe'],
  ['партия № 3', 'партия № 3'],
  ['...', 'Cosmic Karma'],
  ['x'.repeat(300), 'x'.repeat(80)],
  ['🪷'.repeat(300), '🪷'.repeat(55)],
])('%j becomes the file name %j with the date', (name, words) => {
  expect(named(name)).toBe(`${words} 2026-11-03.samsara`)
})

test('a table whose name and title have no usable character gets the name Samsara', () => {
  expect(named('', '???')).toBe('Samsara 2026-11-03.samsara')
})

test('the number of a copy comes before the file ending', () => {
  expect(numberedExportFileName('a.samsara', 1)).toBe('a.samsara')
  expect(numberedExportFileName('a.samsara', 2)).toBe('a (2).samsara')
})

test('public 10: a date in the future is left out of the file name', () => {
  const card = { title: 'Chakra', savedAt: noon }
  expect(exportFileNameOfEntry(card, noon - 25 * 3_600_000)).toBe('Chakra.samsara')
  expect(exportFileNameOfEntry(card, noon - 23 * 3_600_000)).toMatch(/^Chakra \d{4}-\d\d-\d\d\.samsara$/)
})
