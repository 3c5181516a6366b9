import { afterEach, describe, expect, test } from 'vitest'
import { PSEUDO_LOCALE } from '../../bridge/locales.ts'
import { en } from './en.ts'
import { NATIVE_TEXT_CATALOGUES, setNativeLocale, nativeText } from './index.ts'

const namesIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort()

afterEach(() => {
  setNativeLocale('en')
})

describe.each(Object.entries(NATIVE_TEXT_CATALOGUES))('native texts in %s', (_, catalogue) => {
  test('have the ids and placeholders of the English texts', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort())
    for (const [id, text] of Object.entries(en)) {
      const other = catalogue[id as keyof typeof en]
      expect(other.trim(), id).not.toBe('')
      expect(namesIn(other), id).toEqual(namesIn(text))
    }
  })
})

test('nativeText uses the current language and inserts values (public 8: names isolated)', () => {
  expect(nativeText('unsavedTable', { title: 'Rauha', moves: '3' })).toBe('Rauha (moves: 3)')
  setNativeLocale('de')
  expect(nativeText('unsavedTable', { title: 'Rauha', moves: '3' })).toBe('Rauha (Züge: 3)')
  expect(nativeText('unsavedTable', { title: 'שבת', moves: '3' })).toBe('\u2068שבת\u2069 (Züge: 3)')
  setNativeLocale(PSEUDO_LOCALE)
  expect(nativeText('file')).toBe('[File]')
})
