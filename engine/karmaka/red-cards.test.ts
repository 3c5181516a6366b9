import { describe, expect, test } from 'vitest'
import { createRandomStream } from '../core/contract/random.ts'
import {
  playForAbilityAction,
  deckText,
  decider,
  declineFurtherPlayAction,
  deedsText,
  doneAction,
  drawAction,
  firstItemRandom,
  futureText,
  handText,
  isLegal,
  legalActions,
  chooseTargetAction,
  play,
  playWithRandom,
  createPosition,
  refuseAction,
  ruinAction,
  ruinOwnDeedAction,
  ruinsText,
} from './testing.ts'

describe('red cards', () => {
  test('KAR-85: Panic ruins the top card of a Deck; then a further play', () => {
    const state = createPosition({ players: [{ hand: 'panic peek', deck: 'spite mimic' }, { deck: 'crisis sowing' }] })
    play(state, playForAbilityAction('panic'), chooseTargetAction(1), refuseAction)
    expect([deckText(state, 1), ruinsText(state), isLegal(state, declineFurtherPlayAction)]).toEqual([
      'crisis',
      'sowing panic',
      true,
    ])
    const self = createPosition({ players: [{ hand: 'panic', deck: 'spite mimic' }, {}] })
    play(self, playForAbilityAction('panic'), chooseTargetAction(0))
    expect(deckText(self)).toBe('spite')
  })

  test('KAR-86: Dwindle makes its target ruin a Hand card of their choice', () => {
    const state = createPosition({ players: [{ hand: 'dwindle panic' }, { hand: 'spite peek peek' }] })
    play(state, playForAbilityAction('dwindle'), chooseTargetAction(1))
    expect([decider(state), legalActions(state)]).toEqual([1, [ruinAction('spite'), ruinAction('peek')]])
    play(state, ruinAction('peek'), refuseAction)
    expect([handText(state, 1), ruinsText(state)]).toEqual(['spite peek', 'peek dwindle'])
  })

  test('KAR-87: Crisis makes its target ruin any of their Deeds', () => {
    const state = createPosition({ players: [{ hand: 'crisis' }, { deeds: 'spite peek mimic' }] })
    play(state, playForAbilityAction('crisis'), chooseTargetAction(1))
    expect([decider(state), legalActions(state)]).toEqual([
      1,
      [ruinOwnDeedAction(0), ruinOwnDeedAction(1), ruinOwnDeedAction(2)],
    ])
    play(state, ruinOwnDeedAction(2), refuseAction)
    expect([deedsText(state, 1), ruinsText(state)]).toEqual(['peek mimic', 'spite crisis'])
  })

  test('KAR-88: Roulette ruins up to two Hand cards and draws up to one more than that, each decided separately', () => {
    const state = createPosition({
      players: [{ hand: 'roulette spite peek mimic' }, {}],
      top: 'panic dwindle crisis sowing',
    })
    play(state, playForAbilityAction('roulette'), ruinAction('peek'), ruinAction('spite'))
    expect([ruinsText(state), legalActions(state)]).toEqual(['peek spite', [drawAction, doneAction]])
    play(state, drawAction, drawAction)
    expect([handText(state), isLegal(state, drawAction)]).toEqual(['crisis sowing mimic', true])
    play(state, drawAction)
    expect([handText(state), state.stack.at(-1)?.kind]).toEqual(['dwindle crisis sowing mimic', 'offer'])
    const none = createPosition({ players: [{ hand: 'roulette spite' }, {}], top: 'sowing' })
    play(none, playForAbilityAction('roulette'), doneAction, drawAction)
    expect([handText(none), ruinsText(none), none.stack.at(-1)?.kind]).toEqual(['spite sowing', '', 'offer'])
  })

  test('KAR-88: Roulette allows two draws after one ruined card; a card ruined for Denial does not count', () => {
    const one = createPosition({ players: [{ hand: 'roulette spite peek mimic' }, {}], top: 'panic dwindle crisis' })
    play(one, playForAbilityAction('roulette'), ruinAction('peek'), doneAction, drawAction)
    expect(isLegal(one, drawAction)).toBe(true)
    play(one, drawAction)
    expect([handText(one), one.stack.at(-1)?.kind]).toEqual(['dwindle crisis spite mimic', 'offer'])
    const copied = createPosition({ players: [{ hand: 'denial roulette mimic' }, {}], top: 'panic crisis' })
    play(copied, playForAbilityAction('denial'), ruinAction('roulette'), doneAction, drawAction)
    expect([handText(copied), ruinsText(copied), copied.stack.at(-1)?.kind]).toEqual([
      'crisis mimic',
      'roulette',
      'offer',
    ])
  })

  test("KAR-89: Hell's Heart ruins the two uppermost cards of a Future Life, the uppermost first", () => {
    const state = createPosition({ players: [{ hand: 'hells-heart' }, { future: 'peek crisis spite' }] })
    play(state, playForAbilityAction('hells-heart'), chooseTargetAction(1), refuseAction)
    expect([futureText(state, 1), ruinsText(state)]).toEqual(['peek', 'spite crisis hells-heart'])
    const short = createPosition({ players: [{ hand: 'hells-heart' }, { future: 'peek' }] })
    play(short, playForAbilityAction('hells-heart'), chooseTargetAction(1))
    expect([futureText(short, 1), ruinsText(short)]).toEqual(['', 'peek'])
  })

  test('KAR-90: Vengeance ruins the exposed Deed', () => {
    const state = createPosition({ players: [{ hand: 'vengeance' }, { deeds: 'spite peek' }] })
    play(state, playForAbilityAction('vengeance'), chooseTargetAction(1))
    expect([deedsText(state, 1), ruinsText(state)]).toEqual(['spite', 'peek'])
  })

  test('KAR-91: Spite ruins two random Hand cards, each equally likely', () => {
    const sketch = { players: [{ hand: 'spite' }, { hand: 'panic peek mimic' }] }
    const state = createPosition(sketch)
    playWithRandom(firstItemRandom, state, playForAbilityAction('spite'), chooseTargetAction(1))
    expect([handText(state, 1), ruinsText(state)]).toEqual(['mimic', 'panic peek'])
    const left = new Map<string, number>()
    for (let luck = 0; luck < 300; luck++) {
      const other = createPosition(sketch)
      playWithRandom(
        createRandomStream('b'.repeat(32), luck),
        other,
        playForAbilityAction('spite'),
        chooseTargetAction(1),
      )
      left.set(handText(other, 1), (left.get(handText(other, 1)) ?? 0) + 1)
    }
    expect([...left.keys()].sort()).toEqual(['mimic', 'panic', 'peek'])
    for (const count of left.values()) expect(count).toBeGreaterThan(70)
  })

  test('KAR-142: equal Deeds side by side are one choice, separated ones are two', () => {
    const state = createPosition({ players: [{ hand: 'crisis' }, { deeds: 'peek spite peek peek' }] })
    play(state, playForAbilityAction('crisis'), chooseTargetAction(1))
    expect(legalActions(state)).toEqual([ruinOwnDeedAction(0), ruinOwnDeedAction(2), ruinOwnDeedAction(3)])
  })
})
