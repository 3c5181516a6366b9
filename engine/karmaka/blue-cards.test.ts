import { describe, expect, test } from 'vitest'
import { createRandomStream } from '../core/contract/random.ts'
import { karmaka } from './index.ts'
import {
  playForAbilityAction,
  acceptAction,
  declineFurtherPlayAction,
  deedsText,
  doneAction,
  firstItemRandom,
  futureText,
  handText,
  knownHandText,
  knownFutureText,
  isLegal,
  mimicAction,
  legalActions,
  chooseTargetAction,
  placeOnOwnPileAction,
  play,
  playWithRandom,
  createPosition,
  putBackAction,
  refuseAction,
  ruinAction,
  ruinsText,
  takeAction,
  takePickedCardAction,
  eventsOfKind,
  wellText,
} from './testing.ts'

describe('blue cards', () => {
  test('KAR-101: Transmigrate takes a card from anywhere in the Future Life and reveals its position, not its name', () => {
    const state = createPosition({ players: [{ hand: 'transmigrate', future: 'panic peek spite' }, {}] })
    play(state, playForAbilityAction('transmigrate'))
    expect(legalActions(state)).toEqual([takeAction(0), takeAction(1), takeAction(2)])
    const events = play(state, takeAction(1))
    expect([handText(state), futureText(state)]).toEqual(['peek', 'panic spite'])
    const secret = { to: [0], values: { card: 'peek' } }
    expect(eventsOfKind(events, 'recalled')).toEqual([{ kind: 'recalled', seat: 0, at: 1, secret }])
    expect(knownHandText(state, 1, 0)).toBe('')
  })

  test('KAR-101: the position counts from the top, 0 being the uppermost card', () => {
    const sketch = { players: [{ hand: 'transmigrate', future: 'panic peek spite' }, {}] }
    const top = createPosition(sketch)
    play(top, playForAbilityAction('transmigrate'), takeAction(0))
    expect([handText(top), futureText(top)]).toEqual(['spite', 'panic peek'])
    const bottom = createPosition(sketch)
    play(bottom, playForAbilityAction('transmigrate'), takeAction(2))
    expect([handText(bottom), futureText(bottom)]).toEqual(['panic', 'peek spite'])
  })

  test('KAR-102: Peek at an empty Hand shows nothing, and still grants its further play', () => {
    const state = createPosition({ players: [{ hand: 'peek crisis' }, {}] })
    const events = play(state, playForAbilityAction('peek'), chooseTargetAction(1), refuseAction)
    expect([
      eventsOfKind(events, 'peeked'),
      eventsOfKind(events, 'nothing').length,
      isLegal(state, declineFurtherPlayAction),
    ]).toEqual([[], 0, true])
  })

  test('KAR-102: Peek shows the whole Hand to its player; then a further play', () => {
    const state = createPosition({ players: [{ hand: 'peek crisis' }, { hand: 'spite mimic' }, {}] })
    const events = play(state, playForAbilityAction('peek'), chooseTargetAction(1), refuseAction)
    expect([knownHandText(state, 0, 1), knownHandText(state, 2, 1), isLegal(state, declineFurtherPlayAction)]).toEqual([
      'spite mimic',
      '',
      true,
    ])
    const secret = { to: [0], values: { cards: ['spite', 'mimic'] } }
    expect(eventsOfKind(events, 'peeked')).toEqual([{ kind: 'peeked', seat: 0, at: 1, count: 2, secret }])
  })

  test('KAR-103: Destiny looks at three Well cards, stores up to two and returns the rest in a chosen order', () => {
    const state = createPosition({ players: [{ hand: 'destiny' }, {}], top: 'panic peek spite mimic' })
    play(state, playForAbilityAction('destiny'))
    expect(legalActions(state)).toEqual([
      placeOnOwnPileAction('mimic'),
      placeOnOwnPileAction('spite'),
      placeOnOwnPileAction('peek'),
      doneAction,
    ])
    play(state, placeOnOwnPileAction('spite'), doneAction)
    expect(legalActions(state)).toEqual([putBackAction('mimic'), putBackAction('peek')])
    play(state, putBackAction('mimic'), putBackAction('peek'), refuseAction)
    expect(futureText(state)).toBe('spite')
    expect(wellText(state).endsWith('panic mimic peek')).toBe(true)
    const two = createPosition({ players: [{ hand: 'destiny' }, {}], top: 'panic peek spite mimic' })
    play(two, playForAbilityAction('destiny'), placeOnOwnPileAction('mimic'), placeOnOwnPileAction('peek'))
    expect(legalActions(two)).toEqual([putBackAction('spite')])
  })

  test('KAR-104: Destiny continues across a refill, and the returned cards are on top of the new Well', () => {
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
    expect(wellText(state)).toBe('peek sowing roulette crisis')
  })

  test('KAR-105: Stolen Dreams moves the top card of a Future Life onto the own Future Life', () => {
    const state = createPosition({
      players: [{ hand: 'stolen-dreams', future: 'mimic' }, { future: 'panic spite' }, {}],
    })
    play(state, playForAbilityAction('stolen-dreams'), chooseTargetAction(1), refuseAction)
    expect([futureText(state), futureText(state, 1)]).toEqual(['mimic spite', 'panic'])
    expect([knownFutureText(state, 1, 0), knownFutureText(state, 2, 0)]).toEqual(['- spite', '- -'])
  })

  test('KAR-106: Denial ruins a Hand card and resolves its ability', () => {
    const state = createPosition({ players: [{ hand: 'denial vengeance mimic' }, { deeds: 'peek' }] })
    play(state, playForAbilityAction('denial'))
    expect(legalActions(state)).toEqual([ruinAction('vengeance'), ruinAction('mimic')])
    play(state, ruinAction('vengeance'), chooseTargetAction(1), refuseAction)
    expect(ruinsText(state)).toBe('vengeance peek denial')
  })

  test('KAR-107: the ruined card is already in the Ruins, so that its ability can take it', () => {
    const state = createPosition({ players: [{ hand: 'denial salvage' }, {}] })
    play(state, playForAbilityAction('denial'), ruinAction('salvage'), takeAction(0), acceptAction)
    expect([handText(state), ruinsText(state), futureText(state, 1)]).toEqual(['salvage', '', 'denial'])
  })

  test('KAR-108: a Denial ruined for Denial ruins a further card and resolves the ability of that card', () => {
    const state = createPosition({ players: [{ hand: 'denial denial peek mimic' }, { hand: 'spite' }] })
    play(state, playForAbilityAction('denial'), ruinAction('denial'), ruinAction('peek'), chooseTargetAction(1))
    expect([ruinsText(state), knownHandText(state, 0, 1), state.centre]).toEqual(['denial peek', 'spite', 'denial'])
  })

  test('KAR-108, KAR-109: a Denial ruined as the last Hand card has nothing left to copy', () => {
    const state = createPosition({ players: [{ hand: 'denial denial' }, {}] })
    const events = play(state, playForAbilityAction('denial'), ruinAction('denial'), refuseAction)
    expect([ruinsText(state), eventsOfKind(events, 'copied').length]).toEqual(['denial denial', 1])
    expect(eventsOfKind(events, 'nothing')).toEqual([{ kind: 'nothing', seat: 0, card: 'denial' }])
  })

  test('KAR-109: Denial with an empty Hand does nothing', () => {
    const state = createPosition({ players: [{ hand: 'denial' }, {}] })
    const events = play(state, playForAbilityAction('denial'), refuseAction)
    expect([ruinsText(state), eventsOfKind(events, 'nothing').length]).toEqual(['denial', 1])
  })

  test('KAR-110: Swindle looks at three random Hand cards and takes one', () => {
    const sketch = { players: [{ hand: 'swindle' }, { hand: 'panic spite peek mimic' }, {}] }
    const state = createPosition(sketch)
    playWithRandom(firstItemRandom, state, playForAbilityAction('swindle'), chooseTargetAction(1))
    expect(legalActions(state)).toEqual([
      takePickedCardAction('panic'),
      takePickedCardAction('spite'),
      takePickedCardAction('peek'),
    ])
    play(state, takePickedCardAction('spite'), refuseAction)
    expect([handText(state), handText(state, 1)]).toEqual(['spite', 'panic peek mimic'])
    expect([knownHandText(state, 0, 1), knownHandText(state, 1, 0), knownHandText(state, 2, 0)]).toEqual([
      'panic peek',
      'spite',
      '',
    ])
    const picked = new Set<string>()
    for (let luck = 0; luck < 60; luck++) {
      const other = createPosition(sketch)
      playWithRandom(
        createRandomStream('d'.repeat(32), luck),
        other,
        playForAbilityAction('swindle'),
        chooseTargetAction(1),
      )
      picked.add(other.picked.join(' '))
    }
    expect(picked.size).toBe(4)
  })

  test('KAR-111: Swindle must take a card if there is one, and sees all cards of a Hand of at most three', () => {
    const state = createPosition({ players: [{ hand: 'swindle' }, { hand: 'spite peek' }] })
    play(state, playForAbilityAction('swindle'), chooseTargetAction(1))
    expect(legalActions(state)).toEqual([takePickedCardAction('spite'), takePickedCardAction('peek')])
    // Luck has no say in it: nothing is drawn from the table's stream.
    const dice = createRandomStream('d'.repeat(32), 0)
    playWithRandom(
      dice,
      createPosition({ players: [{ hand: 'swindle' }, { hand: 'spite peek mimic' }] }),
      playForAbilityAction('swindle'),
      chooseTargetAction(1),
    )
    expect(dice.wasUsed).toBe(false)
    const empty = createPosition({ players: [{ hand: 'swindle' }, {}] })
    play(empty, playForAbilityAction('swindle'), chooseTargetAction(1), acceptAction)
    expect(futureText(empty, 1)).toBe('swindle')
  })

  test('KAR-112: Thievery takes the exposed Deed into the own Hand', () => {
    const state = createPosition({ players: [{ hand: 'thievery' }, { deeds: 'panic spite' }, {}] })
    play(state, playForAbilityAction('thievery'), chooseTargetAction(1), refuseAction)
    expect([handText(state), deedsText(state, 1), knownHandText(state, 2, 0)]).toEqual(['spite', 'panic', 'spite'])
  })

  test('KAR-136: the target of Swindle sees which cards were looked at', () => {
    const state = createPosition({ players: [{ hand: 'swindle' }, { hand: 'panic spite peek mimic' }, {}] })
    const events = playWithRandom(firstItemRandom, state, playForAbilityAction('swindle'), chooseTargetAction(1))
    const secret = { to: [0, 1], values: { cards: ['panic', 'spite', 'peek'] } }
    expect(eventsOfKind(events, 'picked')).toEqual([{ kind: 'picked', seat: 0, at: 1, count: 3, secret }])
    const shown = [0, 1, 2].map((seat) => karmaka.view(state, seat).picked)
    const all = { count: 3, known: ['panic', 'spite', 'peek'] }
    expect(shown).toEqual([all, all, { count: 3, known: [] }])
  })

  test('Mimic of Swindle takes a card for the player of Mimic', () => {
    const state = createPosition({ players: [{ hand: 'mimic' }, { hand: 'panic', deeds: 'swindle' }] })
    play(state, playForAbilityAction('mimic'), mimicAction(1), chooseTargetAction(1), refuseAction)
    expect(handText(state)).toBe('panic')
  })
})
