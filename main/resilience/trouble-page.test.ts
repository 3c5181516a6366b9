import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { LOCALES } from '../../bridge/locales.ts'
import { CATALOGUES, speak } from '../messages/index.ts'
import { TROUBLES } from './page-life.ts'
import { troublePage, type TroublePageStart } from './trouble-page.ts'

const START: TroublePageStart = {
  trouble: 'crashed',
  theme: 'dusk',
  textScale: 1,
  saves: '/home/a & b/saves',
  logs: 'C:\\<logs>"',
  again: '/index.html',
}

afterEach(() => {
  speak('en')
})

test.each(LOCALES)('says what is wrong, where things lie and what to do, in the language spoken: %s', (locale) => {
  speak(locale)
  const words = CATALOGUES[locale]
  for (const trouble of TROUBLES) {
    const page = troublePage({ ...START, trouble })
    expect(page).toContain(`<html lang="${locale}" translate="no"`)
    const why = { crashed: words.troubleCrashed, failed: words.troubleFailed, silent: words.troubleSilent }[trouble]
    for (const each of [words.troubleTitle, why, words.troubleAgain])
      expect(page).toContain(each.replace(/'/g, '&#39;'))
    expect(page).toContain('<a href="/index.html">')
  }
})

test('folders are words and never marks; nothing runs and nothing is loaded', () => {
  const page = troublePage(START)
  expect(page).toContain('<code>/home/a &amp; b/saves</code>')
  expect(page).toContain('<code>C:\\&lt;logs&gt;&quot;</code>')
  expect(page).not.toMatch(/<script|<img|<link|@import|url\(|\son\w+=/)
})

test('its colours are those of the theme', () => {
  const tokens = readFileSync(resolve(import.meta.dirname, '../../renderer/theme/tokens.css'), 'utf8')
  for (const theme of ['dusk', 'dawn', 'contrast'] as const)
    for (const [colour] of troublePage({ ...START, theme }).matchAll(/#[0-9a-f]{3,6}(?=;)/g))
      expect(tokens).toContain(colour)
  const page = troublePage({ ...START, theme: 'system' })
  expect(page).toContain('@media (prefers-color-scheme: light)')
})
