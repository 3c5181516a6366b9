/** The worked examples of RULES.md. */
import { describe, expect, test } from 'vitest'
import { reachFrom } from './reach.ts'
import {
  account,
  asked,
  at,
  colour,
  join,
  MASTER,
  play,
  playCards,
  position,
  roll,
  sitOut,
  step,
  summary,
  eventsOfKind,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

describe('worked examples', () => {
  test('1: first turns (COS-30, COS-81, COS-89, COS-16, COS-48)', () => {
    const start = { beads: { green: 2, orange: 2 } }
    const ann = position({ players: [start, { ...start, at: 's-01' }], nextFreeWill: [4] })
    roll(ann, 7)
    expect(summary(ann)).toBe('beads 2/2 pegs 0/0/1 at e1-07')
    roll(ann, 12)
    roll(ann, 5)
    expect(summary(ann)).toBe('beads 2/2 pegs 0/0/1 lost 1 cards 1 at e1-12')
    roll(ann, 5)
    play(ann, sitOut)
    roll(ann, 2)
    const cards = structuredClone(ann)
    playCards(cards, 4)
    expect(summary(cards)).toBe('beads 2/0 habits 0/1 pegs 0/0/1 at e2-01')
    const next = position({ players: [{ at: 'e2-06' }, { at: 'e2-09', ...accountOf('2/0', '0/1') }] })
    expect(eventsOfKind(roll(next, 3), 'majority')).toMatchObject([{ green: -2, orange: -4 }])
  })
  const accountOf = (beads: string, habits: string): PlayerSketch => {
    const pair = (text: string) => ({ green: Number(text.split('/')[0]), orange: Number(text.split('/')[1]) })
    return { beads: pair(beads), habits: pair(habits) }
  }

  test('2: beads, rings, habits (COS-46 to COS-52, COS-63)', () => {
    const ben = { beads: { green: 2 }, habits: { green: 1 }, rings: { orange: 1 } }
    const state = position({ players: [{ ...ben, at: 'e1-02' }, { lostTurns: 9 }] })
    roll(state, 2)
    expect(account(state)).toBe('rings 0/1 habits 2/0')
    const orange = position({ players: [{ at: 's-18', habits: { green: 2 }, rings: { orange: 1 } }, { lostTurns: 9 }] })
    const [own] = orange.players
    playCardsFrom(orange, 1)
    expect(account(orange)).toBe('habits 2/0')
    if (own !== undefined) own.space = 's-18'
    playCardsFrom(orange, 1)
    expect(account(orange)).toBe('beads 0/1 habits 2/0')
    if (own !== undefined) own.space = 's-09'
    roll(orange, 2)
    expect(account(orange)).toBe('beads 0/1 rings 2/0 habits 2/0')
    const meeting = position({
      players: [{ at: 'e2-06' }, { ...accountOf('0/1', '2/0'), rings: { green: 2 }, at: 'e2-09' }],
    })
    expect(eventsOfKind(roll(meeting, 3), 'majority')).toMatchObject([
      { green: -6, orange: -1, item: 'bead', colour: 'green' },
    ])
  })
  /** Plays a Free Will Card that the player is given for it. */
  const playCardsFrom = (state: ReturnType<typeof position>, number: number): void => {
    state.players[0]?.freeWill.push(number)
    playCards(state, number)
  }

  test('3: Temple of the Sword (COS-103, COS-105, COS-106)', () => {
    const own = { rings: { green: 2 }, habits: { green: 2 }, pegs: { sword: 2 } }
    const ben = position({ players: [{ ...own, at: 'sword-2' }, {}] })
    roll(ben, 2)
    expect([at(ben), account(ben)]).toEqual(['sword-4', 'rings 1/0 habits 1/0 pegs 0/2/0'])
    const carl = position({ players: [{ ...accountOf('0/1', '0/1'), pegs: { sword: 2 }, at: 'sword-1' }, {}] })
    roll(carl, 2)
    expect([at(carl), account(carl)]).toEqual(['sword-3', 'habits 0/1 pegs 0/2/0'])
  })

  test('4: karmic majority with two players (COS-66, COS-70, COS-75)', () => {
    const others = [
      { at: 'e3-06', beads: { green: 2 }, rings: { orange: 6 } },
      { at: 'e3-06', habits: { green: 1, orange: 1 } },
    ] as const
    const start = () => {
      const state = position({ players: [{ at: 'e3-03', beads: { green: 2, orange: 1 } }, ...others] })
      roll(state, 3)
      return state
    }
    const green = start()
    expect(asked(green)).toBe('colour:green colour:orange')
    play(green, colour('green'))
    expect(account(green)).toBe('rings 1/1 habits 1/0')
    const orange = start()
    play(orange, colour('orange'))
    expect(account(orange)).toBe('beads 1/0')
  })

  test('5: Dharma Wheels (COS-82, COS-111, COS-115)', () => {
    const state = position({ players: [{ at: 'e1-06', pegs: { wand: 2 } }, {}] })
    const ends = reachFrom(state, 0, 7).map(({ route, passed }) => [route.at(-1), passed])
    expect(ends).toEqual([
      ['e1-13', 1],
      ['wheel-1', 1],
      ['e4-08', 1],
      ['e3-09', 2],
      ['e2-10', 2],
      ['torch-1', 2],
      ['e1-11', 2],
    ])
    roll(state, 7)
    play(state, step('wheel-1'), step('wheel-2'), step('wheel-3'), step('wheel-4'), step('e4-08'))
    expect(state.players[0]?.freeWill).toHaveLength(2)
    const peg = position({ players: [{ at: 'e1-06', pegs: { wand: 1 } }, {}] })
    expect(reachFrom(peg, 0, 7).map(({ space }) => space)).toEqual(['e1-13'])
  })

  test('6: temples and exact landings (COS-120, COS-121)', () => {
    const ends = (from: 'e2-08' | 'e3-01', count: number) =>
      reachFrom(position({ players: [{ at: from }, {}] }), 0, count).map(({ space }) => space)
    expect([ends('e2-08', 6), ends('e3-01', 7)]).toEqual([
      ['e2-14', 'e2-15'],
      ['e3-08', 'sword-6'],
    ])
  })

  test('7: Hanging On (COS-39, COS-125, COS-128)', () => {
    const ready = position({ players: [{ at: 'e4-11', pegs: MASTER }, {}] })
    roll(ready, 9)
    expect(ready.winner).toBe(0)
    const fay = position({ players: [{ at: 'e4-11' }, {}] })
    expect(eventsOfKind(roll(fay, 9), 'stopped')).toMatchObject([{ space: 's-01', left: 4 }])
    const exact = position({ players: [{ at: 'e4-11' }, {}] })
    roll(exact, 4)
    expect(summary(exact)).toBe('lost 1 at e4-15')
  })

  test('8: Future Life Planning (COS-139, COS-142, COS-125)', () => {
    const gus = { at: 's-18', pegs: MASTER, beads: { green: 1 } } as const
    const state = position({ players: [gus, { at: 'e4-14', rings: { green: 5 }, lostTurns: 1 }] })
    play(state, join(1))
    expect(summary(state)).toBe('rings 0/2 pegs 2/2/2 at e4-14')
    play(state, sitOut)
    roll(state, 11)
    expect([state.winner, state.end]).toEqual([0, 'move'])
    const early = position({ players: [gus, { at: 'e1-08', rings: { green: 5 } }] })
    play(early, join(1))
    expect(summary(early)).toBe('pegs 2/2/2 at e1-08')
  })
})
