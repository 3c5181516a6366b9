import { describe, expect, test } from 'vitest'
import { en } from './en/app/index.ts'
import { setLocale } from './locale.svelte.ts'
import { addMessages, formatList, formatMessageParts, translate, formatMessage } from './index.ts'

const names = ['Ana', 'Ben']

describe('messages', () => {
  test('fill in values and count in plurals', () => {
    expect(translate('over.points', { points: 1 })).toBe('1 point')
    expect(translate('over.points', { points: 3 })).toBe('3 points')
  })

  test('name the player on a seat', () => {
    expect(translate('table.thinking', { seat: { seat: 1 } }, names)).toBe('Ben is thinking …')
  })

  test('name a seat by its number if its name is unknown', () => {
    expect(translate('table.thinking', { seat: { seat: 2 } })).toBe('3 is thinking …')
  })

  test('are their id if they or their values are missing', () => {
    expect(formatMessage({ id: 'no.such.words' })).toBe('no.such.words')
    expect(formatMessage({ id: 'table.choicesCount' })).toBe('table.choicesCount')
  })

  test('can contain messages, and join lists', () => {
    addMessages({ 'test.gave': '{giver} gave {things}', 'test.blue': 'a blue one', 'test.count': 'and {n}' })
    const things = [{ id: 'test.blue' }, { id: 'test.count', values: { n: 2 } }]
    expect(formatMessage({ id: 'test.gave', values: { giver: { seat: 0 }, things } }, names)).toBe(
      'Ana gave a blue one and and 2',
    )
    expect(formatList(['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben, and Cleo')
  })
})

describe('public 8: names written from right to left', () => {
  const others = ['مريم', 'דוד', 'Ana']
  const [mariam, david] = ['\u2068مريم\u2069', '\u2068דוד\u2069']

  test.each(['en', 'fr', 'de'] as const)('are isolated in sentences and lists, in %s', (spoken) => {
    setLocale(spoken)
    addMessages(
      { 'test.row': '{name}, {when}', 'test.turn': '{seat} {n}', 'test.who': '{who, select, host {h} other {o}}' },
      spoken,
    )
    expect(formatMessage({ id: 'test.row', values: { name: 'مريم', when: '10.09.2026' } })).toBe(
      `${mariam}, 10.09.2026`,
    )
    expect(formatMessage({ id: 'test.row', values: { name: 'Ana', when: 2 } })).toBe('Ana, 2')
    expect(formatMessage({ id: 'test.turn', values: { seat: { seat: 1 }, n: 3 } }, others)).toBe(`${david} 3`)
    expect(formatMessage({ id: 'test.turn', values: { seat: { seat: 2 }, n: 3 } }, others)).toBe('Ana 3')
    const seats = [{ seat: 0 }, 'דוד', { id: 'test.row', values: { name: 'دينا', when: 1 } }]
    const said = formatMessage({ id: 'test.row', values: { name: seats, when: 2 } }, others)
    for (const name of [mariam, david, '\u2068دينا\u2069, 1']) expect(said).toContain(name)
    for (const name of [mariam, david]) expect(formatList(others)).toContain(name)
    expect(formatMessage({ id: 'test.who', values: { who: 'host' } })).toBe('h')
    setLocale('en')
  })
})

describe('parts of a message', () => {
  test('keep a seat apart from text', () => {
    expect(formatMessageParts({ id: 'table.thinking', values: { seat: { seat: 1 } } })).toEqual([
      { kind: 'seat', seat: 1 },
      { kind: 'text', text: ' is thinking …' },
    ])
  })

  test('keep several seats apart, joined as a list', () => {
    addMessages({ 'test.shared': '{seats} share it' })
    const message = { id: 'test.shared', values: { seats: [{ seat: 1 }, { seat: 0 }] } }
    expect(formatMessageParts(message)).toEqual([
      { kind: 'seat', seat: 1 },
      { kind: 'text', text: ' and ' },
      { kind: 'seat', seat: 0 },
      { kind: 'text', text: ' share it' },
    ])
    expect(formatMessage(message, names)).toBe('Ben and Ana share it')
  })

  test('keep seats apart in nested messages, and in lists of them', () => {
    addMessages({ 'test.has': '{seat} has {n}', 'test.all': 'So {all}; {one}' })
    const has = (seat: number, n: number) => ({ id: 'test.has', values: { seat: { seat }, n } })
    const message = { id: 'test.all', values: { all: [has(0, 2), has(1, 3)], one: has(0, 4) } }
    expect(formatMessage(message, names)).toBe('So Ana has 2 and Ben has 3; Ana has 4')
    expect(formatMessageParts(message).filter(({ kind }) => kind === 'seat')).toHaveLength(3)
  })

  test('of a malformed message are its id', () => {
    addMessages({ 'test.open': '{count, plural, one {a} }' })
    expect(formatMessageParts({ id: 'test.open', values: { count: 1 } })).toEqual([{ kind: 'text', text: 'test.open' }])
  })

  test('keep a seat apart under any name of the value', () => {
    addMessages({ 'test.ask': '{name}, choose' })
    expect(formatMessageParts({ id: 'test.ask', values: { name: { seat: 0 } } })[0]).toEqual({ kind: 'seat', seat: 0 })
  })

  test('S8: show a number as a number, whatever its value is called', () => {
    addMessages({ 'test.number': '{ownerSeat} of {n}' })
    expect(formatMessage({ id: 'test.number', values: { ownerSeat: 0, n: 3 } }, names)).toBe('0 of 3')
  })

  test('show tags as plain text', () => {
    addMessages({ 'test.tag': '<b>{n}</b>' })
    expect(formatMessage({ id: 'test.tag', values: { n: '<i>' } })).toBe('<b><i></b>')
  })
})

describe('the catalogue', () => {
  const games = import.meta.glob<Record<string, Readonly<Record<string, string>>>>(['./en/*/index.ts', '!./en/app/*'], {
    eager: true,
  })
  const catalogues = [en, ...Object.values(games).flatMap((exported) => Object.values(exported))]

  test('contains well-formed messages only', () => {
    expect(catalogues.length).toBeGreaterThan(5)
    for (const catalogue of catalogues) addMessages(catalogue)
    for (const [id, text] of catalogues.flatMap((catalogue) => Object.entries(catalogue))) {
      const keys = [...text.matchAll(/\{\s*([a-zA-Z]+)/g)].map((match) => match[1] ?? '')
      const filled = Object.fromEntries(keys.map((key) => [key, 1]))
      expect(formatMessage({ id, values: filled }), id).not.toBe(id)
    }
  })
})
