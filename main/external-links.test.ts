import { expect, test } from 'vitest'
import { isAllowedExternalLink } from './external-links.ts'

test('credits and licences open in the browser', () => {
  expect(isAllowedExternalLink('https://game-icons.net/about.html')).toBe(true)
  expect(isAllowedExternalLink('https://creativecommons.org/licenses/by/3.0/')).toBe(true)
})

test.each([
  'http://game-icons.net/',
  'https://evil.example/',
  'https://game-icons.net.evil.example/',
  'https://evil.example/?https://game-icons.net',
  'https://game-icons.net:8443/',
  'https://game-icons.net@evil.example/',
  'https://user@game-icons.net/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'smb://game-icons.net/',
  'game-icons.net',
  '',
])('%s does not open in the browser', (address) => {
  expect(isAllowedExternalLink(address)).toBe(false)
})
