/** Drawing, using and returning Choice, Karma, Free Will and Lose a Turn Cards (section 8 of the rules). */
import { describe, expect, test } from 'vitest'
import { createRandomStream, seedFromText } from '../core/contract/random.ts'
import { SPACE_IDS, SPACES } from './board.ts'
import { cosmicKarma } from './index.ts'
import {
  accountText,
  choicesText,
  spaceOfSeat,
  decider,
  goAction,
  scriptedRandom,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  playCardsAndGo,
  playWithRandom,
  createPosition,
  rollAndGo,
  stepToAction,
  swapAction,
  eventsOfKind,
} from './testing.ts'

describe('Choice Cards', () => {
  test('COS-76: a Choice Card space draws the top card of the pack of its land', () => {
    const from = { 'e1-07': 'cc1-05', 'e2-05': 'cc2-05', 'e3-05': 'cc3-05', 'e4-08': 'cc4-05' } as const
    for (const [space, card] of Object.entries(from)) {
      const own = { at: SPACE_IDS.find((id) => id === space) ?? 'cosmic' }
      const events = rollAndGo(createPosition({ players: [own, {}], next: Object.values(from) }), 2)
      expect(eventsOfKind(events, 'drew')).toMatchObject([{ seat: 0, card, side: 'a' }])
    }
    const temple = createPosition({ players: [{ at: 'e2-09', freeWill: [2] }, {}], next: ['cc2-01'] })
    playCardsAndGo(temple, 2)
    expect(eventsOfKind(play(temple, stepToAction('torch-1')), 'drew')).toMatchObject([{ card: 'cc2-01' }])
  })

  test('COS-77: the effect of the readable side of a Choice Card applies', () => {
    const drawn = (readable: 'a' | 'b') => {
      const state = createPosition({ players: [{ at: 'e1-01' }, {}], next: ['cc1-01'] })
      rollAndGo(state, 2, readable)
      return accountText(state)
    }
    expect([drawn('a'), drawn('b')]).toEqual(['beads 1/0', 'rings 2/0'])
  })

  test('COS-78: the readable side of a Choice Card is random at every draw', () => {
    const sides = Array.from({ length: 200 }, (_, game) => {
      const state = createPosition({ players: [{ at: 'e1-01', freeWill: [2] }, {}], next: ['cc1-01'] })
      const events = playWithRandom(
        createRandomStream(seedFromText('sides'), game),
        state,
        { do: 'card', number: 2 },
        goAction,
      )
      return eventsOfKind(events, 'drew')[0]?.side
    })
    const count = sides.filter((each) => each === 'a').length
    expect(count).toBeGreaterThan(75)
    expect(count).toBeLessThan(125)
  })

  test('COS-79: a Choice Card goes to the bottom of its pack after use', () => {
    const state = createPosition({ players: [{ at: 'e1-01' }, {}], next: ['cc1-07'] })
    const events = rollAndGo(state, 2)
    expect(state.choicePacks[0]?.cards[0]).toBe('cc1-07')
    expect(state.choicePacks[0]?.unseen).toBe(11)
    expect(eventsOfKind(events, 'moved').at(-1)).toMatchObject({ piece: 'cc1-07', from: 'table', to: 'pack:choice:1' })
  })

  test('COS-80: a Choice Card is in use until all its effects are done, except an extra turn', () => {
    // A Choice Card moves the pawn on to another one of the same land.
    const state = createPosition({ players: [{ at: 'e2-05', freeWill: [2] }, {}], next: ['cc2-11', 'cc2-03'] })
    playWithRandom(scriptedRandom(0), state, { do: 'card', number: 2 }, goAction)
    expect(state.stack.map(({ kind }) => kind)).toEqual(['turn', 'space', 'choice', 'move'])
    const events = play(state, stepToAction('e2-10'))
    expect(eventsOfKind(events, 'drew')).toMatchObject([{ card: 'cc2-03' }])
    // The second card is put away before the first.
    expect(state.choicePacks[1]?.cards.slice(0, 2)).toEqual(['cc2-11', 'cc2-03'])
    const extra = createPosition({ players: [{ at: 'e1-01' }, {}], next: ['cc1-09'] })
    rollAndGo(extra, 2, 'b')
    expect([extra.choicePacks[0]?.cards[0], extra.stack.length]).toEqual(['cc1-09', 1])
  })
})

