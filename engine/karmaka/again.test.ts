import { describe, expect, test } from 'vitest'
import {
  ability,
  accept,
  decider,
  decline,
  deeds,
  future,
  hand,
  isLegal,
  mimic,
  legalActions,
  on,
  pass,
  play,
  points,
  position,
  refuse,
  ruin,
  store,
  eventsOfKind,
} from './testing.ts'

const granting = [
  ['panic', [on(1)]],
  ['another-day', []],
  ['voyage', []],
  ['peek', [on(1)]],
] as const

describe('further plays', () => {
  test('KAR-52: Panic, Another Day, Voyage and Peek grant one, and so does a card that copies them', () => {
    for (const [card, target] of granting) {
      const own = position({ players: [{ hand: `${card} crisis` }, { hand: 'spite' }] })
      play(own, ability(card), ...target, refuse)
      expect([decider(own), isLegal(own, decline)], card).toEqual([0, true])
      const copied = position({ players: [{ hand: 'mimic crisis' }, { hand: 'spite', deeds: card }] })
      play(copied, ability('mimic'), mimic(1), ...target, refuse)
      expect([decider(copied), isLegal(copied, decline)], card).toEqual([0, true])
    }
    const other = position({ players: [{ hand: 'vengeance crisis' }, { hand: 'spite' }] })
    play(other, ability('vengeance'), on(1), refuse)
    expect(decider(other)).toBe(1)
  })

  test('KAR-53: the offer comes before the further play', () => {
    const state = position({ players: [{ hand: 'peek crisis' }, { hand: 'spite' }] })
    play(state, ability('peek'), on(1))
    expect(state.stack.at(-1)).toMatchObject({ kind: 'offer', seat: 1, again: true })
    expect(decider(state)).toBe(1)
    play(state, accept)
    expect([decider(state), future(state, 1)]).toEqual([0, 'peek'])
  })

  test('KAR-54: it may be made in any way, and may grant another one', () => {
    const players = [{ hand: 'peek panic crisis', deck: 'mimic' }, { hand: 'spite' }]
    const state = position({ players })
    play(state, ability('peek'), on(1), refuse)
    expect(legalActions(state)).toContainEqual(points('panic'))
    expect(legalActions(state)).toContainEqual(store('panic'))
    play(state, ability('panic'), on(1), refuse, store('crisis'))
    expect([future(state), decider(state)]).toEqual(['crisis', 1])
  })

  test('KAR-55: it may be declined, also with an empty Deck', () => {
    const state = position({ players: [{ hand: 'peek crisis' }, { hand: 'spite' }] })
    play(state, ability('peek'), on(1), refuse)
    expect([isLegal(state, pass), isLegal(state, decline)]).toEqual([false, true])
    const facts = play(state, decline)
    expect(eventsOfKind(facts, 'declined')).toEqual([{ kind: 'declined', seat: 0 }])
    expect([decider(state), hand(state)]).toEqual([1, 'crisis'])
  })

  test('KAR-56: with an empty Hand the turn ends', () => {
    const state = position({ players: [{ hand: 'peek' }, { hand: 'spite' }] })
    play(state, ability('peek'), on(1), refuse)
    expect(decider(state)).toBe(1)
    expect(isLegal(state, points('spite'))).toBe(true)
  })

  test('KAR-57: one card grants one further play, also when it copies', () => {
    const state = position({ players: [{ hand: 'denial peek crisis mimic' }, { hand: 'spite' }] })
    play(state, ability('denial'), ruin('peek'), on(1), refuse)
    expect(decider(state)).toBe(0)
    play(state, points('crisis'))
    expect([decider(state), deeds(state), hand(state)]).toEqual([1, 'crisis', 'mimic'])
  })
})
