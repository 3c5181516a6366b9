/** Checks the results of a rulebook search, and their display. */
import { describe, expect, it } from 'vitest'
import type { RulebookContent } from '../../messages/rulebook.ts'
import { splitRulebookIntoPassages } from './passages.ts'
import { createRulebookSearch } from './rulebook-index.ts'

const BOOK: RulebookContent = {
  intro: 'Not looked through.',
  chapters: [
    {
      id: 'turn',
      title: 'Dein Zug',
      blocks: [
        'Du wanderst, und das Karma der Anführer wächst mit jedem Schritt, den du über die Grenze einer Landschaft hinaus gehst, die niemand vor dir je betreten hat.',
        { terms: [['Verzicht', 'Du gibst ein Zeichen ab.', 'renounce']] },
      ],
      beside: { rows: [['Würfel', 2, { signs: [{ sprite: { kind: 'die' }, word: 'Lotos' }] }]] },
    },
    { id: 'end', title: 'Das Ende', blocks: [['Karma zählt nicht.', 'Die Würfel ruhen.']] },
  ],
}
const find = createRulebookSearch(BOOK, 'de')
const places = (query: string): string[] => find(query).map(({ at }) => at)

describe('splitRulebookIntoPassages', () => {
  it('returns the passages in their order, each with its own place', () => {
    const all = splitRulebookIntoPassages(BOOK)
    expect(all.map(({ at }) => at)).toEqual(['turn:0', 'turn:1:0', 'turn:beside:0', 'end:0:0', 'end:0:1'])
    expect(all.map(({ text }) => text).slice(1)).toEqual([
      'Verzicht: Du gibst ein Zeichen ab.',
      'Würfel · 2 · Lotos',
      'Karma zählt nicht.',
      'Die Würfel ruhen.',
    ])
  })
})

describe('createRulebookSearch', () => {
  it('ignores accents and case, and finds beginnings of words and words with a typing error', () => {
    expect(places('anfuhr')).toEqual(['turn:0'])
    expect(places('WÜRFEL').toSorted()).toEqual(['end:0:1', 'turn:beside:0'])
    expect(places('Zeihcen')).toEqual([])
    expect(places('Zeischen')).toEqual(['turn:1:0'])
    expect(places('lotos')).toEqual(['turn:beside:0'])
  })

  it('finds a passage if all words occur in it or in the title of its chapter', () => {
    expect(places('karma zählt')).toEqual(['end:0:0'])
    expect(places('ende würfel')).toEqual(['end:0:1'])
    expect(places('karma lotos')).toEqual([])
    expect(places('  ')).toEqual([])
  })

  it('returns an excerpt with the found words marked', () => {
    const [hit] = find('Schritt')
    expect(hit?.excerpt.map(({ text, found }) => (found ? `[${text}]` : text)).join('')).toBe(
      '…Karma der Anführer wächst mit jedem [Schritt], den du über die Grenze einer Landschaft hinaus gehst, die niemand vor dir je betreten hat.',
    )
    expect(find('ruhen')[0]?.excerpt).toEqual([
      { text: 'Die Würfel ', found: false },
      { text: 'ruhen', found: true },
      { text: '.', found: false },
    ])
  })
})
