import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserFacingError } from './progress.mjs'
import { runStages } from './test-stages.mjs'

let said: string[] = []
beforeEach(() => {
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => vi.restoreAllMocks())

const one = { passed: 0, failed: 1, skipped: 0 }
const step = (id: string, ok: boolean) => ({
  id,
  title: id,
  run: () =>
    Promise.resolve({ ok, tally: { passed: 1, failed: ok ? 0 : 1, skipped: 0 }, ...(ok ? {} : { words: 'why' }) }),
})

test('runStages stops after a failing stage and still prints the summary', async () => {
  expect(await runStages([[step('a', true), step('b', false)], [step('c', true)]], { long: false })).toBe(false)
  expect(said.join('\n')).toMatch(/not run c/)
  expect(said.at(-1)).toBe('2 passed, 1 failed')
})

test('runStages runs every stage when none fails', async () => {
  expect(await runStages([[step('a', true)], [step('b', true)]], { long: false })).toBe(true)
  expect(said.at(-1)).toBe('2 passed, 0 failed')
})

test('runStages counts a thrown UserFacingError as a failure and prints its message', async () => {
  const troubled = { id: 'e2e', title: 'e2e', run: () => Promise.reject(new UserFacingError('no browser')) }
  expect(await runStages([[troubled]], { long: false })).toBe(false)
  expect(said.join('\n')).toContain('no browser')
  expect(said.at(-1)).toBe('0 passed, 1 failed')
})

test('runStages prints all failures again before the summary', async () => {
  const failing = {
    ...step('unit', false),
    run: () => Promise.resolve({ ok: false, tally: one, failures: ['bad\n    why'] }),
  }
  await runStages([[failing]], { long: false })
  const all = said.join('\n')
  expect(all.indexOf('— What failed\nbad\n    why')).toBeGreaterThan(0)
  expect(all.indexOf('— What failed')).toBeLessThan(all.indexOf('— Summary'))
})
