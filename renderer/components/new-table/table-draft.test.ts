import { describe, expect, test } from 'vitest'
import type { GameListEntry } from '../../../bridge/games-and-saves.ts'
import type { SeatSetup } from '../../../bridge/seats.ts'
import { formatMessage } from '../../messages/index.ts'
import {
  addDraftSeat,
  newTableInputOf,
  createTableDraft,
  moveDraftSeat,
  findDraftProblems,
  setDraftSeatColour,
  setDraftSeatKind,
  resetInvalidOptions,
  type TableDraft,
} from './table-draft.ts'

const card: GameListEntry = {
  info: {
    id: 'toy',
    title: 'Toy',
    designers: [],
    publisher: '',
    players: { min: 2, max: 4 },
    minutes: { min: 1, max: 1 },
    age: 1,
    rules: 1,
    secrets: 'none',
    options: [
      { id: 'long', values: [false, true] },
      { id: 'teams', values: ['none', 'pairs', 'pack'], players: [3, 4], playersOf: { pairs: [4], pack: [3] } },
    ],
  },
  playable: true,
}

/** The problems by id and values; each has words that want no other values. */
const said = (draft: TableDraft): readonly unknown[] =>
  findDraftProblems(draft, card).map(({ message }) => {
    const { id, values } = message
    expect(formatMessage(message)).not.toBe(id)
    return values === undefined ? [id] : [id, values]
  })

