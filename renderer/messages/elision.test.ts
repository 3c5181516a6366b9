import { afterEach, expect, test } from 'vitest'
import { applyElision } from './elision.ts'
import { addMessages, formatMessageParts, formatMessage } from './index.ts'
import { setLocale } from './locale.svelte.ts'

afterEach(() => {
  setLocale('en')
})

test('French elides before a name that begins with a vowel, also where the name is a separate part', () => {
  addMessages({ 'test.of': 'Aura of {seat}, and of {title}' })
  addMessages({ 'test.of': 'Aura de {seat}, et que {title} aille' }, 'fr')
  const message = { id: 'test.of', values: { seat: { seat: 0 }, title: 'Émile' } }
  setLocale('fr')
  expect(formatMessage(message, ['Ana'])).toBe('Aura d’Ana, et qu’Émile aille')
  expect(formatMessage(message, ['Ben'])).toBe('Aura de Ben, et qu’Émile aille')
  expect(formatMessageParts(message, ['Io'])).toEqual([
    { kind: 'text', text: 'Aura d’' },
    { kind: 'seat', seat: 0 },
    { kind: 'text', text: ', et qu’Émile aille' },
  ])
  setLocale('en')
  expect(formatMessage(message, ['Ana'])).toBe('Aura of Ana, and of Émile')
})

test.each([
  ['Tour de ', 'Oskar', 'Tour d’'],
  ['Tour de ', 'Hannah', 'Tour de '],
  ['Jusque ', 'Io', 'Jusqu’'],
  ['Tour de ', 'Onze', 'Tour de '],
  ['La grande ', 'Ana', 'La grande '],
  ['Une table de Cosmic Karma de Otto', '', 'Une table de Cosmic Karma d’Otto'],
  ['autre que ', '3', 'autre que '],
])('applyElision: %s%s', (text, next, said) => {
  expect(applyElision('fr', text, next)).toBe(said)
  expect(applyElision('de', text, next)).toBe(text)
})
