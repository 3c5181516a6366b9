// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGE_NAMES, LOCALES, PSEUDO_LOCALE, resolveLocaleSetting } from '../../bridge/locales.ts'
import { addMessages, formatList, translate, formatMessage } from './index.ts'
import { currentLocale } from './locale.svelte.ts'
import { pseudoLocalize } from './pseudo-locale.ts'
import { switchLocale, applyLocaleSetting } from './load-locale.ts'

beforeEach(() => {
  addMessages({
    'test.both': 'both',
    'test.english': 'only English',
    'test.points': '{n, plural, one {#} other {# s}}',
  })
  addMessages({ 'test.both': 'beides' }, 'de')
})

afterEach(async () => {
  await switchLocale('en')
})

test('every language has its own name', () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LOCALES.length + 1)
})

test('resolveLocale returns the chosen language, else the first known one of the system, else English', () => {
  expect(resolveLocaleSetting('fr', ['de-DE'])).toBe('fr')
  expect(resolveLocaleSetting('system', ['pt-BR', 'de-CH', 'fr'])).toBe('de')
  expect(resolveLocaleSetting('system', ['FR_ca'])).toBe('fr')
  expect(resolveLocaleSetting('system', ['pt', 'frr'])).toBe('en')
  expect(resolveLocaleSetting('system', [])).toBe('en')
})

describe('another language', () => {
  test('uses its own messages, and English ones where it has none', async () => {
    await switchLocale('de')
    expect(formatMessage({ id: 'test.both' })).toBe('beides')
    expect(formatMessage({ id: 'test.english' })).toBe('only English')
    expect(document.documentElement.lang).toBe('de')
    await switchLocale('en')
    expect(formatMessage({ id: 'test.both' })).toBe('both')
  })

  test('has its own plurals and lists, and those of English in English messages', async () => {
    addMessages({ 'test.points': '{n, plural, one {# seul} other {# plusieurs}}', 'test.number': '{n, number}' }, 'fr')
    await switchLocale('fr')
    expect(formatMessage({ id: 'test.points', values: { n: 0 } })).toBe('0 seul')
    expect(formatMessage({ id: 'test.number', values: { n: 1.5 } })).toBe('1,5')
    expect(formatList(['Ana', 'Ben', 'Cem'])).toBe('Ana, Ben et Cem')
    addMessages({ 'test.none': '{n, plural, one {one} other {others}}' })
    expect(formatMessage({ id: 'test.none', values: { n: 0 } })).toBe('others')
  })

  test('is the one requested last, however long loading takes', async () => {
    await Promise.all([switchLocale('fr'), switchLocale('de'), switchLocale('en')])
    expect(currentLocale()).toBe('en')
  })

  test('follows the preference of the browser if none was chosen', async () => {
    const page = { document, navigator: { languages: ['de-AT', 'en'] } } as unknown as Window
    await applyLocaleSetting('system', page)
    expect(currentLocale()).toBe('de')
    await applyLocaleSetting('fr', page)
    expect(currentLocale()).toBe('fr')
  })
})

describe('the pseudo-language', () => {
  test('changes every visible letter of a message, and none of its syntax', () => {
    expect(pseudoLocalize('{n, plural, one {# day} other {days of {name}}} ago')).toBe(
      '[{n, plural, one {# ðááý} other {ðááýŝ ôôƒ {name}}} ááĝôô]',
    )
  })

  test('is used for every English message', async () => {
    await switchLocale(PSEUDO_LOCALE)
    expect(translate('app.close')).toBe('[Çļôôŝéé]')
    expect(formatMessage({ id: 'test.points', values: { n: 2 } })).toBe('[2 ŝ]')
  })
})
