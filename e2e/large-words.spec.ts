/** Words twice as large: at a table of each game nothing is cut off, and every choice can be reached. */
import type { Page } from '@playwright/test'
import { sticksOut } from './everybody.ts'
import { expect, launchApp, newProfile, test } from './fixture.ts'
import { atRest, HOME_SIZE, play } from './pictures.ts'
import { asked, choices, sitDown, stillBoard } from './table.ts'
import { clipped } from './words.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma']
/** Decisions between one look and the next. */
const BETWEEN = [0, 4, 7]

/** The choices that cannot be seen whole, wherever their list is scrolled to. */
async function unreachable(page: Page): Promise<string[]> {
  return choices(page).evaluateAll((all) =>
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
  test(`${game}, words twice as large: nothing is cut off, and every choice is reached`, async () => {
    test.setTimeout(120_000)
    const userData = newProfile({ textScale: 2 })
    const app = await launchApp({ userData, args: ['--seed', 'large', '--pace', '0'], viewport: HOME_SIZE })
    const page = await app.firstWindow()
    await stillBoard(page)
    await sitDown(page, { game, people: ['Ana'], bots: 2 })
    const found: string[] = []
    for (const decisions of BETWEEN) {
      await play(page, decisions)
      if ((await asked(page)) === 'endTurn') await play(page, 1)
      await atRest(page)
      const here = [...(await sticksOut(page)), ...(await clipped(page)), ...(await unreachable(page))]
      found.push(...here.map((what) => `after ${String(decisions)}: ${what}`))
    }
    expect(found).toEqual([])
    await app.close()
  })
