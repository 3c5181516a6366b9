/** Checks the boards of the rulebooks as scenes to paint. */
import { describe, expect, it } from 'vitest'
import { loadRulebook } from '../messages/game-messages.ts'
import type { RulebookBoardFigure } from '../messages/rulebook.ts'
import { OFFSCREEN_LAYOUT_SIZE } from '../stage/offscreen-painting.ts'
import { loadRecordedRulebookBoards, createRulebookBoardScene } from './rulebook-boards.ts'
import { GAME_UI_ENTRIES, loadGameUi } from './catalogue.ts'

/** Every board that a rulebook shows, in its order. */
async function shownBy(game: string): Promise<readonly RulebookBoardFigure[]> {
  const { chapters = [] } = (await loadRulebook(game)) ?? {}
  const blocks = chapters.flatMap(({ blocks, beside }) => [...blocks, ...(beside === undefined ? [] : [beside])])
  return blocks.flatMap((block): readonly RulebookBoardFigure[] => {
    if (typeof block !== 'object') return []
    if ('scene' in block) return [block]
    return 'example' in block ? block.example : []
  })
}

const looks = Array.from({ length: 6 }, (_, seat) => ({ name: String(seat), colour: '#aabbcc', shape: 'circle' }))

describe.each(GAME_UI_ENTRIES.filter(({ load }) => load !== undefined))('the rulebook boards of $id', ({ id }) => {
  it('are more than three, and the rulebook shows each of them and no other', async () => {
    const shown = (await shownBy(id)).map(({ scene }) => scene)
    expect(shown.length).toBeGreaterThan(3)
    expect(shown.toSorted()).toEqual(Object.keys(await loadRecordedRulebookBoards(id)).toSorted())
  })

  it('show a visible area and all their marks, and the label of a board counts its marks', async () => {
    const gameUi = await loadGameUi(id)
    if (gameUi === undefined) throw new Error(`no face of ${id}`)
    for (const [name, board] of Object.entries(await loadRecordedRulebookBoards(id))) {
      const { area, marks } = createRulebookBoardScene(
        gameUi,
        board,
        OFFSCREEN_LAYOUT_SIZE,
        looks.slice(0, board.seats),
      )
      expect(marks.length, name).toBe(board.marks.length)
      const seen = marks.every(({ width, height }) => width > 6 && height > 6)
      expect(seen && area.width > 40 && area.height > 40, name).toBe(true)
      // A picture of more than one thing says what each is.
      const label = (await shownBy(id)).find(({ scene }) => scene === name)?.label ?? ''
      expect(marks.length < 2 || label.includes(`${String(marks.length)}: `), name).toBe(true)
    }
  })
})
