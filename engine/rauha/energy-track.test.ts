import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import { rauha } from './index.ts'
import type { RauhaState } from './state.ts'
import {
  decider,
  discardForCrystalsAction,
  endActivationAction,
  activateEntityAction,
  keepFirstCards,
  finishAllSeatsTurnBriefly,
  placeAction,
  play,
  createPosition,
  activateTileAction,
  eventsOfKind,
} from './testing.ts'
import { addEnergy, firstPlayerOnTrack } from './energy-track.ts'

/** A table with these totals; the tokens arrived in the order of `arrivals`. */
function track(energies: readonly number[], arrivals: readonly Seat[]): RauhaState {
  return createPosition({ step: 'keep', players: energies.map((energy) => ({ energy })), arrivals })
}

const gain = (state: RauhaState, seat: Seat, amount: number) => addEnergy(state, seat, amount, 'tiles', noopEventSink)

describe('the energy track', () => {
  test('RAU-27: the player with the most energy is first', () => {
    expect(firstPlayerOnTrack(track([3, 9, 8], [1, 0, 2]))).toBe(1)
  })

  test('RAU-28: of several players with the most energy the one on top of the pile is first', () => {
    expect(firstPlayerOnTrack(track([7, 7, 2], [1, 0, 2]))).toBe(0)
    expect(firstPlayerOnTrack(track([7, 7, 2], [0, 2, 1]))).toBe(1)
    expect(firstPlayerOnTrack(track([0, 0, 0], [2, 0, 1]))).toBe(1)
  })

  test('RAU-29: a token that moves goes on top of the pile that it reaches', () => {
    const [ana, ben, cleo] = [0, 1, 2] as const
    const state = track([10, 12, 11], [ana, cleo, ben])
    gain(state, ana, 2)
    expect(firstPlayerOnTrack(state)).toBe(ana)
    gain(state, ana, 1)
    gain(state, cleo, 1)
    // Ana has 13; of the two with 12 Cleo came last.
    expect([firstPlayerOnTrack(state), state.arrivals.indexOf(cleo) > state.arrivals.indexOf(ben)]).toEqual([ana, true])
  })

  test('RAU-30: a gain of 0 does not move the token', () => {
    const players = [{ energy: 5, tiles: { 4: 'A1-21' as const } }, { energy: 5 }]
    const state = createPosition({ players, arrivals: [0, 1] })
    const before = [...state.arrivals]
    const events = play(state, discardForCrystalsAction, activateTileAction(4))
    expect(eventsOfKind(events, 'gained').map(({ amount }) => amount)).toEqual([4, 0])
    expect([state.arrivals, eventsOfKind(events, 'moved').filter(({ piece }) => piece?.startsWith('token'))]).toEqual([
      before,
      [],
    ])
    gain(state, 0, 0)
    expect(state.arrivals).toEqual(before)
  })

  test('RAU-31: players take turns clockwise from the first player', () => {
    const state = createPosition({ step: 'keep', players: [{}, {}, { energy: 3 }, {}] })
    const turns = [...keepFirstCards(state), ...finishAllSeatsTurnBriefly(state)]
    expect(eventsOfKind(turns, 'turn').map(({ seat }) => seat)).toEqual([2, 3, 0, 1])
  })

  test('RAU-32: the first player stays the same within a turn and is determined again for the next', () => {
    const state = createPosition({ players: [{ energy: 4 }, { energy: 3 }, {}] })
    play(state, discardForCrystalsAction, endActivationAction)
    expect(decider(state)).toBe(1)
    gain(state, 1, 5)
    expect(state.first).toBe(0)
    play(state, discardForCrystalsAction, endActivationAction)
    expect(decider(state)).toBe(2)
    play(state, discardForCrystalsAction, endActivationAction)
    expect([state.position, state.first]).toEqual([11, 1])
  })

  test('RAU-32: the first player is determined again for a scoring phase and stays the same within it', () => {
    const players = [
      { energy: 4, entities: ['kiteet', 'maa'] as const },
      { energy: 3, entities: ['sienet'] as const },
    ]
    const state = createPosition({ position: 15, seat: 1, first: 0, players })
    gain(state, 1, 2)
    play(state, discardForCrystalsAction, endActivationAction)
    expect([state.position, state.first, decider(state)]).toEqual([16, 1, 1])
    play(state, activateEntityAction('sienet'))
    play(state, activateEntityAction('kiteet'))
    expect([state.first, state.players[0]?.energy]).toEqual([1, 7])
  })

  test('RAU-33: totals above 100 are compared in full, although the track repeats', () => {
    const state = track([105, 5, 6], [0, 2, 1])
    expect(firstPlayerOnTrack(state)).toBe(0)
    const events = play(
      createPosition({ players: [{ energy: 98, tiles: { 4: 'A1-15' }, kept: 'A2-01' }, { energy: 2 }] }),
      placeAction(0),
      activateTileAction(4),
    )
    expect(eventsOfKind(events, 'moved').find(({ piece }) => piece === 'token:0')).toMatchObject({
      from: 'track:98',
      to: 'track:2',
    })
    expect(rauha.findBrokenInvariants(state)).toEqual([])
  })
})
