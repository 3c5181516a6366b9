/** The panels beside the table: they do not move during a turn, and their contents are visible. */
import type { Page } from '@playwright/test'
import { expect, launchApp, test } from './fixture.ts'
import { waitUntilStill, playFromList } from './pictures.ts'
import { waitForPrompt, litPieces, sitDown, reduceMotion } from './table-actions.ts'
import { switchPageLocale } from './page-text.ts'

const SIZE = { width: 1280, height: 800 }
/** The least contents of the panels in a usual window. */
const ROWS = 6
const LOG_LINES = 5
/** The most lines at a glance that random games of any of the five brought, at the width of the panels here. */
const MAX_ACTIVITY_LINES = 14
const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma']

/** Notes every change of the panels' places and sizes, frame by frame. */
async function watchPanels(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { panelsSeen: seen })
    const look = (): void => {
      const now = [...document.querySelectorAll<HTMLElement>('header, [data-panel]')]
        .map((panel) => {
          const { top, height } = panel.getBoundingClientRect()
          return `${panel.dataset['panel'] ?? 'head'} ${String(Math.round(top))} ${String(Math.round(height))}`
        })
        .join(', ')
      if (seen.at(-1) !== now) seen.push(now)
      requestAnimationFrame(look)
    }
    look()
  })
}

async function seenPanels(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { panelsSeen: string[] }).panelsSeen)
}

/** How many single lines of the log fit into what can be seen of it. */
async function logLinesShown(page: Page): Promise<number> {
  return page.getByRole('log').evaluate((log) => {
    const style = getComputedStyle(log)
    const room = log.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
    const [, second] = log.querySelectorAll('li:not([class*="turn"])')
    const between = second === undefined ? 0 : parseFloat(getComputedStyle(second).marginTop)
    return Math.floor((room + between) / (parseFloat(style.lineHeight) + between))
  })
}

/** How many choices of one line can be seen at once beside the sign that there are more. */
async function rowsShown(page: Page): Promise<number> {
  return page.locator('[data-panel="choices"] ul').evaluate((list) => {
    const [row] = list.querySelectorAll('[data-choice]')
    const probe = document.createElement('li')
    // Rows of a long list, as high as their own style makes them.
    const copies = Array.from({ length: 20 }, () => row?.cloneNode(true) ?? document.createElement('button'))
    for (const copy of copies) (copy as HTMLElement).querySelector('span')?.replaceChildren('One line')
    probe.append(...copies)
    list.append(probe)
    list.parentElement?.classList.add('long', 'many', 'more')
    const end = list.getBoundingClientRect().bottom
    const sign = 1.3 * parseFloat(getComputedStyle(document.documentElement).fontSize)
    list.scrollTop = list.scrollHeight
    const count = [...probe.children].filter((copy) => {
      const { top, bottom } = copy.getBoundingClientRect()
      return top >= list.getBoundingClientRect().top && bottom <= end - sign + 1
    }).length
    probe.remove()
    list.parentElement?.classList.remove('long', 'many', 'more')
    return count
  })
}

/** The places of a note of `watchPanels`, by panel. */
function placesOf(note: string): ReadonlyMap<string, readonly number[]> {
  return new Map(
    note.split(', ').map((panel) => {
      const [name = '', ...numbers] = panel.split(' ')
      return [name, numbers.map(Number)] as const
    }),
  )
}

/** Whether something has moved from one note to the next: fractions of a pixel are rounded either way. */
function hasMoved(before: string, now: string): boolean {
  const places = placesOf(before)
  return [...placesOf(now)].some(([name, numbers]) =>
    numbers.some((number, i) => Math.abs(number - (places.get(name)?.[i] ?? Infinity)) > 1),
  )
}

/** What moved from one note to the next although 'At a glance' had no more lines than ever. */
function movedWithoutNeed(seen: readonly string[]): readonly string[] {
  return seen.slice(1).filter((note, i) => {
    const before = seen[i] ?? ''
    const figures = (of: string): number => placesOf(of).get('figures')?.[1] ?? 0
    return hasMoved(before, note) && figures(note) <= figures(before)
  })
}

