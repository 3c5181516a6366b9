/** Text at twice the size: at a table of each game nothing is cut off, and every choice can be reached. */
import type { Page } from '@playwright/test'
import { findOverflow } from './accessibility-checks.ts'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { waitUntilStill, DESKTOP_SIZE, playFromList, stageIrreversibleChoice } from './pictures.ts'
import { advisedChoices, waitForPrompt, askSageButton, choiceButtons, sitDown, reduceMotion } from './table-actions.ts'
import { writeSampleLibrary } from './sample-library.ts'
import { findClippedText } from './page-text.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma']
const NARROW = { width: 390, height: 844 }
/** Decisions between one look and the next. */
const BETWEEN = [0, 4, 7]

/** The choices that cannot be seen whole, wherever their list is scrolled to. */
async function unreachable(page: Page): Promise<string[]> {
  return choiceButtons(page).evaluateAll((all) =>
    all.flatMap((choice) => {
      choice.scrollIntoView({ block: 'nearest' })
      const { left, right, top, bottom } = choice.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const there = hit !== null && choice.contains(hit)
      return there && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight ? [] : [choice.textContent]
    }),
  )
}

for (const game of GAMES)
  test(`${game} with text twice as large: nothing is cut off, and every choice can be reached`, async () => {
    test.setTimeout(120_000)
    const userData = createProfile({ textScale: 2 })
    const app = await launchApp({ userData, args: ['--seed', 'large', '--pace', '0'], viewport: DESKTOP_SIZE })
    const page = await app.firstWindow()
    await reduceMotion(page)
    await sitDown(page, { game, people: ['Ana'], bots: 2 })
    const found: string[] = []
    for (const decisions of BETWEEN) {
      await playFromList(page, decisions)
      if ((await waitForPrompt(page)) === 'endTurn') await playFromList(page, 1)
      await waitUntilStill(page)
      const here = [...(await findOverflow(page)), ...(await findClippedText(page)), ...(await unreachable(page))]
      found.push(...here.map((what) => `after ${String(decisions)}: ${what}`))
    }
    expect(found).toEqual([])
    await app.close()
  })

/** Buttons of the answers on the board whose words do not fit, or that the board cuts off. */
async function answersCut(page: Page): Promise<string[]> {
  return page.getByTestId('board-bar').evaluate((bar) => {
    const board = bar.closest('.board')?.getBoundingClientRect()
    return [...bar.querySelectorAll('button')].flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const within =
        board !== undefined && left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom
      return within && button.scrollWidth <= button.clientWidth + 1 ? [] : [button.textContent]
    })
  })
}

test('Rauha in a narrow window with text twice as large: the answers on the board are complete', async () => {
  const userData = createProfile({ textScale: 2 })
  const app = await launchApp({ userData, args: ['--seed', 'large', '--pace', '0'], viewport: NARROW })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: 'Rauha', people: ['Ana'], bots: 1 })
  let looked = 0
  for (let step = 0; looked < 3 && step < 20; step++) {
    await playFromList(page, 1)
    if ((await waitForPrompt(page)) !== 'choice' || !(await page.getByTestId('board-bar').isVisible())) continue
    await waitUntilStill(page)
    expect(await answersCut(page)).toEqual([])
    looked += 1
  }
  expect(looked).toBe(3)
  await app.close()
})

for (const viewport of [NARROW, { width: 768, height: 1024 }])
  test(`the question about a final choice in text twice as large leaves most of the board visible, at ${String(viewport.width)}`, async () => {
    const userData = createProfile({ textScale: 2 })
    const app = await launchApp({ userData, args: ['--seed', 'large', '--pace', '0'], viewport })
    const page = await app.firstWindow()
    await reduceMotion(page)
    await sitDown(page, { game: 'Karmaka', people: ['Ana'], bots: 1 })
    expect(await stageIrreversibleChoice(page)).toBe(true)
    await waitUntilStill(page)
    const board = await page.locator('section.board').boundingBox()
    const question = await page.getByTestId('board-hand').boundingBox()
    if (board === null || question === null) throw new Error('no board, or no question')
    expect(question.y + question.height).toBeLessThanOrEqual(viewport.height)
    expect(question.y).toBeGreaterThan(board.y + board.height * 0.5)
    await app.close()
  })

/** Names of seats that are cut, and what lies on something else in the line of the seats. */
async function chipsCut(page: Page): Promise<string[]> {
  return page.locator('header .under').evaluate((line) => {
    const names = [...line.querySelectorAll<HTMLElement>('ol .name')]
    const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    const shown = [...line.querySelectorAll<HTMLElement>('ol .chip, .tag')].filter((it) => {
      const { top, bottom } = it.getBoundingClientRect()
      const frame = it.closest('.fitting')?.getBoundingClientRect()
      return it.offsetWidth > 0 && (frame === undefined || (top < frame.bottom && bottom > frame.top))
    })
    const boxes = shown.map((it) => it.getBoundingClientRect())
    const over = shown.filter((_, i) =>
      boxes.slice(i + 1).some((other) => {
        const own = boxes[i] ?? other
        const [wide, high] = [
          Math.min(own.right, other.right) - Math.max(own.left, other.left),
          Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top),
        ]
        return wide > 1 && high > 1
      }),
    )
    return [...cut, ...over].map(({ textContent }) => textContent.trim())
  })
}

for (const [textScale, viewport] of [
  [2, { width: 1440, height: 900 }],
  [1, { width: 768, height: 1024 }],
  [1, { width: 1024, height: 640 }],
] as const)
  test(`BB6: five names are complete, and the Sage tag covers none, at ${String(viewport.width)} with text scale ${String(textScale)}`, async () => {
    const userData = createProfile({ textScale })
    const app = await launchApp({ userData, args: ['--seed', 'chips', '--pace', '0'], viewport })
    const page = await app.firstWindow()
    await reduceMotion(page)
    await sitDown(page, { game: 'Moksha', people: ['Ana'], bots: 4 })
    await waitForPrompt(page)
    expect(await chipsCut(page)).toEqual([])
    await askSageButton(page).click()
    await expect(advisedChoices(page).first()).toBeVisible({ timeout: 30_000 })
    await waitUntilStill(page)
    expect(await chipsCut(page)).toEqual([])
    await app.close()
  })

test('on a phone with text twice as large no page is wider than the window', async () => {
  const userData = createProfile({ textScale: 2 })
  writeSampleLibrary(userData, 12, Date.now() - 600_000)
  const app = await launchApp({ userData, viewport: NARROW })
  const page = await app.firstWindow()
  await reduceMotion(page)
  const found: string[] = []
  const look = async (where: string, isScrolled: (html: string) => boolean = () => false): Promise<void> => {
    await waitUntilStill(page)
    const wide = (await findOverflow(page)).filter((html) => !isScrolled(html))
    found.push(...wide.map((what) => `${where}: ${what}`))
  }
  const open = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click()
  await expect(page.getByRole('button', { name: /^Continue/ }).first()).toBeVisible()
  await look('Home')
  await open('Play Chakra')
  await page.getByText('Advanced').click()
  await look('new table')
  await open('Back')
  await open('Settings')
  // Its row of chapters is scrolled sideways.
  await look('settings', (html) => html.startsWith('<button'))
  await page.keyboard.press('Escape')
  await open(/^Rules/)
  await expect(page.getByRole('heading', { name: 'Your board' })).toBeVisible()
  await look('rules')
  await page.keyboard.press('Escape')
  await open(/^All tables/)
  await expect(page.getByRole('heading', { name: 'All tables' })).toBeVisible()
  await look('library')
  expect(found).toEqual([])
  await app.close()
})
