import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../../engine/core/contract/game-events.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { makeBox } from '../art/boxes.ts'
import { boxOfPiece } from '../art/piece-factory.ts'
import { GAME_UI_ENTRIES } from './catalogue.ts'
import type { GameUi } from './game-ui.ts'
import { areBoxesApart, testViewport, isBoxWithin } from '../testing/game-ui-helpers.ts'

/** What windows of 1024 x 640, 1280 x 800, 1366 x 768, 1920 x 1080 and 390 x 844 leave for the board. */
const SIZES = [
  [739, 559],
  [929, 711],
  [994, 681],
  [1435, 968],
  [369, 447],
] as const
const STEPS = 90
/** Looks at one decision of so many. */
const EVERY = 15

/** Some states of a game by chance, with who decides in them. */
function states(gameUi: GameUi, players: number): { state: unknown; seat: Seat }[] {
  const { game } = gameUi
  const configured = createTableConfig(game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const random = createRandomStream(seedFromText(`near ${game.info.id} ${String(players)}`), 0)
  const state: unknown = game.setup(configured.config, random, noopEventSink)
  const found: { state: unknown; seat: Seat }[] = []
  for (let step = 0; step < STEPS && game.outcome(state) === null; step++) {
    const seat = game.deciders(state)[0] ?? 0
    if (step % EVERY === 0) found.push({ state: game.clone(state), seat })
    game.play(state, seat, random.pick(game.choices(state, seat)), random, noopEventSink)
  }
  return found
}

describe.each(GAME_UI_ENTRIES.map(({ id, load }) => ({ id, load })))('close-ups in $id', ({ load }) => {
  it('B8: stay within the board and clear of the buttons of a decision, at every size and number of players', async () => {
    const gameUi = await load?.()
    if (gameUi === undefined) throw new Error('no face')
    const { min, max } = gameUi.game.info.players
    for (let players = min; players <= max; players++) {
      for (const { state, seat } of states(gameUi, players)) {
        const view: unknown = gameUi.game.view(state, seat)
        for (const [width, height] of SIZES) {
          const of = testViewport(width, height, players, { bottom: seat, viewer: seat })
          const scene = gameUi.scene(view, of)
          const { pieces, answers } = scene
          if (answers === undefined) continue
          const room = makeBox(answers.left, answers.top, answers.width, answers.height)
          for (const piece of pieces) {
            if (piece.label === undefined) continue
            for (const near of gameUi.closeUpPiecesOf?.(piece, view, of, scene) ?? []) {
              const at = `${piece.id}, ${String(players)} players, ${String(width)} x ${String(height)}`
              expect(isBoxWithin(boxOfPiece(near), makeBox(-1, -1, width + 2, height + 2)), at).toBe(true)
              expect(areBoxesApart(boxOfPiece(near), room), at).toBe(true)
            }
          }
        }
      }
    }
  })
})
