import { describe, expect, test } from 'vitest'
import { createEventRecorder, noopEventSink } from '../core/contract/game-events.ts'
import { createTableConfig } from '../core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { CARD_DATA, CARD_IDS, KARMIC_LADDER, pointsToRiseFrom, TOTAL_CARDS } from './data.ts'
import type { CardColour } from './data.ts'
import { karmaka } from './index.ts'
import { createSortedPack } from './setup.ts'
import type { KarmakaState } from './state.ts'
import {
  declineFurtherPlayAction,
  passAction,
  play,
  playForPointsAction,
  createPosition,
  eventsOfKind,
} from './testing.ts'

function start(players: number, seed = 'setup', variant = 'free'): KarmakaState {
  return karmaka.setup({ players, options: { variant } }, createRandomStream(seedFromText(seed), 0), noopEventSink)
}

describe('setup', () => {
  test('KAR-1: the game has two to four players without teams, four in teams and three in wolf', () => {
    const possible = (players: number, variant: string) => createTableConfig(karmaka.info, players, { variant }).ok
    expect([1, 2, 3, 4, 5].map((players) => possible(players, 'free'))).toEqual([false, true, true, true, false])
    expect([2, 3, 4].map((players) => possible(players, 'teams'))).toEqual([false, false, true])
    expect([2, 3, 4].map((players) => possible(players, 'wolf'))).toEqual([false, true, false])
  })

  test('KAR-2: 64 cards of 23 names; 19 of each colour worth 36 points, and 7 mosaic ones', () => {
    const pack = createSortedPack()
    const of = (colour: CardColour) => pack.filter((card) => CARD_DATA[card].colour === colour)
    const worth = (colour: CardColour) => of(colour).reduce((sum, card) => sum + CARD_DATA[card].points, 0)
    expect([pack.length, CARD_IDS.length]).toEqual([TOTAL_CARDS, 23])
    for (const colour of ['red', 'green', 'blue'] as const) {
      expect([of(colour).length, worth(colour)]).toEqual([19, 36])
      const build = CARD_IDS.filter((card) => CARD_DATA[card].colour === colour).map((card) => {
        const { points: value, copies } = CARD_DATA[card]
        return `${String(value)}x${String(copies)}`
      })
      expect(build.sort()).toEqual(['1x3', '1x3', '2x3', '2x3', '2x3', '3x2', '3x2'])
    }
    expect([of('mosaic').length, worth('mosaic')]).toEqual([7, 7])
  })

  test('KAR-3: the ladder and what each rung needs', () => {
    expect(KARMIC_LADDER.map(({ id }) => id)).toEqual(['dung-beetle', 'snake', 'wolf', 'ape', 'transcendence'])
    expect([0, 1, 2, 3].map(pointsToRiseFrom)).toEqual([4, 5, 6, 7])
  })

  test('KAR-4, KAR-5: all players start on Dung Beetle without a ring, and the supply has twelve', () => {
    for (const players of [2, 3, 4]) {
      const state = start(players)
      expect(state.players.map(({ rung, rings }) => [rung, rings])).toEqual(state.players.map(() => [0, 0]))
      expect(state.rings).toBe(12)
    }
  })

  test('KAR-6, KAR-9: the rest of the pack is the Well; Ruins, Future Lives and Deeds are empty', () => {
    for (const players of [2, 3, 4]) {
      const state = start(players)
      expect(state.well.cards).toHaveLength(TOTAL_CARDS - 6 * players)
      expect(state.ruins).toEqual([])
      expect(state.players.flatMap(({ future, deeds }) => [...future.cards, ...deeds])).toEqual([])
      expect(karmaka.findBrokenInvariants(state)).toEqual([])
    }
    expect(start(2).well.cards).not.toEqual(start(2, 'another').well.cards)
  })

  test('KAR-7: each player starts with four cards in Hand and two in the Deck, which the player does not see', () => {
    const state = start(3)
    for (const seat of [0, 1, 2]) {
      const own = karmaka.view(state, seat).players[seat]
      expect(own?.hand.known).toHaveLength(4)
      expect(own?.deck).toEqual({ count: 2, known: [] })
    }
  })

  test('KAR-8: cards are dealt one at a time, starting with seat 0, one card per player and round', () => {
    const state = start(2, 'deal')
    const seen = new Set<number>()
    const pack = createRandomStream(seedFromText('deal'), 0).shuffle(createSortedPack())
    const dealt = (seat: number, round: number) => pack[pack.length - 1 - (round * 2 + seat)]
    state.players.forEach(({ hand, deck }, seat) => {
      const wanted = [0, 1, 2, 3].map((round) => dealt(seat, round))
      expect([...hand].sort()).toEqual([...wanted].sort())
      expect(deck.cards).toEqual([4, 5].map((round) => dealt(seat, round)))
      seen.add(seat)
    })
    expect(seen.size).toBe(2)
  })

  test('KAR-10: every seat can be the first', () => {
    const first = new Set(Array.from({ length: 60 }, (_, game) => start(4, `first ${String(game)}`).firstSeat))
    expect([...first].sort()).toEqual([0, 1, 2, 3])
  })

  test('KAR-11: turns pass clockwise', () => {
    const deck = 'peek peek'
    const players = [{ deck, hand: 'panic' }, { deck: 'crisis crisis' }, { deck: 'spite spite' }]
    const state = createPosition({ players, seat: 1, stage: 'draw' })
    const events = play(state, passAction, passAction, passAction, playForPointsAction('crisis'))
    expect(eventsOfKind(events, 'turn').map(({ seat }) => seat)).toEqual([2, 0, 1, 2])
  })

  test('setup emits the event of the first turn, which begins with a draw', () => {
    const { emit, report } = createEventRecorder(() => undefined)
    const state = karmaka.setup({ players: 2, options: {} }, createRandomStream(seedFromText('told'), 0), emit)
    expect(report.facts).toEqual([{ kind: 'turn', seat: state.firstSeat }])
    expect(karmaka.choices(state, state.firstSeat)).toEqual([{ do: 'draw' }])
    expect(karmaka.choices(state, state.firstSeat)).not.toContainEqual(declineFurtherPlayAction)
  })
})
