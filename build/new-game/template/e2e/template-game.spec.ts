/** Template Game, driven as a person would. */
import { expect, test } from '../../../../e2e/fixture.ts'
import { act, asked, choices, curtain, endTurn, expectResult, lit, sitDown, stillBoard } from '../../../../e2e/table.ts'

test('a whole game of Template Game against a bot, by mouse on the board', async ({ page }) => {
  await stillBoard(page)
  await sitDown(page, { game: 'Template Game', people: ['Ana'], bots: 1, seed: 'template-game' })
  for (let now = await asked(page); now !== 'over'; now = await asked(page))
    await act(page, () => (now === 'endTurn' ? endTurn(page) : lit(page).first()).click())
  await expectResult(page, 'Ana')
})

test('two people at one screen see their own hand only, behind the curtain of Template Game', async ({ page }) => {
  await stillBoard(page)
  await sitDown(page, { game: 'Template Game', people: ['Ana', 'Ben'], bots: 0, seed: 'template-game' })
  expect(await asked(page)).toBe('curtain')
  await expect(choices(page)).toHaveCount(0)
  await curtain(page).click()
  await expect(choices(page)).toHaveCount(3)
})
