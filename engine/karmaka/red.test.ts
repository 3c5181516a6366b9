import { describe, expect, test } from 'vitest'
import { createRandomStream } from '../core/contract/random.ts'
import {
  ability,
  deck,
  decider,
  decline,
  deeds,
  done,
  draw,
  firstItemRandom,
  future,
  hand,
  isLegal,
  legalActions,
  on,
  play,
  playWithRandom,
  position,
  refuse,
  ruin,
  ruinDeed,
  ruins,
} from './testing.ts'

describe('red cards', () => {
  test('KAR-85: Panic ruins the top card of a Deck; then a further play', () => {
    const state = position({ players: [{ hand: 'panic peek', deck: 'spite mimic' }, { deck: 'crisis sowing' }] })
    play(state, ability('panic'), on(1), refuse)
    expect([deck(state, 1), ruins(state), isLegal(state, decline)]).toEqual(['crisis', 'sowing panic', true])
    const self = position({ players: [{ hand: 'panic', deck: 'spite mimic' }, {}] })
    play(self, ability('panic'), on(0))
    expect(deck(self)).toBe('spite')
  })

  test('KAR-86: Dwindle makes its target ruin a Hand card of their choice', () => {
    const state = position({ players: [{ hand: 'dwindle panic' }, { hand: 'spite peek peek' }] })
    play(state, ability('dwindle'), on(1))
    expect([decider(state), legalActions(state)]).toEqual([1, [ruin('spite'), ruin('peek')]])
    play(state, ruin('peek'), refuse)
    expect([hand(state, 1), ruins(state)]).toEqual(['spite peek', 'peek dwindle'])
  })

  test('KAR-87: Crisis makes its target ruin any of their Deeds', () => {
    const state = position({ players: [{ hand: 'crisis' }, { deeds: 'spite peek mimic' }] })
    play(state, ability('crisis'), on(1))
    expect([decider(state), legalActions(state)]).toEqual([1, [ruinDeed(0), ruinDeed(1), ruinDeed(2)]])
    play(state, ruinDeed(2), refuse)
    expect([deeds(state, 1), ruins(state)]).toEqual(['peek mimic', 'spite crisis'])
  })

  test('KAR-88: Roulette ruins up to two Hand cards and draws up to one more, each decided after the last', () => {
    const state = position({ players: [{ hand: 'roulette spite peek mimic' }, {}], top: 'panic dwindle crisis sowing' })
    play(state, ability('roulette'), ruin('peek'), ruin('spite'))
    expect([ruins(state), legalActions(state)]).toEqual(['peek spite', [draw, done]])
    play(state, draw, draw)
    expect([hand(state), isLegal(state, draw)]).toEqual(['crisis sowing mimic', true])
    play(state, draw)
    expect([hand(state), state.stack.at(-1)?.kind]).toEqual(['dwindle crisis sowing mimic', 'offer'])
    const none = position({ players: [{ hand: 'roulette spite' }, {}], top: 'sowing' })
    play(none, ability('roulette'), done, draw)
    expect([hand(none), ruins(none), none.stack.at(-1)?.kind]).toEqual(['spite sowing', '', 'offer'])
  })

  test('KAR-88: one ruined card and no more allows two draws; a card ruined for Denial allows none', () => {
    const one = position({ players: [{ hand: 'roulette spite peek mimic' }, {}], top: 'panic dwindle crisis' })
    play(one, ability('roulette'), ruin('peek'), done, draw)
    expect(isLegal(one, draw)).toBe(true)
    play(one, draw)
    expect([hand(one), one.stack.at(-1)?.kind]).toEqual(['dwindle crisis spite mimic', 'offer'])
    const copied = position({ players: [{ hand: 'denial roulette mimic' }, {}], top: 'panic crisis' })
    play(copied, ability('denial'), ruin('roulette'), done, draw)
    expect([hand(copied), ruins(copied), copied.stack.at(-1)?.kind]).toEqual(['crisis mimic', 'roulette', 'offer'])
  })

  test("KAR-89: Hell's Heart ruins the two uppermost cards of a Future Life, the upper first", () => {
    const state = position({ players: [{ hand: 'hells-heart' }, { future: 'peek crisis spite' }] })
    play(state, ability('hells-heart'), on(1), refuse)
    expect([future(state, 1), ruins(state)]).toEqual(['peek', 'spite crisis hells-heart'])
    const short = position({ players: [{ hand: 'hells-heart' }, { future: 'peek' }] })
    play(short, ability('hells-heart'), on(1))
    expect([future(short, 1), ruins(short)]).toEqual(['', 'peek'])
  })

  test('KAR-90: Vengeance ruins the exposed Deed', () => {
    const state = position({ players: [{ hand: 'vengeance' }, { deeds: 'spite peek' }] })
    play(state, ability('vengeance'), on(1))
    expect([deeds(state, 1), ruins(state)]).toEqual(['spite', 'peek'])
  })

  test('KAR-91: Spite ruins two Hand cards that luck picks, each alike', () => {
    const sketch = { players: [{ hand: 'spite' }, { hand: 'panic peek mimic' }] }
    const state = position(sketch)
    playWithRandom(firstItemRandom, state, ability('spite'), on(1))
    expect([hand(state, 1), ruins(state)]).toEqual(['mimic', 'panic peek'])
    const left = new Map<string, number>()
    for (let luck = 0; luck < 300; luck++) {
      const other = position(sketch)
      playWithRandom(createRandomStream('b'.repeat(32), luck), other, ability('spite'), on(1))
      left.set(hand(other, 1), (left.get(hand(other, 1)) ?? 0) + 1)
    }
    expect([...left.keys()].sort()).toEqual(['mimic', 'panic', 'peek'])
    for (const count of left.values()) expect(count).toBeGreaterThan(70)
  })

  test('KAR-142: equal Deeds side by side are one choice, apart from each other they are two', () => {
    const state = position({ players: [{ hand: 'crisis' }, { deeds: 'peek spite peek peek' }] })
    play(state, ability('crisis'), on(1))
    expect(legalActions(state)).toEqual([ruinDeed(0), ruinDeed(2), ruinDeed(3)])
  })
})
