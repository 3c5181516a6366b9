/** Dharma Wheels and temples (section 10 of the rules). */
import { describe, expect, test } from 'vitest'
import { SPACE_IDS, SPACES } from './board.ts'
import { KARMA_CARDS } from './card-table.ts'
import type { SpaceId } from './data.ts'
import {
  accountText,
  choicesText,
  spaceOfSeat,
  decider,
  joinPlayerAction,
  isLegal,
  play,
  playCardsAndGo,
  createPosition,
  rollAndGo,
  stepToAction,
  eventsOfKind,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

const WAND = { pegs: { wand: 2 } } as const

function moving(from: SpaceId, count: number, own: PlayerSketch = WAND) {
  const state = createPosition({ players: [{ ...own, at: from }, {}] })
  const events = rollAndGo(state, count)
  return { state, facts: events }
}

describe('Dharma Wheels', () => {
  test('COS-111: a pawn enters a wheel only in passing its Free Will Card space, and only with the Master Wand', () => {
    for (const land of [1, 2, 3, 4] as const) {
      const { state } = moving(`e${land}-06`, 4)
      expect(choicesText(state)).toBe(`step:e${String(land)}-09 step:wheel-${String(land)}`)
      const { state: without } = moving(`e${land}-06`, 3, { pegs: { wand: 1 } })
      expect(decider(without) === 0 && isLegal(without, stepToAction(`wheel-${land}`))).toBe(false)
    }
    const ways = SPACE_IDS.filter((space) => SPACES[space].next.some(({ to }) => SPACES[to].region === 'wheels'))
    expect(ways.filter((space) => SPACES[space].region !== 'wheels')).toEqual(['e1-08', 'e2-08', 'e3-08', 'e4-08'])
  })

  test('COS-112: a pawn that begins or ends its move on the Free Will Card space goes on along the ring', () => {
    const { state } = moving('e1-08', 4)
    expect([spaceOfSeat(state), decider(state)]).toEqual(['e1-12', 1])
    const exact = moving('e1-06', 2).state
    expect([spaceOfSeat(exact), decider(exact)]).toEqual(['e1-08', 1])
  })

  test('COS-113: the wheels are a loop, and each counts one', () => {
    const { state } = moving('wheel-3', 5)
    play(
      state,
      stepToAction('wheel-4'),
      stepToAction('wheel-1'),
      stepToAction('wheel-2'),
      stepToAction('wheel-3'),
      stepToAction('wheel-4'),
    )
    expect([spaceOfSeat(state), accountText(state)]).toEqual(['wheel-4', 'rings 0/1 pegs 0/0/2'])
  })

  test('COS-114: a pawn may stay in the wheels for any number of wheels and turns', () => {
    const state = createPosition({ players: [{ ...WAND, at: 'wheel-1' }, { lostTurns: 9 }] })
    for (const [over, to] of [
      ['wheel-2', 'wheel-3'],
      ['wheel-4', 'wheel-1'],
      ['wheel-2', 'wheel-3'],
    ] as const) {
      rollAndGo(state, 2)
      play(state, stepToAction(over), stepToAction(to))
      expect(spaceOfSeat(state)).toBe(to)
    }
  })

  test('COS-115: leaving a wheel counts one, and the move goes on in the land of that wheel', () => {
    const { state } = moving('wheel-2', 4)
    expect(choicesText(state)).toBe('step:wheel-3 step:e2-08')
    play(state, stepToAction('e2-08'))
    expect(choicesText(state)).toBe('step:e2-10 step:torch-1')
    play(state, stepToAction('e2-10'))
    expect(spaceOfSeat(state)).toBe('e2-11')
  })

  test('COS-116: a visit to the wheels brings a Free Will Card on entering and another on leaving', () => {
    const { state } = moving('e1-07', 3)
    play(state, stepToAction('wheel-1'), stepToAction('wheel-2'))
    expect(state.players[0]?.freeWill).toHaveLength(1)
    rollAndGo(state, 2)
    rollAndGo(state, 2)
    const events = play(state, stepToAction('e2-08'))
    expect(eventsOfKind(events, 'freeWill')).toMatchObject([{ how: 'passed' }])
    expect(state.players[0]?.freeWill).toHaveLength(2)
  })

  test('COS-117: a move may enter wheels again, but a pawn that leaves a wheel first goes on in that land', () => {
    const own = { at: 'e1-07', ...WAND, freeWill: [6, 6, 6, 6] } as const
    const state = createPosition({ players: [own, {}] })
    playCardsAndGo(state, 6, 6, 6, 6)
    play(state, stepToAction('wheel-1'), stepToAction('e1-08'))
    // Out again and straight on; the next Free Will Card space leads in once more.
    expect([spaceOfSeat(state), choicesText(state)]).toEqual(['e2-08', 'step:e2-09 step:wheel-2'])
    play(state, stepToAction('wheel-2'))
    expect(choicesText(state)).toBe('step:wheel-3 step:e2-08')
    const begun = createPosition({ players: [{ ...own, at: 'wheel-1' }, {}] })
    playCardsAndGo(begun, 6, 6, 6, 6)
    play(begun, stepToAction('e1-08'))
    expect([spaceOfSeat(begun), choicesText(begun)]).toEqual(['e2-08', 'step:e2-09 step:wheel-2'])
  })

  test('COS-118: no card, space effect or joining puts a pawn into a wheel', () => {
    const targets = [
      ...Object.values(SPACES).flatMap(({ effect }) => effect),
      ...Object.values(KARMA_CARDS).flatMap(({ effect }) => effect),
    ].flatMap((effect) => (effect.op === 'goTo' || effect.op === 'followArrow' ? [SPACES[effect.space].region] : []))
    expect(targets).not.toContain('wheels')
    const state = createPosition({ players: [{ at: 's-18' }, { at: 'wheel-1' }] })
    expect(isLegal(state, joinPlayerAction(1))).toBe(false)
  })
})

describe('temples', () => {
  test('COS-119: each temple is a path beside the ring that changes the move by one space', () => {
    const torch = moving('e2-08', 6, {}).state
    const besideTorch = structuredClone(torch)
    play(torch, stepToAction('torch-1'))
    play(besideTorch, stepToAction('e2-10'))
    expect([spaceOfSeat(torch), spaceOfSeat(besideTorch)]).toEqual(['e2-15', 'e2-14'])
    const sword = moving('e3-01', 8, {}).state
    const besideSword = structuredClone(sword)
    play(sword, stepToAction('sword-1'))
    play(besideSword, stepToAction('e3-03'))
    expect([spaceOfSeat(sword), spaceOfSeat(besideSword)]).toEqual(['e3-08', 'e3-09'])
  })

  test('COS-120: the Temple of the Torch leads from e2-09 over three spaces to e2-14, beside four of the ring', () => {
    expect(wayFrom('e2-09', 'torch-1')).toEqual(['torch-1', 'torch-2', 'torch-3', 'e2-14'])
    expect(wayFrom('e2-09', 'e2-10')).toEqual(['e2-10', 'e2-11', 'e2-12', 'e2-13', 'e2-14'])
  })

  test('COS-121: the Temple of the Sword leads from e3-02 over six spaces to e3-08, beside five of the ring', () => {
    const temple = ['sword-1', 'sword-2', 'sword-3', 'sword-4', 'sword-5', 'sword-6', 'e3-08']
    expect(wayFrom('e3-02', 'sword-1')).toEqual(temple)
    expect(wayFrom('e3-02', 'e3-03')).toEqual(['e3-03', 'e3-04', 'e3-05', 'e3-06', 'e3-07', 'e3-08'])
  })

  /** The spaces from a gate by one of its ways to where both meet again. */
  function wayFrom(gate: SpaceId, first: SpaceId): SpaceId[] {
    const meeting = gate === 'e2-09' ? 'e2-14' : 'e3-08'
    const way = [first]
    expect(SPACES[gate].next.map(({ to }) => to)).toContain(first)
    for (let space = first; space !== meeting;) {
      space = SPACES[space].next[0]?.to ?? meeting
      way.push(space)
    }
    return way
  }

  test('COS-122: any player may enter either temple, with or without tools', () => {
    expect(choicesText(moving('e2-08', 3, {}).state)).toBe('step:e2-10 step:torch-1')
    expect(choicesText(moving('e3-01', 3, {}).state)).toBe('step:e3-03 step:sword-1')
  })
})
