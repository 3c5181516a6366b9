import { describe, expect, test } from 'vitest'
import { createRandomStream } from '../core/contract/random.ts'
import { karmaka } from './index.ts'
import {
  playForAbility,
  accept,
  decline,
  deedsText,
  done,
  firstItemRandom,
  futureText,
  handText,
  knownHandText,
  knownFutureText,
  isLegal,
  mimic,
  legalActions,
  chooseTarget,
  place,
  play,
  playWithRandom,
  createPosition,
  putBack,
  refuse,
  ruin,
  ruinsText,
  take,
  takePicked,
  eventsOfKind,
  wellText,
} from './testing.ts'

describe('blue cards', () => {
  test('KAR-101: Transmigrate takes a card from anywhere in the Future Life and reveals its position, not its name', () => {
    const state = createPosition({ players: [{ hand: 'transmigrate', future: 'panic peek spite' }, {}] })
    play(state, playForAbility('transmigrate'))
    expect(legalActions(state)).toEqual([take(0), take(1), take(2)])
    const events = play(state, take(1))
    expect([handText(state), futureText(state)]).toEqual(['peek', 'panic spite'])
    const secret = { to: [0], values: { card: 'peek' } }
    expect(eventsOfKind(events, 'recalled')).toEqual([{ kind: 'recalled', seat: 0, at: 1, secret }])
    expect(knownHandText(state, 1, 0)).toBe('')
  })

  test('KAR-101: the position counts from the top, 0 being the uppermost card', () => {
    const sketch = { players: [{ hand: 'transmigrate', future: 'panic peek spite' }, {}] }
    const top = createPosition(sketch)
    play(top, playForAbility('transmigrate'), take(0))
    expect([handText(top), futureText(top)]).toEqual(['spite', 'panic peek'])
    const bottom = createPosition(sketch)
    play(bottom, playForAbility('transmigrate'), take(2))
    expect([handText(bottom), futureText(bottom)]).toEqual(['panic', 'peek spite'])
  })

  test('KAR-102: Peek at an empty Hand shows nothing, and still grants its further play', () => {
    const state = createPosition({ players: [{ hand: 'peek crisis' }, {}] })
    const events = play(state, playForAbility('peek'), chooseTarget(1), refuse)
    expect([eventsOfKind(events, 'peeked'), eventsOfKind(events, 'nothing').length, isLegal(state, decline)]).toEqual([
      [],
      0,
      true,
    ])
  })

  test('KAR-102: Peek shows the whole Hand to its player; then a further play', () => {
    const state = createPosition({ players: [{ hand: 'peek crisis' }, { hand: 'spite mimic' }, {}] })
    const events = play(state, playForAbility('peek'), chooseTarget(1), refuse)
    expect([knownHandText(state, 0, 1), knownHandText(state, 2, 1), isLegal(state, decline)]).toEqual([
      'spite mimic',
      '',
      true,
    ])
    const secret = { to: [0], values: { cards: ['spite', 'mimic'] } }
    expect(eventsOfKind(events, 'peeked')).toEqual([{ kind: 'peeked', seat: 0, at: 1, count: 2, secret }])
  })

  test('KAR-103: Destiny looks at three Well cards, stores up to two and returns the rest in a chosen order', () => {
    const state = createPosition({ players: [{ hand: 'destiny' }, {}], top: 'panic peek spite mimic' })
    play(state, playForAbility('destiny'))
    expect(legalActions(state)).toEqual([place('mimic'), place('spite'), place('peek'), done])
    play(state, place('spite'), done)
    expect(legalActions(state)).toEqual([putBack('mimic'), putBack('peek')])
    play(state, putBack('mimic'), putBack('peek'), refuse)
    expect(futureText(state)).toBe('spite')
    expect(wellText(state).endsWith('panic mimic peek')).toBe(true)
    const two = createPosition({ players: [{ hand: 'destiny' }, {}], top: 'panic peek spite mimic' })
    play(two, playForAbility('destiny'), place('mimic'), place('peek'))
    expect(legalActions(two)).toEqual([putBack('spite')])
  })

  test('KAR-104: Destiny continues across a refill, and the returned cards are on top of the new Well', () => {
    const ruined = 'peek crisis roulette spite panic mimic'
    const state = createPosition({ players: [{ hand: 'destiny' }, {}], well: 'sowing', ruins: ruined })
    playWithRandom(
      firstItemRandom,
      state,
      playForAbility('destiny'),
      done,
      putBack('sowing'),
      putBack('roulette'),
      putBack('crisis'),
    )
    expect(wellText(state)).toBe('peek sowing roulette crisis')
  })

  test('KAR-105: Stolen Dreams moves the top card of a Future Life onto the own Future Life', () => {
    const state = createPosition({
      players: [{ hand: 'stolen-dreams', future: 'mimic' }, { future: 'panic spite' }, {}],
    })
    play(state, playForAbility('stolen-dreams'), chooseTarget(1), refuse)
    expect([futureText(state), futureText(state, 1)]).toEqual(['mimic spite', 'panic'])
    expect([knownFutureText(state, 1, 0), knownFutureText(state, 2, 0)]).toEqual(['- spite', '- -'])
  })

  test('KAR-106: Denial ruins a Hand card and resolves its ability', () => {
    const state = createPosition({ players: [{ hand: 'denial vengeance mimic' }, { deeds: 'peek' }] })
    play(state, playForAbility('denial'))
    expect(legalActions(state)).toEqual([ruin('vengeance'), ruin('mimic')])
    play(state, ruin('vengeance'), chooseTarget(1), refuse)
    expect(ruinsText(state)).toBe('vengeance peek denial')
  })

  test('KAR-107: the ruined card is already in the Ruins, so that its ability can take it', () => {
    const state = createPosition({ players: [{ hand: 'denial salvage' }, {}] })
    play(state, playForAbility('denial'), ruin('salvage'), take(0), accept)
    expect([handText(state), ruinsText(state), futureText(state, 1)]).toEqual(['salvage', '', 'denial'])
  })

  test('KAR-108: a Denial ruined for Denial ruins a further card and resolves the ability of that card', () => {
    const state = createPosition({ players: [{ hand: 'denial denial peek mimic' }, { hand: 'spite' }] })
    play(state, playForAbility('denial'), ruin('denial'), ruin('peek'), chooseTarget(1))
    expect([ruinsText(state), knownHandText(state, 0, 1), state.centre]).toEqual(['denial peek', 'spite', 'denial'])
  })

  test('KAR-108, KAR-109: a Denial ruined as the last Hand card has nothing left to copy', () => {
    const state = createPosition({ players: [{ hand: 'denial denial' }, {}] })
    const events = play(state, playForAbility('denial'), ruin('denial'), refuse)
    expect([ruinsText(state), eventsOfKind(events, 'copied').length]).toEqual(['denial denial', 1])
    expect(eventsOfKind(events, 'nothing')).toEqual([{ kind: 'nothing', seat: 0, card: 'denial' }])
  })

  test('KAR-109: Denial with an empty Hand does nothing', () => {
    const state = createPosition({ players: [{ hand: 'denial' }, {}] })
    const events = play(state, playForAbility('denial'), refuse)
    expect([ruinsText(state), eventsOfKind(events, 'nothing').length]).toEqual(['denial', 1])
  })

  test('KAR-110: Swindle looks at three random Hand cards and takes one', () => {
    const sketch = { players: [{ hand: 'swindle' }, { hand: 'panic spite peek mimic' }, {}] }
    const state = createPosition(sketch)
    playWithRandom(firstItemRandom, state, playForAbility('swindle'), chooseTarget(1))
    expect(legalActions(state)).toEqual([takePicked('panic'), takePicked('spite'), takePicked('peek')])
    play(state, takePicked('spite'), refuse)
    expect([handText(state), handText(state, 1)]).toEqual(['spite', 'panic peek mimic'])
    expect([knownHandText(state, 0, 1), knownHandText(state, 1, 0), knownHandText(state, 2, 0)]).toEqual([
      'panic peek',
      'spite',
      '',
    ])
    const picked = new Set<string>()
    for (let luck = 0; luck < 60; luck++) {
      const other = createPosition(sketch)
      playWithRandom(createRandomStream('d'.repeat(32), luck), other, playForAbility('swindle'), chooseTarget(1))
      picked.add(other.picked.join(' '))
    }
    expect(picked.size).toBe(4)
  })

  test('KAR-111: Swindle must take a card if there is one, and sees all cards of a Hand of at most three', () => {
    const state = createPosition({ players: [{ hand: 'swindle' }, { hand: 'spite peek' }] })
    play(state, playForAbility('swindle'), chooseTarget(1))
    expect(legalActions(state)).toEqual([takePicked('spite'), takePicked('peek')])
    // Luck has no say in it: nothing is drawn from the table's stream.
    const dice = createRandomStream('d'.repeat(32), 0)
    playWithRandom(
      dice,
      createPosition({ players: [{ hand: 'swindle' }, { hand: 'spite peek mimic' }] }),
      playForAbility('swindle'),
      chooseTarget(1),
    )
    expect(dice.wasUsed).toBe(false)
    const empty = createPosition({ players: [{ hand: 'swindle' }, {}] })
    play(empty, playForAbility('swindle'), chooseTarget(1), accept)
    expect(futureText(empty, 1)).toBe('swindle')
  })

  test('KAR-112: Thievery takes the exposed Deed into the own Hand', () => {
    const state = createPosition({ players: [{ hand: 'thievery' }, { deeds: 'panic spite' }, {}] })
    play(state, playForAbility('thievery'), chooseTarget(1), refuse)
    expect([handText(state), deedsText(state, 1), knownHandText(state, 2, 0)]).toEqual(['spite', 'panic', 'spite'])
  })

  test('KAR-136: the target of Swindle sees which cards were looked at', () => {
    const state = createPosition({ players: [{ hand: 'swindle' }, { hand: 'panic spite peek mimic' }, {}] })
    const events = playWithRandom(firstItemRandom, state, playForAbility('swindle'), chooseTarget(1))
    const secret = { to: [0, 1], values: { cards: ['panic', 'spite', 'peek'] } }
    expect(eventsOfKind(events, 'picked')).toEqual([{ kind: 'picked', seat: 0, at: 1, count: 3, secret }])
    const shown = [0, 1, 2].map((seat) => karmaka.view(state, seat).picked)
    const all = { count: 3, known: ['panic', 'spite', 'peek'] }
    expect(shown).toEqual([all, all, { count: 3, known: [] }])
  })

  test('Mimic of Swindle takes a card for the player of Mimic', () => {
    const state = createPosition({ players: [{ hand: 'mimic' }, { hand: 'panic', deeds: 'swindle' }] })
    play(state, playForAbility('mimic'), mimic(1), chooseTarget(1), refuse)
    expect(handText(state)).toBe('panic')
  })
})
