/** A player asks the Sage for advice: in every game, by key and by button, and the table records it. */
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { playFromList } from './pictures.ts'
import {
  actAndWaitForPrompt,
  advisedChoices,
  waitForPrompt,
  askSageButton,
  choiceButtons,
  curtainButton,
  sitDown,
  reduceMotion,
} from './table-actions.ts'

const WAYS = {
  Chakra: 'key',
  Karmaka: 'button',
  Rauha: 'key',
  Moksha: 'button',
  'Cosmic Karma': 'key',
} as const
const panel = '[data-panel="advice"]'
const START = { args: ['--seed', 'advice', '--pace', '0'] }
/** A Sage takes about a second, and longer where others work too. */
const THINKING_TIMEOUT = { timeout: 30_000 }

/** On to a decision with something to ask about. */
async function toChoice(page: Page, least = 2): Promise<void> {
  while ((await waitForPrompt(page)) !== 'choice' || (await choiceButtons(page).count()) < least)
    await playFromList(page, 1)
}

async function ask(page: Page, way: 'key' | 'button' = 'key'): Promise<void> {
  await (way === 'key' ? page.keyboard.press('a') : askSageButton(page).click())
  await expect(advisedChoices(page).first()).toBeVisible(THINKING_TIMEOUT)
}

interface Counted {
  readonly frames: number
  readonly seconds: number
}

