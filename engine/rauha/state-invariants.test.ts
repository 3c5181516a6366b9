import { describe, expect, test } from 'vitest'
import { rauha } from './index.ts'
import type { RauhaState } from './state.ts'
import { configOf, discardForCrystalsAction, play, createPosition } from './testing.ts'

/** Invariant violations reported for a valid position after one change. */
function broken(breaking: (state: RauhaState) => void, step: 'keep' | 'settle' = 'settle'): readonly string[] {
  const state = createPosition({
    step,
    players: [{ tiles: { 0: 'A1-01' }, covered: ['A1-02'], entities: ['maa'] }, {}],
  })
  expect(rauha.findBrokenInvariants(state, configOf(2))).toEqual([])
  breaking(state)
  return rauha.findBrokenInvariants(state, configOf(2))
}

describe('findBrokenInvariants', () => {
  test('reports a lost, duplicated or unknown card (RAU-9)', () => {
    expect(broken(({ decks }) => decks[0].pop())).toContain('no card is there twice')
    expect(broken(({ decks }) => decks[1].splice(0, 1, 'A1-01'))).toContain('there are 80 different cards')
    expect(broken(({ decks }) => decks[1].splice(0, 1, 'A3-01' as never))).toEqual(['two decks (RAU-9)'])
    const swap = ({ decks }: RauhaState) => decks.reverse()
    expect(broken(swap)).toContain('a deck is of one age (RAU-9)')
  })

  test('reports cards on the board of a seat that did not keep them (RAU-21)', () => {
    const put = ({ players }: RauhaState) => players[0]?.tiles.splice(3, 1, 'A1-40')
    expect(broken(put)).toContain('A1-40 lies with the seat that kept it')
    expect(broken(({ players }) => players[0]?.covered.pop())).toContain('every card that was shown lies on a board')
    expect(broken(({ shown }) => shown.fill(8))).toContain('only kept cards were shown')
  })

  test('reports cards held at the wrong time (RAU-26, RAU-31)', () => {
    const holds = 'who has not settled yet holds the card that was kept (RAU-31)'
    expect(broken(({ players }) => Object.assign(players[1] ?? {}, { kept: null }))).toContain(holds)
    expect(broken(({ players }) => Object.assign(players[0] ?? {}, { kept: 'A1-01' }), 'keep')).toContain(
      'a choice is a card of the pool (RAU-21)',
    )
    expect(broken((state) => (state.taken = 3))).toContain('one card a turn leaves each satellite (RAU-24)')
    expect(broken((state) => (state.taken = 2), 'keep')).toContain('one card a turn leaves each satellite (RAU-23)')
    expect(broken((state) => (state.first = 1), 'keep')).toContain(
      'the first player leads on the energy track (RAU-27, RAU-28)',
    )
  })

  test('reports unearned energy, negative crystals, a lost token and an invalid owner (RAU-7, RAU-96)', () => {
    expect(broken(({ players }) => Object.assign(players[0] ?? {}, { energy: 3 }))).toEqual([
      'energy is the sum of what was earned',
    ])
    expect(broken(({ players }) => Object.assign(players[0] ?? {}, { crystals: -1 }))).toEqual([
      '2 to 5 players (RAU-1)',
    ])
    expect(broken(({ arrivals }) => arrivals.fill(0))).toEqual(['an energy token for every seat (RAU-7)'])
    expect(broken(({ entities }) => (entities.maa = 2))).toEqual(['every entity has at most one owner'])
  })

  test('reports pending frames that do not fit the state', () => {
    expect(broken((state) => (state.stack = []))).toContain('the game ends after the last scoring (RAU-92)')
    const scoring = { kind: 'activate', seat: 0, scoring: true, used: [0], entities: ['vuori'] } as const
    expect(broken((state) => (state.stack = [{ ...scoring, used: [0], entities: ['vuori'] }]))).toEqual(
      expect.arrayContaining([
        'scoring is done in corners (RAU-82)',
        'only own entities with an effect are activated (RAU-66)',
        'tiles are activated in the line, or with a spore (RAU-59, RAU-84)',
      ]),
    )
    expect(broken((state) => (state.stack = [{ kind: 'dream' } as never]))).toEqual(['pending work'])
    expect(broken((state) => (state.stack = [{ ...scoring, used: [2, 1], entities: [] }]))).toEqual(['pending work'])
  })

  test('reports another player count or board side than the table (RAU-1, RAU-2)', () => {
    const state = createPosition({})
    expect(rauha.findBrokenInvariants(state, configOf(3))).toEqual(['as many players as the table has seats'])
    expect(rauha.findBrokenInvariants(state, configOf(2, 'B'))).toEqual(['the board side of the table (RAU-2)'])
  })

  test('accepts a valid position', () => {
    const state = createPosition({ players: [{ spores: [1] }, {}, {}] })
    play(state, discardForCrystalsAction)
    expect(rauha.findBrokenInvariants(state, configOf(3))).toEqual([])
  })
})
