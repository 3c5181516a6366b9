import { describe, expect, test } from 'vitest'
import { karmaka } from './index.ts'
import { lifeScoreOf } from './score.ts'
import type { KarmakaState } from './state.ts'
import {
  playForAbilityAction,
  parseCards,
  deckText,
  decider,
  deedsText,
  dieAction,
  drawAction,
  firstItemRandom,
  futureText,
  handText,
  isLegal,
  legalActions,
  chooseTargetAction,
  play,
  playWithRandom,
  playForPointsAction,
  createPosition,
  refuseAction,
  ringsAction,
  ruinsText,
  playHandCardAction,
  eventsOfKind,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

/** A death turn of seat 0. */
function dying(own: PlayerSketch, supply?: number): KarmakaState {
  const held = supply === undefined ? 0 : 12 - supply - (own.rings ?? 0)
  return createPosition({ players: [own, { hand: 'spite', rings: held }], stage: 'death' })
}

const rungOf = (state: KarmakaState) => state.players[0]?.rung
const ringsOf = (state: KarmakaState) => [state.players[0]?.rings, state.rings]

describe('death and scoring', () => {
  test('KAR-58: a player can die only at the start of their own turn', () => {
    const state = createPosition({ players: [{ hand: 'panic', deeds: 'spite' }, { hand: 'longevity peek' }] })
    play(state, playForPointsAction('panic'))
    expect([decider(state), deedsText(state)]).toEqual([1, 'spite panic'])
    play(state, playForAbilityAction('longevity'), chooseTargetAction(0), refuseAction)
    expect(decider(state)).toBe(0)
    expect(legalActions(state)).toEqual([drawAction])
  })

  test('KAR-59: on a death turn the player scores and is reborn, and does not draw or play', () => {
    const events = play(dying({ deeds: 'peek', future: 'crisis' }), dieAction)
    const kinds = events.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind !== 'moved')).toEqual(['scored', 'stayed', 'ruined', 'dealt', 'reborn', 'turn'])
  })

  test('KAR-60, KAR-113: a colour scores its own Deeds and all mosaic ones, each once; the best colour counts', () => {
    const { sums, colour, points: best } = lifeScoreOf(parseCards('spite panic peek mimic embodiment'))
    expect(sums).toEqual({ red: 6, green: 2, blue: 3 })
    expect([colour, best]).toEqual(['red', 6])
    expect(lifeScoreOf(parseCards('swindle voyage jubilee')).colour).toBe('green')
    // Of equal sums the first in the order red, green, blue is named.
    expect(['peek panic', 'peek recycle'].map((deeds) => lifeScoreOf(parseCards(deeds)).colour)).toEqual([
      'red',
      'green',
    ])
  })

  test('KAR-61: mosaic cards alone score their sum, no Deeds score nothing', () => {
    expect(lifeScoreOf(parseCards('mimic embodiment embodiment')).points).toBe(3)
    expect(lifeScoreOf([]).points).toBe(0)
  })

  test('KAR-62: rings of earlier lives may be spent for one point each', () => {
    const state = dying({ deeds: 'spite', rings: 1 })
    play(state, dieAction, ringsAction(1))
    expect(rungOf(state)).toBe(1)
  })

  test('KAR-63: rings are asked for only when they cover the missing points: exactly those, or none', () => {
    const state = dying({ deeds: 'crisis', rings: 3 })
    play(state, dieAction)
    expect(legalActions(state)).toEqual([ringsAction(2), ringsAction(0)])
    const few = dying({ deeds: 'crisis', rings: 1 })
    play(few, dieAction)
    expect([decider(few), rungOf(few), ringsOf(few)]).toEqual([1, 0, [2, 10]])
  })

  test('KAR-64: enough points raise the player by one rung, and surplus points are lost', () => {
    const state = dying({ deeds: 'spite vengeance roulette crisis dwindle', rung: 'snake' })
    const events = play(state, dieAction)
    expect(rungOf(state)).toBe(2)
    expect(eventsOfKind(events, 'climbed')).toEqual([{ kind: 'climbed', seat: 0, from: 1, to: 2 }])
  })

  test('KAR-65: a player with enough points is not asked for rings and keeps them', () => {
    const state = dying({ deeds: 'spite panic', rings: 4 })
    play(state, dieAction)
    expect([rungOf(state), ringsOf(state)]).toEqual([1, [4, 8]])
  })

  test('KAR-66, KAR-69: a player without enough points stays and gains a ring, too late for this life', () => {
    const state = dying({ deeds: 'spite' })
    const events = play(state, dieAction)
    expect([rungOf(state), ringsOf(state)]).toEqual([0, [1, 11]])
    expect(eventsOfKind(events, 'stayed')).toEqual([{ kind: 'stayed', seat: 0, rung: 0, ring: true }])
    expect(eventsOfKind(events, 'spent')).toEqual([])
  })

  test('KAR-67: spent rings return to the supply', () => {
    const state = dying({ deeds: 'spite', rings: 2 })
    play(state, dieAction, ringsAction(1))
    expect(ringsOf(state)).toEqual([1, 11])
  })

  test('KAR-68: a player gains no ring from an empty supply', () => {
    const state = dying({ deeds: 'spite' }, 0)
    const events = play(state, dieAction)
    expect(ringsOf(state)).toEqual([0, 0])
    expect(eventsOfKind(events, 'stayed')).toEqual([{ kind: 'stayed', seat: 0, rung: 0, ring: false }])
  })
})

