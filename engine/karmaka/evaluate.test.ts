import { describe, expect, test } from 'vitest'
import { greedyBot } from '../core/host/bots/greedy.ts'
import { randomBot } from '../core/host/bots/random.ts'
import { letBotsFinishTable } from '../core/host/playout.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { createTestTable } from '../core/invariants/test-helpers.ts'
import { evaluate } from './evaluate.ts'
import { karmaka } from './index.ts'
import type { CardId } from './data.ts'
import type { KarmakaAction } from './state.ts'
import { playForAbilityAction, acceptAction, dieAction, play, createPosition, refuseAction } from './testing.ts'
import type { PlayerSketch } from './testing.ts'

const SEED = 'a'.repeat(32)

const worth = (own: PlayerSketch, other: PlayerSketch = {}): number =>
  evaluate(createPosition({ players: [own, other] }))[0] ?? 0

describe('evaluate', () => {
  test('is between 0 and 1, and 1 for the winner of a finished game', () => {
    const state = createPosition({ players: [{ rung: 'ape', deeds: 'spite vengeance panic' }, {}], stage: 'death' })
    play(state, dieAction)
    expect(evaluate(state)).toEqual([1, 0])
    expect(worth({})).toBeGreaterThan(0)
    expect(worth({ rung: 'ape', rings: 12, deeds: 'spite vengeance panic', future: 'voyage jubilee' })).toBeLessThan(1)
  })

  test('values a rung higher than the cards of a life', () => {
    expect(worth({ rung: 'snake', hand: 'peek' })).toBeGreaterThan(worth({ hand: 'peek panic', future: 'mimic' }))
  })

  test('is higher for points of one colour, cards for the next life, rings and a rival who is behind', () => {
    const plain = worth({ hand: 'peek', deeds: 'panic' })
    expect(worth({ hand: 'peek', deeds: 'panic crisis' })).toBeGreaterThan(plain)
    expect(worth({ hand: 'peek', deeds: 'panic crisis' })).toBeGreaterThan(
      worth({ hand: 'peek', deeds: 'panic destiny' }),
    )
    expect(worth({ hand: 'peek', deeds: 'panic', future: 'spite' })).toBeGreaterThan(plain)
    expect(worth({ hand: 'peek', deeds: 'panic', rings: 1 })).toBeGreaterThan(plain)
    expect(worth({ hand: 'peek', deeds: 'panic' }, { deeds: 'spite', hand: 'crisis' })).toBeLessThan(plain)
  })

  test('makes the greedy bot refuse an offered card of low worth in another colour and accept a good one', () => {
    const wish = (played: CardId, future: string): unknown => {
      const players = [{ hand: `${played} crisis` }, { hand: 'peek dwindle', deck: 'panic', future }]
      const state = createPosition({ players, ruins: '' })
      play(state, playForAbilityAction(played))
      const choices = karmaka.choices(state, 1) as KarmakaAction[]
      return greedyBot({
        game: karmaka,
        seat: 1,
        view: karmaka.view(state, 1),
        choices,
        random: createRandomStream(SEED, 0),
      })
    }
    expect(wish('recycle', 'crisis')).toEqual(refuseAction)
    expect(wish('voyage', 'sowing jubilee')).toEqual(acceptAction)
    expect(wish('recycle', 'sowing jubilee')).toEqual(acceptAction)
    // With six cards kept nothing would be dealt in its place.
    expect(wish('recycle', 'spite vengeance crisis roulette roulette mimic')).toEqual(acceptAction)
  })

  test('makes the greedy bot win against random bots, in games of fewer than 2000 entries', () => {
    let wins = 0
    for (let game = 0; game < 8; game++) {
      const table = createTestTable(karmaka, { players: 2 + (game % 3), seed: `greedy ${String(game)}` })
      letBotsFinishTable(
        table,
        (seat) => (seat === 0 ? greedyBot : randomBot),
        createRandomStream(seedFromText('bots'), game),
      )
      if (table.outcome?.ranking[0]?.seats.includes(0) === true) wins++
      expect(table.log.length).toBeLessThan(2000)
    }
    expect(wins).toBeGreaterThanOrEqual(7)
  })
})
