import { describe, expect, it } from 'vitest'
import { karmaka } from '../../../engine/karmaka/index.ts'
import { applyClickToSequence, evaluateClickSequence, type TargetsMatchedByClick } from '../../stage/click-sequence.ts'
import { createClickTester } from '../../testing/game-ui-helpers.ts'
import { clickPathFor } from './click-paths.ts'
import { play, testPosition, playCardAction } from './testing.ts'

const { clicks, picking } = createClickTester(karmaka, clickPathFor)

describe('a click path', () => {
  it('is a Hand card, any of equal copies, then the place of its use', () => {
    const state = testPosition(2, [{ hand: ['panic', 'panic'], deck: ['mimic'] }])
    const copies = ['seat0:hand:panic:0', 'seat0:hand:panic:1']
    expect(clicks(state, playCardAction('panic', 'points'))).toEqual([copies, ['seat0:deeds']])
    expect(clicks(state, playCardAction('panic'))).toEqual([copies, ['centre']])
    expect(clicks(state, playCardAction('panic', 'future'))).toEqual([copies, ['seat0:future']])
    expect(clicks(state, { do: 'pass' })).toEqual([['pass']])
  })

  it('leads to the Future Life of the partner opposite', () => {
    const state = testPosition(4, [{ hand: ['panic'] }], { variant: 'teams' })
    expect(clicks(state, playCardAction('panic', 'teammate'))).toEqual([['seat0:hand:panic:0'], ['seat2:future']])
  })

  it('leads to seats, and for Mimic to the exposed Deed as well', () => {
    const state = testPosition(2, [{ hand: ['mimic', 'peek'] }, { deeds: ['panic', 'spite'] }])
    play(state, playCardAction('mimic'))
    expect(clicks(state, { do: 'mimic', seat: 1 })).toEqual([['seat1:deeds:1', 'seat 1']])
    play(state, { do: 'mimic', seat: 1 })
    expect(clicks(state, { do: 'target', seat: 1 })).toEqual([['seat 1']])
  })

  it('is one click on a Hand card to ruin, also for a seat that chooses out of turn', () => {
    const state = testPosition(2, [{ hand: ['dwindle', 'peek'] }, { hand: ['panic', 'spite'] }])
    play(state, playCardAction('dwindle'), { do: 'target', seat: 1 })
    expect(clicks(state, { do: 'ruin', card: 'spite' })).toEqual([['seat1:hand:spite:0']])
  })

  it('treats equal neighbours in an open pile as the same, and counts from the bottom', () => {
    const state = testPosition(2, [{ hand: ['salvage'] }], { ruins: ['mimic', 'spite', 'panic', 'panic'] })
    play(state, playCardAction('salvage'))
    expect(clicks(state, { do: 'take', at: 0 })).toEqual([['ruins:3', 'ruins:2']])
    expect(clicks(state, { do: 'take', at: 2 })).toEqual([['ruins:1']])
  })

  it('leads to the own Deeds and to the own Future Life', () => {
    const crisis = testPosition(2, [{ hand: ['crisis', 'peek'] }, { deeds: ['panic', 'spite'] }])
    play(crisis, playCardAction('crisis'), { do: 'target', seat: 1 })
    expect(clicks(crisis, { do: 'ruinDeed', at: 0 })).toEqual([['seat1:deeds:1']])
    const embodied = testPosition(2, [{ hand: ['embodiment', 'peek'], deeds: ['panic', 'peek', 'panic'] }])
    play(embodied, playCardAction('embodiment'))
    expect(clicks(embodied, { do: 'embody', card: 'panic' })).toEqual([['seat0:deeds:0', 'seat0:deeds:2']])
    const recalled = testPosition(2, [{ hand: ['transmigrate', 'peek'], future: ['spite', 'panic', 'mimic'] }])
    play(recalled, playCardAction('transmigrate'))
    expect(clicks(recalled, { do: 'take', at: 2 })).toEqual([['seat0:future:0']])
  })

  it('leads to lifted and to picked cards', () => {
    const destiny = testPosition(2, [{ hand: ['destiny', 'peek'] }])
    destiny.well = { cards: ['panic', 'spite', 'panic', 'mimic'], seen: [0, 0, 0, 0] }
    play(destiny, playCardAction('destiny'))
    expect(clicks(destiny, { do: 'place', card: 'panic' })).toEqual([['lifted:1']])
    expect(clicks(destiny, { do: 'done' })).toEqual([['karmaka.done.keep.none']])
    play(destiny, { do: 'done' })
    expect(clicks(destiny, { do: 'return', card: 'mimic' })).toEqual([['lifted:0']])
    const swindle = testPosition(2, [{ hand: ['swindle', 'peek'] }, { hand: ['panic', 'panic', 'spite'] }])
    play(swindle, playCardAction('swindle'), { do: 'target', seat: 1 })
    expect(clicks(swindle, { do: 'takePicked', card: 'panic' })).toEqual([['picked:panic:0', 'picked:panic:1']])
  })

  it('answers with the controls or on the Future Life in question, and draws with a click on the pile', () => {
    const state = testPosition(2, [{ hand: ['roulette', 'peek'] }])
    play(state, playCardAction('roulette'), { do: 'done' })
    expect(clicks(state, { do: 'draw' })).toEqual([['well']])
    expect(clicks(state, { do: 'done' })).toEqual([['karmaka.done.drawOn.none']])
    play(state, { do: 'done' })
    expect(clicks(state, { do: 'answer', accept: true })).toEqual([['yes', 'seat1:future']])
    expect(clicks(state, { do: 'answer', accept: false })).toEqual([['no']])
  })

  it('leads to exactly one choice', () => {
    const state = testPosition(2, [{ hand: ['panic', 'peek'] }])
    const card: TargetsMatchedByClick = [{ on: 'piece', id: 'seat0:hand:peek:0' }]
    const first = applyClickToSequence(picking(state), card)
    expect(evaluateClickSequence(first).targets).toEqual([
      { on: 'place', id: 'seat0:deeds' },
      { on: 'place', id: 'centre' },
      { on: 'place', id: 'seat0:future' },
    ])
    expect(evaluateClickSequence(applyClickToSequence(first, [{ on: 'place', id: 'centre' }])).chosen?.action).toEqual(
      playCardAction('peek'),
    )
  })
})