/** Pixels of 'At a glance' that cannot be seen. */
async function factsCut(page: Page): Promise<number> {
  return page.locator('[data-panel="figures"]').evaluate((panel) => {
    const list = panel.querySelector('ul')?.getBoundingClientRect()
    const side = panel.closest('aside')?.getBoundingClientRect()
    if (list === undefined || side === undefined) throw new Error('no list')
    return Math.max(0, list.bottom - panel.getBoundingClientRect().bottom, list.bottom - side.bottom)
  })
}

/** What of the head of the choices is cut, or lies on something else there. */
async function headCut(page: Page): Promise<string[]> {
  return page.locator('[data-panel="choices"] .head').evaluate((head) => {
    const frame = head.getBoundingClientRect()
    const parts = [...head.querySelectorAll<HTMLElement>('h2 span, .head > button')].filter((it) => it.offsetWidth > 0)
    const boxes = parts.map((part) => part.getBoundingClientRect())
    return parts.flatMap((part, i) => {
      const { left, right } = boxes[i] ?? frame
      const cut = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible'
      const covered = right > (boxes[i + 1]?.left ?? frame.right) + 1
      return cut || covered || left < frame.left ? [part.textContent.trim()] : []
    })
  })
}

test('the header of the choices shows title, number and Sage button uncut, in every language at 1024x640', async () => {
  const app = await launchApp({ args: ['--seed', 'panels', '--pace', '0'], viewport: { width: 1024, height: 640 } })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page)
  await waitForPrompt(page)
  const ask = page.locator('[data-panel="choices"] [data-ask]')
  for (const locale of ['en', 'fr', 'de']) {
    await switchPageLocale(page, locale)
    for (const picked of [false, true]) {
      if (picked) await litPieces(page).first().click()
      await waitUntilStill(page)
      expect(await headCut(page), locale).toEqual([])
      await expect(ask).toHaveAccessibleName(/Sage|Weise/)
      if (picked) await page.keyboard.press('Escape')
    }
  }
})

for (const game of GAMES) {
  test(`X4: the panels of ${game} do not move during a turn; B1a-5: six choices and five log lines are fully visible`, async () => {
    const app = await launchApp({ args: ['--seed', 'panels', '--pace', '40'], viewport: SIZE })
    const page = await app.firstWindow()
    await reduceMotion(page)
    await sitDown(page, { game, people: ['Ana'], bots: 2 })
    await playFromList(page, 10)
    await watchPanels(page)
    await playFromList(page, 12)
    const seen = await seenPanels(page)
    expect(movedWithoutNeed(seen), seen.join('\n')).toEqual([])
    // Where the list of choices begins is where it was.
    expect(new Set(seen.map((note) => placesOf(note).get('choices')?.[0])).size).toBe(1)
    expect(await rowsShown(page)).toBeGreaterThanOrEqual(ROWS)
    expect(await logLinesShown(page)).toBeGreaterThanOrEqual(LOG_LINES)
    expect(await factsCut(page)).toBe(0)

    await page.locator('[data-panel="figures"] ul').evaluate((list, most) => {
      list.replaceChildren(
        ...Array.from({ length: most }, (_, n) =>
          Object.assign(document.createElement('li'), { textContent: String(n) }),
        ),
      )
    }, MAX_ACTIVITY_LINES)
    await expect.poll(() => factsCut(page)).toBe(0)
    expect(await logLinesShown(page)).toBeGreaterThanOrEqual(LOG_LINES)
    await app.close()
  })
}

test('on a phone a panel that is opened is scrolled into sight', async () => {
  const app = await launchApp({ args: ['--seed', 'panels', '--pace', '0'], viewport: { width: 390, height: 844 } })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page)
  await playFromList(page, 6)
  for (const name of ['figures', 'log']) {
    const panel = page.locator(`[data-panel="${name}"]`)
    await panel.locator('h2 button').click()
    const side = await page.locator('#side').boundingBox()
    const foot = await page.locator('header .acts').boundingBox()
    // Its title, and as much of it as the window has room for, above the bar at the foot of the window.
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await panel.boundingBox()) ?? {}
        const [top, bottom] = [side?.y ?? 0, foot?.y ?? 0]
        return y >= top - 1 && Math.min(y + height, bottom) - y >= Math.min(height, bottom - top - 16)
      })
      .toBe(true)
    await panel.locator('h2 button').click()
  }
  await app.close()
})
