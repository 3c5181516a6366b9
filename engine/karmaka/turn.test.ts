import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { karmaka } from './index.ts'
import {
  ability,
  accept,
  deck,
  deeds,
  decider,
  decline,
  die,
  draw,
  firstItemRandom,
  future,
  hand,
  isLegal,
  legalActions,
  on,
  pass,
  play,
  playWithRandom,
  points,
  position,
  refuse,
  ruins,
  store,
  eventsOfKind,
} from './testing.ts'

describe('the turn', () => {
  test('KAR-12: with Hand and Deck empty the turn is a death turn, and nothing else', () => {
    const state = position({ players: [{ deeds: 'spite' }, {}], stage: 'death' })
    expect(legalActions(state)).toEqual([die])
    play(position({ players: [{ hand: 'panic' }, {}] }), points('panic'), die)
    const facts = play(state, die)
    expect(eventsOfKind(facts, 'scored')).toMatchObject([{ seat: 0, points: 3 }])
    expect(eventsOfKind(facts, 'drew')).toEqual([])
  })

  test('KAR-13: first the top card of the own Deck comes into the Hand; there is no choice', () => {
    const state = position({ players: [{ hand: 'crisis', deck: 'peek spite' }, {}], stage: 'draw' })
    expect(legalActions(state)).toEqual([draw])
    play(state, draw)
    expect([hand(state), deck(state)]).toEqual(['crisis spite', 'peek'])
  })

  test('KAR-14: with an empty Deck the draw is skipped, and nothing comes from the Well', () => {
    const state = position({ players: [{ hand: 'peek' }, { hand: 'crisis spite' }] })
    const facts = play(state, store('peek'))
    expect(decider(state)).toBe(1)
    expect(eventsOfKind(facts, 'drew')).toEqual([])
    expect(hand(state, 1)).toBe('crisis spite')
    expect(isLegal(state, points('crisis'))).toBe(true)
  })

  test('KAR-15: then one card is played, or the turn is passed', () => {
    const state = position({ players: [{ hand: 'crisis spite', deck: 'peek' }, {}] })
    expect(legalActions(state)).toEqual([
      ...(['crisis', 'spite'] as const).flatMap((card) => [points(card), ability(card), store(card)]),
      pass,
    ])
  })

  test('KAR-16: passing takes a card in the own Deck', () => {
    const players = [{ hand: 'crisis' }, { deck: 'peek' }]
    expect(isLegal(position({ players }), pass)).toBe(false)
    expect(karmaka.explainIllegal(karmaka.view(position({ players }), 0), 0, pass)?.id).toBe('karmaka.why.mustPlay')
  })

  test('KAR-17: who draws the last Deck card must play', () => {
    const state = position({ players: [{ hand: 'crisis', deck: 'spite' }, {}], stage: 'draw' })
    play(state, draw)
    expect(isLegal(state, pass)).toBe(false)
  })

  test('KAR-18: a pass moves no card and ends the turn', () => {
    const state = position({ players: [{ hand: 'crisis', deck: 'spite' }, { hand: 'peek' }] })
    const facts = play(state, pass)
    expect([hand(state), deck(state), hand(state, 1), ruins(state)]).toEqual(['crisis', 'spite', 'peek', ''])
    expect(decider(state)).toBe(1)
    expect(eventsOfKind(facts, 'passed')).toEqual([{ kind: 'passed', seat: 0 }])
    expect(eventsOfKind(facts, 'moved')).toEqual([])
  })

  test('KAR-19: a further play does not draw again', () => {
    const state = position({ players: [{ hand: 'panic crisis', deck: 'peek peek' }, {}] })
    const facts = play(state, ability('panic'), on(1), refuse)
    expect([hand(state), deck(state)]).toEqual(['crisis', 'peek peek'])
    expect(eventsOfKind(facts, 'drew')).toEqual([])
  })

  test('KAR-20: when the play and all further plays are settled the next seat is active', () => {
    const state = position({ players: [{ hand: 'panic panic crisis mimic', deck: 'peek' }, { hand: 'spite' }] })
    play(state, ability('panic'), on(1), refuse)
    expect(decider(state)).toBe(0)
    play(state, ability('panic'), on(1), refuse)
    expect(decider(state)).toBe(0)
    play(state, points('crisis'))
    expect([decider(state), deeds(state), hand(state)]).toEqual([1, 'crisis', 'mimic'])
  })

  test('KAR-21: a Hand and the piles have no limit', () => {
    const many = 'panic panic panic dwindle dwindle dwindle crisis crisis crisis roulette roulette roulette'
    const players = [
      { hand: `${many} voyage`, future: 'peek peek peek sowing sowing sowing', deeds: 'spite spite' },
      {},
    ]
    const state = position({ players })
    playWithRandom(firstItemRandom, state, ability('voyage'), refuse, store('panic'))
    expect(hand(state).split(' ')).toHaveLength(14)
    expect(future(state).split(' ')).toHaveLength(7)
  })

  test('KAR-22: others choose only what they are offered, and what Crisis and Dwindle ask of them', () => {
    const random = createRandomStream(seedFromText('interrupt'), 0)
    const asked = new Set<string>()
    for (const players of [2, 3, 4]) {
      const state = karmaka.setup({ players, options: {} }, random, noopEventSink)
      for (let [seat] = karmaka.deciders(state); seat !== undefined; [seat] = karmaka.deciders(state)) {
        const [turn] = state.stack
        const frame = state.stack.at(-1)
        if (turn?.seat !== seat) asked.add(frame?.kind === 'ability' ? frame.ability : (frame?.kind ?? ''))
        karmaka.play(state, seat, random.pick(karmaka.choices(state, seat)), random, noopEventSink)
      }
    }
    expect([...asked].sort()).toEqual(['crisis', 'dwindle', 'offer'])
  })

  test('KAR-20: an accepted offer ends the turn all the same', () => {
    const state = position({ players: [{ hand: 'transmigrate peek' }, { hand: 'spite' }] })
    play(state, ability('transmigrate'), accept)
    expect([decider(state), future(state, 1)]).toEqual([1, 'transmigrate'])
    expect(isLegal(state, decline)).toBe(false)
  })
})
