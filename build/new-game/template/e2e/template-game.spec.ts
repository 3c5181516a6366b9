/** Template Game, driven as a player uses it. */
import { expect, test } from '../../../../e2e/fixture.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  choiceButtons,
  curtainButton,
  endTurnButton,
  expectResult,
  litPieces,
  sitDown,
  reduceMotion,
} from '../../../../e2e/table-actions.ts'

test('a player finishes a game of Template Game against a bot by clicking on the board', async ({ page }) => {
  await reduceMotion(page)
  await sitDown(page, { game: 'Template Game', people: ['Ana'], bots: 1, seed: 'template-game' })
  for (let now = await waitForPrompt(page); now !== 'over'; now = await waitForPrompt(page))
    await actAndWaitForPrompt(page, () => (now === 'endTurn' ? endTurnButton(page) : litPieces(page).first()).click())
  await expectResult(page, 'Ana')
})

test('the curtain of Template Game hides the choices until the player at the screen confirms', async ({ page }) => {
  await reduceMotion(page)
  await sitDown(page, { game: 'Template Game', people: ['Ana', 'Ben'], bots: 0, seed: 'template-game' })
  expect(await waitForPrompt(page)).toBe('curtain')
  await expect(choiceButtons(page)).toHaveCount(0)
  await curtainButton(page).click()
  await expect(choiceButtons(page)).toHaveCount(3)
})
