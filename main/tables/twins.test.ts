import { expect, test } from 'vitest'
import { twinOf } from './twins.ts'

test.each([
  ['Ana', 'Ana'],
  ['Ana', 'ANA'],
  ['Ana', 'Ána'],
  ['Ana', 'Аna'],
  ['Ana', 'Аnа'],
  ['Ana', 'Ａna'],
  ['Ana', 'A na'],
  ['Nora', 'Νοrа'],
  ['Ben', 'Веn'],
  ['Ilya', 'llya'],
  ['Ilya', '1lya'],
  ['Otto', '0tto'],
  ['Carmen', 'Caкmen'.replace('к', 'r')],
  ['Imre', 'Irnre'],
  ['Strauß', 'STRAUSS'],
])('nobody can tell %s from %s', (name, twin) => {
  expect(twinOf(twin, ['Someone', name])).toBe(name)
  expect(twinOf(name, [twin])).toBe(twin)
})

test.each([
  ['Ana', 'Anna'],
  ['Lia', 'Ila'],
  ['Mia', 'Maia'],
  ['Яна', 'Ana'],
  ['Ali', 'All'],
])('%s and %s are two people', (name, other) => {
  expect(twinOf(name, [other])).toBeUndefined()
})