/** Counts the page's frames from now on. @returns how many there were between a question and its answer, and how long it was */
async function countFrames(page: Page): Promise<() => Promise<Counted>> {
  await page.evaluate((answer) => {
    const counted = new Promise<Counted>((done) => {
      let frames = 0
      let begun: number | undefined
      const next = (now: number): void => {
        if (document.querySelector(`${answer}[aria-busy="true"]`) !== null) {
          begun ??= now
          frames += 1
        } else if (begun !== undefined) {
          done({ frames, seconds: (now - begun) / 1000 })
          return
        }
        requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    })
    Object.assign(window, { counted })
  }, panel)
  return () => page.evaluate(() => (window as unknown as { counted: Promise<Counted> }).counted)
}

/** The words of a choice without what stands beside them. */
const inWords = (text: string): string => text.replace(/\s+/g, ' ').trim()

for (const [game, way] of Object.entries(WAYS))
  test(`the player asks the Sage in ${game} by ${way}; its advice is shown and played`, async () => {
    const app = await launchApp(START)
    const page = await app.firstWindow()
    await reduceMotion(page)
    await sitDown(page, { game, people: ['Ana'], bots: 1 })
    await toChoice(page)
    const offered = (await choiceButtons(page).locator('span').allTextContents()).map(inWords)
    const counted = await countFrames(page)
    await ask(page, way)
    // A window that waits for the Sage draws one or two, however long that takes.
    const { frames, seconds } = await counted()
    expect(frames).toBeGreaterThan(8 * seconds)

    const count = await advisedChoices(page).count()
    expect(count).toBeLessThanOrEqual(3)
    const words = (await advisedChoices(page).locator('.words').allTextContents()).map(inWords)
    expect(offered).toEqual(expect.arrayContaining(words))
    const chances = await advisedChoices(page).locator('.chance').allTextContents()
    expect(chances.every((each) => /^\d{1,3} %$/.test(each))).toBe(true)
    await expect(page.getByTestId('advice-said')).toContainText(`The Sage suggests ${words[0] ?? ''}`)
    // A reason without words is not said.
    expect(await page.locator(panel).textContent()).not.toContain('.reason.')

    // The pointer on the board highlights the same choice as the pointer on the list.
    const lit = async (): Promise<string[]> =>
      (await page.locator('[data-choice].lit span:not(.signs)').allTextContents()).map(inWords)
    expect(await lit()).toEqual(words.slice(0, 1))
    await page.mouse.move(0, 0)
    await advisedChoices(page).last().hover()
    await expect.poll(lit).toEqual(words.slice(-1))
    await page.mouse.move(0, 0)
    await expect.poll(lit).toEqual(words.slice(0, 1))

    await actAndWaitForPrompt(page, () =>
      way === 'key' ? page.keyboard.press('1') : advisedChoices(page).first().click(),
    )
    await expect(page.locator(panel)).toBeHidden()
    await expect(page.locator('header')).toContainText('Ana asked the Sage once.')
    await app.close()
  })

test('the table keeps how often a player asked the Sage: after undo, another question, and reopening', async () => {
  const userData = createProfile()
  const app = await launchApp({ ...START, userData })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Chakra', people: ['Ana'], bots: 1 })
  await toChoice(page, 3)
  await ask(page)
  await actAndWaitForPrompt(page, () => advisedChoices(page).first().click())
  await actAndWaitForPrompt(page, () => page.keyboard.press('u'))
  await expect(page.locator('header')).toContainText('Ana asked the Sage once.')
  await ask(page)
  await expect(page.locator('header')).toContainText('Ana asked the Sage twice.')
  await app.kill()

  const again = await launchApp({ userData })
  const home = await again.firstWindow()
  await expect(home.getByText('asked the Sage twice.')).toBeVisible()
  await home.getByRole('button', { name: /^Continue Chakra/ }).click()
  await waitForPrompt(home)
  await expect(home.locator('header')).toContainText('Ana asked the Sage twice.')
  await again.close()
})

test('the player cancels, hides and repeats a question to the Sage by key, and old advice never appears', async () => {
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Rauha', people: ['Ana'], bots: 1 })
  await toChoice(page, 3)
  const before = await page.getByRole('list', { name: 'Choices' }).getAttribute('data-decision')
  // Both keys at once: the Sage may be quicker than two of them.
  await page.evaluate(() => {
    for (const key of ['a', 'Escape']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(page.locator(panel)).toBeHidden()
  await ask(page)
  await page.keyboard.press('Escape')
  await expect(page.locator(panel)).toBeHidden()
  await page.keyboard.press('a')
  await expect(advisedChoices(page).first()).toBeVisible()
  await page.keyboard.press('a')
  await page.keyboard.press('ArrowDown')
  await actAndWaitForPrompt(page, () => page.keyboard.press('1'))
  await expect(page.getByRole('list', { name: 'Choices' })).not.toHaveAttribute('data-decision', String(before))
  await expect(page.locator(panel)).toBeHidden()
  await expect(page.locator('header')).toContainText('Ana asked the Sage once.')
  await app.close()
})

test('lowering the curtain removes the advice of the Sage', async () => {
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Karmaka', people: ['Ana', 'Ben'], bots: 0 })
  await curtainButton(page).click()
  await toChoice(page)
  await ask(page, 'button')
  await page.getByRole('button', { name: 'Lower the curtain' }).press('Enter')
  await expect(curtainButton(page)).toBeVisible()
  await expect(page.locator(panel)).toHaveCount(0)
  await curtainButton(page).click()
  await expect(askSageButton(page)).toBeVisible()
  await expect(page.locator(panel)).toHaveCount(0)
  await app.close()
})

test('a table can be set up without the Sage, and the next table gets the same setting', async () => {
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await page.getByRole('button', { name: 'Play Chakra' }).click()
  const wish = page.getByRole('checkbox', { name: 'The Sage may be asked' })
  await expect(wish).toBeChecked()
  await wish.uncheck()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await toChoice(page)
  await expect(askSageButton(page)).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(page.locator(panel)).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Leave the table' }).click()
  // The games make room for the list of tables when it comes: a click meanwhile would begin on one and end beside it.
  await expect(page.getByRole('button', { name: /^Continue Chakra/ })).toBeVisible()
  await page.getByRole('button', { name: 'Play Moksha' }).click()
  await expect(wish).not.toBeChecked()
  await app.close()
})
