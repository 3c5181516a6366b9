/** Search among all tables: text, filters and an order. Pure: the same cards and query give the same list. */
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import { timeUnlessFuture, compareLatestFirst } from '../../../bridge/timestamps.ts'
import { memoizeByObject } from '../../art/memoize.ts'
import { memoizePerLocale } from '../../messages/per-locale.ts'
import { translate, formatMessage, type MessageId } from '../../messages/index.ts'
import { hasFuzzyMatch } from './fuzzy-match.ts'
import {
  saveBadgesOf,
  botDescriptionOfSeat,
  unfinishedSavedGameProgressMessage,
  turnOwnersOrWinnersMessage,
  titleOfSave,
} from './save-status.ts'

/**
 * The states by which saves can be filtered. `broken`: the save could not be read. `practice`: a practice table, in
 * addition to `running` or `finished`.
 */
export const SAVE_STATES = ['running', 'finished', 'practice', 'broken'] as const
/**
 * A state of a save, by which saves can be filtered: the game is running (`running`) or finished (`finished`), the
 * table is for practice (`practice`, in addition to one of these two), or the file is broken (`broken`).
 */
export type SaveState = (typeof SAVE_STATES)[number]

/** Filters by the time when a table was last played. `week`: the seven days before today. */
export const SAVE_TIME_FILTERS = ['any', 'today', 'week', 'older'] as const
/**
 * A filter by the time when a table was last played: at any time (`any`), today (`today`), in the seven days before
 * today (`week`), or before that (`older`).
 */
export type SaveTimeFilter = (typeof SAVE_TIME_FILTERS)[number]

/** The orders in which saves can be listed: last played, begun, name, game, and play time (`length`). */
export const SAVE_ORDERS = ['played', 'begun', 'name', 'game', 'length'] as const
/**
 * An order in which saves can be listed: by the time when the table was last played (`played`) or begun, by name, by
 * game, or by play time (`length`).
 */
export type SaveOrder = (typeof SAVE_ORDERS)[number]

/** A search among the saves: its text, filters, and order. */
export interface SaveQuery {
  /** Each word has to occur, in any order, with or without its accents; a word that occurs nowhere may have typing errors. */
  readonly text: string
  /** Any of these; empty: all. */
  readonly games: readonly string[]
  readonly states: readonly SaveState[]
  readonly time: SaveTimeFilter
  readonly order: SaveOrder
}

/** Matches all saves, the last played first. */
export const EMPTY_SAVE_QUERY: SaveQuery = { text: '', games: [], states: [], time: 'any', order: 'played' }

/** Saves under one heading; a single group needs no heading. */
export interface SaveGroup {
  readonly heading?: MessageId
  readonly cards: readonly SaveListEntry[]
}

/**
 * Returns the saves that match the text and the filters of a query, sorted in the query's order. Each word of the text
 * has to occur in a save; a word that occurs in none of the saves may have typing errors.
 * @param now milliseconds since 1970
 */
export function filterAndSortSaves(
  cards: readonly SaveListEntry[],
  query: SaveQuery,
  now: number,
): readonly SaveListEntry[] {
  const wanted = foldSearchText(query.text).split(/\s+/).filter(Boolean)
  // A word that occurs as typed is not treated as a typing error.
  const nearly = new Set(wanted.filter((word) => !cards.some((card) => cachedSearchText()(card).includes(word))))
  const has = (card: SaveListEntry, word: string): boolean =>
    nearly.has(word) ? hasFuzzyMatch(word, cachedSearchText()(card)) : cachedSearchText()(card).includes(word)
  const fits = (card: SaveListEntry): boolean =>
    (query.games.length === 0 || query.games.includes(card.game)) &&
    (query.states.length === 0 || saveStatesOf(card).some((state) => query.states.includes(state))) &&
    (query.time === 'any' || query.time === saveTimeOf(card, now)) &&
    wanted.every((word) => has(card, word))
  return cards.filter(fits).toSorted((a, b) => SAVE_COMPARATORS[query.order](a, b, now) || lastPlayed(a, b, now))
}

/**
 * Groups the saves that a search has found under headings. In the order `played` (last played first), the saves to
 * which the user has given a name form the first group, so that they do not get lost among the automatically saved
 * tables. The groups by date follow. In every other order there is one group without a heading.
 * @param now milliseconds since 1970
 */
