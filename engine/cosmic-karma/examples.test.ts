/** The worked examples of RULES.md. */
import { describe, expect, test } from 'vitest'
import { possibleMoveOutcomesForCount } from './move-ends.ts'
import {
  accountText,
  choicesText,
  spaceOfSeat,
  chooseColourAction,
  joinPlayerAction,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  playCardsAndGo,
  createPosition,
  rollAndGo,
  sitOutAction,
  stepToAction,
  playerSummaryText,
  eventsOfKind,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

describe('worked examples', () => {
  test('1: first turns (COS-30, COS-81, COS-89, COS-16, COS-48)', () => {
    const start = { beads: { green: 2, orange: 2 } }
    const ann = createPosition({ players: [start, { ...start, at: 's-01' }], nextFreeWill: [4] })
    rollAndGo(ann, 7)
    expect(playerSummaryText(ann)).toBe('beads 2/2 pegs 0/0/1 at e1-07')
    rollAndGo(ann, 12)
    rollAndGo(ann, 5)
    expect(playerSummaryText(ann)).toBe('beads 2/2 pegs 0/0/1 lost 1 cards 1 at e1-12')
    rollAndGo(ann, 5)
    play(ann, sitOutAction)
    rollAndGo(ann, 2)
    const cards = structuredClone(ann)
    playCardsAndGo(cards, 4)
    expect(playerSummaryText(cards)).toBe('beads 2/0 habits 0/1 pegs 0/0/1 at e2-01')
    const next = createPosition({ players: [{ at: 'e2-06' }, { at: 'e2-09', ...accountOf('2/0', '0/1') }] })
    expect(eventsOfKind(rollAndGo(next, 3), 'majority')).toMatchObject([{ green: -2, orange: -4 }])
  })
  const accountOf = (beads: string, habits: string): PlayerSketch => {
    const pair = (text: string) => ({ green: Number(text.split('/')[0]), orange: Number(text.split('/')[1]) })
    return { beads: pair(beads), habits: pair(habits) }
  }

  test('2: beads, rings, habits (COS-46 to COS-52, COS-63)', () => {
    const ben = { beads: { green: 2 }, habits: { green: 1 }, rings: { orange: 1 } }
    const state = createPosition({ players: [{ ...ben, at: 'e1-02' }, { lostTurns: 9 }] })
    rollAndGo(state, 2)
    expect(accountText(state)).toBe('rings 0/1 habits 2/0')
    const orange = createPosition({
      players: [{ at: 's-18', habits: { green: 2 }, rings: { orange: 1 } }, { lostTurns: 9 }],
    })
    const [own] = orange.players
    playCardsFrom(orange, 1)
    expect(accountText(orange)).toBe('habits 2/0')
    if (own !== undefined) own.space = 's-18'
    playCardsFrom(orange, 1)
    expect(accountText(orange)).toBe('beads 0/1 habits 2/0')
    if (own !== undefined) own.space = 's-09'
    rollAndGo(orange, 2)
    expect(accountText(orange)).toBe('beads 0/1 rings 2/0 habits 2/0')
    const meeting = createPosition({
      players: [{ at: 'e2-06' }, { ...accountOf('0/1', '2/0'), rings: { green: 2 }, at: 'e2-09' }],
    })
    expect(eventsOfKind(rollAndGo(meeting, 3), 'majority')).toMatchObject([
      { green: -6, orange: -1, item: 'bead', colour: 'green' },
    ])
  })
  /** Plays a Free Will Card that the player is given for it. */
  const playCardsFrom = (state: ReturnType<typeof createPosition>, number: number): void => {
    state.players[0]?.freeWill.push(number)
    playCardsAndGo(state, number)
  }

  test('3: Temple of the Sword (COS-103, COS-105, COS-106)', () => {
    const own = { rings: { green: 2 }, habits: { green: 2 }, pegs: { sword: 2 } }
    const ben = createPosition({ players: [{ ...own, at: 'sword-2' }, {}] })
    rollAndGo(ben, 2)
    expect([spaceOfSeat(ben), accountText(ben)]).toEqual(['sword-4', 'rings 1/0 habits 1/0 pegs 0/2/0'])
    const carl = createPosition({ players: [{ ...accountOf('0/1', '0/1'), pegs: { sword: 2 }, at: 'sword-1' }, {}] })
    rollAndGo(carl, 2)
    expect([spaceOfSeat(carl), accountText(carl)]).toEqual(['sword-3', 'habits 0/1 pegs 0/2/0'])
  })

  test('4: karmic majority with two players (COS-66, COS-70, COS-75)', () => {
    const others = [
      { at: 'e3-06', beads: { green: 2 }, rings: { orange: 6 } },
      { at: 'e3-06', habits: { green: 1, orange: 1 } },
    ] as const
    const start = () => {
      const state = createPosition({ players: [{ at: 'e3-03', beads: { green: 2, orange: 1 } }, ...others] })
      rollAndGo(state, 3)
      return state
    }
    const green = start()
    expect(choicesText(green)).toBe('colour:green colour:orange')
    play(green, chooseColourAction('green'))
    expect(accountText(green)).toBe('rings 1/1 habits 1/0')
    const orange = start()
    play(orange, chooseColourAction('orange'))
    expect(accountText(orange)).toBe('beads 1/0')
  })

  test('5: Dharma Wheels (COS-82, COS-111, COS-115)', () => {
    const state = createPosition({ players: [{ at: 'e1-06', pegs: { wand: 2 } }, {}] })
    const ends = possibleMoveOutcomesForCount(state, 0, 7).map(({ route, passed }) => [route.at(-1), passed])
    expect(ends).toEqual([
      ['e1-13', 1],
      ['wheel-1', 1],
      ['e4-08', 1],
      ['e3-09', 2],
      ['e2-10', 2],
      ['torch-1', 2],
      ['e1-11', 2],
    ])
    rollAndGo(state, 7)
    play(
      state,
      stepToAction('wheel-1'),
      stepToAction('wheel-2'),
      stepToAction('wheel-3'),
      stepToAction('wheel-4'),
      stepToAction('e4-08'),
    )
    expect(state.players[0]?.freeWill).toHaveLength(2)
    const peg = createPosition({ players: [{ at: 'e1-06', pegs: { wand: 1 } }, {}] })
    expect(possibleMoveOutcomesForCount(peg, 0, 7).map(({ space }) => space)).toEqual(['e1-13'])
  })

  test('6: temples and exact landings (COS-120, COS-121)', () => {
    const ends = (from: 'e2-08' | 'e3-01', count: number) =>
      possibleMoveOutcomesForCount(createPosition({ players: [{ at: from }, {}] }), 0, count).map(({ space }) => space)
    expect([ends('e2-08', 6), ends('e3-01', 7)]).toEqual([
      ['e2-14', 'e2-15'],
      ['e3-08', 'sword-6'],
    ])
  })

  test('7: Hanging On (COS-39, COS-125, COS-128)', () => {
    const ready = createPosition({ players: [{ at: 'e4-11', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}] })
    rollAndGo(ready, 9)
    expect(ready.winner).toBe(0)
    const fay = createPosition({ players: [{ at: 'e4-11' }, {}] })
    expect(eventsOfKind(rollAndGo(fay, 9), 'stopped')).toMatchObject([{ space: 's-01', left: 4 }])
    const exact = createPosition({ players: [{ at: 'e4-11' }, {}] })
    rollAndGo(exact, 4)
    expect(playerSummaryText(exact)).toBe('lost 1 at e4-15')
  })

  test('8: Future Life Planning (COS-139, COS-142, COS-125)', () => {
    const gus = { at: 's-18', pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { green: 1 } } as const
    const state = createPosition({ players: [gus, { at: 'e4-14', rings: { green: 5 }, lostTurns: 1 }] })
    play(state, joinPlayerAction(1))
    expect(playerSummaryText(state)).toBe('rings 0/2 pegs 2/2/2 at e4-14')
    play(state, sitOutAction)
    rollAndGo(state, 11)
    expect([state.winner, state.end]).toEqual([0, 'move'])
    const early = createPosition({ players: [gus, { at: 'e1-08', rings: { green: 5 } }] })
    play(early, joinPlayerAction(1))
    expect(playerSummaryText(early)).toBe('pegs 2/2/2 at e1-08')
  })
})
