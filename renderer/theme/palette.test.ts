// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { speak } from '../messages/speak.ts'
import { readPalette } from './palette.ts'

it('S3: drawings know the language that is spoken', async () => {
  expect(readPalette().locale).toBe('en')
  await speak('de')
  expect(readPalette().locale).toBe('de')
  expect(document.documentElement.lang).toBe('de')
})
