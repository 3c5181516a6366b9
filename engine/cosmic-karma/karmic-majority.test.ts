import { describe, expect, test } from 'vitest'
import { karmicMajorityOfAccount, majorityScoreOfColour } from './karmic-majority.ts'
import {
  accountText,
  choicesText,
  spaceOfSeat,
  chooseColourAction,
  decider,
  joinPlayerAction,
  play,
  createPlayer,
  createPosition,
  rollAndGo,
  stepToAction,
  eventsOfKind,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

/** An account with these scores in green and orange, of single pieces. */
function scoring(green: number, orange: number): PlayerSketch {
  const rings = { green: Math.max(0, green), orange: Math.max(0, orange) }
  const habits = { green: Math.max(0, Math.floor(-green / 4)), orange: Math.max(0, Math.floor(-orange / 4)) }
  const beads = { green: Math.max(0, -green - 4 * habits.green), orange: Math.max(0, -orange - 4 * habits.orange) }
  return { rings, beads, habits }
}

/** The result of landing beside a player with these scores, on a space without effect: the account afterwards. */
function taken(green: number, orange: number): string {
  const state = createPosition({ players: [{ at: 'e2-06' }, { ...scoring(green, orange), at: 'e2-09' }] })
  rollAndGo(state, 3)
  return decider(state) === 0 ? choicesText(state) : accountText(state)
}

describe('karmic majority', () => {
  test('COS-62: a player who lands on other pawns takes the majority of each of them', () => {
    const others = [{ at: 'e2-09', rings: { green: 1 } } as const, { at: 'e2-09', rings: { orange: 5 } } as const]
    const state = createPosition({ players: [{ at: 'e2-06' }, ...others, { at: 'e2-10', rings: { orange: 5 } }] })
    const events = rollAndGo(state, 3)
    expect(eventsOfKind(events, 'majority')).toEqual([
      { kind: 'majority', seat: 0, of: 1, green: 1, orange: 0, item: 'ring', colour: 'green' },
      { kind: 'majority', seat: 0, of: 2, green: 0, orange: 5, item: 'ring', colour: 'orange' },
    ])
    expect(accountText(state)).toBe('rings 1/1')
  })

  test('COS-63: a ring scores +1, a bead -1 and a stick -1, so a habit scores -4', () => {
    expect(majorityScoreOfColour(createPlayer({ rings: { green: 3 } }), 'green')).toBe(3)
    expect(majorityScoreOfColour(createPlayer({ beads: { green: 2 } }), 'green')).toBe(-2)
    expect(majorityScoreOfColour(createPlayer({ habits: { green: 2 }, beads: { green: 1 } }), 'green')).toBe(-9)
    expect(majorityScoreOfColour(createPlayer({ habits: { orange: 1 }, rings: { orange: 6 } }), 'orange')).toBe(2)
    expect(majorityScoreOfColour(createPlayer({ rings: { green: 3 } }), 'orange')).toBe(0)
  })

  test('COS-64: the score farther from zero counts; a positive one gives a ring, a negative one a bead', () => {
    expect([taken(3, 1), taken(1, 3), taken(-3, 1), taken(1, -3)]).toEqual([
      'rings 1/0',
      'rings 0/1',
      'beads 1/0',
      'beads 0/1',
    ])
  })

  test.each([
    [-2, 6, 'rings 0/1'],
    [1, -3, 'beads 0/1'],
    [2, -2, ''],
    [-4, -4, 'colour:green colour:orange'],
  ] as const)('the cases of the booklet: green %i, orange %i: %s', (green, orange, result) => {
    expect(taken(green, orange)).toBe(result)
  })

  test('COS-65: equal distance with opposite signs is neutral', () => {
    expect([taken(2, -2), taken(-5, 5)]).toEqual(['', ''])
    const state = createPosition({ players: [{ at: 'e2-06' }, { ...scoring(-2, 2), at: 'e2-09' }] })
    expect(eventsOfKind(rollAndGo(state, 3), 'majority')).toMatchObject([{ item: null, colour: null }])
  })

  test('COS-66: equal scores of one sign are dual: the player landing chooses the colour', () => {
    const dual = (green: number, shade: 'green' | 'orange') => {
      const state = createPosition({ players: [{ at: 'e2-06' }, { ...scoring(green, green), at: 'e2-09' }] })
      rollAndGo(state, 3)
      expect([choicesText(state), decider(state)]).toEqual(['colour:green colour:orange', 0])
      play(state, chooseColourAction(shade))
      return accountText(state)
    }
    expect([dual(2, 'green'), dual(2, 'orange'), dual(-1, 'green'), dual(-1, 'orange')]).toEqual([
      'rings 1/0',
      'rings 0/1',
      'beads 1/0',
      'beads 0/1',
    ])
  })

  test('COS-67: zero in both colours is neutral', () => {
    expect([taken(0, 0), karmicMajorityOfAccount(createPlayer({})).item]).toEqual(['', null])
  })

  test('COS-68: a majority is one piece, whatever the size of the score', () => {
    expect([taken(30, 0), taken(0, -16)]).toEqual(['rings 1/0', 'beads 0/1'])
  })

  test('COS-69: the account of the player landed on does not change', () => {
    const state = createPosition({
      players: [{ at: 'e2-06' }, { at: 'e2-09', rings: { green: 2 }, beads: { orange: 1 } }],
    })
    const events = rollAndGo(state, 3)
    expect(accountText(state, 1)).toBe('beads 0/1 rings 2/0')
    expect(eventsOfKind(events, 'moved').find(({ piece }) => piece === 'ring:green')).toMatchObject({ from: 'bank' })
  })

  test('COS-70: karmic majority comes before the result of the space', () => {
    const own = { at: 'e1-01', beads: { green: 2 } } as const
    const state = createPosition({ players: [own, { at: 'e1-11', beads: { green: 1 } }] })
    rollAndGo(state, 10)
    // The bead of the majority makes a habit before the ring of the space comes.
    expect(accountText(state)).toBe('rings 1/0 habits 1/0')
  })

  test('COS-71: karmic majority does not apply in the Spirit Realm', () => {
    const state = createPosition({ players: [{ at: 's-10' }, { at: 's-13', rings: { green: 2 } }] })
    expect([eventsOfKind(rollAndGo(state, 3), 'majority'), accountText(state)]).toEqual([[], ''])
  })

  test('COS-72: karmic majority does not apply in Cosmic Consciousness', () => {
    const state = createPosition({ players: [{ at: 'e4-11', pegs: { torch: 2, sword: 2, wand: 2 } }, {}, {}] })
    const events = rollAndGo(state, 5)
    expect([eventsOfKind(events, 'majority'), state.winner]).toEqual([[], 0])
  })

  test('COS-73: karmic majority applies on the ring, in temples, in wheels and in the Pit', () => {
    const met = { rings: { green: 1 } }
    const temple = createPosition({ players: [{ at: 'sword-1' }, { at: 'sword-3', ...met }] })
    rollAndGo(temple, 2)
    const wheel = createPosition({ players: [{ at: 'wheel-2' }, { at: 'wheel-4', ...met }] })
    rollAndGo(wheel, 2)
    play(wheel, stepToAction('wheel-3'), stepToAction('wheel-4'))
    const pit = createPosition({ players: [{ at: 'e2-01' }, { at: 'pit', ...met }] })
    rollAndGo(pit, 3)
    play(pit, chooseColourAction('orange'))
    expect([accountText(temple), accountText(wheel), accountText(pit)]).toEqual([
      'rings 1/0',
      'rings 1/1',
      'beads 0/1 rings 1/0',
    ])
  })

  test('COS-74: karmic majority applies to every kind of landing: dice, cards, arrow, go to, joining', () => {
    const met = { rings: { green: 1 } }
    const dice = createPosition({ players: [{ at: 'e2-06' }, { at: 'e2-09', ...met }] })
    const cards = createPosition({
      players: [
        { at: 'e2-08', freeWill: [1] },
        { at: 'e2-09', ...met },
      ],
    })
    const arrow = createPosition({ players: [{ at: 'e4-07' }, { at: 'e4-05', ...met }] })
    const sent = createPosition({ players: [{ at: 'e4-11' }, { at: 'sword-3', ...met }], next: ['kc4-10'] })
    const joined = createPosition({ players: [{ at: 's-18' }, { at: 'e3-02', ...met }] })
    const events = [
      rollAndGo(dice, 3),
      play(cards, { do: 'card', number: 1 }, { do: 'go' }),
      rollAndGo(arrow, 2),
      rollAndGo(sent, 2),
      play(joined, joinPlayerAction(1)),
    ]
    expect(events.map((list) => eventsOfKind(list, 'majority').length)).toEqual([1, 1, 1, 1, 1])
    expect([spaceOfSeat(sent), accountText(sent)]).toEqual(['sword-3', 'rings 1/0'])
  })

  test('COS-75: with several players the colours of dual majorities are chosen first; then rings, then beads', () => {
    const others = [
      { at: 'e2-09', beads: { green: 1 } },
      { at: 'e2-09', rings: { green: 1, orange: 1 } },
      { at: 'e2-09', beads: { green: 2, orange: 2 } },
      { at: 'e2-09', rings: { green: 2 } },
    ] as const
    const state = createPosition({ players: [{ at: 'e2-06', beads: { green: 2 } }, ...others] })
    rollAndGo(state, 3)
    expect(state.stack.at(-1)).toMatchObject({
      duals: [
        { of: 2, item: 'ring' },
        { of: 3, item: 'bead' },
      ],
    })
    play(state, chooseColourAction('green'))
    expect(accountText(state)).toBe('beads 2/0')
    const events = play(state, chooseColourAction('orange'))
    expect(eventsOfKind(events, 'took').map(({ item, colour: shade, count }) => [item, shade, count])).toEqual([
      ['ring', 'green', 2],
      ['bead', 'green', 1],
      ['bead', 'orange', 1],
    ])
    expect(accountText(state)).toBe('beads 1/1')
  })
})
