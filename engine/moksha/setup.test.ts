import { describe, expect, test } from 'vitest'
import { createEventRecorder, noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { topTokenOf } from './board.ts'
import {
  CASTES,
  GODS,
  KARMA_TOKENS_PER_COLOUR,
  OCCUPATION_DATA,
  OCCUPATION_IDS,
  REGIONS,
  TEMPLE_BUILDINGS_INCLUDING_COPIES,
  VITALITY_TOKEN_KINDS,
} from './data.ts'
import { CENTRE_HEX } from './harmony-grid.ts'
import { moksha } from './index.ts'
import { pillarKarmaCountInSupply, reserveDiscipleCountOf } from './player-sheet.ts'
import type { MokshaEvent, MokshaState } from './state.ts'
import { eventsOfKind } from './testing.ts'

function begin(players: number, seed = 'setup'): { state: MokshaState; facts: MokshaEvent[] } {
  const { emit, report } = createEventRecorder(() => undefined)
  const state = moksha.setup(
    { players, options: { evenFinish: false } },
    createRandomStream(seedFromText(seed), 0),
    emit,
  )
  return { state, facts: report.facts as MokshaEvent[] }
}

/** Set-ups of 2 to 5 players, several of each. */
const ALL = [2, 3, 4, 5].flatMap((players) =>
  ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => begin(players, `${String(players)} ${seed}`)),
)
const oceanOf = ({ ocean }: MokshaState): number => VITALITY_TOKEN_KINDS.reduce((sum, token) => sum + ocean[token], 0)

describe('set-up', () => {
  test('MOK-12: sanctuaries are in regions 1 to 4 and temples in the others, at random', () => {
    for (const { state } of ALL) {
      expect(state.buildings.slice(0, 4).toSorted()).toEqual([...GODS].sort())
      expect(state.buildings.slice(4).toSorted()).toEqual([...TEMPLE_BUILDINGS_INCLUDING_COPIES].sort())
    }
    expect(new Set(ALL.map(({ state }) => state.buildings.join())).size).toBeGreaterThan(20)
  })

  test('MOK-13: stacks have 3 tokens with 4 or 5 players, 2 with fewer; only the top token is visible', () => {
    for (const { state } of ALL) {
      const height = state.players.length > 3 ? 3 : 2
      expect(state.piles.map((pile) => pile.length)).toEqual(REGIONS.map(() => height))
      for (const pile of moksha.view(state, 0).piles)
        expect(pile.map((token) => token !== null)).toEqual(
          Array.from({ length: height }, (_, at) => at === height - 1),
        )
    }
    expect(new Set(ALL.map(({ state }) => REGIONS.map(({ id }) => topTokenOf(state, id)).join())).size).toBe(ALL.length)
  })

  test('MOK-14: the Ocean has eleven tokens with 2 or 3 players, none with more', () => {
    for (const { state } of ALL) expect(oceanOf(state)).toBe(state.players.length > 3 ? 0 : 11)
  })

  test('MOK-15: the cards form five shuffled face-down stacks by caste', () => {
    for (const { state } of ALL) {
      for (const caste of CASTES) {
        for (const card of state.castes[caste]) expect(OCCUPATION_DATA[card].caste).toBe(caste)
        expect(moksha.view(state, 0).castes[caste].cards).toBeNull()
      }
      const cards = Object.values(state.castes).flat().length
      expect(cards + state.players.length).toBe(29)
    }
    expect(new Set(ALL.map(({ state }) => state.castes.brahmin.join())).size).toBeGreaterThan(10)
  })

  test('MOK-16: two dice less 1 give the starting region; players with equal regions throw again', () => {
    let again = 0
    for (const { state, facts: events } of ALL) {
      const rolls = eventsOfKind(events, 'rolled')
      for (const { dice, region } of rolls) {
        expect(dice).toHaveLength(2)
        expect(region).toBe((dice[0] ?? 0) + (dice[1] ?? 0) - 1)
      }
      const regions = state.players.map(({ region }) => region)
      expect(new Set(regions).size).toBe(regions.length)
      state.players.forEach(({ region }, seat) => {
        expect(rolls.findLast((roll) => roll.seat === seat)?.region).toBe(region)
      })
      const first = rolls.slice(0, state.players.length)
      const second = rolls.slice(state.players.length)
      const equal = first.filter((roll) => first.some((other) => other !== roll && other.region === roll.region))
      expect(second.slice(0, equal.length).map(({ seat }) => seat)).toEqual(equal.map(({ seat }) => seat))
      again += second.length
    }
    expect(again).toBeGreaterThan(0)
  })

  test('MOK-17: the turn order follows the starting regions', () => {
    for (const { state, facts: events } of ALL) {
      const regions = state.order.map((seat) => state.players[seat]?.region ?? 0)
      expect(regions).toEqual(regions.toSorted((a, b) => a - b))
      expect(eventsOfKind(events, 'order')).toEqual([{ kind: 'order', seats: state.order }])
      expect(moksha.deciders(state)).toEqual([state.order[0]])
    }
  })

  test('MOK-18: players in regions 1 to 5 start with a Shudra card, in 6 to 11 with a Vaishya card', () => {
    for (const { state } of ALL)
      for (const { region, occupation } of state.players)
        expect(OCCUPATION_DATA[occupation].caste).toBe(region <= 5 ? 'shudra' : 'vaishya')
  })

  test('MOK-19: players start at stage 1 without aura, tokens, karma or gods, with the marker in the centre', () => {
    for (const { state } of ALL) {
      for (const player of state.players) {
        expect(player).toMatchObject({ stage: 1, aura: 0, harmony: CENTRE_HEX, tokens: [], land: null, lives: 0 })
        expect(Object.values(player.gods)).toEqual(['none', 'none', 'none', 'none'])
        expect(reserveDiscipleCountOf(player)).toBe(10)
      }
      expect(pillarKarmaCountInSupply(state, 'kama')).toBe(KARMA_TOKENS_PER_COLOUR)
      expect(moksha.findBrokenInvariants(state)).toEqual([])
    }
  })

  test('MOK-104: even finish is off unless the table chooses it', () => {
    expect(moksha.info.options).toEqual([{ id: 'evenFinish', values: [false, true] }])
    const chosen = (evenFinish: boolean): boolean =>
      moksha.setup({ players: 2, options: { evenFinish } }, createRandomStream(seedFromText('even'), 0), noopEventSink)
        .evenFinish
    expect([chosen(false), chosen(true)]).toEqual([false, true])
  })

  test('every Shudra and Vaishya card can be the first card of a player', () => {
    const seen = new Set<string>()
    for (let nth = 0; nth < 60; nth++)
      for (const { occupation } of begin(3, `card ${String(nth)}`).state.players) seen.add(occupation)
    expect([...seen].sort()).toEqual(OCCUPATION_IDS.slice(1, 7).toSorted())
  })
})
