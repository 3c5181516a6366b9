import { afterEach, describe, expect, test } from 'vitest'
import { PSEUDO_LOCALE } from '../../bridge/locales.ts'
import { en } from './en.ts'
import { NATIVE_TEXT_CATALOGUES, setNativeLocale, nativeText } from './index.ts'

const namesIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort()

afterEach(() => {
  setNativeLocale('en')
})

describe.each(Object.entries(NATIVE_TEXT_CATALOGUES))('the words of main in %s', (_, catalogue) => {
  test('are those of English, with the same values', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort())
    for (const [id, text] of Object.entries(en)) {
      const other = catalogue[id as keyof typeof en]
      expect(other.trim(), id).not.toBe('')
      expect(namesIn(other), id).toEqual(namesIn(text))
    }
  })
})

test('are said in the language that is spoken, values and all (public 8: names isolated)', () => {
  expect(nativeText('unsavedTable', { title: 'Rauha', moves: '3' })).toBe('Rauha (moves: 3)')
  setNativeLocale('de')
  expect(nativeText('unsavedTable', { title: 'Rauha', moves: '3' })).toBe('Rauha (Züge: 3)')
  expect(nativeText('unsavedTable', { title: 'שבת', moves: '3' })).toBe('\u2068שבת\u2069 (Züge: 3)')
  setNativeLocale(PSEUDO_LOCALE)
  expect(nativeText('file')).toBe('[File]')
})
