import { describe, expect, test } from 'vitest'
import { SPACE_IDS, SPACES } from './board.ts'
import type { SpaceId } from './data.ts'
import {
  accountText,
  choicesText,
  spaceOfSeat,
  decider,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  createPosition,
  rollAndGo,
  stepToAction,
  eventsOfKind,
  spaceIdsWalked,
} from './testing.ts'

/** The spaces after a throw, from a space; the temples are passed by. */
function walk(from: SpaceId, total: number): string[] {
  const state = createPosition({ players: [{ at: from }, {}] })
  const events = rollAndGo(state, total)
  while (choicesText(state).startsWith('step:e'))
    events.push(...play(state, stepToAction(choicesText(state).slice(5, 10) as SpaceId)))
  return spaceIdsWalked(events)
}

describe('routes', () => {
  test('COS-28: pawns move clockwise through the lands of the Earth Realm', () => {
    expect(walk('e1-14', 4)).toEqual(['e1-15', 'e2-01', 'e2-02', 'e2-03'])
    expect(walk('e2-13', 3)).toEqual(['e2-14', 'e2-15', 'e3-01'])
    expect(walk('e3-13', 4)).toEqual(['e3-14', 'e3-15', 'e4-01', 'e4-02'])
  })

  test('COS-29: pawns move through the clouds of the Spirit Realm in the order of their numbers, counterclockwise', () => {
    expect(walk('s-01', 5)).toEqual(['s-02', 's-03', 's-04', 's-05', 's-06'])
  })

  test('COS-30: Me, Me, Me is counted first from the centre and when re-entering', () => {
    expect(walk('cosmic', 2)).toEqual(['e1-01', 'e1-02'])
    expect(walk('s-18', 2)).toEqual(['e1-01', 'e1-02'])
  })

  test('COS-31: temple spaces, wheels and Past Life Review count one each', () => {
    const temple = createPosition({ players: [{ at: 'e2-08' }, {}] })
    rollAndGo(temple, 5)
    expect(spaceIdsWalked(play(temple, stepToAction('torch-1')))).toEqual(['torch-1', 'torch-2', 'torch-3', 'e2-14'])
    const wheels = createPosition({ players: [{ at: 'wheel-1' }, {}] })
    rollAndGo(wheels, 4)
    play(wheels, stepToAction('wheel-2'), stepToAction('wheel-3'), stepToAction('e3-08'))
    expect(spaceOfSeat(wheels)).toBe('e3-09')
    expect(walk('e4-14', 2)).toEqual(['e4-15', 's-01'])
  })

  test('COS-32: following an arrow uses no count, whatever its length', () => {
    const state = createPosition({ players: [{ at: 'e3-13' }, {}] })
    const events = rollAndGo(state, 2, 'b')
    expect(spaceIdsWalked(events)).toEqual(['e3-14', 'e3-15', 'e4-06'])
  })

  test('COS-33: every space has steps to other spaces, and only the listed spaces are forks', () => {
    for (const space of SPACE_IDS) {
      expect(SPACES[space].next.length, space).toBeGreaterThan(0)
      for (const { to } of SPACES[space].next) expect(SPACE_IDS).toContain(to)
    }
    const forks = SPACE_IDS.filter((space) => SPACES[space].next.length > 1)
    expect(forks).toEqual([
      'e1-08',
      'e2-08',
      'e2-09',
      'e3-02',
      'e3-08',
      'e4-08',
      'e4-15',
      'wheel-1',
      'wheel-2',
      'wheel-3',
      'wheel-4',
    ])
  })

  test('COS-34, COS-161: at a fork the player chooses after taking the items on the way; elsewhere no prompt appears', () => {
    const state = createPosition({ players: [{ at: 'e2-07' }, {}], nextFreeWill: [5] })
    const events = rollAndGo(state, 5)
    expect([spaceOfSeat(state), eventsOfKind(events, 'freeWill')[0]?.number]).toEqual(['e2-09', 5])
    expect(choicesText(state)).toBe('step:e2-10 step:torch-1')
    play(state, stepToAction('torch-1'))
    expect(spaceOfSeat(state)).toBe('torch-3')
    // Where the way does not branch nothing is asked.
    const plain = createPosition({ players: [{ at: 'e1-01' }, {}] })
    rollAndGo(plain, 10)
    expect(decider(plain)).toBe(1)
  })

  test('COS-35: no step leads back', () => {
    const order = (space: SpaceId): number => SPACE_IDS.indexOf(space)
    const ring = SPACE_IDS.filter((space) => SPACES[space].region === 'ring' || SPACES[space].region === 'clouds')
    for (const space of ring)
      for (const { to, how } of SPACES[space].next)
        if (how === 'step' && to !== 'cosmic' && space !== 's-18') expect(order(to)).toBeGreaterThan(order(space))
  })

  test('COS-36: any number of pawns may share a space', () => {
    const state = createPosition({ players: [{ at: 's-02' }, { at: 's-04' }, { at: 's-04' }, { at: 's-04' }] })
    rollAndGo(state, 2)
    expect(state.players.map(({ space }) => space)).toEqual(['s-04', 's-04', 's-04', 's-04'])
  })

  test('COS-37, COS-38: passing rings, beads, arrows and pawns does nothing', () => {
    const state = createPosition({ players: [{ at: 'e2-01' }, { at: 'e2-03', habits: { green: 2 } }] })
    const events = rollAndGo(state, 5)
    expect([spaceIdsWalked(events).at(-1), accountText(state), eventsOfKind(events, 'majority')]).toEqual([
      'e2-06',
      'rings 0/1',
      [],
    ])
  })

  test('COS-39: Past Life Review ends the move and the turn, whatever count is left', () => {
    const state = createPosition({ players: [{ at: 'e4-12' }, {}] })
    const events = rollAndGo(state, 10)
    expect([spaceOfSeat(state), decider(state)]).toEqual(['s-01', 1])
    expect(eventsOfKind(events, 'stopped')).toEqual([{ kind: 'stopped', seat: 0, space: 's-01', left: 6 }])
  })

  test('COS-40: Future Life Planning ends the move and the turn; an exact count is not needed', () => {
    const state = createPosition({ players: [{ at: 's-16' }, {}] })
    const events = rollAndGo(state, 9)
    expect([spaceOfSeat(state), eventsOfKind(events, 'stopped')[0]?.left, decider(state)]).toEqual(['s-18', 7, 1])
    const exact = createPosition({ players: [{ at: 's-16' }, {}] })
    expect([eventsOfKind(rollAndGo(exact, 2), 'stopped'), spaceOfSeat(exact)]).toEqual([[], 's-18'])
  })

  test('COS-41: a pawn moved ahead by a card has forks, Free Will Card spaces, wheels and Hanging On as usual', () => {
    const own = { at: 'e2-03', pegs: { wand: 2 } } as const
    const state = createPosition({ players: [own, {}], next: ['kc2-03'], nextFreeWill: [2, 3] })
    rollAndGo(state, 2)
    expect([choicesText(state), state.players[0]?.freeWill]).toEqual(['step:e2-09 step:wheel-2', [2]])
    play(state, stepToAction('wheel-2'))
    expect([spaceOfSeat(state), accountText(state)]).toEqual(['wheel-2', 'rings 0/1 pegs 0/0/2'])
    const ready = createPosition({ players: [{ at: 'e4-11', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}], next: ['kc4-01'] })
    rollAndGo(ready, 2)
    expect([ready.winner, ready.end, spaceOfSeat(ready)]).toEqual([0, 'move', 'cosmic'])
  })

  test('COS-42: a pawn sent to a space passes no other space and lands there', () => {
    const state = createPosition({ players: [{ at: 'e3-10' }, {}], next: ['kc3-08'] })
    const events = rollAndGo(state, 2)
    expect(spaceIdsWalked(events)).toEqual(['e3-11', 'e3-12', 'sword-2'])
    expect([accountText(state), state.players[0]?.freeWill]).toEqual(['rings 0/1', []])
  })
})

