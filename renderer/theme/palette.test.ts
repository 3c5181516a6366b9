// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { switchLocale } from '../messages/load-locale.ts'
import { readBoardPalette } from './palette.ts'

it('S3: readBoardPalette has the current language', async () => {
  expect(readBoardPalette().locale).toBe('en')
  await switchLocale('de')
  expect(readBoardPalette().locale).toBe('de')
  expect(document.documentElement.lang).toBe('de')
})
