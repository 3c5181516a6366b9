/** Somebody who presses everything once: what lies on top first, and back home where nothing new is left. */
import type { Page } from '@playwright/test'

/** What can be pressed, where its middle can be seen. */
interface Pressable {
  readonly key: string
  readonly x: number
  readonly y: number
}

const PRESSABLE_SELECTOR = [
  'button',
  'a[href]',
  'summary',
  'input[type="checkbox"]',
  'input[type="radio"]',
  ...['switch', 'tab', 'menuitem', 'menuitemradio', 'option'].map((role) => `[role="${role}"]`),
].join(', ')

export interface PressEverythingOptions {
  /** What is left alone, by its name. */
  readonly not: RegExp
  /** At the most so many presses. */
  readonly most: number
  /** So many of the choices, pieces and lines of the log are enough. */
  readonly choices: number
}

/** How often it is looked for something new before one goes elsewhere: a page may be on its way. */
const MAX_LOOKS = 40

/** @returns what was pressed, in order: where, and its name */
export async function pressEverything(
  page: Page,
  { not, most, choices }: PressEverythingOptions,
): Promise<readonly string[]> {
  const done: string[] = []
  let chosen = 0
  const isNew = ({ key }: Pressable): boolean =>
    !done.includes(key) && !not.test(key) && (chosen < choices || !isChoice(key))
  const next = async (): Promise<Pressable | undefined> => {
    for (let looks = 0; looks < MAX_LOOKS; looks++) {
      const fresh = (await findPressables(page)).filter(isNew)
      // What leads away comes last.
      const found = fresh.find(({ key }) => !LEAVING_BUTTON.test(key)) ?? fresh[0]
      if (found !== undefined) return found
      await page.evaluate(() => new Promise((later) => requestAnimationFrame(later)))
    }
    return undefined
  }
  for (let ways = 0; done.length < most && ways < 6; ways++) {
    const found = await next()
    if (found !== undefined) {
      done.push(found.key)
      if (isChoice(found.key)) chosen += 1
      await page.mouse.click(found.x, found.y)
      ways = -1
    } else if (ways % 2 === 0) await page.keyboard.press('Escape')
    else await goTowardsHome(page, not)
  }
  return done
}

const LEAVING_BUTTON = /: (Close|Back|Back home|Home|Cancel|Library|Dismiss|Leave the table)$/
const isChoice = (key: string): boolean => key.includes(' › choice: ')

/** Where something lies over the way home that Escape leaves there, it is gone through once more. @param not what is left alone */
async function goTowardsHome(page: Page, not: RegExp): Promise<void> {
  const shown = (await findPressables(page)).filter(({ key }) => !not.test(key))
  const named = (name: string): Pressable | undefined => shown.find(({ key }) => key.endsWith(` › button: ${name}`))
  const [menu, next] = [named('Menu'), named('Back') ?? shown[0]]
  if (menu !== undefined) {
    await page.mouse.click(menu.x, menu.y)
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()
  } else if (next !== undefined) await page.mouse.click(next.x, next.y)
}

async function findPressables(page: Page): Promise<readonly Pressable[]> {
  return page.evaluate((selector) => {
    const where = [...document.querySelectorAll('h1, [role="dialog"]')].at(-1)
    const place = where?.getAttribute('aria-label') ?? where?.querySelector('h2')?.textContent ?? where?.textContent
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      if (element.matches(':disabled, [aria-disabled="true"]')) return []
      const name = (element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent)
        .replace(/\s+/g, ' ')
        .trim()
      const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      if (width < 2 || hit === null || (!element.contains(hit) && element.closest('label')?.contains(hit) !== true))
        return []
      const kind = element.matches('[data-choice], [data-piece], [role="log"] *')
        ? 'choice'
        : element.tagName.toLowerCase()
      return [{ key: `${(place ?? '').slice(0, 40)} › ${kind}: ${name.slice(0, 60)}`, x, y }]
    })
  }, PRESSABLE_SELECTOR)
}
