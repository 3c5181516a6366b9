import { describe, expect, test } from 'vitest'
import type { Seat } from '../core/contract/game.ts'
import { moksha } from './index.ts'
import type { MokshaState } from './state.ts'
import type { PlayerSketch, PositionSketch } from './testing.ts'
import { decider, legalActions, play, createPosition, playerOfSeat, eventsOfKind } from './testing.ts'

/** About to attain moksha, or too young to die. */
const saint: PlayerSketch = { region: 7, occupation: 'dalit', stage: 5, aura: 12 }
const child: PlayerSketch = { region: 9, occupation: 'maharaja', stage: 1 }

/** Plays whole turns of seats that always take the last thing offered. */
function rest(state: MokshaState, most = 20): Seat[] {
  const turns: Seat[] = []
  for (let nth = 0; nth < most && state.end === null; nth++) {
    const seat = decider(state)
    turns.push(seat)
    const { turns: now } = state
    for (;;) {
      const action = legalActions(state).at(-1)
      if (action === undefined || state.turns !== now) break
      play(state, action)
    }
  }
  return turns
}

/** A table at which the seats named attain moksha in their turns, seen from before the turn of `seat`. */
function table(players: number, saints: readonly Seat[], sketch: Partial<PositionSketch> = {}): MokshaState {
  const quiet = Array.from({ length: players }, (_, seat): PlayerSketch => ({
    ...(saints.includes(seat) ? saint : { ...child, occupation: seat % 2 === 0 ? 'maharaja' : 'landholder' }),
    region: [4, 1, 3, 5, 9][seat] ?? 4,
    at: [-3, 2],
  }))
  return createPosition({ players: quiet, ...sketch })
}

describe('the last turns', () => {
  test('MOK-99: after moksha every other player has exactly one more turn, in turn order', () => {
    const state = table(4, [1], { seat: 1 })
    expect(rest(state)).toEqual([1, 2, 3, 0])
    expect(state.end).toBe('alone')
    const first = table(3, [2], { order: [2, 0, 1], seat: 2 })
    expect(rest(first)).toEqual([2, 0, 1])
  })

  test('MOK-100: moksha in a last turn gives no player a further turn', () => {
    const state = table(4, [1, 3], { seat: 1 })
    expect(rest(state)).toEqual([1, 2, 3, 0])
    expect(state.players.map(({ attained }) => attained)).toEqual([false, true, false, true])
  })

  test('MOK-104: even finish: this round and one more are played; players with moksha have no further turn', () => {
    const state = table(4, [1], { seat: 1, evenFinish: true })
    expect(rest(state)).toEqual([1, 2, 3, 0, 2, 3])
    const twice = table(4, [1, 2], { seat: 1, evenFinish: true })
    expect(rest(twice)).toEqual([1, 2, 3, 0, 3])
  })

  test('MOK-104: a player who attains moksha is removed from the list of remaining turns', () => {
    const state = table(4, [1, 2], { seat: 1, evenFinish: true })
    rest(state, 1)
    expect(state.left).toEqual([3, 0, 2, 3])
    rest(state, 1)
    expect(state.left).toEqual([0, 3])
  })

  test('MOK-105: a player without moksha ends with one turn more than the first player to attain it', () => {
    for (const first of [0, 1, 2]) {
      const state = table(3, [first], { seat: first, evenFinish: true })
      const turns = rest(state)
      const counts = [0, 1, 2].map((seat) => turns.filter((each) => each === seat).length)
      // Seats before it have had their turn of this round already.
      expect(counts.map((count, seat) => count + (seat < first ? 1 : 0))).toEqual(
        [0, 1, 2].map((seat) => (seat === first ? 1 : 2)),
      )
    }
  })
})

describe('the ranking', () => {
  /** A finished game of seats with moksha or without. */
  function over(players: readonly PlayerSketch[]): MokshaState {
    const state = createPosition({ players, left: [], turn: { stage: 'wander' }, seat: players.length - 1 })
    rest(state, 1)
    return state
  }

  const done = (at: readonly [number, number], karma = '', aura = 12): PlayerSketch => ({
    ...saint,
    attained: true,
    aura,
    at,
    karma,
  })
  const last: PlayerSketch = { region: 9, at: [-3, 2], aura: 5 }

  test('MOK-102: the only player with moksha wins', () => {
    const state = over([done([3, 0]), last])
    expect(moksha.outcome(state)).toEqual({
      reason: { id: 'moksha.end.alone', values: { seat: { seat: 0 } } },
      ranking: [
        {
          seats: [0],
          rank: 1,
          score: 1,
          title: { id: 'moksha.rank.attained' },
          lines: [
            { id: 'moksha.score.aura', values: { aura: 12, target: 12 } },
            { id: 'moksha.score.harmony', values: { ring: 3 }, points: 1 },
            { id: 'moksha.score.karma', values: { count: 0 } },
          ],
        },
        {
          seats: [1],
          rank: 2,
          title: { id: 'moksha.rank.bound' },
          lines: [{ id: 'moksha.score.aura', values: { aura: 5, target: 12 } }],
        },
      ],
    })
  })

  const result = (state: MokshaState) => ({
    end: state.end,
    places: moksha.outcome(state)?.ranking.map(({ seats, rank }) => [seats[0], rank]),
  })

  test('MOK-103: among players with moksha harmony decides, then karma; then the victory is shared', () => {
    expect(result(over([done([1, 0]), done([0, 0]), last]))).toMatchObject({ end: 'harmony' })
    expect(result(over([done([1, 0], '', 12), done([0, 1], 'kama', 11), last]))).toEqual({
      end: 'karma',
      places: [
        [1, 1],
        [0, 2],
        [2, 3],
      ],
    })
    expect(result(over([done([1, 0], 'artha'), done([0, 1], 'kama'), done([3, 0], 'kama kama'), last]))).toEqual({
      end: 'shared',
      places: [
        [0, 1],
        [1, 1],
        [2, 3],
        [3, 4],
      ],
    })
  })

  test('MOK-110: players without moksha rank below, in order of aura', () => {
    const state = over([{ ...last, aura: 7 }, done([3, 0]), { ...last, aura: 8 }, { ...last, aura: 7 }])
    expect(result(state).places).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
      [3, 3],
    ])
  })

  test('MOK-103: the ended event names the winners and the reason', () => {
    const state = table(2, [0, 1], { seat: 0 })
    const facts = []
    while (state.end === null) facts.push(...play(state, legalActions(state).at(-1) ?? { do: 'go' }))
    expect(eventsOfKind(facts, 'lastTurns')).toEqual([{ kind: 'lastTurns', seat: 0, left: [1] }])
    const winners = moksha.outcome(state)?.ranking.filter(({ rank }) => rank === 1)
    const seats = winners?.flatMap((standing) => standing.seats)
    expect(eventsOfKind(facts, 'ended')).toEqual([{ kind: 'ended', winners: seats, reason: state.end }])
    expect(legalActions(state)).toEqual([])
    expect(moksha.deciders(state)).toEqual([])
    expect(playerOfSeat(state).stage).toBe(5)
  })
})
