import { describe, expect, test } from 'vitest'
import { moksha } from './index.ts'
import type { MokshaState, CurrentTurnFrame } from './state.ts'
import {
  brahmaAction,
  firstItemRandom,
  play,
  playWithRandom,
  createPosition,
  playerOfSeat,
  vishnuAction,
} from './testing.ts'

const config = { players: 2, options: { evenFinish: false } }

function fresh(): MokshaState {
  return createPosition({
    players: [{ tokens: 'kama5 kama5 kama5', karma: 'dharma artha', ready: 'brahma vishnu' }, { disciples: { 3: 2 } }],
    piles: { 7: 'dharma5 kama10' },
  })
}

/** The broken invariants after a change. */
function broken(change: (state: MokshaState) => void, from = fresh()): readonly string[] {
  expect(moksha.findBrokenInvariants(from, config)).toEqual([])
  change(from)
  return moksha.findBrokenInvariants(from, config)
}

function turnOf({ stack }: MokshaState): CurrentTurnFrame {
  const [turn] = stack
  if (turn?.kind !== 'turn') throw new Error('no turn')
  return turn
}

describe('findBrokenInvariants', () => {
  test('reports wrong numbers of tokens, cards, buildings, karma or disciples', () => {
    expect(broken((state) => state.ocean.artha5++)).toEqual(['all copies of artha5 (MOK-4)'])
    expect(broken((state) => state.castes.dalit.pop())).toEqual(['all cards of the dalit (MOK-5)'])
    expect(broken((state) => (state.buildings[0] = 'neutral'))).toEqual(['every building is in one region (MOK-12)'])
    expect(broken((state) => (playerOfSeat(state).karma.artha = 3))).toEqual([
      'seat 0: two karma tokens of a colour (MOK-37)',
    ])
    expect(broken((state) => (playerOfSeat(state).disciples[2] = 3))).toEqual(['four disciples in region 3 (MOK-35)'])
    const many = broken((state) => {
      playerOfSeat(state).disciples = [4, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0]
    })
    expect(many).toEqual(['seat 0: ten disciples (MOK-11)'])
  })

  test('reports missing or excess aura, stacks that are too high and regions closed twice', () => {
    expect(
      broken((state) => {
        playerOfSeat(state).tokens.push('kama10')
        state.ocean.kama10--
      }),
    ).toEqual(['seat 0: aura for the fourth token (MOK-65)'])
    expect(broken((state) => (playerOfSeat(state).karma.kama = 1))).toEqual(['seat 0: aura for three colours (MOK-66)'])
    expect(broken((state) => (playerOfSeat(state).slotAura = true))).toEqual(['seat 0: aura is never lost (MOK-69)'])
    expect(
      broken((state) => {
        state.piles[6]?.push('artha5')
        state.ocean.artha5--
      }),
    ).toEqual(['no stack is higher than 2 (MOK-74)'])
    expect(broken((state) => (state.unseen[6] = 2))).toEqual(['the top of a stack has been seen'])
    expect(broken((state) => (playerOfSeat(state, 1).land = 3))).toEqual([])
    expect(
      broken((state) => {
        playerOfSeat(state).land = 3
        playerOfSeat(state, 1).land = 3
      }),
    ).toEqual(['a region is closed by one player only (MOK-91)'])
  })

  test('reports wrong turn order, wrong remaining turns and another player count or option', () => {
    expect(broken((state) => (turnOf(state).seat = 1))).toEqual(['turns go in turn order (MOK-17)'])
    expect(broken((state) => (state.left = [1]))).toEqual(['turns are counted down from the first moksha on (MOK-99)'])
    const attained = broken((state) => (playerOfSeat(state).attained = true))
    expect(attained).toContain('seat 0: enough aura for moksha (MOK-58)')
    const early = (state: MokshaState): void => {
      Object.assign(playerOfSeat(state), { attained: true, aura: 12, lives: 1 })
      state.left = [1, 0]
    }
    expect(broken(early)).toEqual(['nobody has a turn left after moksha (MOK-104)'])
    expect(broken((state) => (state.stack = []))).toEqual(['a turn is under way until the game ends'])
    expect(broken((state) => (state.end = 'alone'))).toContain('no turn is left (MOK-99)')
    expect(moksha.findBrokenInvariants(fresh(), { players: 3, options: {} })).toEqual([
      'as many players as the table has',
    ])
    expect(moksha.findBrokenInvariants(fresh(), { players: 2, options: { evenFinish: true } })).toEqual([
      'the option of the table',
    ])
  })

  test('reports pending frames that do not fit the state', () => {
    const drawing = fresh()
    playWithRandom(firstItemRandom, drawing, brahmaAction)
    expect(broken((state) => state.stack.pop(), drawing)).toEqual(['tokens are drawn by Brahma (MOK-74)'])
    const full = createPosition({
      players: [{ tokens: 'kama5 kama5 kama5 kama5', ready: 'vishnu' }, {}],
      piles: { 7: 'dharma5' },
    })
    play(full, vishnuAction(7))
    expect(broken((state) => state.stack.push({ kind: 'brahma', seat: 0 }), full)).toContain('a turn is under way')
    const none = broken((state) => state.stack.push({ kind: 'replace', seat: 0, region: 7 }))
    expect(none).toEqual(['a token that replaces another one (MOK-27)'])
    expect(broken((state) => state.stack.push({ kind: 'swap', seat: 1, region: 7 }))).toEqual([
      'effects are of the seat whose turn it is',
    ])
  })

  test('reports malformed states', () => {
    const shapes: readonly ((state: MokshaState) => void)[] = [
      (state) => state.players.pop(),
      (state) => (state.order = [0, 0]),
      (state) => state.buildings.pop(),
      (state) => (state.piles[0] = ['gold5' as never]),
      (state) => (state.unseen = []),
      (state) => (state.ocean = {} as never),
      (state) => (state.castes.dalit = ['swami']),
      (state) => (state.turns = 0),
      (state) => (state.left = [7]),
      (state) => (state.end = 'none' as never),
      (state) => (turnOf(state).stage = 'nowhere' as never),
      (state) => (playerOfSeat(state).stage = 9),
      (state) => (playerOfSeat(state).harmony = 37),
      (state) => (playerOfSeat(state).gods.shiva = 'asleep' as never),
      (state) => (playerOfSeat(state).region = 0),
      (state) => (playerOfSeat(state).passing = 1 as never),
      (state) => (playerOfSeat(state).aura = Number.NaN),
      (state) => state.stack.push({ kind: 'shift', seat: 0, token: 'x' as never }),
      (state) => state.stack.push({ kind: 'what' } as never),
    ]
    for (const change of shapes) expect(broken(change).length).toBeGreaterThan(0)
  })
})
