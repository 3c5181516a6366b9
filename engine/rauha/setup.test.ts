import { describe, expect, test } from 'vitest'
import { createEventRecorder } from '../core/contract/game-events.ts'
import { createTableConfig } from '../core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { satelliteToChooseFrom } from './board.ts'
import { CARD_DATA, ENTITY_IDS, AVATAR_STOPS, SQUARE_INDICES } from './data.ts'
import { rauha } from './index.ts'
import {
  configOf,
  keepFirstCards,
  finishAllSeatsTurnBriefly,
  playAsSeat,
  createPosition,
  discardForSporeAction,
  createStartState,
  activateTileAction,
  play,
  eventsOfKind,
} from './testing.ts'
import type { RauhaEvent } from './state.ts'

const COUNTS = [2, 3, 4, 5]

describe('setup', () => {
  test('RAU-1: a game has two to five players', () => {
    const possible = [1, 2, 3, 4, 5, 6].map((players) => createTableConfig(rauha.info, players, {}).ok)
    expect(possible).toEqual([false, true, true, true, true, false])
    for (const players of COUNTS) expect(createStartState(players).players).toHaveLength(players)
  })

  test('RAU-2, RAU-4: all players use one board side, A by default', () => {
    expect(createTableConfig(rauha.info, 3, {})).toMatchObject({ config: { options: { side: 'A' } } })
    expect(createTableConfig(rauha.info, 3, { side: 'B' }).ok).toBe(true)
    expect(createTableConfig(rauha.info, 3, { side: 'C' }).ok).toBe(false)
    expect([createStartState(3).side, createStartState(3, 'setup', 'B').side]).toEqual(['A', 'B'])
    expect(rauha.findBrokenInvariants(createStartState(3), configOf(3, 'B'))).toEqual([
      'the board side of the table (RAU-2)',
    ])
  })

  test('RAU-3: all boards are equal and start without cards', () => {
    for (const side of ['A', 'B'] as const)
      for (const { tiles } of createStartState(5, 'setup', side).players)
        expect(tiles).toEqual(SQUARE_INDICES.map(() => null))
  })

  test('RAU-5, RAU-6: each player starts with 4 crystals and nothing else, at position 1', () => {
    const state = createStartState(4)
    expect(state.position).toBe(1)
    for (const { crystals, energy, spores, kept, covered } of state.players)
      expect([crystals, energy, spores.includes(true), kept, covered]).toEqual([4, 0, false, null, []])
  })

  test('RAU-7: the energy tokens start on space 0 in random order', () => {
    const tops = new Set(Array.from({ length: 60 }, (_, game) => createStartState(4, `pile ${String(game)}`).first))
    expect([...tops].sort()).toEqual([0, 1, 2, 3])
    expect([...createStartState(5).arrivals].sort()).toEqual([0, 1, 2, 3, 4])
  })

  test('RAU-8: all entities are in the display', () => {
    expect(ENTITY_IDS.map((entity) => createStartState(2).entities[entity])).toEqual(ENTITY_IDS.map(() => null))
  })

  test('RAU-9, RAU-16: the two decks are shuffled; a game deals 16, 24, 32 or 40 cards of each', () => {
    expect(createStartState(2).decks).not.toEqual(createStartState(2, 'another').decks)
    for (const players of COUNTS) {
      const state = createStartState(players)
      const left = (age: 1 | 2) => state.decks[age - 1]?.length ?? -1
      expect([left(1), left(2)]).toEqual([40 - 4 * players, 40])
      while (rauha.outcome(state) === null) {
        keepFirstCards(state)
        finishAllSeatsTurnBriefly(state)
      }
      expect([left(1), left(2)]).toEqual([40 - 8 * players, 40 - 8 * players])
    }
  })

  test('RAU-10, RAU-11: a seat shares its moon pool with the next seat and its star pool with the previous seat', () => {
    for (const players of COUNTS)
      for (let seat = 0; seat < players; seat++) {
        expect(satelliteToChooseFrom(1, seat, players), 'moon').toBe(seat)
        expect(satelliteToChooseFrom(2, seat, players), 'star').toBe((seat + players - 1) % players)
      }
    expect([
      satelliteToChooseFrom(1, 0, 2),
      satelliteToChooseFrom(2, 0, 2),
      satelliteToChooseFrom(1, 1, 2),
      satelliteToChooseFrom(2, 1, 2),
    ]).toEqual([0, 1, 1, 0])
    expect(satelliteToChooseFrom(4, 0, 2)).toBeUndefined()
  })

  test('RAU-12: crystals have no limit', () => {
    const state = createPosition({ position: 13, players: [{ crystals: 98 }, {}] })
    play(state, { do: 'discardForCrystals' })
    expect(state.players[0]?.crystals).toBe(102)
    expect(rauha.findBrokenInvariants(state)).toEqual([])
  })

  test('RAU-13: there are enough spores for every square of all players', () => {
    const state = createPosition({
      position: 13,
      players: [0, 1, 2, 3, 4].map(() => ({ spores: [0, 1, 2, 3, 4, 5, 6, 7] })),
    })
    for (let seat = 0; seat < 5; seat++)
      play(state, discardForSporeAction(8), ...(seat < 4 ? [{ do: 'endActivation' } as const] : []))
    expect(state.players.every(({ spores }) => spores.every(Boolean))).toBe(true)
  })

  test('RAU-15, RAU-20: each satellite gets four cards of Age 1, and each seat sees its first pool', () => {
    const { emit, report } = createEventRecorder(() => undefined)
    const state = rauha.setup(configOf(3), createRandomStream(seedFromText('told'), 0), emit)
    const events = report.facts as RauhaEvent[]
    expect(state.deals.map((deal) => deal.map((card) => CARD_DATA[card].age))).toEqual(
      state.deals.map(() => [1, 1, 1, 1]),
    )
    expect(eventsOfKind(events, 'dealt')).toEqual([{ kind: 'dealt', round: 1, age: 1, count: 4 }])
    expect(eventsOfKind(events, 'looked').map(({ seat, satellite, count }) => [seat, satellite, count])).toEqual([
      [0, 0, 4],
      [1, 1, 4],
      [2, 2, 4],
    ])
    expect(rauha.view(state, 1).satellites.map(({ count, cards }) => [count, cards.length])).toEqual([
      [4, 0],
      [4, 4],
      [4, 0],
    ])
  })
})