export function groupSaves(
  found: readonly SaveListEntry[],
  { order, time }: SaveQuery,
  now: number,
): readonly SaveGroup[] {
  if (order !== 'played' || found.length === 0) return found.length === 0 ? [] : [{ cards: found }]
  const named = found.filter(({ name }) => name !== undefined)
  const others = found.filter(({ name }) => name === undefined)
  const of = (which: SaveTimeFilter): readonly SaveListEntry[] =>
    others.filter((card) => saveTimeOf(card, now) === which)
  const groups: readonly SaveGroup[] = [
    { heading: 'library.group.named', cards: named },
    { heading: 'library.group.today', cards: of('today') },
    { heading: 'library.group.week', cards: of('week') },
    { heading: 'library.group.older', cards: of('older') },
  ]
  const filled = groups.filter(({ cards }) => cards.length > 0)
  // A heading that repeats the filter is left out.
  return time !== 'any' && named.length === 0 ? filled.map(({ cards }) => ({ cards })) : filled
}

/** The states of a save for the filter, for example both finished and practice. */
export function saveStatesOf(card: SaveListEntry): readonly SaveState[] {
  if (card.broken !== undefined) return ['broken']
  return [card.over ? 'finished' : 'running', ...(card.practice === true ? (['practice'] as const) : [])]
}

/** A text for comparison in a search: in lower case, without accents, and with plain letters in place of ß, æ, ø and the like. */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
}

/** Letters without a removable accent that users often type differently. */
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** All searchable text of a table, in the current language. */
function searchTextFor(card: SaveListEntry): string {
  const names = card.seats.map(({ name }) => name)
  const stage = unfinishedSavedGameProgressMessage(card)
  const said = [
    titleOfSave(card),
    card.title,
    ...names,
    ...card.seats.map((seat) => botDescriptionOfSeat(seat) ?? ''),
    ...saveStatesOf(card).map((state) => translate(`library.state.${state}`)),
    ...saveBadgesOf(card).map((mark) => translate(`library.mark.${mark}`)),
    ...(card.broken === undefined
      ? [formatMessage(turnOwnersOrWinnersMessage(card), names)]
      : [formatMessage(card.broken)]),
    ...(stage === undefined ? [] : [formatMessage(stage, names)]),
  ]
  return foldSearchText(said.join('\n'))
}

const cachedSearchText = memoizePerLocale(() => memoizeByObject(searchTextFor))

/** Saves with an implausible time count as older: they are last in every order by time. */
function saveTimeOf({ savedAt }: SaveListEntry, now: number): SaveTimeFilter {
  const today = midnight(now)
  const time = timeUnlessFuture(savedAt, now) ?? -Infinity
  if (time >= today) return 'today'
  return time >= weekBeforeDay(today) ? 'week' : 'older'
}

/** Start of the day in local time. */
function midnight(now: number): number {
  return new Date(now).setHours(0, 0, 0, 0)
}

/** In days and not in hours: some days have 23 or 25. */
function weekBeforeDay(today: number): number {
  const date = new Date(today)
  return date.setDate(date.getDate() - 7)
}

const collator = memoizePerLocale((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }))
const lastPlayed = (a: SaveListEntry, b: SaveListEntry, now: number): number =>
  compareLatestFirst(a.savedAt, b.savedAt, now) || (a.save < b.save ? -1 : 1)
/** The greater first; unknown values last. */
const compareDescending = (a: number | undefined, b: number | undefined): number => (b ?? -1) - (a ?? -1)

const SAVE_COMPARATORS: Readonly<Record<SaveOrder, (a: SaveListEntry, b: SaveListEntry, now: number) => number>> = {
  played: lastPlayed,
  begun: (a, b, now) => compareLatestFirst(a.begunAt ?? -1, b.begunAt ?? -1, now),
  // Unnamed tables have the name of their game: named ones first.
  name: (a, b) =>
    Number(a.name === undefined) - Number(b.name === undefined) || collator().compare(titleOfSave(a), titleOfSave(b)),
  game: (a, b) => collator().compare(a.title || '\uffff', b.title || '\uffff'),
  length: (a, b) => compareDescending(a.played, b.played),
}