describe('landing', () => {
  test('COS-43: landing applies karmic majority first, then the result of the space', () => {
    const state = createPosition({ players: [{ at: 'e1-02' }, { at: 'e1-04', rings: { orange: 1 } }] })
    const events = rollAndGo(state, 2)
    expect(eventsOfKind(events, 'took').map(({ item, colour }) => [item, colour])).toEqual([
      ['ring', 'orange'],
      ['bead', 'green'],
    ])
  })

  test('COS-44: a space with an empty effect list does nothing', () => {
    const state = createPosition({ players: [{ at: 's-11', beads: { green: 1 } }, {}] })
    const before = accountText(state)
    rollAndGo(state, 2)
    expect([spaceOfSeat(state), accountText(state), decider(state)]).toEqual(['s-13', before, 1])
    expect(SPACES['s-13'].effect).toEqual([])
  })

  test('COS-45: on an arrow space the pawn follows the arrow, and lands at its end only', () => {
    const state = createPosition({ players: [{ at: 'e4-07' }, { at: 'e4-05', rings: { orange: 2 } }] })
    const events = rollAndGo(state, 2)
    expect(eventsOfKind(events, 'sent')).toEqual([{ kind: 'sent', seat: 0, by: 'arrow', from: 'e4-09', to: 'e4-05' }])
    expect([eventsOfKind(events, 'landed'), accountText(state)]).toEqual([
      [{ kind: 'landed', seat: 0, space: 'e4-05' }],
      'rings 2/1',
    ])
    expect(eventsOfKind(events, 'majority')).toHaveLength(1)
  })
})
