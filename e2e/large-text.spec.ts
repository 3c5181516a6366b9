/** Text at twice the size: at a table of each game nothing is cut off, and every choice can be reached. */
import type { Page } from '@playwright/test'
import { findOverflow } from './accessibility-checks.ts'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { waitUntilStill, DESKTOP_SIZE, playFromList } from './pictures.ts'
import { advisedChoices, waitForPrompt, askSageButton, choiceButtons, sitDown, reduceMotion } from './table-actions.ts'
import { findClippedText } from './page-text.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma']
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
