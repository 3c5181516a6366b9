import { describe, expect, test } from 'vitest'
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import { ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT } from '../../testing/fake-host.ts'
import { dateText as recordDateOf } from '../statistics/statistics-text.ts'
import { timeAgoText, dateTimeText } from '../time-text.ts'
import { EMPTY_SAVE_QUERY, filterAndSortSaves, foldSearchText, groupSaves, type SaveQuery } from './save-query.ts'

const NOW = new Date(2026, 4, 20, 15).getTime()
const HOUR = 3_600_000
const save = (name: string, more: Partial<SaveListEntry> = {}): SaveListEntry => ({
  save: name,
  game: 'rauha',
  title: 'Rauha',
  seats: [ANA_SEAT, HERON_BOT_SEAT],
  savedAt: NOW - HOUR,
  over: false,
  ...more,
})
const JOSE = { ...BEN_SEAT, name: 'José Łukasz Größe' }
const CARDS: readonly SaveListEntry[] = [
  save('rauha-1', { stand: { stage: { id: 'rauha.stage', values: { age: 2, round: 1, turn: 1 } }, turn: [0] } }),
  save('chakra-1', {
    game: 'chakra',
    title: 'Chakra',
    seats: [ANA_SEAT, JOSE],
    over: true,
    savedAt: NOW - 30 * HOUR,
    played: 50,
    stand: { turn: [], result: [{ seats: [1], place: 1 }] },
  }),
  save('moksha-1', {
    game: 'moksha',
    title: 'Moksha',
    name: 'Our long evening',
    practice: true,
    savedAt: NOW - 700 * HOUR,
    begunAt: 7,
    played: 90,
  }),
  save('cut', { game: '', title: '', seats: [], broken: { id: 'save.broken.checksum' }, savedAt: NOW - 400 * HOUR }),
]
const found = (query: Partial<SaveQuery>): readonly string[] =>
  filterAndSortSaves(CARDS, { ...EMPTY_SAVE_QUERY, ...query }, NOW).map((card) => card.save)

describe('search', () => {
  test.each([
    ['a game', 'moksha', ['moksha-1']],
    ['a person, without the accents of the name', 'jose', ['chakra-1']],
    ['letters that have no accent to take away', 'lukasz grosse', ['chakra-1']],
    ['accents where the name has none', 'rãuhà', ['rauha-1']],
    ['a name, its words in any order', 'evening LONG', ['moksha-1']],
    ['a state', 'finished', ['chakra-1']],
    ['how it stands', 'won jose', ['chakra-1']],
    ['a stage', 'age 2', ['rauha-1']],
    ['how a bot plays', 'adept in play', ['rauha-1', 'moksha-1']],
    ['a file that cannot be read, by its own name', 'cut broken', ['cut']],
    ['B3-2: a game with two letters in the wrong order', 'mokhsa', ['moksha-1']],
    ['B3-2: a person with a letter left out, and a state', 'lukaz finished', ['chakra-1']],
    ['B3-2: the beginning of a word with a letter typed wrong', 'evemi', ['moksha-1']],
    ['B3-2: nothing for a short word that is not there', 'anz', []],
    ['words of which one occurs nowhere', 'ana nobody', []],
  ])('finds %s', (_what, text, expected) => {
    expect(found({ text })).toEqual(expected)
  })

  test('B3-2: tolerates typing errors only in a word that occurs nowhere as typed', () => {
    const both = [save('a', { name: 'Harmony' }), save('b', { name: 'Harmonx' })]
    const of = (text: string) => filterAndSortSaves(both, { ...EMPTY_SAVE_QUERY, text }, NOW).map((card) => card.save)
    expect(of('harmony')).toEqual(['a'])
    expect(of('harmonz')).toEqual(['a', 'b'])
  })

  test('without words finds all saves', () => {
    expect(found({ text: '  ' })).toHaveLength(CARDS.length)
    expect(foldSearchText('ÆØÅ ß')).toBe('aeoa ss')
  })
})

describe('filters', () => {
  test('match any of the chosen games and any of the chosen states', () => {
    expect(found({ games: ['chakra', 'moksha'] })).toEqual(['chakra-1', 'moksha-1'])
    expect(found({ states: ['running'] })).toEqual(['rauha-1', 'moksha-1'])
    expect(found({ states: ['practice', 'broken'] })).toEqual(['cut', 'moksha-1'])
    expect(found({ games: ['chakra'], states: ['running'] })).toEqual([])
  })

  test('match by calendar days in the time zone of the player', () => {
    expect(found({ time: 'today' })).toEqual(['rauha-1'])
    expect(found({ time: 'week' })).toEqual(['chakra-1'])
    expect(found({ time: 'older' })).toEqual(['cut', 'moksha-1'])
  })
})

