import { describe, expect, test } from 'vitest'
import { CARDS } from './data.ts'
import type { KarmakaAction } from './state.ts'
import {
  ability,
  accept,
  deck,
  decider,
  deeds,
  done,
  firstItemRandom,
  future,
  hand,
  isLegal,
  legalActions,
  on,
  place,
  play,
  playWithRandom,
  points,
  position,
  refuse,
  ruin,
  ruinDeed,
  ruins,
  store,
  take,
  eventsOfKind,
} from './testing.ts'

describe('ways to play a card', () => {
  test('KAR-23: every card can be played in every way', () => {
    for (const card of CARDS) {
      const state = position({ players: [{ hand: card }, {}] })
      expect(legalActions(state)).toEqual([points(card), ability(card), store(card)])
    }
  })

  test('KAR-24: for points a card becomes the exposed Deed; no ability, no offer', () => {
    const state = position({
      players: [
        { hand: 'panic peek', deeds: 'crisis' },
        { hand: 'spite', deck: 'mimic' },
      ],
    })
    const facts = play(state, points('panic'))
    expect([deeds(state), hand(state), deck(state, 1)]).toEqual(['crisis panic', 'peek', 'mimic'])
    expect(eventsOfKind(facts, 'offered')).toEqual([])
    expect(decider(state)).toBe(1)
  })

  test('KAR-25: to the future a card goes facedown, unseen and not offered', () => {
    const state = position({ players: [{ hand: 'panic peek', future: 'crisis' }, { hand: 'spite' }] })
    const facts = play(state, store('peek'))
    expect([future(state), hand(state)]).toEqual(['crisis peek', 'panic'])
    expect(eventsOfKind(facts, 'moved')).toMatchObject([{ from: 'seat0:hand', secret: { to: [0] } }])
    expect(eventsOfKind(facts, 'moved')[0]).not.toHaveProperty('piece')
    expect(eventsOfKind(facts, 'offered')).toEqual([])
  })

  test('KAR-26: for the ability a card lies in the centre, is resolved, then offered; it gives no points', () => {
    const state = position({ players: [{ hand: 'vengeance' }, { deeds: 'spite peek' }] })
    const facts = play(state, ability('vengeance'), on(1))
    expect([state.centre, deeds(state, 1), ruins(state), deeds(state)]).toEqual(['vengeance', 'spite', 'peek', ''])
    expect(facts.map(({ kind }) => kind).filter((kind) => ['played', 'ruined', 'offered'].includes(kind))).toEqual([
      'played',
      'ruined',
      'offered',
    ])
    play(state, refuse)
    expect([state.centre, ruins(state)]).toEqual([null, 'peek vengeance'])
  })

  test('KAR-27: an ability that can do nothing may be played and is offered all the same', () => {
    const state = position({ players: [{ hand: 'vengeance' }, {}] })
    const facts = play(state, ability('vengeance'), on(1), accept)
    expect(eventsOfKind(facts, 'nothing')).toEqual([{ kind: 'nothing', seat: 0, card: 'vengeance' }])
    expect(future(state, 1)).toBe('vengeance')
  })

  test('KAR-27: that it came to nothing is told of such an ability only', () => {
    const rival = { hand: 'crisis mimic', deck: 'spite', future: 'sowing', deeds: 'dwindle' }
    const nothing = (hand: string, ...actions: KarmakaAction[]): unknown =>
      eventsOfKind(
        play(position({ players: [{ hand: `${hand} peek`, future: 'panic' }, rival], ruins: 'voyage' }), ...actions),
        'nothing',
      ).map(({ card }) => card)
    for (const card of [
      'panic',
      'hells-heart',
      'vengeance',
      'spite',
      'longevity',
      'thievery',
      'stolen-dreams',
    ] as const)
      expect(nothing(card, ability(card), on(1), refuse), card).toEqual([])
    for (const card of ['another-day', 'voyage'] as const)
      expect(nothing(card, ability(card), refuse), card).toEqual([])
    expect(nothing('destiny', ability('destiny'), done)).toEqual([])
    expect(nothing('salvage', ability('salvage'), take(0), refuse)).toEqual([])
    expect(nothing('transmigrate', ability('transmigrate'), take(0), refuse)).toEqual([])
    expect(nothing('jubilee', ability('jubilee'), done, refuse)).toEqual(['jubilee'])
    // What Denial ruins is another matter: here the copied ability did nothing.
    expect(nothing('denial jubilee', ability('denial'), ruin('jubilee'), done, refuse)).toEqual(['jubilee'])
  })

  test('KAR-28: an ability is carried out as far as possible', () => {
    const state = position({ players: [{ hand: 'spite' }, { hand: 'peek' }] })
    playWithRandom(firstItemRandom, state, ability('spite'), on(1))
    expect([hand(state, 1), ruins(state)]).toEqual(['', 'peek'])
    const dry = position({ players: [{ hand: 'sowing crisis spite mimic' }, {}], well: 'peek' })
    play(dry, ability('sowing'), place('peek'), place('crisis'))
    expect([future(dry), hand(dry)]).toEqual(['peek crisis', 'spite mimic'])
  })

  test('KAR-29: what is a permission may be done in any smaller amount; the rest must be done', () => {
    const roulette = position({ players: [{ hand: 'roulette peek spite' }, {}] })
    play(roulette, ability('roulette'))
    expect(legalActions(roulette)).toEqual([ruin('spite'), ruin('peek'), done])
    play(roulette, ruin('peek'), done)
    const sowing = position({ players: [{ hand: 'sowing peek' }, {}] })
    play(sowing, ability('sowing'), place('peek'))
    expect(isLegal(sowing, done)).toBe(false)
    const salvage = position({ players: [{ hand: 'salvage' }, {}], ruins: 'peek crisis' })
    play(salvage, ability('salvage'))
    expect(legalActions(salvage)).toEqual([take(0), take(1)])
  })

  test('KAR-30: a card in the centre cannot be ruined, taken or shuffled by its own ability', () => {
    const salvage = position({ players: [{ hand: 'salvage' }, {}] })
    play(salvage, ability('salvage'), refuse)
    expect([hand(salvage), ruins(salvage)]).toEqual(['', 'salvage'])
    const roulette = position({ players: [{ hand: 'roulette peek' }, {}] })
    play(roulette, ability('roulette'))
    expect(isLegal(roulette, ruin('roulette'))).toBe(false)
    const voyage = position({ players: [{ hand: 'voyage' }, {}], well: '', ruins: 'peek peek crisis crisis' })
    play(voyage, ability('voyage'))
    expect([ruins(voyage), hand(voyage), voyage.centre]).toEqual(['peek crisis crisis', 'peek', 'voyage'])
  })

  test('KAR-31: Deeds keep their order; under the exposed one lies the next', () => {
    const players = [{ hand: 'crisis vengeance' }, { deeds: 'panic peek spite', hand: 'mimic mimic' }]
    const state = position({ players })
    play(state, ability('crisis'), on(1), ruinDeed(1), refuse)
    expect(deeds(state, 1)).toBe('panic spite')
    play(state, points('mimic'), ability('vengeance'), on(1), refuse)
    expect(deeds(state, 1)).toBe('panic spite')
  })
})