describe('Free Will Cards', () => {
  test('COS-81: a player takes one Free Will Card for landing on a Free Will Card space, and one for passing it', () => {
    const state = createPosition({ players: [{ at: 'e1-06' }, { at: 'e2-06' }], nextFreeWill: [6, 2] })
    expect(eventsOfKind(rollAndGo(state, 2), 'freeWill')).toEqual([
      { kind: 'freeWill', seat: 0, number: 6, how: 'landed' },
    ])
    expect(eventsOfKind(rollAndGo(state, 4), 'freeWill')).toEqual([
      { kind: 'freeWill', seat: 1, number: 2, how: 'passed' },
    ])
    expect(state.players.map(({ freeWill }) => freeWill)).toEqual([[6], [2]])
  })

  test('COS-82: each time a move reaches a Free Will Card space counts, also twice for one space through the wheels', () => {
    const own = { at: 'e1-07', pegs: { wand: 2 } } as const
    const state = createPosition({ players: [own, {}], nextFreeWill: [1, 2, 3] })
    rollAndGo(state, 4)
    play(state, stepToAction('wheel-1'), stepToAction('e1-08'))
    expect([spaceOfSeat(state), state.players[0]?.freeWill]).toEqual(['e1-09', [1, 2]])
    const far = createPosition({ players: [{ at: 'e1-07', freeWill: [6, 6, 6] }, {}], nextFreeWill: [4, 5] })
    playCardsAndGo(far, 6, 6, 6)
    expect([choicesText(far), far.players[0]?.freeWill]).toEqual(['step:e2-10 step:torch-1', [4, 5]])
  })

  test('COS-83: a Free Will Card is taken while passing, or on landing after the karmic majority', () => {
    const passing = rollAndGo(createPosition({ players: [{ at: 'e1-06' }, {}] }), 4).map(({ kind }) => kind)
    expect(passing.indexOf('freeWill')).toBeLessThan(passing.indexOf('landed'))
    const state = createPosition({ players: [{ at: 'e1-06' }, { at: 'e1-08', rings: { green: 1 } }] })
    const landing = rollAndGo(state, 2).map(({ kind }) => kind)
    expect(landing.indexOf('majority')).toBeLessThan(landing.indexOf('freeWill'))
  })

  test('COS-84, COS-85: played cards go to the bottom of the pack one by one, the lowest number first', () => {
    const state = createPosition({ players: [{ at: 'e1-01', freeWill: [5, 1, 3] }, {}] })
    const events = playCardsAndGo(state, 5, 1, 3)
    expect(state.freeWillPack.cards.slice(0, 3)).toEqual([5, 3, 1])
    expect(eventsOfKind(events, 'moved').flatMap(({ from, piece }) => (from === 'laidOut' ? [piece] : []))).toEqual([
      'freeWill:1',
      'freeWill:3',
      'freeWill:5',
    ])
  })

  test('COS-86: there is no hand limit', () => {
    const freeWill = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6]
    const state = createPosition({ players: [{ at: 'e1-06', freeWill }, {}] })
    rollAndGo(state, 2)
    expect(state.players[0]?.freeWill).toEqual([...freeWill, 6])
  })

  test('COS-87: a player takes no card from an empty pack, and none later in its place', () => {
    const state = createPosition({ players: [{ at: 'e1-06' }, {}], noFreeWill: true })
    expect(eventsOfKind(rollAndGo(state, 4), 'packEmpty')).toEqual([{ kind: 'packEmpty', seat: 0 }])
    expect([state.players[0]?.freeWill, decider(state)]).toEqual([[], 1])
  })

  test('COS-159: played cards go under the pack before the pawn moves, and can be taken again during the move', () => {
    const state = createPosition({ players: [{ at: 'e1-07', freeWill: [4] }, {}], noFreeWill: true })
    const events = playCardsAndGo(state, 4)
    expect(eventsOfKind(events, 'freeWill')).toMatchObject([{ number: 4, how: 'passed' }])
    expect([state.players[0]?.freeWill, state.freeWillPack.cards]).toEqual([[4], []])
  })
})

