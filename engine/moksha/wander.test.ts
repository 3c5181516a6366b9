import { describe, expect, test } from 'vitest'
import type { RegionNumber } from './data.ts'
import { moksha } from './index.ts'
import type { PositionSketch } from './testing.ts'
import {
  walkDestinationsOf,
  goAction,
  isLegal,
  choicesOfVerb,
  play,
  createPosition,
  playerOfSeat,
  eventsOfKind,
  wanderAction,
} from './testing.ts'

/** The regions that can be gone to, the paid ones with a star. */
function goals(sketch: PositionSketch): string[] {
  return walkDestinationsOf(createPosition(sketch), 0)
    .map(({ region, paid }) => `${String(region)}${paid ? '*' : ''}`)
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
}

describe('step 1: destinations', () => {
  test('MOK-22: a player stays, moves to an adjacent region, or pays a token for one exactly two borders away', () => {
    expect(goals({})).toEqual(['4', '7', '10'])
    expect(goals({ players: [{ tokens: 'kama5' }, {}] })).toEqual(['2*', '4', '5*', '7', '10', '11*'])
    const state = createPosition({ players: [{ tokens: 'kama5 kama5 artha10' }, {}] })
    expect(choicesOfVerb(state, 'wander').filter(({ region }) => region === 2)).toEqual([
      wanderAction(2, 'kama5'),
      wanderAction(2, 'artha10'),
    ])
    expect(isLegal(state, wanderAction(9, 'kama5'))).toBe(false)
    expect(isLegal(state, wanderAction(7, 'kama5'))).toBe(false)
  })

  test('MOK-23: the paid token goes to the Ocean before the player takes a new one', () => {
    const state = createPosition({
      players: [{ tokens: 'kama5 kama10 artha5 artha10' }, {}],
      piles: { 2: 'dharma5' },
    })
    const events = play(state, wanderAction(2, 'kama5'))
    expect(eventsOfKind(events, 'moved').slice(0, 3)).toMatchObject([
      { piece: 'kama5', from: 'seat0:tokens', to: 'ocean' },
      { piece: 'meeple:0', from: 'region:4', to: 'region:2' },
      { piece: 'dharma5', from: 'region:2:tokens', to: 'seat0:tokens' },
    ])
    expect(playerOfSeat(state).tokens).toEqual(['kama10', 'artha5', 'artha10', 'dharma5'])
  })

  test('MOK-24: a player cannot enter, pass through or stay in a region closed by another player', () => {
    expect(goals({ players: [{ tokens: 'kama5' }, { land: 10 }] })).toEqual(['2*', '4', '7'])
    expect(goals({ players: [{ tokens: 'kama5' }, { land: 2 }] })).toEqual(['4', '5*', '7', '10', '11*'])
    expect(goals({ players: [{ tokens: 'kama5' }, { land: 4 }] })).not.toContain('4')
    expect(goals({ players: [{ tokens: 'kama5', land: 10 }, {}] })).toContain('10')
  })

  test('MOK-25: a player must leave a closed region, for a token if necessary, unless there is no legal move', () => {
    const lands = (tokens: string, ...closed: RegionNumber[]): PositionSketch => ({
      players: [{ occupation: 'maharaja', tokens }, ...closed.map((land) => ({ region: 9, land }) as const)],
    })
    expect(goals(lands('', 4))).toEqual(['7', '10'])
    expect(
      goals({
        players: [
          { region: 3, tokens: 'kama5' },
          { region: 5, land: 3 },
        ],
      }),
    ).toEqual(['5', '6*', '9', '10*', '11*'])
    // A Dalit in a closed region, with a higher caste in both neighbours: only a token leads away.
    const dalit = (tokens: string): PositionSketch => ({
      players: [{ region: 4, occupation: 'dalit', tokens }, { region: 7, land: 4 }, { region: 10 }],
    })
    expect(goals(dalit('kama5'))).toEqual(['2*', '5*', '11*'])
    expect(goals(dalit(''))).toEqual(['4'])
  })

  test('MOK-24: one open path is enough to reach a region two borders away', () => {
    const sketch = (...closed: number[]): PositionSketch => ({
      players: [{ region: 2, tokens: 'kama5' }, ...closed.map((land) => ({ region: 9, land }))],
    })
    expect(goals(sketch(7))).toEqual(['1*', '2', '5*', '6*', '8', '10*', '11'])
    expect(goals(sketch(7, 11))).toEqual(['1*', '2', '6*', '8'])
  })

  test('MOK-82: a Dalit may pass through a region with a higher caste, and not end there', () => {
    const state: PositionSketch = { players: [{ occupation: 'dalit', tokens: 'kama5' }, { region: 7 }, { region: 5 }] }
    expect(goals(state)).toEqual(['2*', '4', '10', '11*'])
    expect(goals({ players: [{ occupation: 'dalit' }, { region: 4 }] })).toEqual(['7', '10'])
  })

  test('MOK-83: a Dalit stays in a forbidden region only if there is no legal move, and then must', () => {
    const others = [{ region: 4 }, { region: 7 }, { region: 10 }] as const
    expect(goals({ players: [{ occupation: 'dalit' }, ...others] })).toEqual(['4'])
    expect(goals({ players: [{ occupation: 'dalit', tokens: 'kama5' }, ...others] })).toEqual(['2*', '5*', '11*'])
    // A paid move through closed regions is none.
    const locked = [
      { region: 4, land: 7 },
      { region: 9, land: 10 },
    ] as const
    expect(goals({ players: [{ occupation: 'dalit', tokens: 'kama5' }, ...locked] })).toEqual(['4'])
  })

  test('MOK-84: two Dalit players may share a region', () => {
    expect(goals({ players: [{ occupation: 'dalit' }, { region: 4, occupation: 'dalit' }] })).toEqual(['4', '7', '10'])
    expect(goals({ players: [{}, { region: 7, occupation: 'dalit' }] })).toContain('7')
  })

  test('MOK-49: closed regions stop neither disciples nor gods', () => {
    const state = createPosition({
      players: [
        { region: 7, tokens: 'kama5', disciples: { 4: 1 }, ready: 'vishnu' },
        { region: 9, land: 10 },
      ],
      piles: { 10: 'artha5' },
      turn: { stage: 'devote' },
    })
    expect(isLegal(state, { do: 'vishnu', region: 10 })).toBe(true)
    play(state, { do: 'sacrifice', pay: 'kama5' }, { do: 'mobilize', from: 4, to: 10, count: 1 }, goAction)
    expect(playerOfSeat(state).disciples[9]).toBe(1)
  })

  test('MOK-101: meeple and landholder marker of a player with moksha stay in effect', () => {
    const saint = { region: 7, occupation: 'landholder', land: 10, aura: 12, attained: true } as const
    expect(goals({ players: [{ occupation: 'dalit' }, saint], left: [0] })).toEqual(['4'])
    expect(goals({ players: [{ occupation: 'maharaja' }, saint], left: [0] })).toEqual(['4', '7'])
    const state = createPosition({ players: [{ disciples: { 1: 1 } }, { ...saint, disciples: { 1: 2 } }], left: [0] })
    expect(moksha.findBrokenInvariants(state)).toEqual([])
  })
})
