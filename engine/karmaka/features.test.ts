import { describe, expect, test } from 'vitest'
import { createTestTable } from '../core/invariants/test-helpers.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { noopEventSink } from '../core/contract/game-events.ts'
import { featureExtractor } from './features.ts'
import { karmaka } from './index.ts'
import { playForAbilityAction, chooseTargetAction, play, createPosition } from './testing.ts'
import type { PlayerSketch } from './testing.ts'
import type { KarmakaState } from './state.ts'

const WIDTH = featureExtractor.names.length

function rowsOf(state: KarmakaState): Float64Array {
  const rows = new Float64Array(state.players.length * WIDTH)
  featureExtractor.read(state, rows)
  return rows
}

function feature(state: KarmakaState, name: string, seat = 0): number {
  const at = featureExtractor.names.indexOf(name)
  if (at < 0) throw new RangeError(`no feature ${name}`)
  return rowsOf(state)[seat * WIDTH + at] ?? NaN
}

/** A feature of seat 0, that holds this. */
const of = (name: string, own: PlayerSketch, other: PlayerSketch = {}): number =>
  feature(createPosition({ players: [own, other] }), name)

describe('features', () => {
  test.each<[string, PlayerSketch, PlayerSketch, PlayerSketch?]>([
    // Each is more for the second seat than for the first.
    ['rung', { rung: 'snake' }, { rung: 'wolf' }],
    ['onWolf', { rung: 'snake' }, { rung: 'wolf' }],
    ['lastLife', { rung: 'wolf' }, { rung: 'ape' }],
    ['rings', { rings: 1 }, { rings: 2 }],
    ['rings', { deeds: 'spite', rings: 1 }, { deeds: 'spite panic', rings: 1 }],
    ['scored', { deeds: 'panic destiny' }, { deeds: 'panic crisis' }],
    ['twoColours', { deeds: 'panic crisis' }, { deeds: 'crisis destiny' }],
    ['lacking', { deeds: 'spite' }, { deeds: 'panic' }],
    ['lifeSure', { deeds: 'spite' }, { deeds: 'spite embodiment' }],
    ['sureWithRings', { deeds: 'spite' }, { deeds: 'spite', rings: 1 }],
    ['promise', { hand: 'panic' }, { hand: 'panic crisis' }],
    ['reach', { hand: 'panic peek' }, { hand: 'panic dwindle' }],
    ['reachTwo', { hand: 'crisis' }, { hand: 'crisis destiny' }],
    ['inHand', { hand: 'spite' }, { hand: 'spite mimic' }],
    ['playsLeft', { hand: 'spite panic' }, { hand: 'panic dwindle crisis' }],
    ['spareTurns', { hand: 'spite crisis' }, { hand: 'spite crisis', deck: 'peek' }],
    ['outOfReach', { hand: 'spite', deck: 'peek' }, { hand: 'spite' }],
    ['exposed', { deeds: 'spite peek' }, { deeds: 'peek spite' }],
    ['exposed', { deeds: 'spite vengeance panic panic' }, { deeds: 'panic panic spite' }],
    ['turnsLeft', { hand: 'peek' }, { hand: 'peek', deck: 'panic' }],
    ['handCards', { hand: 'peek' }, { hand: 'peek panic' }],
    ['deckCards', { deck: 'peek' }, { deck: 'peek panic' }],
    ['waiting', { deeds: 'spite panic' }, { deeds: 'spite panic', hand: 'peek' }],
    ['risesNext', { deeds: 'spite panic', hand: 'peek' }, { deeds: 'spite panic' }],
    ['failsNext', { deeds: 'spite', hand: 'peek' }, { deeds: 'spite' }],
    ['future', { future: 'panic peek' }, { future: 'panic dwindle' }],
    ['futureTwo', { future: 'crisis' }, { future: 'crisis destiny' }],
    ['futureReady', { future: 'spite' }, { future: 'spite panic' }],
    ['futurePlays', { future: 'spite panic' }, { future: 'panic dwindle crisis' }],
    [
      'futurePlays',
      { deeds: 'spite panic', rings: 1, future: 'vengeance panic' },
      { deeds: 'spite', rings: 1, future: 'vengeance panic' },
    ],
    ['futureCards', { future: 'spite' }, { future: 'spite panic' }],
    ['futureTop', { future: 'spite panic' }, { future: 'panic spite' }],
    ['futureWild', { future: 'spite panic' }, { future: 'spite mimic' }],
    ['unknownNext', { future: 'spite panic' }, { future: 'spite' }],
    ['winning', { rung: 'ape', deeds: 'spite vengeance' }, { rung: 'ape', deeds: 'spite vengeance panic' }],
    [
      'winningSoon',
      { rung: 'ape', deeds: 'spite vengeance panic', hand: 'peek mimic' },
      { rung: 'ape', deeds: 'spite vengeance panic', hand: 'peek' },
    ],
    ['handPoints', { hand: 'panic' }, { hand: 'panic peek' }],
    ['wild', { hand: 'panic' }, { hand: 'mimic' }],
    ['strikes', { hand: 'panic' }, { hand: 'crisis' }],
    ['robs', { hand: 'panic' }, { hand: 'swindle' }],
    ['dreams', { hand: 'panic' }, { hand: 'stolen-dreams' }],
    ['draws', { hand: 'panic' }, { hand: 'voyage' }],
    ['sows', { hand: 'panic' }, { hand: 'sowing' }],
    ['jubilees', { hand: 'panic' }, { hand: 'jubilee' }],
    ['playsAgain', { hand: 'crisis' }, { hand: 'panic' }],
    ['copies', { hand: 'crisis' }, { hand: 'denial' }],
    ['salvages', { hand: 'crisis' }, { hand: 'salvage' }],
  ])('%s', (name, less, more) => {
    expect(of(name, more)).toBeGreaterThan(of(name, less))
  })

  test('compare with the best rival', () => {
    const own = { rung: 'snake', hand: 'peek' } as const
    expect(of('lead', own, { rung: 'wolf' })).toBeLessThan(of('lead', own, { rung: 'snake' }))
    expect(of('rungLead', own, { rung: 'wolf' })).toBeLessThan(of('rungLead', own, { rung: 'snake' }))
    expect(of('rivalStanding', own, { rung: 'wolf' })).toBeGreaterThan(of('rivalStanding', own))
    expect(of('rivalTurns', own, { hand: 'panic crisis' })).toBeGreaterThan(of('rivalTurns', own, { hand: 'panic' }))
    expect(of('rivalSure', own, { deeds: 'spite crisis' })).toBeGreaterThan(of('rivalSure', own))
    const ape = { rung: 'ape', deeds: 'spite vengeance panic' } as const
    expect(of('rivalWinning', own, ape)).toBeGreaterThan(of('rivalWinning', own, { ...ape, hand: 'mimic' }))
    const three = createPosition({ players: [own, {}, { rung: 'wolf' }] })
    expect(feature(three, 'rungLead')).toBe(of('rungLead', own, { rung: 'wolf' }))
  })

  test('do not count partners as rivals', () => {
    const players = [{ rung: 'snake' }, {}, { rung: 'wolf' }, {}] as const
    expect(feature(createPosition({ players, variant: 'teams' }), 'rungLead')).toBeGreaterThan(0)
    expect(feature(createPosition({ players }), 'rungLead')).toBeLessThan(0)
  })

  test('ignore the Future Life when the current life wins the game', () => {
    const last = { rung: 'ape', deeds: 'spite vengeance panic', future: 'voyage jubilee' } as const
    expect(of('future', last)).toBe(0)
    expect(of('future', { ...last, deeds: 'spite' })).toBeGreaterThan(0)
  })

  test('show which seat plays next, what is offered, and which seat chooses a card to lose', () => {
    const players = [{ hand: 'recycle panic dwindle voyage' }, { hand: 'peek', deck: 'denial', future: 'sowing' }]
    const state = createPosition({ players, ruins: 'spite' })
    expect([feature(state, 'toPlay', 0), feature(state, 'toPlay', 1)]).toEqual([1, 0])
    const plain = karmaka.clone(state)
    play(plain, playForAbilityAction('recycle'))
    play(plain, { do: 'take', at: 0 })
    expect([feature(plain, 'toPlay', 0), feature(plain, 'toPlay', 1)]).toEqual([0, 1])
    expect([feature(plain, 'offered', 0), feature(plain, 'offered', 1)]).toEqual([0, 1 / 3])
    expect(feature(plain, 'offerFits', 1)).toBe(1 / 3)
    const again = karmaka.clone(state)
    play(again, playForAbilityAction('voyage'))
    expect([feature(again, 'toPlay', 0), feature(again, 'toPlay', 1)]).toEqual([1, 0])
    const robbed = karmaka.clone(state)
    play(robbed, playForAbilityAction('dwindle'))
    play(robbed, chooseTargetAction(1))
    expect(feature(robbed, 'choosesLoss', 1)).toBe(1)
  })

  test('do not depend on the cards in Deck and Well', () => {
    const plain = createPosition({ players: [{ deck: 'peek' }, {}], top: 'mimic' })
    const other = createPosition({ players: [{ deck: 'mimic' }, {}], top: 'peek' })
    expect(rowsOf(plain)).toEqual(rowsOf(other))
  })

  test('have absolute values of at most 2.5 in games of every size', () => {
    let most = 0
    for (let game = 0; game < 12; game++) {
      const players = 2 + (game % 3)
      const { config } = createTestTable(karmaka, { players, seed: `features ${String(game)}` })
      const random = createRandomStream(seedFromText('features'), game)
      const state = karmaka.setup(config, random, noopEventSink)
      for (let deciders = karmaka.deciders(state); deciders.length > 0; deciders = karmaka.deciders(state)) {
        for (const value of rowsOf(state)) if (!(Math.abs(value) <= most)) most = Math.abs(value)
        const seat = deciders[0] ?? 0
        karmaka.play(state, seat, random.pick(karmaka.choices(state, seat)), random, noopEventSink)
      }
    }
    expect(most).toBeLessThanOrEqual(2.5)
  })
})
