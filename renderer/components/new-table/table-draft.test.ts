import { describe, expect, test } from 'vitest'
import type { GameCatalogueListEntry } from '../../../bridge/games-and-saves.ts'
import type { SeatSetup } from '../../../bridge/seats.ts'
import { formatMessage } from '../../messages/index.ts'
import {
  addDraftSeat,
  newTableInputOf,
  createTableDraft,
  moveDraftSeatByOne,
  findDraftProblems,
  setDraftSeatColour,
  setDraftSeatKind,
  resetUnavailableOptions,
  type TableDraft,
} from './table-draft.ts'

const card: GameCatalogueListEntry = {
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
  test('seats a person and a bot with different names and colours, and has the default variants', () => {
    const draft = createTableDraft(card)
    expect(draft.seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
    expect(new Set(draft.seats.map(({ name }) => name)).size).toBe(2)
    expect(new Set(draft.seats.map(({ colour }) => colour)).size).toBe(2)
    expect(draft.options).toEqual({ long: false, teams: 'none' })
    expect(said(draft)).toEqual([])
  })

  test('gives the first seat the name and colour from the settings, and the others free colours', () => {
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

    test('A15: is used for the next new table, with its variants', () => {
      const draft = createTableDraft(card, [], {
        me: { name: 'Cleo' },
        lineUp: { seats, options: { long: true, teams: 'pack' } },
      })
      expect(newTableInputOf(draft, 'toy')).toMatchObject({ seats, options: { long: true, teams: 'pack' } })
      expect(said(draft)).toEqual([])
    })

    test('A15: is overridden by the seats of a table that is played again', () => {
      const [ana, heron] = seats
      if (ana === undefined || heron === undefined) throw new Error('no seats')
      const draft = createTableDraft(card, [heron, ana], { lineUp: { seats, options: {} } })
      expect(draft.seats.map(({ name }) => name)).toEqual(['Heron', 'Ana'])
    })

    test('A15: variants that no longer exist, or not for this number of seats, get their defaults', () => {
      const options = { long: 'gone', teams: 'pairs', other: true }
      expect(createTableDraft(card, [], { lineUp: { seats, options } }).options).toEqual({ long: false, teams: 'none' })
    })
  })

  test('gives bots different tempers as far as there are any, whether added or changed from a person', () => {
    const draft = createTableDraft(card, [], { me: { name: 'Ana' } })
    addDraftSeat(draft, 'bot')
    addDraftSeat(draft, 'bot')
    setDraftSeatKind(draft, 0, 'bot')
    const bots = newTableInputOf(draft, 'toy').seats.map((seat) => (seat.kind === 'bot' ? seat.temper : 'person'))
    expect(bots).toEqual(['friendly', undefined, 'bold', 'careful'])
    expect(draft.seats.every(({ level }) => level === 'adept')).toBe(true)
  })

  test('names the first seat after the player, even without a colour in the settings', () => {
    expect(createTableDraft(card, [], { me: { name: 'Ana' } }).seats[0]?.name).toBe('Ana')
  })

  test('allows advice of the Sage unless it was switched off last time', () => {
    expect(newTableInputOf(createTableDraft(card), 'toy').advice).toBe(true)
    expect(newTableInputOf(createTableDraft(card, [], { advice: false }), 'toy').advice).toBe(false)
  })

  test('takes over the given seats unchanged', () => {
    const known = [
      { kind: 'person', name: 'Ana', colour: 4 },
      { kind: 'bot', name: 'Heron', colour: 1, level: 'sage', temper: 'bold' },
    ] as const
    expect(newTableInputOf(createTableDraft(card, known), 'toy').seats).toEqual(known)
  })
})

describe('problems of a draft', () => {
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

  test('two seats with the same name, regardless of case', () => {
    const draft = createTableDraft(card)
    Object.assign(draft.seats[0] ?? {}, { name: 'Ana' })
    Object.assign(draft.seats[1] ?? {}, { name: ' ANA ' })
    expect(said(draft)).toEqual([['newTable.error.sameName', { name: 'ANA' }]])
  })

  test('two seats with the same colour', () => {
    const draft = createTableDraft(card, [], { me: { name: 'Ana' } })
    Object.assign(draft.seats[1] ?? {}, { colour: draft.seats[0]?.colour, name: 'Heron' })
    expect(said(draft)).toEqual([['newTable.error.sameColour', { first: 'Ana', second: 'Heron' }]])
  })

  test('a seed that is too long for the host', () => {
    const draft = createTableDraft(card)
    draft.seed = 'x'.repeat(201)
    expect(said(draft)).toEqual([['newTable.error.longSeed']])
  })
})

describe('changes of a draft', () => {
  test('choosing the colour of another seat swaps the two colours', () => {
    const draft = createTableDraft(card)
    setDraftSeatColour(draft, 0, 1)
    expect(draft.seats.map(({ colour }) => colour)).toEqual([1, 0])
  })

  test('a seat that changes between bot and person gets a new name, unless the player has named it', () => {
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
    moveDraftSeatByOne(draft, 0, 1)
    expect(draft.seats.map(({ key }) => key)).toEqual([second, first])
    moveDraftSeatByOne(draft, 1, -1)
    expect(draft.seats.map(({ key }) => key)).toEqual([first, second])
  })

  test('a variant that is not allowed for the number of seats returns to its default', () => {
    const draft = createTableDraft(card)
    draft.options['teams'] = 'pairs'
    resetUnavailableOptions(draft, card)
    expect(draft.options['teams']).toBe('none')
    addDraftSeat(draft, 'bot')
    for (const [wanted, settled] of [
      ['pairs', 'none'],
      ['pack', 'pack'],
    ] as const) {
      draft.options['teams'] = wanted
      resetUnavailableOptions(draft, card)
      expect(draft.options['teams']).toBe(settled)
    }
  })
})

test('newTableInputOf trims names and the seed, and omits the level of people and an empty seed', () => {
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
