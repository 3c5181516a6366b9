import { describe, expect, test } from 'vitest'
import {
  playForAbilityAction,
  acceptAction,
  decider,
  declineFurtherPlayAction,
  deedsText,
  futureText,
  handText,
  isLegal,
  mimicAction,
  legalActions,
  chooseTargetAction,
  passAction,
  play,
  playForPointsAction,
  createPosition,
  refuseAction,
  ruinAction,
  playHandCardAction,
  eventsOfKind,
} from './testing.ts'

const granting = [
  ['panic', [chooseTargetAction(1)]],
  ['another-day', []],
  ['voyage', []],
  ['peek', [chooseTargetAction(1)]],
] as const

describe('further plays', () => {
  test('KAR-52: Panic, Another Day, Voyage and Peek grant a further play, also when they are copied', () => {
    for (const [card, target] of granting) {
      const own = createPosition({ players: [{ hand: `${card} crisis` }, { hand: 'spite' }] })
      play(own, playForAbilityAction(card), ...target, refuseAction)
      expect([decider(own), isLegal(own, declineFurtherPlayAction)], card).toEqual([0, true])
      const copied = createPosition({ players: [{ hand: 'mimic crisis' }, { hand: 'spite', deeds: card }] })
      play(copied, playForAbilityAction('mimic'), mimicAction(1), ...target, refuseAction)
      expect([decider(copied), isLegal(copied, declineFurtherPlayAction)], card).toEqual([0, true])
    }
    const other = createPosition({ players: [{ hand: 'vengeance crisis' }, { hand: 'spite' }] })
    play(other, playForAbilityAction('vengeance'), chooseTargetAction(1), refuseAction)
    expect(decider(other)).toBe(1)
  })

  test('KAR-53: the offer comes before the further play', () => {
    const state = createPosition({ players: [{ hand: 'peek crisis' }, { hand: 'spite' }] })
    play(state, playForAbilityAction('peek'), chooseTargetAction(1))
    expect(state.stack.at(-1)).toMatchObject({ kind: 'offer', seat: 1, again: true })
    expect(decider(state)).toBe(1)
    play(state, acceptAction)
    expect([decider(state), futureText(state, 1)]).toEqual([0, 'peek'])
  })

  test('KAR-54: a further play may be made in any way, and may grant another one', () => {
    const players = [{ hand: 'peek panic crisis', deck: 'mimic' }, { hand: 'spite' }]
    const state = createPosition({ players })
    play(state, playForAbilityAction('peek'), chooseTargetAction(1), refuseAction)
    expect(legalActions(state)).toContainEqual(playForPointsAction('panic'))
    expect(legalActions(state)).toContainEqual(playHandCardAction('panic'))
    play(state, playForAbilityAction('panic'), chooseTargetAction(1), refuseAction, playHandCardAction('crisis'))
    expect([futureText(state), decider(state)]).toEqual(['crisis', 1])
  })

  test('KAR-55: a further play may be declined, also with an empty Deck', () => {
    const state = createPosition({ players: [{ hand: 'peek crisis' }, { hand: 'spite' }] })
    play(state, playForAbilityAction('peek'), chooseTargetAction(1), refuseAction)
    expect([isLegal(state, passAction), isLegal(state, declineFurtherPlayAction)]).toEqual([false, true])
    const events = play(state, declineFurtherPlayAction)
    expect(eventsOfKind(events, 'declined')).toEqual([{ kind: 'declined', seat: 0 }])
    expect([decider(state), handText(state)]).toEqual([1, 'crisis'])
  })

  test('KAR-56: with an empty Hand there is no further play, and the turn ends', () => {
    const state = createPosition({ players: [{ hand: 'peek' }, { hand: 'spite' }] })
    play(state, playForAbilityAction('peek'), chooseTargetAction(1), refuseAction)
    expect(decider(state)).toBe(1)
    expect(isLegal(state, playForPointsAction('spite'))).toBe(true)
  })

  test('KAR-57: one card grants one further play, also when it copies', () => {
    const state = createPosition({ players: [{ hand: 'denial peek crisis mimic' }, { hand: 'spite' }] })
    play(state, playForAbilityAction('denial'), ruinAction('peek'), chooseTargetAction(1), refuseAction)
    expect(decider(state)).toBe(0)
    play(state, playForPointsAction('crisis'))
    expect([decider(state), deedsText(state), handText(state)]).toEqual([1, 'crisis', 'mimic'])
  })
})
