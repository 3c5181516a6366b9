import { describe, expect, it } from 'vitest'
import { karmaka } from '../../../engine/karmaka/index.ts'
import { click, offer, type Click } from '../../stage/paths.ts'
import { clicking } from '../testing.ts'
import { path } from './paths.ts'
import { play, position, use } from './testing.ts'

const { clicks, picking } = clicking(karmaka, path)

describe('a path', () => {
  it('is a Hand card, any of equal copies, then where it is put to use', () => {
    const state = position(2, [{ hand: ['panic', 'panic'], deck: ['mimic'] }])
    const copies = ['seat0:hand:panic:0', 'seat0:hand:panic:1']
    expect(clicks(state, use('panic', 'points'))).toEqual([copies, ['seat0:deeds']])
    expect(clicks(state, use('panic'))).toEqual([copies, ['centre']])
    expect(clicks(state, use('panic', 'future'))).toEqual([copies, ['seat0:future']])
    expect(clicks(state, { do: 'pass' })).toEqual([['pass']])
  })

  it('leads to the Future Life of the partner opposite', () => {
    const state = position(4, [{ hand: ['panic'] }], { variant: 'teams' })
    expect(clicks(state, use('panic', 'teammate'))).toEqual([['seat0:hand:panic:0'], ['seat2:future']])
  })

  it('leads to seats, and for Mimic to the exposed Deed as well', () => {
    const state = position(2, [{ hand: ['mimic', 'peek'] }, { deeds: ['panic', 'spite'] }])
    play(state, use('mimic'))
    expect(clicks(state, { do: 'mimic', seat: 1 })).toEqual([['seat1:deeds:1', 'seat 1']])
    play(state, { do: 'mimic', seat: 1 })
    expect(clicks(state, { do: 'target', seat: 1 })).toEqual([['seat 1']])
  })

  it('is one click on a Hand card that is ruined, also of whoever chooses out of turn', () => {
    const state = position(2, [{ hand: ['dwindle', 'peek'] }, { hand: ['panic', 'spite'] }])
    play(state, use('dwindle'), { do: 'target', seat: 1 })
    expect(clicks(state, { do: 'ruin', card: 'spite' })).toEqual([['seat1:hand:spite:0']])
  })

  it('takes equal neighbours of an open pile for one another, and counts from the bottom', () => {
    const state = position(2, [{ hand: ['salvage'] }], { ruins: ['mimic', 'spite', 'panic', 'panic'] })
    play(state, use('salvage'))
    expect(clicks(state, { do: 'take', at: 0 })).toEqual([['ruins:3', 'ruins:2']])
    expect(clicks(state, { do: 'take', at: 2 })).toEqual([['ruins:1']])
  })

  it('leads to the own Deeds and to the own Future Life', () => {
    const crisis = position(2, [{ hand: ['crisis', 'peek'] }, { deeds: ['panic', 'spite'] }])
    play(crisis, use('crisis'), { do: 'target', seat: 1 })
    expect(clicks(crisis, { do: 'ruinDeed', at: 0 })).toEqual([['seat1:deeds:1']])
    const embodied = position(2, [{ hand: ['embodiment', 'peek'], deeds: ['panic', 'peek', 'panic'] }])
    play(embodied, use('embodiment'))
    expect(clicks(embodied, { do: 'embody', card: 'panic' })).toEqual([['seat0:deeds:0', 'seat0:deeds:2']])
    const recalled = position(2, [{ hand: ['transmigrate', 'peek'], future: ['spite', 'panic', 'mimic'] }])
    play(recalled, use('transmigrate'))
    expect(clicks(recalled, { do: 'take', at: 2 })).toEqual([['seat0:future:0']])
  })

  it('leads to lifted and to picked cards', () => {
    const destiny = position(2, [{ hand: ['destiny', 'peek'] }])
    destiny.well = { cards: ['panic', 'spite', 'panic', 'mimic'], seen: [0, 0, 0, 0] }
    play(destiny, use('destiny'))
    expect(clicks(destiny, { do: 'place', card: 'panic' })).toEqual([['lifted:1']])
    expect(clicks(destiny, { do: 'done' })).toEqual([['karmaka.done.keep.none']])
    play(destiny, { do: 'done' })
    expect(clicks(destiny, { do: 'return', card: 'mimic' })).toEqual([['lifted:0']])
    const swindle = position(2, [{ hand: ['swindle', 'peek'] }, { hand: ['panic', 'panic', 'spite'] }])
    play(swindle, use('swindle'), { do: 'target', seat: 1 })
    expect(clicks(swindle, { do: 'takePicked', card: 'panic' })).toEqual([['picked:panic:0', 'picked:panic:1']])
  })

  it('answers with the controls beside the prompt or on the Future Life that it is about, and draws from the pile itself', () => {
    const state = position(2, [{ hand: ['roulette', 'peek'] }])
    play(state, use('roulette'), { do: 'done' })
    expect(clicks(state, { do: 'draw' })).toEqual([['well']])
    expect(clicks(state, { do: 'done' })).toEqual([['karmaka.done.drawOn.none']])
    play(state, { do: 'done' })
    expect(clicks(state, { do: 'answer', accept: true })).toEqual([['yes', 'seat1:future']])
    expect(clicks(state, { do: 'answer', accept: false })).toEqual([['no']])
  })

  it('means one choice when it is clicked', () => {
    const state = position(2, [{ hand: ['panic', 'peek'] }])
    const card: Click = [{ on: 'piece', id: 'seat0:hand:peek:0' }]
    const first = click(picking(state), card)
    expect(offer(first).next).toEqual([
      { on: 'place', id: 'seat0:deeds' },
      { on: 'place', id: 'centre' },
      { on: 'place', id: 'seat0:future' },
    ])
    expect(offer(click(first, [{ on: 'place', id: 'centre' }])).chosen?.action).toEqual(use('peek'))
  })
})
