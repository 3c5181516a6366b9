import { expect, test } from 'vitest'
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import { goesOnHere } from './staging.svelte.ts'

const did = (seat: number) => ({ fact: { kind: 'did', seat } as SeenFact })
const NOBODY = { fact: { kind: 'happens' } as SeenFact }
const asked = (seat: number) => ({ decision: { seat, id: 1, choices: [] } })

test('X3: what somebody here did is not told to them before they are asked on, nor before they end their turn', () => {
  expect(goesOnHere([did(0), NOBODY], asked(0), [0])).toBe(true)
  expect(goesOnHere([did(0)], { unconfirmed: 0 }, [0])).toBe(true)
  expect(goesOnHere([did(0)], { unconfirmed: 1 }, [0, 1])).toBe(true)
})

test('X3: it is told before others go on, and what others did always', () => {
  expect(goesOnHere([did(0)], {}, [0])).toBe(false)
  expect(goesOnHere([did(0)], asked(2), [0, 1])).toBe(false)
  expect(goesOnHere([did(1)], asked(0), [0])).toBe(false)
  expect(goesOnHere([did(0), did(1)], asked(0), [0])).toBe(false)
})
