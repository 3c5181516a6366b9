import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../../engine/core/contract/game-events.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { preferredSeatNameFontSize, type SeatHeaderProps } from '../art/seat-header.ts'
import type { Piece, SceneParameters } from '../stage/scene.ts'
import { GAME_UI_ENTRIES } from './catalogue.ts'
import type { GameUi } from './game-ui.ts'
import { testViewport } from '../testing/game-ui-helpers.ts'

/** Boards of phones, of tablets held upright, and of windows from 1024 x 640 to 4K. */
const BOARDS = [
  [374, 420],
  [374, 620],
  [748, 640],
  [732, 541],
  [920, 690],
  [1040, 750],
  [1870, 1290],
  [2860, 1980],
] as const

/** The sizes of the names on the board of a new game: of the large board, and of the largest of the others. */
function sizes(gameUi: GameUi, players: number, of: SceneParameters): { own: number; rival: number } {
  const configured = createTableConfig(gameUi.game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const state: unknown = gameUi.game.setup(
    configured.config,
    createRandomStream(seedFromText('names'), 0),
    noopEventSink,
  )
  const { pieces } = gameUi.scene(gameUi.game.view(state, 0), of)
  const heads = pieces.filter(({ sprite }) => sprite.kind === 'header' && 'longest' in sprite)
  const size = ({ sprite, width, height }: Piece): number =>
    preferredSeatNameFontSize(sprite as unknown as SeatHeaderProps, width, height)
  const own = heads.filter(({ sprite }) => sprite['large'] === true).map(size)
  const rivals = heads.filter(({ sprite }) => sprite['large'] === false).map(size)
  expect([own.length, rivals.length]).toEqual([1, players - 1])
  return { own: own[0] ?? 0, rival: Math.max(...rivals) }
}

describe.each(GAME_UI_ENTRIES.map(({ id, load }) => ({ id, load })))('the names of seats in $id', ({ id, load }) => {
  it.each(BOARDS)('BB5: the own name is never smaller than the name of a rival, at %i x %i', async (width, height) => {
    const gameUi = await load?.()
    if (gameUi === undefined) throw new Error(`nothing is known of ${id}`)
    const { min, max } = gameUi.game.info.players
    for (let players = min; players <= max; players++)
      for (const textScale of [1, 1.5, 2]) {
        const { own, rival } = sizes(gameUi, players, testViewport(width, height, players, { textScale }))
        expect(own, `${String(players)} players, text ${String(textScale)}`).toBeGreaterThanOrEqual(rival)
      }
  })
})
