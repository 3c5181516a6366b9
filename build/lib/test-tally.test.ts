import { expect, test } from 'vitest'
import { tallyText, tallyOfOne, sumTallies, tallyOfPlaywright, tallyOfVitest } from './test-tally.mjs'

test('tallyText counts passed and failed tests, and skipped ones only if there are any', () => {
  expect(tallyText(sumTallies([tallyOfOne(true), tallyOfOne(false), tallyOfOne(true)]))).toBe('2 passed, 1 failed')
  expect(tallyText({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
})

test('a unit test file that could not be loaded counts as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults }
  expect(tallyOfVitest(report)).toEqual({ passed: 7, failed: 2, skipped: 2 })
})

test('an end-to-end test that passes only on a retry counts as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }
  expect(tallyOfPlaywright({ stats })).toEqual({ passed: 3, failed: 2, skipped: 1 })
})

test('a spec that could not be loaded counts as failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(tallyOfPlaywright({ stats, errors: [{ message: 'no such file' }] }).failed).toBe(1)
})

test('a missing report counts as failed', () => {
  expect([tallyOfVitest(undefined), tallyOfPlaywright(undefined)].map(({ failed }) => failed)).toEqual([1, 1])
})
