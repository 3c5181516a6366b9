/** Presses every control once: the topmost ones first, and returns to Home when there are no new ones. */
import type { Page } from '@playwright/test'

/** A control whose centre is visible. */
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
  /** Names of controls to skip. */
  readonly not: RegExp
  /** Maximum number of presses. */
  readonly most: number
  /** Maximum number of choices, pieces and log lines to press. */
  readonly choices: number
}

/** Number of searches for a new control before leaving the page, which may still be loading. */
const MAX_LOOKS = 40

/** @returns the pressed controls in order: page, kind and name */
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
      // Controls that leave the page come last.
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

/**
 * Presses the menu or a way back again if an overlay that Escape does not close covers the way to Home.
 * @param not names of controls to skip
 */
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
