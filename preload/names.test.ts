import { expect, test } from 'vitest'
import { CALLS } from './contract.ts'
import { CALL_NAMES } from './names.ts'

test('the preload lets through exactly the calls that have a schema', () => {
  const schemas = Object.entries(CALLS).flatMap(([room, calls]) => Object.keys(calls).map((call) => `${room}.${call}`))
  expect([...CALL_NAMES].sort()).toEqual(schemas.sort())
})
