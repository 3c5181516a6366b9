/** What leads into a rulebook leads somewhere. */
import { describe, expect, it } from 'vitest'
import { loadRulebook } from '../messages/games.ts'
import { FACES, loadFace } from './catalogue.ts'
import { anchorOf } from './chapters.ts'

/** Every anchor of a game's rulebook. */
async function anchorsOf(game: string): Promise<readonly string[]> {
  const { chapters = [] } = (await loadRulebook(game)) ?? {}
  return chapters.flatMap(({ id, blocks }) => {
    const terms = blocks.flatMap((block) => (typeof block === 'object' && 'terms' in block ? block.terms : []))
    return [id, ...terms.flatMap(([, , term]) => (term === undefined ? [] : [`${id}.${term}`]))]
  })
}

describe.each(FACES.filter(({ load }) => load !== undefined))('the links into the rulebook of $id', ({ id }) => {
  it('lead to chapters and terms that are there, each of them once', async () => {
    const [face, anchors] = await Promise.all([loadFace(id), anchorsOf(id)])
    const { otherwise, facts, asks, looks } = face?.chapters ?? {}
    const links = [otherwise, ...[facts, asks, looks].flatMap((part) => Object.values(part ?? {}))]
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => link === undefined || !anchors.includes(link))).toEqual([])
    expect(new Set(anchors).size).toBe(anchors.length)
  })
})

it('what has no part of its own is told of in general', () => {
  const chapters = { otherwise: 'turn', facts: { died: 'death' }, asks: {}, looks: { card: 'cards' } }
  expect(
    [{ fact: 'died' }, { fact: 'born' }, { ask: 'died' }, { look: 'card' }].map((told) => anchorOf(chapters, told)),
  ).toEqual(['death', 'turn', 'turn', 'cards'])
})
