import { describe, expect, test } from 'vitest'
import { createEventRecorder } from '../core/contract/game-events.ts'
import { createTableConfig } from '../core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { CHOICE_CARDS, ALL_FREE_WILL_CARDS, KARMA_CARDS } from './card-table.ts'
import { COSMIC_CONSCIOUSNESS_SPACE } from './data.ts'
import { cosmicKarma } from './index.ts'
import { setup } from './setup.ts'
import type { CosmicEvent, CosmicState } from './state.ts'
import {
  accountText,
  choicesText,
  decider,
  returnHomeAction,
  scriptedRandom,
  play,
  createPosition,
  rollAndGo,
  eventsOfKind,
} from './testing.ts'

function start(players: number, seed = 'setup', extraBeads = 0): CosmicState {
  return setup(
    { players, options: { extraBeads } },
    createRandomStream(seedFromText(seed), 0),
    createEventRecorder(() => undefined).emit,
  )
}

/** The setup with given throws: the shuffles leave the packs as they are. */
function throwing(players: number, ...pips: readonly number[]): { state: CosmicState; facts: readonly CosmicEvent[] } {
  const { emit, report } = createEventRecorder(() => undefined)
  const state = setup({ players, options: {} }, scriptedRandom(...pips.map((each) => each - 1)), emit)
  return { state, facts: report.facts as CosmicEvent[] }
}

describe('setup', () => {
  test('COS-1, COS-2: a game has two to six players', () => {
    const possible = (players: number) => createTableConfig(cosmicKarma.info, players, {}).ok
    expect([1, 2, 3, 4, 5, 6, 7].map(possible)).toEqual([false, true, true, true, true, true, false])
    for (const players of [2, 3, 4, 5, 6]) expect(start(players).players).toHaveLength(players)
  })

  test('COS-3, COS-4: each land has a pack of twelve Choice Cards and a pack of ten Karma Cards', () => {
    const state = start(3)
    expect(state.choicePacks.map(({ cards, unseen }) => [cards.length, unseen])).toEqual(Array(4).fill([12, 12]))
    expect(state.karmaPacks.map(({ cards, unseen }) => [cards.length, unseen])).toEqual(Array(4).fill([10, 10]))
    state.choicePacks.forEach(({ cards }, at) => {
      expect(cards.every((card) => CHOICE_CARDS[card].land === at + 1)).toBe(true)
    })
    state.karmaPacks.forEach(({ cards }, at) => {
      expect(cards.every((card) => KARMA_CARDS[card].land === at + 1)).toBe(true)
    })
  })

  test('COS-5: the Free Will pack has four cards of each number; Lose a Turn Cards are counted per player', () => {
    const state = start(2)
    expect([...state.freeWillPack.cards].sort()).toEqual([...ALL_FREE_WILL_CARDS])
    expect(ALL_FREE_WILL_CARDS).toHaveLength(24)
    expect(state.players.map(({ lostTurns }) => lostTurns)).toEqual([0, 0])
  })

  test('COS-6: every pack is shuffled once, before the first turn', () => {
    const [one, other] = [start(2, 'one'), start(2, 'other')]
    expect(one.choicePacks[0]?.cards).not.toEqual(other.choicePacks[0]?.cards)
    expect(one.karmaPacks[3]?.cards).not.toEqual(other.karmaPacks[3]?.cards)
    expect(one.freeWillPack.cards).not.toEqual(other.freeWillPack.cards)
    // Gone through once, a pack comes again in the same order: a used card goes to the bottom.
    const state = createPosition({ players: [{ at: 'e1-01' }, {}], next: ['cc1-01', 'cc1-02'] })
    rollAndGo(state, 2)
    expect(state.choicePacks[0]?.cards.slice(-1)).toEqual(['cc1-02'])
    expect(state.choicePacks[0]?.cards[0]).toBe('cc1-01')
  })

  test('COS-7, COS-8: each player starts with two loose beads of each colour, and nothing else', () => {
    const state = start(6)
    state.players.forEach((player, seat) => {
      expect(accountText(state, seat)).toBe('beads 2/2')
      expect([player.freeWill, player.lostTurns, player.waits]).toEqual([[], 0, 0])
    })
    expect(cosmicKarma.findBrokenInvariants(state)).toEqual([])
  })

  test('COS-9: all pawns start in Cosmic Consciousness', () => {
    expect(start(5).players.map(({ space }) => space)).toEqual(Array(5).fill(COSMIC_CONSCIOUSNESS_SPACE))
  })

  test('COS-10: each player throws two dice, and the player with the highest total begins', () => {
    const { state, facts: events } = throwing(3, 1, 2, 6, 5, 4, 4)
    expect(eventsOfKind(events, 'threw').map(({ seat, dice }) => [seat, ...dice])).toEqual([
      [0, 1, 2],
      [1, 6, 5],
      [2, 4, 4],
    ])
    expect([state.firstSeat, decider(state)]).toEqual([1, 1])
    expect(eventsOfKind(events, 'turn')).toEqual([{ kind: 'turn', seat: 1 }])
  })

  test('COS-11: the players tied for the highest total throw again', () => {
    const { state, facts: events } = throwing(4, 6, 4, 1, 1, 5, 5, 6, 4, 2, 2, 3, 3, 1, 5, 1, 1, 2, 1)
    expect(eventsOfKind(events, 'threw').map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 0, 2, 3, 2, 3])
    expect(state.firstSeat).toBe(3)
  })

  test('COS-12: turns go clockwise', () => {
    const state = createPosition({ players: [{ at: 'e1-01' }, { at: 'e1-09' }, { at: 'e3-10' }], seat: 1 })
    const turns = [rollAndGo(state, 2), rollAndGo(state, 3), rollAndGo(state, 3, 'a')].flatMap((events) =>
      eventsOfKind(events, 'turn'),
    )
    expect(turns.map(({ seat }) => seat)).toEqual([2, 0, 1])
  })

  test('COS-13, COS-14: a harder game adds up to three beads of each colour', () => {
    const offered = cosmicKarma.info.options.map(({ id, values }) => [id, ...values])
    expect(offered).toEqual([['extraBeads', 0, 1, 2, 3]])
    expect(createTableConfig(cosmicKarma.info, 4, { extraBeads: 4 }).ok).toBe(false)
    expect(createTableConfig(cosmicKarma.info, 4, { extraBeads: '2' })).toMatchObject({
      config: { options: { extraBeads: 2 } },
    })
  })

  test('COS-15: three starting beads of a colour are a habit, and further ones are loose', () => {
    const started = [1, 2, 3].map((extra) => accountText(start(2, 'harder', extra), 1))
    expect(started).toEqual(['habits 1/1', 'beads 1/1 habits 1/1', 'beads 2/2 habits 1/1'])
  })

  test('the first turn offers only the dice', () => {
    const state = start(2)
    expect(choicesText(state)).toBe('roll')
    expect(() => play(state, returnHomeAction)).toThrow('not offered')
  })
})
