import { afterEach, describe, expect, test } from 'vitest'
import { PSEUDO } from '../../bridge/locales.ts'
import { en } from './en.ts'
import { CATALOGUES, speak, words } from './index.ts'

const namesIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort()

afterEach(() => {
  speak('en')
})

describe.each(Object.entries(CATALOGUES))('the words of main in %s', (_, catalogue) => {
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
  expect(words('unsavedTable', { title: 'Rauha', moves: '3' })).toBe('Rauha (moves: 3)')
  speak('de')
  expect(words('unsavedTable', { title: 'Rauha', moves: '3' })).toBe('Rauha (Züge: 3)')
  expect(words('unsavedTable', { title: 'שבת', moves: '3' })).toBe('\u2068שבת\u2069 (Züge: 3)')
  speak(PSEUDO)
  expect(words('file')).toBe('[File]')
})
