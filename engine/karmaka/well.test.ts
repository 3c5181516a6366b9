import { describe, expect, test } from 'vitest'
import { createRandomStream } from '../core/contract/random.ts'
import {
  playForAbilityAction,
  deckText,
  doneAction,
  drawAction,
  firstItemRandom,
  futureText,
  handText,
  legalActions,
  chooseTargetAction,
  play,
  playWithRandom,
  createPosition,
  putBackAction,
  refuseAction,
  ruinsText,
  eventsOfKind,
  wellText,
} from './testing.ts'

describe('moving cards and refilling the Well', () => {
  test('KAR-79: cards move one at a time, so their order is reversed', () => {
    const players = [{ hand: 'hells-heart longevity' }, { future: 'peek crisis spite', hand: 'mimic' }]
    const state = createPosition({ players, top: 'sowing jubilee' })
    play(state, playForAbilityAction('hells-heart'), chooseTargetAction(1), refuseAction)
    expect(ruinsText(state)).toBe('spite crisis hells-heart')
    play(state, { do: 'play', card: 'mimic', way: 'points' }, playForAbilityAction('longevity'), chooseTargetAction(1))
    expect(deckText(state, 1)).toBe('jubilee sowing')
  })

  test('KAR-80: only the Deeds of a dead player keep their order', () => {
    const state = createPosition({ players: [{ deeds: 'peek crisis' }, {}], stage: 'death' })
    play(state, { do: 'die' })
    expect(ruinsText(state)).toBe('peek crisis')
  })

  test('KAR-81: an empty Well is refilled with the shuffled Ruins except the three uppermost cards', () => {
    const sketch = { players: [{ hand: 'another-day' }, {}], well: '', ruins: 'peek crisis spite panic mimic dwindle' }
    const state = createPosition(sketch)
    const events = playWithRandom(firstItemRandom, state, playForAbilityAction('another-day'))
    expect([ruinsText(state), wellText(state), handText(state)]).toEqual([
      'panic mimic dwindle',
      'peek crisis',
      'spite',
    ])
    expect(eventsOfKind(events, 'refilled')).toEqual([{ kind: 'refilled', count: 3 }])
    const drawn = new Set<string>()
    for (let luck = 0; luck < 40; luck++) {
      const other = createPosition(sketch)
      playWithRandom(createRandomStream('a'.repeat(32), luck), other, playForAbilityAction('another-day'))
      drawn.add(handText(other))
    }
    expect([...drawn].sort()).toEqual(['crisis', 'peek', 'spite'])
  })

  test('KAR-82: the Well is refilled when a card is needed, not when the last one is taken', () => {
    const ruined = 'peek crisis spite panic mimic'
    const last = createPosition({ players: [{ hand: 'another-day' }, {}], well: 'sowing', ruins: ruined })
    play(last, playForAbilityAction('another-day'))
    expect([handText(last), wellText(last), ruinsText(last)]).toEqual(['sowing', '', ruined])
    const middle = createPosition({ players: [{ hand: 'voyage' }, {}], well: 'sowing', ruins: ruined })
    play(middle, playForAbilityAction('voyage'))
    expect([handText(middle), wellText(middle), ruinsText(middle)]).toEqual([
      'crisis sowing peek',
      '',
      'spite panic mimic',
    ])
  })

  test('KAR-83: three or fewer Ruins cards are never shuffled, and the remaining draws are skipped', () => {
    const state = createPosition({ players: [{ hand: 'voyage' }, {}], well: 'sowing', ruins: 'peek crisis spite' })
    const events = play(state, playForAbilityAction('voyage'))
    expect([handText(state), ruinsText(state)]).toEqual(['sowing', 'peek crisis spite'])
    expect(eventsOfKind(events, 'refilled')).toEqual([])
  })

  test('KAR-84, KAR-104: cards in the centre and lifted cards are not part of a refill', () => {
    const ruined = 'peek crisis spite panic mimic'
    const state = createPosition({ players: [{ hand: 'destiny' }, {}], well: 'sowing', ruins: ruined })
    playWithRandom(firstItemRandom, state, playForAbilityAction('destiny'))
    expect(state.lifted.cards).toEqual(['sowing', 'crisis', 'peek'])
    expect([ruinsText(state), state.centre, wellText(state)]).toEqual(['spite panic mimic', 'destiny', ''])
    playWithRandom(
      firstItemRandom,
      state,
      { do: 'place', card: 'sowing' },
      doneAction,
      putBackAction('crisis'),
      putBackAction('peek'),
      refuseAction,
    )
    expect([futureText(state), wellText(state)]).toEqual(['sowing', 'crisis peek'])
  })

  test('KAR-141: after a refill the pool lists the shuffled cards, and a single card is known', () => {
    const players = [{ hand: 'another-day' }, { hand: 'crisis' }]
    const state = createPosition({ players, well: '', ruins: 'peek spite spite panic mimic' })
    playWithRandom(firstItemRandom, state, playForAbilityAction('another-day'))
    expect(state.pool).toEqual(['spite', 'peek'])
    const single = createPosition({ players, well: '', ruins: 'peek spite panic mimic' })
    play(single, playForAbilityAction('another-day'), refuseAction)
    expect(single.memory[1]?.[0]).toEqual(['peek'])
  })

  test('KAR-141: a refill during Destiny leaves the pool empty, since other cards may return to the Well', () => {
    const ruined = 'peek crisis roulette spite panic mimic'
    const state = createPosition({ players: [{ hand: 'destiny' }, {}], well: 'sowing', ruins: ruined })
    playWithRandom(
      firstItemRandom,
      state,
      playForAbilityAction('destiny'),
      doneAction,
      putBackAction('sowing'),
      putBackAction('roulette'),
      putBackAction('crisis'),
    )
    expect([wellText(state), state.pool]).toEqual(['peek sowing roulette crisis', []])
  })

  test('KAR-100: a drawn card goes to the Hand, a dealt card to a Deck', () => {
    const players = [{ hand: 'another-day longevity' }, { hand: 'mimic' }]
    const state = createPosition({ players, top: 'panic dwindle crisis' })
    play(
      state,
      playForAbilityAction('another-day'),
      refuseAction,
      playForAbilityAction('longevity'),
      chooseTargetAction(0),
    )
    expect([handText(state), deckText(state)]).toEqual(['crisis', 'dwindle panic'])
  })

  test('the Well is not refilled when the player stops before a draw', () => {
    const state = createPosition({ players: [{ hand: 'roulette' }, {}], well: '', ruins: 'peek crisis spite panic' })
    play(state, playForAbilityAction('roulette'))
    expect(legalActions(state)).toEqual([drawAction, doneAction])
    play(state, doneAction)
    expect(ruinsText(state)).toBe('peek crisis spite panic')
  })
})
