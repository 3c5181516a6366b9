import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { rauha } from '../../../engine/rauha/index.ts'
import { applyClickToSequence, evaluateClickSequence, type TargetsMatchedByClick } from '../../stage/click-sequence.ts'
import { createClickTester, targetName } from '../../testing/game-ui-helpers.ts'
import { clickPathFor } from './click-paths.ts'
import { activatingFrame, play, testPosition, settlingFrame } from './testing.ts'

const { clicks, picking } = createClickTester(rauha, clickPathFor)

const square = (seat: Seat, n: number): TargetsMatchedByClick => [
  { on: 'place', id: `seat${String(seat)}:square${String(n)}` },
]

describe('a click path', () => {
  it('is one click on a card of the pool, also when another one is chosen already (RAU-26)', () => {
    const state = testPosition(2)
    const [first, second] = rauha.view(state, 0).satellites[0]?.cards ?? []
    if (first === undefined || second === undefined) throw new Error('no pool')
    expect(clicks(state, { do: 'keep', card: first })).toEqual([[`card:${first}`]])
    play(state, { do: 'keep', card: first })
    expect(clicks(state, { do: 'keep', card: second }, 0)).toEqual([[`card:${second}`]])
  })

  it('is one click on an allowed square, or the kept card and then the square', () => {
    const state = testPosition(2, [{ kept: 'A1-21' }], { frame: settlingFrame(0) })
    expect(clicks(state, { do: 'place', square: 7 })).toEqual([['seat0:square7']])
    const start = picking(state)
    expect(evaluateClickSequence(start).targets.map(targetName)).toEqual([
      'card:A1-21',
      'seat0:square0',
      'seat0:square2',
      'seat0:square7',
      'rauha.control.crystals',
      'rauha.control.spore',
    ])
    expect(evaluateClickSequence(applyClickToSequence(start, square(0, 7))).chosen?.action).toEqual({
      do: 'place',
      square: 7,
    })
    const taken = applyClickToSequence(start, [{ on: 'piece', id: 'card:A1-21' }])
    expect(evaluateClickSequence(taken).targets.map(targetName)).toEqual([
      'seat0:square0',
      'seat0:square2',
      'seat0:square7',
    ])
    expect(evaluateClickSequence(applyClickToSequence(taken, square(0, 2))).chosen?.action).toEqual({
      do: 'place',
      square: 2,
    })
  })

  it('discards with a control, and for a spore with the control and a square', () => {
    const state = testPosition(2, [{ kept: 'A1-21', spores: [4] }], { frame: settlingFrame(0) })
    expect(clicks(state, { do: 'discardForCrystals' })).toEqual([['rauha.control.crystals']])
    expect(clicks(state, { do: 'discardForSpore', square: 3 })).toEqual([['rauha.control.spore'], ['seat0:square3']])
    const spore = applyClickToSequence(picking(state), [{ on: 'control', id: 'rauha.control.spore' }])
    expect(evaluateClickSequence(spore).targets.map(targetName)).not.toContain('seat0:square4')
    expect(evaluateClickSequence(applyClickToSequence(spore, square(0, 2))).chosen?.action).toEqual({
      do: 'discardForSpore',
      square: 2,
    })
  })

  it('activates tiles and entities with a click on them, and asks for the square of a spore', () => {
    const seats = [{}, { tiles: { 1: 'A1-18', 4: 'A1-06' }, crystals: 6, entities: ['taivas'] }] as const
    const state = testPosition(2, seats, { position: 2, frame: activatingFrame(1, ['taivas']) })
    expect(clicks(state, { do: 'activateTile', square: 4 })).toEqual([['seat1:square4']])
    expect(clicks(state, { do: 'activateEntity', entity: 'taivas' })).toEqual([['entity:taivas']])
    expect(clicks(state, { do: 'activateSpore', square: 1, spore: 1 })).toEqual([['seat1:square1'], ['seat1:square1']])
    expect(clicks(state, { do: 'endActivation' })).toEqual([['rauha.control.end']])
    const first = applyClickToSequence(picking(state), square(1, 1))
    expect(evaluateClickSequence(first).targets).toHaveLength(9)
    const onItself = evaluateClickSequence(applyClickToSequence(first, square(1, 1))).chosen?.action
    expect(onItself).toEqual({ do: 'activateSpore', square: 1, spore: 1 })
  })

  it('activates everything with a control', () => {
    const state = testPosition(2, [{}], { position: 1, frame: activatingFrame(0) })
    expect(clicks(state, { do: 'activateAll' })).toEqual([['rauha.control.all']])
  })
})
