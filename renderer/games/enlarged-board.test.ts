import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../../engine/core/contract/game-events.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { GAME_UI_ENTRIES } from './catalogue.ts'
import { findPiece, testViewport } from '../testing/game-ui-helpers.ts'

/** Size of the board area in a window of 1280 x 800, in CSS pixels. */
const BOARD = { width: 929, height: 711 } as const
/** Minimum width at which the board of another seat can be followed, in CSS pixels. */
const FOLLOWED = 320
/** The piece that is all of a seat's board: its panel, where it is not called otherwise. */
const WHOLE: Readonly<Record<string, string>> = { rauha: 'world' }

describe.each(GAME_UI_ENTRIES.map(({ id, load }) => ({ id, load })))(
  'a board of another seat in $id',
  ({ id, load }) => {
    it('R2: is large enough to be followed in a window of 1280 x 800 once it is enlarged', async () => {
      const gameUi = await load?.()
      const whole = WHOLE[id] ?? 'panel'
      if (gameUi === undefined) throw new Error(`nothing is known of ${id}`)
      const { min, max } = gameUi.game.info.players
      for (let players = min; players <= max; players++) {
        const configured = createTableConfig(gameUi.game.info, players, {})
        if (!configured.ok) throw new Error(configured.reason.id)
        const state: unknown = gameUi.game.setup(
          configured.config,
          createRandomStream(seedFromText('large'), 0),
          noopEventSink,
        )
        for (let enlarged = 1; enlarged < players; enlarged++) {
          const shown = gameUi.scene(
            gameUi.game.view(state, 0),
            testViewport(BOARD.width, BOARD.height, players, { enlarged }),
          )
          expect(
            findPiece(shown, `seat${String(enlarged)}:${whole}`).width,
            `${String(players)} players`,
          ).toBeGreaterThanOrEqual(FOLLOWED)
        }
      }
    })
  },
)
