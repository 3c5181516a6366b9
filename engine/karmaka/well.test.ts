import { describe, expect, test } from 'vitest'
import { createRandomStream } from '../core/contract/random.ts'
import {
  ability,
  deck,
  done,
  draw,
  firstItemRandom,
  future,
  hand,
  legalActions,
  on,
  play,
  playWithRandom,
  position,
  putBack,
  refuse,
  ruins,
  eventsOfKind,
  well,
} from './testing.ts'

describe('moving cards and refilling the Well', () => {
  test('KAR-79: cards move one at a time, so their order is reversed', () => {
    const players = [{ hand: 'hells-heart longevity' }, { future: 'peek crisis spite', hand: 'mimic' }]
    const state = position({ players, top: 'sowing jubilee' })
    play(state, ability('hells-heart'), on(1), refuse)
    expect(ruins(state)).toBe('spite crisis hells-heart')
    play(state, { do: 'play', card: 'mimic', way: 'points' }, ability('longevity'), on(1))
    expect(deck(state, 1)).toBe('jubilee sowing')
  })

  test('KAR-80: only the Deeds of a dead player keep their order', () => {
    const state = position({ players: [{ deeds: 'peek crisis' }, {}], stage: 'death' })
    play(state, { do: 'die' })
    expect(ruins(state)).toBe('peek crisis')
  })

  test('KAR-81: an empty Well is made of the Ruins but their three uppermost, shuffled', () => {
    const sketch = { players: [{ hand: 'another-day' }, {}], well: '', ruins: 'peek crisis spite panic mimic dwindle' }
    const state = position(sketch)
    const facts = playWithRandom(firstItemRandom, state, ability('another-day'))
    expect([ruins(state), well(state), hand(state)]).toEqual(['panic mimic dwindle', 'peek crisis', 'spite'])
    expect(eventsOfKind(facts, 'refilled')).toEqual([{ kind: 'refilled', count: 3 }])
    const drawn = new Set<string>()
    for (let luck = 0; luck < 40; luck++) {
      const other = position(sketch)
      playWithRandom(createRandomStream('a'.repeat(32), luck), other, ability('another-day'))
      drawn.add(hand(other))
    }
    expect([...drawn].sort()).toEqual(['crisis', 'peek', 'spite'])
  })

  test('KAR-82: it is refilled when a card is needed, not when the last one is taken', () => {
    const ruined = 'peek crisis spite panic mimic'
    const last = position({ players: [{ hand: 'another-day' }, {}], well: 'sowing', ruins: ruined })
    play(last, ability('another-day'))
    expect([hand(last), well(last), ruins(last)]).toEqual(['sowing', '', ruined])
    const middle = position({ players: [{ hand: 'voyage' }, {}], well: 'sowing', ruins: ruined })
    play(middle, ability('voyage'))
    expect([hand(middle), well(middle), ruins(middle)]).toEqual(['crisis sowing peek', '', 'spite panic mimic'])
  })

  test('KAR-83: three Ruins cards or fewer are never shuffled; the rest of the draws does not happen', () => {
    const state = position({ players: [{ hand: 'voyage' }, {}], well: 'sowing', ruins: 'peek crisis spite' })
    const facts = play(state, ability('voyage'))
    expect([hand(state), ruins(state)]).toEqual(['sowing', 'peek crisis spite'])
    expect(eventsOfKind(facts, 'refilled')).toEqual([])
  })

  test('KAR-84, KAR-104: cards in the centre and lifted ones stay out of a refill', () => {
    const ruined = 'peek crisis spite panic mimic'
    const state = position({ players: [{ hand: 'destiny' }, {}], well: 'sowing', ruins: ruined })
    playWithRandom(firstItemRandom, state, ability('destiny'))
    expect(state.lifted.cards).toEqual(['sowing', 'crisis', 'peek'])
    expect([ruins(state), state.centre, well(state)]).toEqual(['spite panic mimic', 'destiny', ''])
    playWithRandom(
      firstItemRandom,
      state,
      { do: 'place', card: 'sowing' },
      done,
      putBack('crisis'),
      putBack('peek'),
      refuse,
    )
    expect([future(state), well(state)]).toEqual(['sowing', 'crisis peek'])
  })

  test('KAR-141: after a refill the Well holds only what was shuffled, and a single card is known', () => {
    const players = [{ hand: 'another-day' }, { hand: 'crisis' }]
    const state = position({ players, well: '', ruins: 'peek spite spite panic mimic' })
    playWithRandom(firstItemRandom, state, ability('another-day'))
    expect(state.pool).toEqual(['spite', 'peek'])
    const single = position({ players, well: '', ruins: 'peek spite panic mimic' })
    play(single, ability('another-day'), refuse)
    expect(single.memory[1]?.[0]).toEqual(['peek'])
  })

  test('KAR-141: a refill in the middle of a look is not kept: other cards may come back onto the Well', () => {
    const ruined = 'peek crisis roulette spite panic mimic'
    const state = position({ players: [{ hand: 'destiny' }, {}], well: 'sowing', ruins: ruined })
    playWithRandom(
      firstItemRandom,
      state,
      ability('destiny'),
      done,
      putBack('sowing'),
      putBack('roulette'),
      putBack('crisis'),
    )
    expect([well(state), state.pool]).toEqual(['peek sowing roulette crisis', []])
  })

  test('KAR-100: a draw goes to the Hand, a deal to a Deck', () => {
    const players = [{ hand: 'another-day longevity' }, { hand: 'mimic' }]
    const state = position({ players, top: 'panic dwindle crisis' })
    play(state, ability('another-day'), refuse, ability('longevity'), on(0))
    expect([hand(state), deck(state)]).toEqual(['crisis', 'dwindle panic'])
  })

  test('a stopped draw leaves the Well alone', () => {
    const state = position({ players: [{ hand: 'roulette' }, {}], well: '', ruins: 'peek crisis spite panic' })
    play(state, ability('roulette'))
    expect(legalActions(state)).toEqual([draw, done])
    play(state, done)
    expect(ruins(state)).toBe('peek crisis spite panic')
  })
})