describe('rebirth', () => {
  test('KAR-70: the Deeds go to the Ruins oldest first', () => {
    const state = createPosition({ players: [{ deeds: 'peek crisis spite' }, {}], ruins: 'mimic', stage: 'death' })
    play(state, dieAction)
    expect([ruinsText(state), deedsText(state)]).toEqual(['mimic peek crisis spite', ''])
  })

  test('KAR-71: the Future Life becomes the Hand', () => {
    const state = dying({ future: 'spite peek crisis' })
    play(state, dieAction)
    expect([handText(state), futureText(state)]).toEqual(['crisis spite peek', ''])
  })

  test('KAR-72: cards are dealt unseen onto the Deck, one at a time, until Hand and Deck have six', () => {
    const players = [{ future: 'spite peek' }, { hand: 'mimic' }]
    const state = createPosition({ players, top: 'sowing jubilee crisis panic', stage: 'death' })
    play(state, dieAction)
    expect(deckText(state)).toBe('panic crisis jubilee sowing')
    expect(karmaka.view(state, 0).players[0]?.deck).toEqual({ count: 4, known: [] })
    const full = dying({ future: 'spite peek peek crisis crisis mimic mimic' })
    play(full, dieAction)
    expect([handText(full).split(' ').length, deckText(full)]).toEqual([7, ''])
  })

  test('KAR-73: Deeds of the ended life can be part of a refill during the rebirth', () => {
    const players = [{ deeds: 'peek peek spite crisis mimic', future: 'panic panic panic dwindle' }, { hand: 'mimic' }]
    const state = createPosition({ players, well: '', stage: 'death' })
    playWithRandom(firstItemRandom, state, dieAction)
    expect([deckText(state), ruinsText(state)]).toEqual(['peek peek', 'spite crisis mimic'])
  })

  test('KAR-74: the turn ends after rebirth, and the player draws first on the next turn', () => {
    const state = dying({ future: 'peek' })
    play(state, dieAction)
    expect([decider(state), handText(state), deckText(state).split(' ').length]).toEqual([1, 'peek', 5])
    play(state, playForPointsAction('spite'))
    expect([decider(state), legalActions(state)]).toEqual([0, [drawAction]])
  })

  test('KAR-75: a death changes nothing for the other players', () => {
    const other = { hand: 'spite peek', deck: 'crisis', future: 'mimic', deeds: 'panic', rings: 2 }
    const state = createPosition({ players: [{ deeds: 'crisis' }, other], stage: 'death' })
    const before = structuredClone(state.players[1])
    play(state, dieAction)
    expect(state.players[1]).toEqual(before)
  })

  test('KAR-76: a player reborn without a Future Life has six Deck cards, and may pass after the draw', () => {
    const state = dying({})
    play(state, dieAction)
    expect([handText(state), deckText(state).split(' ').length]).toEqual(['', 6])
    play(state, playForPointsAction('spite'), drawAction)
    expect(isLegal(state, { do: 'pass' })).toBe(true)
  })
})

describe('winning', () => {
  test('KAR-77: a player who moves up from Ape wins at once', () => {
    const state = dying({ deeds: 'spite vengeance panic', rung: 'ape', future: 'peek' })
    const events = play(state, dieAction)
    expect([state.winner, rungOf(state), state.stack, futureText(state)]).toEqual([0, 4, [], 'peek'])
    expect(karmaka.deciders(state)).toEqual([])
    expect(events.at(-1)).toEqual({ kind: 'ended', seat: 0, winners: [0], reason: 'alone' })
  })

  test('KAR-78: there is exactly one winner', () => {
    const ape = { deeds: 'spite vengeance panic', rung: 'ape' } as const
    const blue = { deeds: 'swindle thievery peek', rung: 'ape' } as const
    const state = createPosition({ players: [ape, blue, {}], stage: 'death' })
    play(state, dieAction)
    const first = karmaka.outcome(state)?.ranking.filter(({ rank }) => rank === 1)
    expect(first?.map(({ seats }) => seats)).toEqual([[0]])
    expect(karmaka.outcome(state)?.reason).toEqual({ id: 'karmaka.end.alone', values: { seat: { seat: 0 } } })
  })

  test('KAR-138: the other players rank by their rungs, and equal rungs share a place', () => {
    const players = [
      { rung: 'snake' },
      { deeds: 'spite vengeance panic', rung: 'ape' },
      { rung: 'wolf' },
      { rung: 'snake' },
    ] as const
    const state = createPosition({ players, seat: 1, stage: 'death' })
    expect(karmaka.outcome(state)).toBeNull()
    play(state, dieAction)
    const ranking = karmaka.outcome(state)?.ranking
    expect(ranking?.map(({ seats, rank, title }) => [seats, rank, title?.id])).toEqual([
      [[1], 1, 'karmaka.rung.transcendence'],
      [[2], 2, 'karmaka.rung.wolf'],
      [[0], 3, 'karmaka.rung.snake'],
      [[3], 3, 'karmaka.rung.snake'],
    ])
  })

  test('a life in which the player only stored cards counts as a life', () => {
    const state = createPosition({ players: [{ hand: 'peek' }, { hand: 'spite' }] })
    play(state, playHandCardAction('peek'), playForPointsAction('spite'), dieAction)
    expect(state.players[0]?.lives).toBe(1)
  })
})