describe('turn structure', () => {
  test('RAU-14, RAU-18, RAU-81, RAU-82, RAU-91: each seat has twelve turns and four scorings, in order', () => {
    const state = createStartState(3)
    const stops: number[] = [state.position]
    const counts = { turn: [0, 0, 0], scores: [0, 0, 0] }
    const phases: string[] = []
    while (rauha.outcome(state) === null) {
      const events = [...keepFirstCards(state), ...finishAllSeatsTurnBriefly(state)]
      for (const { seat } of eventsOfKind(events, 'turn')) counts.turn[seat] = (counts.turn[seat] ?? 0) + 1
      for (const event of [...events]) {
        if (event.kind === 'advanced') stops.push(event.to)
        if (event.kind === 'part') counts.scores[event.seat] = (counts.scores[event.seat] ?? 0) + 1
        if (event.kind === 'scoring' || event.kind === 'dealt') phases.push(`${event.kind} ${String(event.round)}`)
      }
    }
    expect(counts).toEqual({ turn: [12, 12, 12], scores: [4, 4, 4] })
    expect(stops).toEqual(AVATAR_STOPS.map(({ position: at }) => at))
    expect(phases).toEqual(['scoring 1', 'dealt 2', 'scoring 2', 'dealt 3', 'scoring 3', 'dealt 4', 'scoring 4'])
  })

  test('RAU-17: all seats choose at once; then each seat in turn places, welcomes and activates', () => {
    const state = createStartState(3)
    expect(rauha.deciders(state)).toEqual([0, 1, 2])
    keepFirstCards(state)
    const order = [0, 1, 2].map((later) => (state.first + later) % 3)
    for (const seat of order) {
      expect(rauha.deciders(state)).toEqual([seat])
      playAsSeat(state, seat, { do: 'discardForCrystals' })
      expect(rauha.deciders(state), 'activates before the next one plays').toEqual([seat])
      playAsSeat(state, seat, activateTileAction(0))
      playAsSeat(state, seat, { do: 'endActivation' })
    }
    expect(rauha.deciders(state)).toEqual([0, 1, 2])
    expect(state.position).toBe(2)
  })
})
