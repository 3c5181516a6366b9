import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../../../engine/core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { CHAKRA_COLOURS } from '../../../engine/chakra/data.ts'
import { chakra } from '../../../engine/chakra/index.ts'
import { plenitudeKnowledgeOf } from './plenitude-values.ts'

function begun() {
  return chakra.setup({ players: 2, options: {} }, createRandomStream(seedFromText('values'), 0), noopEventSink)
}

describe('the Plenitude values that a seat knows', () => {
  it('leave the other values as an unordered rest', () => {
    const state = begun()
    const [first] = state.boards
    const looked = first?.meditation[0] ?? 'red'
    const { tokens, rest } = plenitudeKnowledgeOf(chakra.view(state, 0))
    expect(tokens.filter(({ value }) => value !== null)).toEqual([{ colour: looked, value: state.plenitude[looked] }])
    expect(rest).toHaveLength(7)
    expect([...rest, state.plenitude[looked]].toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  })

  it('leave only the token outside the game when all seven are known', () => {
    const state = begun()
    const [first] = state.boards
    if (first === undefined) throw new Error('no board')
    first.meditation = [...CHAKRA_COLOURS]
    expect(plenitudeKnowledgeOf(chakra.view(state, 0)).rest).toEqual([state.eighth])
  })
})