describe('order', () => {
  test('unknown values come last, and equal ones are sorted by the time of the last play', () => {
    expect(found({ order: 'played' })).toEqual(['rauha-1', 'chakra-1', 'cut', 'moksha-1'])
    expect(found({ order: 'begun' })).toEqual(['moksha-1', 'rauha-1', 'chakra-1', 'cut'])
    expect(found({ order: 'length' })).toEqual(['moksha-1', 'chakra-1', 'rauha-1', 'cut'])
    expect(found({ order: 'game' })).toEqual(['chakra-1', 'moksha-1', 'rauha-1', 'cut'])
    expect(found({ order: 'name' })).toEqual(['moksha-1', 'chakra-1', 'cut', 'rauha-1'])
  })

  test('X8: saves with a name come first, however many others were played since', () => {
    const many = Array.from({ length: 50 }, (_, i) => save(`auto-${String(i)}`, { savedAt: NOW - i * HOUR }))
    const groups = groupSaves(filterAndSortSaves([...CARDS, ...many], EMPTY_SAVE_QUERY, NOW), EMPTY_SAVE_QUERY, NOW)
    const shown = groups.map(({ heading, cards }) => [heading, cards.length])
    expect(shown).toEqual([
      ['library.group.named', 1],
      ['library.group.today', 17],
      ['library.group.week', 35],
      ['library.group.older', 1],
    ])
    expect(groups.flatMap(({ cards }) => cards)).toHaveLength(54)
  })

  test('in an order other than by last play there is one group', () => {
    expect(groupSaves(CARDS, { ...EMPTY_SAVE_QUERY, order: 'name' }, NOW)).toEqual([{ cards: CARDS }])
    expect(groupSaves([], EMPTY_SAVE_QUERY, NOW)).toEqual([])
  })
})

test('searches 2,000 saves for words in any order', () => {
  const many = Array.from({ length: 2000 }, (_, i) => save(`s-${String(i)}`, { name: `Evening ${String(i)}` }))
  for (const text of ['e', 'ev', 'eve', 'evening 1999']) filterAndSortSaves(many, { ...EMPTY_SAVE_QUERY, text }, NOW)
  expect(filterAndSortSaves(many, { ...EMPTY_SAVE_QUERY, text: '1999 evening' }, NOW).map((card) => card.save)).toEqual(
    ['s-1999'],
  )
})

describe('public 10: a save with a time far in the future', () => {
  const ahead = save('rauha-9', { savedAt: NOW + 40_000 * HOUR, begunAt: NOW + 40_000 * HOUR })
  const cards = [ahead, ...CARDS]

  test('is last in the orders by last play and by start', () => {
    expect(filterAndSortSaves(cards, { ...EMPTY_SAVE_QUERY, order: 'played' }, NOW).at(-1)).toBe(ahead)
    expect(filterAndSortSaves(cards, { ...EMPTY_SAVE_QUERY, order: 'begun' }, NOW).at(-1)).toBe(ahead)
  })

  test('is listed under older, not under today', () => {
    expect(filterAndSortSaves(cards, { ...EMPTY_SAVE_QUERY, time: 'today' }, NOW)).not.toContain(ahead)
    expect(filterAndSortSaves(cards, { ...EMPTY_SAVE_QUERY, time: 'older' }, NOW)).toContain(ahead)
    const groups = groupSaves(filterAndSortSaves(cards, EMPTY_SAVE_QUERY, NOW), EMPTY_SAVE_QUERY, NOW)
    expect(groups.find(({ heading }) => heading === 'library.group.older')?.cards.at(-1)).toBe(ahead)
  })

  test('shows an unknown time; a time less than a day ahead is shown as now', () => {
    expect(timeAgoText(ahead.savedAt, NOW)).toBe('at an unknown time')
    expect(dateTimeText(ahead.savedAt, NOW)).toBe('at an unknown time')
    expect(recordDateOf(ahead.savedAt, NOW)).toBe('at an unknown time')
    expect(timeAgoText(NOW + 23 * HOUR, NOW)).toBe('just now')
  })
})
