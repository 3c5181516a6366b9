import { describe, expect, test } from 'vitest'
import {
  playForAbility,
  accept,
  decider,
  decline,
  deedsText,
  futureText,
  handText,
  isLegal,
  mimic,
  legalActions,
  chooseTarget,
  pass,
  play,
  playForPoints,
  createPosition,
  refuse,
  ruin,
  playToFuture,
  eventsOfKind,
} from './testing.ts'

const granting = [
  ['panic', [chooseTarget(1)]],
  ['another-day', []],
  ['voyage', []],
  ['peek', [chooseTarget(1)]],
] as const

describe('further plays', () => {
  test('KAR-52: Panic, Another Day, Voyage and Peek grant a further play, also when they are copied', () => {
    for (const [card, target] of granting) {
      const own = createPosition({ players: [{ hand: `${card} crisis` }, { hand: 'spite' }] })
      play(own, playForAbility(card), ...target, refuse)
      expect([decider(own), isLegal(own, decline)], card).toEqual([0, true])
      const copied = createPosition({ players: [{ hand: 'mimic crisis' }, { hand: 'spite', deeds: card }] })
      play(copied, playForAbility('mimic'), mimic(1), ...target, refuse)
      expect([decider(copied), isLegal(copied, decline)], card).toEqual([0, true])
    }
    const other = createPosition({ players: [{ hand: 'vengeance crisis' }, { hand: 'spite' }] })
    play(other, playForAbility('vengeance'), chooseTarget(1), refuse)
    expect(decider(other)).toBe(1)
  })

  test('KAR-53: the offer comes before the further play', () => {
    const state = createPosition({ players: [{ hand: 'peek crisis' }, { hand: 'spite' }] })
    play(state, playForAbility('peek'), chooseTarget(1))
    expect(state.stack.at(-1)).toMatchObject({ kind: 'offer', seat: 1, again: true })
    expect(decider(state)).toBe(1)
    play(state, accept)
    expect([decider(state), futureText(state, 1)]).toEqual([0, 'peek'])
  })

  test('KAR-54: a further play may be made in any way, and may grant another one', () => {
    const players = [{ hand: 'peek panic crisis', deck: 'mimic' }, { hand: 'spite' }]
    const state = createPosition({ players })
    play(state, playForAbility('peek'), chooseTarget(1), refuse)
    expect(legalActions(state)).toContainEqual(playForPoints('panic'))
    expect(legalActions(state)).toContainEqual(playToFuture('panic'))
    play(state, playForAbility('panic'), chooseTarget(1), refuse, playToFuture('crisis'))
    expect([futureText(state), decider(state)]).toEqual(['crisis', 1])
  })

  test('KAR-55: a further play may be declined, also with an empty Deck', () => {
    const state = createPosition({ players: [{ hand: 'peek crisis' }, { hand: 'spite' }] })
    play(state, playForAbility('peek'), chooseTarget(1), refuse)
    expect([isLegal(state, pass), isLegal(state, decline)]).toEqual([false, true])
    const events = play(state, decline)
    expect(eventsOfKind(events, 'declined')).toEqual([{ kind: 'declined', seat: 0 }])
    expect([decider(state), handText(state)]).toEqual([1, 'crisis'])
  })

  test('KAR-56: with an empty Hand there is no further play, and the turn ends', () => {
    const state = createPosition({ players: [{ hand: 'peek' }, { hand: 'spite' }] })
    play(state, playForAbility('peek'), chooseTarget(1), refuse)
    expect(decider(state)).toBe(1)
    expect(isLegal(state, playForPoints('spite'))).toBe(true)
  })

  test('KAR-57: one card grants one further play, also when it copies', () => {
    const state = createPosition({ players: [{ hand: 'denial peek crisis mimic' }, { hand: 'spite' }] })
    play(state, playForAbility('denial'), ruin('peek'), chooseTarget(1), refuse)
    expect(decider(state)).toBe(0)
    play(state, playForPoints('crisis'))
    expect([decider(state), deedsText(state), handText(state)]).toEqual([1, 'crisis', 'mimic'])
  })
})
