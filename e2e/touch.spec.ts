/** A table on a phone or tablet: touch only, with targets large enough for a finger. Whole games: touch.long.spec.ts. */
import { expect, test } from './fixture.ts'
import { waitForPrompt, choiceButtons } from './table-actions.ts'
import {
  TOUCH_DEVICES,
  GAME_TITLES,
  openTouchPage,
  PHONE,
  playByTouch,
  sitDownByTouch,
  swipeBy,
  tapTarget,
} from './touch.ts'

for (const { device, viewport, near } of TOUCH_DEVICES)
  test(`the beginning of every game on a ${device}, by touch alone`, async () => {
    test.setTimeout(120_000)
    const page = await openTouchPage(viewport, 'fingers')
    let board = 0
    for (const game of GAME_TITLES) {
      await sitDownByTouch(page, game)
      const { taps } = await playByTouch(page, { decisions: near ? 5 : 3, near })
      board += taps.board
      await tapTarget(page.getByRole('button', { name: 'Menu' }))
      await tapTarget(page.getByRole('menuitem', { name: 'Leave the table' }))
      // The games make room for the list of tables when it comes.
      await expect(page.getByRole('button', { name: new RegExp(`^Continue ${game}`) })).toBeVisible()
    }
    expect(board).toBeGreaterThan(GAME_TITLES.length)
  })

test('on a phone one swipe shows the whole board, and one swipe back the choices', async () => {
  const page = await openTouchPage(PHONE.viewport, 'fingers')
  await sitDownByTouch(page, 'Karmaka')
  await waitForPrompt(page)
  const view = page.getByTestId('board-view')
  const near = await view.boundingBox()
  const bar = await page.getByRole('radiogroup', { name: 'What is shown large' }).boundingBox()
  if (near === null || bar === null) throw new Error('there is no board, or nothing to swipe along')
  await expect(choiceButtons(page).first()).toBeVisible()
  await swipeBy(page, { x: bar.x + bar.width - 30, y: bar.y + bar.height / 2 }, { x: -150, y: 0 })
  await expect(page.getByRole('radio', { name: 'Whole board' })).toBeChecked()
  await expect(choiceButtons(page).first()).toBeHidden()
  const whole = await view.boundingBox()
  expect(whole?.height).toBeGreaterThan(near.height * 1.5)
  const lower = await page.getByRole('radiogroup', { name: 'What is shown large' }).boundingBox()
  await swipeBy(page, { x: 60, y: (lower?.y ?? 0) + 20 }, { x: 150, y: 0 })
  await expect(choiceButtons(page).first()).toBeVisible()
  expect((await view.boundingBox())?.height).toBeCloseTo(near.height, 0)
})
