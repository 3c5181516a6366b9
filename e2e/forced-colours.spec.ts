/** Contrast themes of the system: the selected option is visible, and controls have an edge. */
import type { Locator } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { waitForPrompt, choiceButtons, sitDown } from './table-actions.ts'

/** The visible styles of an element where backgrounds and shadows are gone. */
const seen = (of: Locator): Promise<Record<string, string>> =>
  of.evaluate((element) => {
    const { backgroundColor, color, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(element)
    return { backgroundColor, color, borderTopColor, outlineStyle, outlineWidth }
  })

/** The system's own colours, as the page computes them. */
const systemColours = (of: Locator): Promise<Record<string, string>> =>
  of.evaluate((element) => {
    const probe = document.createElement('i')
    probe.style.forcedColorAdjust = 'none'
    element.append(probe)
    const computed = ['Highlight', 'HighlightText', 'GrayText'].map((name) => {
      probe.style.color = name
      return [name, getComputedStyle(probe).color] as const
    })
    probe.remove()
    return Object.fromEntries(computed)
  })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
})

test('public 12: a new table shows who is a person and who a bot, and its buttons have edges', async ({ page }) => {
  // An emblem is drawn for its own ground.
  await expect(page.locator('article .art .art').first()).toHaveCSS('background-image', /gradient/)
  await page.getByRole('button', { name: 'Play Chakra' }).click()
  const kind = page.getByRole('radiogroup', { name: /1/ }).first()
  const { Highlight, HighlightText } = await systemColours(page.locator('body'))
  const person = await seen(kind.locator('input:checked + span'))
  const bot = await seen(kind.locator('input:not(:checked) + span'))
  expect(person).toMatchObject({ backgroundColor: Highlight, color: HighlightText })
  expect(bot.backgroundColor).not.toBe(Highlight)
  const sitDownButton = page.getByRole('button', { name: 'Sit down' })
  expect(await seen(sitDownButton)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '1px' })

  await page
    .getByRole('button', { name: /^Colour of / })
    .first()
    .click()
  const colours = page.locator('[data-popover-content] button')
  const chosen = colours.and(page.locator('[aria-pressed="true"]'))
  expect(await seen(chosen)).toMatchObject({ backgroundColor: Highlight })
  expect(await seen(colours.and(page.locator('[aria-pressed="false"]')).first())).not.toMatchObject({
    backgroundColor: Highlight,
  })
})

test('public 12: the settings show which values are selected, and which boxes are checked', async ({ page }) => {
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog).toBeVisible()
  const { Highlight } = await systemColours(page.locator('body'))
  for (const group of await dialog.getByRole('radiogroup').all()) {
    expect(await seen(group.locator('input:checked + span'))).toMatchObject({ backgroundColor: Highlight })
    for (const other of await group.locator('input:not(:checked) + span').all())
      expect((await seen(other)).backgroundColor).not.toBe(Highlight)
  }
  expect(await seen(dialog.locator('input[type="checkbox"]:checked').first())).toMatchObject({
    backgroundColor: Highlight,
  })
  expect((await seen(dialog.locator('input[type="checkbox"]:not(:checked)').first())).backgroundColor).not.toBe(
    Highlight,
  )
  const key = dialog.locator('[data-shortcut="log"]')
  expect((await seen(key)).backgroundColor).not.toBe(Highlight)
  await key.click()
  expect(await seen(key)).toMatchObject({ backgroundColor: Highlight })
})

test('public 12: a table shows whose turn it is, disabled buttons, and the focus', async ({ page }) => {
  await sitDown(page, { game: 'Chakra', people: ['Ana', 'Ben'], bots: 0, seed: 'lotus' })
  await waitForPrompt(page)
  const { Highlight, GrayText } = await systemColours(page.locator('body'))
  const order = page.getByRole('list', { name: 'Turn order' })
  expect(await seen(order.locator('li[aria-current] > button'))).toMatchObject({ backgroundColor: Highlight })
  expect((await seen(order.locator('li:not([aria-current]) > button'))).backgroundColor).not.toBe(Highlight)
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  await expect(redo).toHaveAttribute('aria-disabled', 'true')
  expect(await seen(redo)).toMatchObject({ color: GrayText })
  await page.keyboard.press('ArrowDown')
  await expect(choiceButtons(page).first()).toBeFocused()
  expect(await seen(choiceButtons(page).first())).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' })
  // The list would cut off what lies around its first choice.
  await expect(choiceButtons(page).first()).toHaveCSS('outline-offset', '-2px')
  // Selectable pieces on the board have an outline; the board itself keeps its colours.
  const lit = page.locator('[data-piece]').first()
  expect(await seen(lit)).toMatchObject({ outlineStyle: 'dashed' })
  await expect(page.locator('canvas').first()).toHaveCSS('forced-color-adjust', 'none')
})