describe('a first draft', () => {
  test('seats a person and a bot, with names and colours of their own, and the default variants', () => {
    const draft = createTableDraft(card)
    expect(draft.seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
    expect(new Set(draft.seats.map(({ name }) => name)).size).toBe(2)
    expect(new Set(draft.seats.map(({ colour }) => colour)).size).toBe(2)
    expect(draft.options).toEqual({ long: false, teams: 'none' })
    expect(said(draft)).toEqual([])
  })

  test('knows somebody by the name and colour that they have set, and gives the others what is free', () => {
    const { seats } = createTableDraft(card, [], { me: { name: 'Ana', colour: 4 } })
    expect(seats[0]).toMatchObject({ kind: 'person', name: 'Ana', colour: 4 })
    expect(seats[1]?.colour).toBe(0)
  })

  describe('A15: the last line-up of a game', () => {
    const seats: SeatSetup[] = [
      { kind: 'person', name: 'Ana', colour: 3 },
      { kind: 'bot', name: 'Heron', colour: 1, level: 'sage', temper: 'bold' },
      { kind: 'person', name: 'Ben', colour: 0 },
    ]

    test('A15: sits at the next new table again, with its variants', () => {
      const draft = createTableDraft(card, [], {
        me: { name: 'Cleo' },
        lineUp: { seats, options: { long: true, teams: 'pack' } },
      })
      expect(newTableInputOf(draft, 'toy')).toMatchObject({ seats, options: { long: true, teams: 'pack' } })
      expect(said(draft)).toEqual([])
    })

    test('A15: the people of a table that is played again come before it', () => {
      const [ana, heron] = seats
      if (ana === undefined || heron === undefined) throw new Error('no seats')
      const draft = createTableDraft(card, [heron, ana], { lineUp: { seats, options: {} } })
      expect(draft.seats.map(({ name }) => name)).toEqual(['Heron', 'Ana'])
    })

    test('A15: variants that the game has no more, or not for so many, are as at first', () => {
      const options = { long: 'gone', teams: 'pairs', other: true }
      expect(createTableDraft(card, [], { lineUp: { seats, options } }).options).toEqual({ long: false, teams: 'none' })
    })
  })

  test('seats bots that differ in temper as far as there are tempers, be they added or made of people', () => {
    const draft = createTableDraft(card, [], { me: { name: 'Ana' } })
    addDraftSeat(draft, 'bot')
    addDraftSeat(draft, 'bot')
    setDraftSeatKind(draft, 0, 'bot')
    const bots = newTableInputOf(draft, 'toy').seats.map((seat) => (seat.kind === 'bot' ? seat.temper : 'person'))
    expect(bots).toEqual(['friendly', undefined, 'bold', 'careful'])
    expect(draft.seats.every(({ level }) => level === 'adept')).toBe(true)
  })

  test('remembers the name of whoever sat here last', () => {
    expect(createTableDraft(card, [], { me: { name: 'Ana' } }).seats[0]?.name).toBe('Ana')
  })

  test('lets the Sage be asked, unless somebody would not have it last time', () => {
    expect(newTableInputOf(createTableDraft(card), 'toy').advice).toBe(true)
    expect(newTableInputOf(createTableDraft(card, [], { advice: false }), 'toy').advice).toBe(false)
  })

  test('seats the same people again', () => {
    const known = [
      { kind: 'person', name: 'Ana', colour: 4 },
      { kind: 'bot', name: 'Heron', colour: 1, level: 'sage', temper: 'bold' },
    ] as const
    expect(newTableInputOf(createTableDraft(card, known), 'toy').seats).toEqual(known)
  })
})

describe('what is wrong', () => {
  test('too few and too many seats', () => {
    const draft = createTableDraft(card)
    draft.seats.pop()
    expect(said(draft)).toEqual([['newTable.error.few', { title: 'Toy', min: 2 }]])
    for (let i = 0; i < 4; i++) addDraftSeat(draft, 'bot')
    expect(said(draft)).toEqual([['newTable.error.many', { title: 'Toy', max: 4 }]])
  })

  test('a seat without a name, and one with too long a name', () => {
    const draft = createTableDraft(card)
    Object.assign(draft.seats[0] ?? {}, { name: '   ' })
    Object.assign(draft.seats[1] ?? {}, { name: 'x'.repeat(25) })
    expect(said(draft)).toEqual([
      ['newTable.error.noName', { n: 1 }],
      ['newTable.error.longName', { n: 2 }],
    ])
    expect(findDraftProblems(draft, card).map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('two seats of the same name, whatever the case', () => {
    const draft = createTableDraft(card)
    Object.assign(draft.seats[0] ?? {}, { name: 'Ana' })
    Object.assign(draft.seats[1] ?? {}, { name: ' ANA ' })
    expect(said(draft)).toEqual([['newTable.error.sameName', { name: 'ANA' }]])
  })

  test('two seats of the same colour', () => {
    const draft = createTableDraft(card, [], { me: { name: 'Ana' } })
    Object.assign(draft.seats[1] ?? {}, { colour: draft.seats[0]?.colour, name: 'Heron' })
    expect(said(draft)).toEqual([['newTable.error.sameColour', { first: 'Ana', second: 'Heron' }]])
  })

  test('a seed that the host would refuse', () => {
    const draft = createTableDraft(card)
    draft.seed = 'x'.repeat(201)
    expect(said(draft)).toEqual([['newTable.error.longSeed']])
  })
})

describe('changes', () => {
  test('a colour that somebody has is swapped', () => {
    const draft = createTableDraft(card)
    setDraftSeatColour(draft, 0, 1)
    expect(draft.seats.map(({ colour }) => colour)).toEqual([1, 0])
  })

  test('a bot that becomes a person is named anew, unless somebody named it', () => {
    const draft = createTableDraft(card)
    const before = draft.seats[1]?.name
    setDraftSeatKind(draft, 1, 'person')
    expect(draft.seats[1]?.name).not.toBe(before)
    Object.assign(draft.seats[1] ?? {}, { name: 'Ben' })
    setDraftSeatKind(draft, 1, 'bot')
    expect(draft.seats[1]?.name).toBe('Ben')
  })

  test('seats move up and down', () => {
    const draft = createTableDraft(card)
    const [first, second] = draft.seats.map(({ key }) => key)
    moveDraftSeat(draft, 0, 1)
    expect(draft.seats.map(({ key }) => key)).toEqual([second, first])
    moveDraftSeat(draft, 1, -1)
    expect(draft.seats.map(({ key }) => key)).toEqual([first, second])
  })

  test('a variant that does not hold for so many seats falls back', () => {
    const draft = createTableDraft(card)
    draft.options['teams'] = 'pairs'
    resetInvalidOptions(draft, card)
    expect(draft.options['teams']).toBe('none')
    addDraftSeat(draft, 'bot')
    for (const [wanted, settled] of [
      ['pairs', 'none'],
      ['pack', 'pack'],
    ] as const) {
      draft.options['teams'] = wanted
      resetInvalidOptions(draft, card)
      expect(draft.options['teams']).toBe(settled)
    }
  })
})

test('the call trims names, leaves the level of people out, and an empty seed', () => {
  const draft = createTableDraft(card)
  Object.assign(draft.seats[0] ?? {}, { name: ' Ana ' })
  Object.assign(draft.seats[1] ?? {}, { name: 'Heron' })
  expect(newTableInputOf(draft, 'toy')).toEqual({
    game: 'toy',
    seats: [
      { kind: 'person', name: 'Ana', colour: 0 },
      { kind: 'bot', name: 'Heron', colour: 1, level: 'adept' },
    ],
    options: { long: false, teams: 'none' },
    practice: false,
    advice: true,
  })
  draft.seed = ' luck '
  expect(newTableInputOf(draft, 'toy').seed).toBe('luck')
})
