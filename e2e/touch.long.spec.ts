/** Whole games by touch only, on a phone and on a tablet in portrait orientation. */
import { expect, test } from './fixture.ts'
import { expectResult } from './table-actions.ts'
import { TOUCH_DEVICES, GAME_TITLES, openTouchPage, playByTouch, sitDownByTouch } from './touch.ts'

for (const { device, viewport, near } of TOUCH_DEVICES)
  for (const game of GAME_TITLES)
    test(`a whole game of ${game} on a ${device}, by touch alone`, async () => {
      test.setTimeout(900_000)
      const page = await openTouchPage(viewport, 'fingers')
      await sitDownByTouch(page, game)
      const { now, taps } = await playByTouch(page, { near })
      expect(now).toBe('over')
      test.info().annotations.push({ type: 'taps', description: JSON.stringify(taps) })
      expect(taps.board).toBeGreaterThan(10)
      expect(taps.list).toBeGreaterThan(2)
      await expectResult(page, 'Traveller')
    })
