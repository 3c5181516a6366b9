/** The end of the game, the bank (section 12 of the rules), public information, and rulings of this edition. */
import { describe, expect, test } from 'vitest'
import { createRandomStream, seedFromText } from '../core/contract/random.ts'
import { noopEventSink } from '../core/contract/game-events.ts'
import { cosmicKarma } from './index.ts'
import {
  accountText,
  spaceOfSeat,
  decider,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  createPosition,
  rollAndGo,
  swapAction,
  eventsOfKind,
  spaceIdsWalked,
} from './testing.ts'

describe('the end', () => {
  test('COS-152: the first player to return ready wins, and the game ends at once', () => {
    const state = createPosition({
      players: [{ at: 'e4-10', pegs: PEG_COUNTS_OF_ALL_TOOLS, rings: { green: 1 } }, {}],
    })
    const events = rollAndGo(state, 12)
    expect(cosmicKarma.outcome(state)).toMatchObject({
      ranking: [
        { seats: [0], rank: 1 },
        { seats: [1], rank: 2 },
      ],
      reason: { id: 'cosmic-karma.end.move', values: { seat: { seat: 0 } } },
    })
    expect([cosmicKarma.deciders(state), cosmicKarma.choices(state, 0)]).toEqual([[], []])
    expect([events.at(-1), spaceIdsWalked(events).at(-1), cosmicKarma.findBrokenInvariants(state)]).toEqual([
      { kind: 'ended', seat: 0, reason: 'move' },
      'cosmic',
      [],
    ])
  })

  test('COS-153: only the player whose turn it is can win', () => {
    const waiting = { at: 'e4-15', pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { green: 1 } } as const
    const state = createPosition({ players: [{ at: 'e1-01' }, waiting], next: ['cc1-11'] })
    rollAndGo(state, 2, 'b')
    // The gift made the other player ready; nothing happens before that player's own turn.
    expect([accountText(state, 1), state.winner, decider(state)]).toEqual(['pegs 2/2/2', null, 1])
  })

  test('COS-154, COS-160: the other players rank by master tools, then by fewer beads; equal players share a rank', () => {
    const others = [
      { at: 'e1-01', pegs: { torch: 2 }, habits: { green: 1 } },
      { at: 'e1-01', pegs: { torch: 2, wand: 2 }, habits: { green: 2 } },
      { at: 'e1-01', pegs: { sword: 2, wand: 1 }, beads: { green: 2 } },
      { at: 'e1-01', pegs: { wand: 2 }, beads: { orange: 2 } },
    ] as const
    const state = createPosition({ players: [...others, { at: 'e4-14', pegs: PEG_COUNTS_OF_ALL_TOOLS }], seat: 4 })
    rollAndGo(state, 2)
    const { ranking } = cosmicKarma.outcome(state) ?? { ranking: [] }
    expect(ranking.map(({ seats, rank }) => [...seats, rank])).toEqual([
      [4, 1],
      [1, 2],
      [2, 3],
      [3, 3],
      [0, 5],
    ])
    expect(ranking.every(({ score }) => score === undefined)).toBe(true)
  })

  test('COS-166: every rank lists tools, beads and lives; lower ranks also list what was missing to be ready', () => {
    const others = [
      { at: 'e1-01', pegs: { torch: 2, wand: 1 }, beads: { green: 1, orange: 2 }, habits: { orange: 1 }, lives: 3 },
      { at: 'e4-01', pegs: PEG_COUNTS_OF_ALL_TOOLS, rings: { green: 4 } },
    ] as const
    const state = createPosition({ players: [{ at: 'e4-14', pegs: PEG_COUNTS_OF_ALL_TOOLS, lives: 2 }, ...others] })
    rollAndGo(state, 2)
    const lack = (what: string, count: number) => ({ id: `cosmic-karma.missing.${what}`, values: { count } })
    const line = (what: string, count: number) => ({ id: `cosmic-karma.score.${what}`, values: { count } })
    expect(cosmicKarma.outcome(state)?.ranking).toEqual([
      { seats: [0], rank: 1, lines: [line('tools', 3), line('beads', 0), line('lives', 2)] },
      {
        seats: [2],
        rank: 2,
        lines: [line('tools', 3), line('beads', 0), { id: 'cosmic-karma.score.ready' }, line('lives', 1)],
      },
      {
        seats: [1],
        rank: 3,
        lines: [
          line('tools', 1),
          line('beads', 6),
          {
            id: 'cosmic-karma.score.missing',
            values: {
              parts: [
                lack('sword', 2),
                lack('wand', 1),
                lack('beads.green', 1),
                lack('beads.orange', 2),
                lack('habits.orange', 1),
              ],
            },
          },
          line('lives', 3),
        ],
      },
    ])
  })

  test('COS-155, COS-156, COS-158: the bank has no limit, and each player can have two pegs of each kind', () => {
    const own = { at: 'e1-12', rings: { orange: 150 }, pegs: PEG_COUNTS_OF_ALL_TOOLS } as const
    const state = createPosition({
      players: [own, { pegs: PEG_COUNTS_OF_ALL_TOOLS, at: 'e3-01' }, { pegs: PEG_COUNTS_OF_ALL_TOOLS, at: 'e3-01' }],
    })
    rollAndGo(state, 2)
    expect([accountText(state), cosmicKarma.findBrokenInvariants(state)]).toEqual(['rings 0/152 pegs 2/2/2', []])
    state.players.forEach(({ pegs }) => expect(pegs).toEqual(PEG_COUNTS_OF_ALL_TOOLS))
  })

  test('COS-157: Choice and Karma packs are complete at the start of every turn', () => {
    const random = createRandomStream(seedFromText('packs'), 0)
    const state = cosmicKarma.setup({ players: 6, options: {} }, random, noopEventSink)
    const held = (): number => state.players.reduce((sum, { freeWill }) => sum + freeWill.length, 0)
    for (let turn = 0; turn < 600 && state.winner === null; turn++) {
      const seat = decider(state)
      cosmicKarma.play(state, seat, random.pick(cosmicKarma.choices(state, seat)), random, noopEventSink)
      const [first] = state.stack
      if (first?.kind !== 'turn' || first.stage !== 'start') continue
      expect(state.choicePacks.map(({ cards }) => cards.length)).toEqual([12, 12, 12, 12])
      expect(state.karmaPacks.map(({ cards }) => cards.length)).toEqual([10, 10, 10, 10])
      expect(state.freeWillPack.cards.length + held()).toBe(24)
    }
  })

  test('COS-164: on a win, cards in use go back under their packs, the one drawn last first', () => {
    const state = createPosition({
      players: [{ at: 'e4-01', pegs: PEG_COUNTS_OF_ALL_TOOLS }, { at: 'e4-15' }],
      next: ['kc4-08'],
    })
    rollAndGo(state, 2)
    play(state, swapAction(1))
    expect([state.stack, state.karmaPacks[3]?.cards[0], cosmicKarma.findBrokenInvariants(state)]).toEqual([
      [],
      'kc4-08',
      [],
    ])
    const ahead = createPosition({ players: [{ at: 'e4-11', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}], next: ['kc4-01'] })
    const events = rollAndGo(ahead, 2)
    expect([ahead.winner, spaceOfSeat(ahead), ahead.karmaPacks[3]?.cards[0]]).toEqual([0, 'cosmic', 'kc4-01'])
    expect(eventsOfKind(events, 'moved').slice(-2)).toMatchObject([
      { piece: 'kc4-01' },
      { piece: 'pawn:0', to: 'space:cosmic' },
    ])
  })
})

