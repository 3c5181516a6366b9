/** What leads into a rulebook leads somewhere. */
import { describe, expect, it } from 'vitest'
import { loadRulebook } from '../messages/games.ts'
import { FACES, loadFace } from './catalogue.ts'
import { anchorOf } from './tells.ts'

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
    const { otherwise, facts, looks } = face?.tells ?? {}
    const links = [otherwise, ...[face?.chapters, facts, looks].flatMap((part) => Object.values(part ?? {}))]
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => link === undefined || !anchors.includes(link))).toEqual([])
    expect(new Set(anchors).size).toBe(anchors.length)
  })
})

it('what has no part of its own is told of in general', () => {
  const tells = { otherwise: 'turn', facts: { died: 'death' }, looks: { card: 'cards' } }
  expect([{ fact: 'died' }, { fact: 'born' }, { look: 'card' }].map((told) => anchorOf(tells, told))).toEqual([
    'death',
    'turn',
    'cards',
  ])
})
