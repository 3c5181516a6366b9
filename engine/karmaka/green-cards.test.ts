import { describe, expect, test } from 'vitest'
import {
  playForAbilityAction,
  acceptAction,
  deckText,
  declineFurtherPlayAction,
  deedsText,
  doneAction,
  futureText,
  handText,
  isLegal,
  legalActions,
  chooseTargetAction,
  placeOnOwnPileAction,
  play,
  createPosition,
  refuseAction,
  ruinsText,
  takeAction,
  eventsOfKind,
} from './testing.ts'

describe('green cards', () => {
  test('KAR-92: Another Day draws a Well card; then a further play', () => {
    const state = createPosition({ players: [{ hand: 'another-day' }, {}], top: 'peek' })
    play(state, playForAbilityAction('another-day'), refuseAction)
    expect([handText(state), isLegal(state, declineFurtherPlayAction)]).toEqual(['peek', true])
  })

  test('KAR-93: Recycle puts one of the three uppermost Ruins cards onto the own Future Life', () => {
    const sketch = { players: [{ hand: 'recycle', future: 'mimic' }, {}], ruins: 'panic peek crisis spite' }
    const state = createPosition(sketch)
    play(state, playForAbilityAction('recycle'))
    expect(legalActions(state)).toEqual([takeAction(0), takeAction(1), takeAction(2)])
    play(state, takeAction(2), refuseAction)
    expect([futureText(state), ruinsText(state)]).toEqual(['mimic peek', 'panic crisis spite recycle'])
    const few = createPosition({ ...sketch, ruins: 'panic peek' })
    play(few, playForAbilityAction('recycle'))
    expect(legalActions(few)).toEqual([takeAction(0), takeAction(1)])
  })

  test('KAR-94: Salvage takes one of the three uppermost Ruins cards into the Hand', () => {
    const state = createPosition({ players: [{ hand: 'salvage' }, {}], ruins: 'panic peek crisis spite' })
    play(state, playForAbilityAction('salvage'), takeAction(1), acceptAction)
    expect([handText(state), ruinsText(state), futureText(state, 1)]).toEqual(['crisis', 'panic peek spite', 'salvage'])
  })

  test('KAR-95: Recycle and Salvage must take a card if there is one, and leave the others in order', () => {
    for (const card of ['recycle', 'salvage'] as const) {
      const state = createPosition({ players: [{ hand: card }, {}], ruins: 'panic peek crisis' })
      play(state, playForAbilityAction(card))
      expect(isLegal(state, doneAction)).toBe(false)
      play(state, takeAction(1))
      expect(ruinsText(state)).toBe('panic crisis')
    }
  })

  test('KAR-96: Longevity deals two Well cards onto the Deck of any player, unseen', () => {
    const sketch = { players: [{ hand: 'longevity', deck: 'mimic' }, { deck: 'spite' }], top: 'peek crisis' }
    const state = createPosition(sketch)
    const events = play(state, playForAbilityAction('longevity'), chooseTargetAction(1))
    expect(deckText(state, 1)).toBe('spite crisis peek')
    expect(eventsOfKind(events, 'moved').filter(({ from }) => from === 'well')).toEqual([
      { kind: 'moved', from: 'well', to: 'seat1:deck', count: 1 },
      { kind: 'moved', from: 'well', to: 'seat1:deck', count: 1 },
    ])
    const self = createPosition(sketch)
    play(self, playForAbilityAction('longevity'), chooseTargetAction(0))
    expect(deckText(self)).toBe('mimic crisis peek')
  })

  test('KAR-97: Sowing draws two Well cards, then puts exactly two Hand cards onto the Future Life', () => {
    const state = createPosition({ players: [{ hand: 'sowing spite', future: 'mimic' }, {}], top: 'peek crisis' })
    play(state, playForAbilityAction('sowing'))
    expect([handText(state), legalActions(state)]).toEqual([
      'crisis spite peek',
      [placeOnOwnPileAction('crisis'), placeOnOwnPileAction('spite'), placeOnOwnPileAction('peek')],
    ])
    play(state, placeOnOwnPileAction('spite'))
    expect(legalActions(state)).toEqual([placeOnOwnPileAction('crisis'), placeOnOwnPileAction('peek')])
    play(state, placeOnOwnPileAction('peek'))
    expect([futureText(state), handText(state), state.stack.at(-1)?.kind]).toEqual([
      'mimic spite peek',
      'crisis',
      'offer',
    ])
  })

  test('KAR-98: Voyage draws three Well cards; then a further play', () => {
    const state = createPosition({ players: [{ hand: 'voyage' }, {}], top: 'peek crisis spite mimic' })
    play(state, playForAbilityAction('voyage'), refuseAction)
    expect([handText(state), isLegal(state, declineFurtherPlayAction)]).toEqual(['crisis spite mimic', true])
  })

  test('KAR-99: Jubilee moves up to two Hand cards onto the own Deeds, without offering them', () => {
    const state = createPosition({ players: [{ hand: 'jubilee spite peek mimic', deeds: 'panic' }, {}] })
    const events = play(
      state,
      playForAbilityAction('jubilee'),
      placeOnOwnPileAction('mimic'),
      placeOnOwnPileAction('spite'),
      refuseAction,
    )
    expect([deedsText(state), handText(state)]).toEqual(['panic mimic spite', 'peek'])
    expect(eventsOfKind(events, 'offered')).toEqual([{ kind: 'offered', seat: 0, to: 1, card: 'jubilee' }])
    const none = createPosition({ players: [{ hand: 'jubilee spite' }, {}] })
    play(none, playForAbilityAction('jubilee'), doneAction)
    expect(none.stack.at(-1)?.kind).toBe('offer')
  })
})