describe('public information', () => {
  test('COS-163: views contain cards returned under a pack in their order, and no cards never drawn', () => {
    const players = [{ at: 'e1-01', freeWill: [2, 3] } as const, { at: 's-01' } as const]
    const state = createPosition({ players, next: ['cc1-04'] })
    rollAndGo(state, 2)
    for (const viewer of [0, 1, 'table'] as const) {
      const seen = cosmicKarma.view(state, viewer)
      expect(seen.choicePacks[0]).toEqual({ count: 12, known: ['cc1-04'] })
      expect(seen.karmaPacks[0]).toEqual({ count: 10, known: [] })
      expect(seen.freeWillPack).toEqual({ count: 22, known: [] })
      expect(JSON.stringify(seen).match(/cc\d-\d\d|kc\d-\d\d/g)).toEqual(['cc1-04'])
      expect(seen.players).toEqual(state.players)
    }
    expect(cosmicKarma.view(state, 'open').karmaPacks[0]?.known).toHaveLength(10)
  })

  test('COS-163: drawing a card that is already public sets no undo barrier', () => {
    const drawing = (unseen: number): boolean => {
      const state = createPosition({ players: [{ at: 'e1-04', freeWill: [2] }, {}], next: ['kc1-02'] })
      for (const pack of state.karmaPacks) pack.unseen = unseen
      let learned = 0
      const emit = Object.assign(() => undefined, { checkpoint: () => undefined, markInformed: () => learned++ })
      const random = createRandomStream(seedFromText('barrier'), 0)
      cosmicKarma.play(state, 0, { do: 'card', number: 2 }, random, emit)
      cosmicKarma.play(state, 0, { do: 'go' }, random, emit)
      return learned > 0
    }
    expect([drawing(10), drawing(0)]).toEqual([true, false])
  })

  test('a determinization keeps public cards and shuffles the others', () => {
    const state = createPosition({ players: [{ at: 'e1-01', freeWill: [2] }, {}], next: ['cc1-04'] })
    rollAndGo(state, 2)
    const view = cosmicKarma.view(state, 1)
    const random = createRandomStream(seedFromText('determinize'), 0)
    const tops = new Set<string | undefined>()
    for (let i = 0; i < 200; i++) {
      const determinized = cosmicKarma.determinize(view, 1, random)
      expect(determinized.choicePacks[0]?.cards[0]).toBe('cc1-04')
      tops.add(determinized.choicePacks[0]?.cards.at(-1))
      expect(cosmicKarma.findBrokenInvariants(determinized)).toEqual([])
    }
    expect(tops.size).toBe(11)
  })
})
