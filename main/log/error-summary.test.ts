import { expect, test } from 'vitest'
import { errorKindOf, errorSummaryWithoutMessage } from './error-summary.ts'

const SECRET = 'raven-4711'

function arising(): Error {
  return new TypeError(`no ${SECRET} in hand\n    at ${SECRET} (${SECRET}.js:1:2)\n    at x (x.js:3:4)`)
}

test('errorSummaryWithoutMessage contains type, code and code locations, never the message', () => {
  const told = errorSummaryWithoutMessage(Object.assign(arising(), { code: 'ENOSPC' }))
  expect(told).toMatch(/^TypeError ENOSPC\nat arising \(error-summary\.test\.ts:\d+:\d+\)/)
  expect(told).not.toContain(SECRET)
  expect(told).not.toContain('x.js')
})

test('errorSummaryWithoutMessage contains no folders, since they may contain a user’s name', () => {
  const error = new Error('x')
  error.stack =
    'Error: x\n    at open (file:///home/Ana/samsara/out/main/index.js:10:3)\n    at C:\\Users\\Ana\\index.js:4:5\n    at async Promise.all (index 0)\n    at node:internal/process/task_queues:105:5'
  expect(errorSummaryWithoutMessage(error)).toBe(
    'Error\nat open (index.js:10:3)\nat (index.js:4:5)\nat (task_queues:105:5)',
  )
})

test.each([
  [undefined, 'undefined'],
  [null, 'null'],
  [SECRET, 'string'],
  [{ name: SECRET, stack: SECRET }, 'object'],
])('a thrown value that is no error is summarized by its type: %j', (thrown, told) => {
  expect(errorSummaryWithoutMessage(thrown)).toBe(told)
})

test('ignores an invented error name or code', () => {
  const error = Object.assign(new Error('x'), { name: `${SECRET}\nX`, code: SECRET })
  expect(errorKindOf(error)).toBe('Error')
  expect(errorSummaryWithoutMessage(error)).not.toContain(SECRET)
})

test('a message changed later does not leak through the stack', () => {
  const error = new Error(SECRET)
  error.message = 'other'
  expect(errorSummaryWithoutMessage(error)).not.toContain(SECRET)
})
