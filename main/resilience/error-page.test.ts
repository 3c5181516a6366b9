import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { LOCALES } from '../../bridge/locales.ts'
import { NATIVE_TEXT_CATALOGUES, setNativeLocale } from '../messages/index.ts'
import { ERROR_PAGE_REASONS } from './renderer-supervisor.ts'
import { renderErrorPage, type ErrorPageParameters } from './error-page.ts'

const START: ErrorPageParameters = {
  failure: 'crashed',
  theme: 'dusk',
  textScale: 1,
  savesFolder: '/home/a & b/saves',
  logFolder: 'C:\\<logs>"',
  retryUrl: '/index.html',
}

afterEach(() => {
  setNativeLocale('en')
})

test.each(LOCALES)('names the failure and offers a retry in the language %s', (locale) => {
  setNativeLocale(locale)
  const words = NATIVE_TEXT_CATALOGUES[locale]
  for (const trouble of ERROR_PAGE_REASONS) {
    const page = renderErrorPage({ ...START, failure: trouble })
    expect(page).toContain(`<html lang="${locale}" translate="no"`)
    const why = { crashed: words.troubleCrashed, failed: words.troubleFailed, silent: words.troubleSilent }[trouble]
    for (const each of [words.troubleTitle, why, words.troubleAgain])
      expect(page).toContain(each.replace(/'/g, '&#39;'))
    expect(page).toContain('<a href="/index.html">')
  }
})

test('escapes folder names; the page has no scripts and loads nothing', () => {
  const page = renderErrorPage(START)
  expect(page).toContain('<code>/home/a &amp; b/saves</code>')
  expect(page).toContain('<code>C:\\&lt;logs&gt;&quot;</code>')
  expect(page).not.toMatch(/<script|<img|<link|@import|url\(|\son\w+=/)
})

test('uses only colours of the theme', () => {
  const tokens = readFileSync(resolve(import.meta.dirname, '../../renderer/theme/tokens.css'), 'utf8')
  for (const theme of ['dusk', 'dawn', 'contrast'] as const)
    for (const [colour] of renderErrorPage({ ...START, theme }).matchAll(/#[0-9a-f]{3,6}(?=;)/g))
      expect(tokens).toContain(colour)
  const page = renderErrorPage({ ...START, theme: 'system' })
  expect(page).toContain('@media (prefers-color-scheme: light)')
})
