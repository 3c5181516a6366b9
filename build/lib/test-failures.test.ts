import { expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs'

const RED = '\u001b[31m'

test('failuresOfVitest gives the name of a failed test and the first lines of its message', () => {
  const why = [`${RED}expected 1`, '', 'to be 2', ...Array.from({ length: 40 }, () => 'at somewhere')].join('\n')
  const assertionResults = [
    { status: 'passed', fullName: 'good', failureMessages: [] },
    { status: 'failed', fullName: 'bad one', failureMessages: [why] },
  ]
  const [told = '', ...more] = failuresOfVitest({ testResults: [{ status: 'failed', assertionResults }] })
  expect(more).toEqual([])
  expect(told).toMatch(/^bad one\n {4}expected 1\n {4}to be 2\n {4}at somewhere\n/)
  expect(told.split('\n')).toHaveLength(9)
})

test('failuresOfVitest includes a test file that could not be loaded', () => {
  const testResults = [{ status: 'failed', name: 'a.test.ts', message: 'no such module', assertionResults: [] }]
  expect(failuresOfVitest({ testResults })).toEqual(['a.test.ts\n    no such module'])
})

test('failuresOfPlaywright includes failed tests of nested suites and errors before any test', () => {
  const result = (message?: string) => ({ results: [message === undefined ? {} : { error: { message } }] })
  const spec = (title: string, message?: string) => ({
    file: 'a.spec.ts',
    title,
    ok: message === undefined,
    tests: [result(message)],
  })
  const report = {
    errors: [{ message: 'no browser' }],
    suites: [{ specs: [spec('good'), spec('bad', 'why')], suites: [{ specs: [spec('within', 'because')] }] }],
  }
  expect(failuresOfPlaywright(report)).toEqual([
    'before any test\n    no browser',
    'a.spec.ts › bad\n    why',
    'a.spec.ts › within\n    because',
  ])
})

test('a missing report has no failures', () => {
  expect([...failuresOfVitest(undefined), ...failuresOfPlaywright(undefined)]).toEqual([])
})
