/** The rules treat all seats alike: if all players are moved around the table, all results are the same. */
import { expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { cosmicKarma } from './index.ts'
import type { CosmicAction, CosmicFrame, CosmicState, Player } from './state.ts'
import {
  accountText,
  spaceOfSeat,
  decider,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  createPosition,
  rollAndGo,
  swapAction,
} from './testing.ts'

/** The same table with every player one seat further on. */
function turned(state: CosmicState): CosmicState {
  const { players, stack, firstSeat, winner } = structuredClone(state)
  const next = (seat: Seat): Seat => (seat + 1) % players.length
  const frames = stack.map((frame): CosmicFrame => {
    if (frame.kind === 'turn') return { ...frame, seat: next(frame.seat) }
    if (frame.kind !== 'majority') return frame
    return { ...frame, duals: frame.duals.map((dual) => ({ ...dual, of: next(dual.of) })) }
  })
  const last: Player[] = players.slice(-1)
  return {
    ...structuredClone(state),
    players: [...last, ...players.slice(0, -1)],
    stack: frames,
    firstSeat: next(firstSeat),
    winner: winner === null ? null : next(winner),
  }
}

function turnedAction(action: CosmicAction, players: number): CosmicAction {
  return 'seat' in action ? { ...action, seat: (action.seat + 1) % players } : action
}

/** Who is asked about first is of no consequence. */
function inOrder(state: CosmicState): CosmicState {
  const copy = structuredClone(state)
  for (const frame of copy.stack) if (frame.kind === 'majority') frame.duals.sort((a, b) => a.of - b.of)
  return copy
}

const words = (actions: readonly CosmicAction[]): string[] => actions.map((action) => JSON.stringify(action)).sort()

test.each([2, 3, 4])('COS-12: results do not depend on the seat of a player: %i players', (players) => {
  for (let game = 0; game < 4; game++) {
    const seed = seedFromText(`seats ${String(players)} ${String(game)}`)
    const random = createRandomStream(seed, 0)
    const state = cosmicKarma.setup({ players, options: {} }, random, noopEventSink)
    const other = turned(state)
    for (let step = 1; step < 250 && state.winner === null; step++) {
      const seat = decider(state)
      const offered = cosmicKarma.choices(state, seat)
      expect(words(cosmicKarma.choices(other, (seat + 1) % players))).toEqual(
        words(offered.map((action) => turnedAction(action, players))),
      )
      const action = state.stack.at(-1)?.kind === 'majority' ? offered[0] : random.pick(offered)
      if (action === undefined) throw new Error('no choice')
      cosmicKarma.play(state, seat, action, createRandomStream(seed, step), noopEventSink)
      cosmicKarma.play(
        other,
        (seat + 1) % players,
        turnedAction(action, players),
        createRandomStream(seed, step),
        noopEventSink,
      )
      expect(inOrder(other)).toEqual(inOrder(turned(state)))
    }
  }
})

test('COS-62, COS-75, COS-92: the last seat takes majorities of the first seats and trades places with one', () => {
  const others = [
    { at: 'e1-05', rings: { green: 2 } },
    { at: 'e1-05', beads: { orange: 1 } },
  ] as const
  const state = createPosition({ players: [...others, { at: 'e1-02', pegs: { torch: 2 } }], seat: 2 })
  rollAndGo(state, 3)
  expect(accountText(state, 2)).toBe('beads 0/1 rings 1/0 pegs 2/0/0')
  const trade = createPosition({
    players: [{ at: 'e4-15' }, { at: 's-03' }, { at: 'e4-01', pegs: PEG_COUNTS_OF_ALL_TOOLS }],
    seat: 2,
    next: ['kc4-08'],
  })
  rollAndGo(trade, 2)
  play(trade, swapAction(0))
  expect([trade.winner, trade.end, spaceOfSeat(trade, 0), spaceOfSeat(trade, 2)]).toEqual([
    2,
    'trade',
    'e4-03',
    'cosmic',
  ])
})