describe('Karma Cards and lost turns', () => {
  test('COS-88: the top Karma Card of that land is drawn, applied and put to the bottom', () => {
    for (const [from, card, land] of [
      ['e1-04', 'kc1-02', 0],
      ['e2-03', 'kc2-02', 1],
      ['e3-10', 'kc3-02', 2],
      ['e4-11', 'kc4-02', 3],
    ] as const) {
      const state = createPosition({ players: [{ at: from }, {}], next: [card] })
      expect(eventsOfKind(rollAndGo(state, 2), 'drew')).toEqual([{ kind: 'drew', seat: 0, card, side: null }])
      expect([state.karmaPacks[land]?.cards[0], state.players[0]?.lostTurns]).toEqual([card, 1])
    }
  })

  test('COS-89: a player who loses a turn takes a Lose a Turn Card', () => {
    const state = createPosition({ players: [{ at: 'e1-10' }, { at: 'e1-01' }] })
    expect(eventsOfKind(rollAndGo(state, 2), 'losesTurn')).toEqual([{ kind: 'losesTurn', seat: 0, cards: 1 }])
    rollAndGo(state, 3)
    expect(choicesText(state)).toBe('sitOut')
  })

  test('COS-90: a player loses a turn even when all eight Lose a Turn Cards are in use', () => {
    const state = createPosition({ players: [{ at: 'e1-10' }, { at: 'e1-01', lostTurns: 8 }] })
    rollAndGo(state, 2)
    expect([state.players[0]?.lostTurns, state.players[1]?.lostTurns, cosmicKarma.findBrokenInvariants(state)]).toEqual(
      [1, 8, []],
    )
  })

  test('COS-91: the effects of a card apply from left to right, a movement last', () => {
    const state = createPosition({ players: [{ at: 'e1-13', rings: {} }, {}], next: ['cc1-10'] })
    const kinds = rollAndGo(state, 2).map(({ kind }) => kind)
    expect(kinds.indexOf('took')).toBeLessThan(kinds.lastIndexOf('setOut'))
    const both = createPosition({ players: [{ at: 'e3-14' }, {}], next: ['cc4-10'] })
    const facts = rollAndGo(both, 2, 'b').flatMap((event) =>
      event.kind === 'took' ? [event.colour] : event.kind === 'losesTurn' ? ['lost'] : [],
    )
    expect(facts).toEqual(['green', 'orange', 'lost'])
  })

  test('COS-92: trading places moves both pawns; neither lands, takes items or karmic majority', () => {
    const others = [{ at: 'e1-14', rings: { green: 1 } } as const, { at: 'e1-14', rings: { orange: 3 } } as const]
    const state = createPosition({ players: [{ at: 'e4-01' }, ...others], next: ['kc4-08'] })
    rollAndGo(state, 2)
    const events = play(state, swapAction(1))
    expect(eventsOfKind(events, 'swapped')).toEqual([
      { kind: 'swapped', seat: 0, other: 1, from: 'e4-03', to: 'e1-14' },
    ])
    expect([
      eventsOfKind(events, 'landed'),
      eventsOfKind(events, 'majority'),
      accountText(state),
      accountText(state, 1),
    ]).toEqual([[], [], '', 'rings 1/0'])
  })

  test('COS-93: a player trades places only with players on the ring, in a temple or in the Pit', () => {
    const spaces = ['e2-05', 'torch-2', 'pit', 'wheel-1', 's-07'] as const
    const state = createPosition({
      players: [{ at: 'e4-01' }, ...spaces.map((space) => ({ at: space }))],
      next: ['kc4-08'],
    })
    rollAndGo(state, 2)
    expect(choicesText(state)).toBe('swap:1 swap:2 swap:3 done')
    const nobody = createPosition({ players: [{ at: 'e4-01' }, { at: 'wheel-1' }, {}], next: ['kc4-08'] })
    expect(eventsOfKind(rollAndGo(nobody, 2), 'nothing')).toEqual([{ kind: 'nothing', seat: 0, what: 'swapPlaces' }])
    expect(decider(nobody)).toBe(1)
  })

  test('COS-94: a ready player who trades places with a player on Hanging On wins at once', () => {
    const state = createPosition({
      players: [{ at: 'e4-01', pegs: PEG_COUNTS_OF_ALL_TOOLS }, { at: 'e4-15' }],
      next: ['kc4-08'],
    })
    rollAndGo(state, 2)
    const events = play(state, swapAction(1))
    expect([state.winner, state.end, spaceOfSeat(state), spaceOfSeat(state, 1)]).toEqual([
      0,
      'trade',
      'cosmic',
      'e4-03',
    ])
    expect(eventsOfKind(events, 'ended')).toHaveLength(1)
    expect(state.karmaPacks[3]?.cards[0]).toBe('kc4-08')
  })

  test('every space with a draw effect belongs to a land', () => {
    const draws = SPACE_IDS.filter((space) => SPACES[space].effect.some(({ op }) => op === 'draw'))
    expect(draws.map((space) => SPACES[space].land)).not.toContain(null)
    expect(draws).toHaveLength(21)
  })
})
