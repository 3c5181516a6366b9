/** Checks that links into a rulebook have a target. */
import { describe, expect, it } from 'vitest'
import { loadRulebook } from '../messages/game-messages.ts'
import { GAME_UI_ENTRIES, loadGameUi } from './catalogue.ts'
import { rulebookAnchorForEventOrPiece } from './rulebook-links.ts'

/** Every anchor of a game's rulebook. */
async function anchorsOf(game: string): Promise<readonly string[]> {
  const { chapters = [] } = (await loadRulebook(game)) ?? {}
  return chapters.flatMap(({ id, blocks }) => {
    const terms = blocks.flatMap((block) => (typeof block === 'object' && 'terms' in block ? block.terms : []))
    return [id, ...terms.flatMap(([, , term]) => (term === undefined ? [] : [`${id}.${term}`]))]
  })
}

describe.each(GAME_UI_ENTRIES.filter(({ load }) => load !== undefined))(
  'the links into the rulebook of $id',
  ({ id }) => {
    it('lead to existing chapters and terms, whose anchors are unique', async () => {
      const [gameUi, anchors] = await Promise.all([loadGameUi(id), anchorsOf(id)])
      const { fallback, events, looks } = gameUi?.eventAndPieceSections ?? {}
      const links = [
        fallback,
        ...[gameUi?.decisionChapters, events, looks].flatMap((part) => Object.values(part ?? {})),
      ]
      expect(links.length).toBeGreaterThan(10)
      expect(links.filter((link) => link === undefined || !anchors.includes(link))).toEqual([])
      expect(new Set(anchors).size).toBe(anchors.length)
    })
  },
)

it('rulebookAnchorForEventOrPiece uses the fallback for an event without an anchor of its own', () => {
  const tells = { fallback: 'turn', events: { died: 'death' }, looks: { card: 'cards' } }
  expect(
    [{ fact: 'died' }, { fact: 'born' }, { look: 'card' }].map((told) => rulebookAnchorForEventOrPiece(tells, told)),
  ).toEqual(['death', 'turn', 'cards'])
})
