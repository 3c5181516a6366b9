/** What keeps somebody out: how it is looked for on whatever page is shown. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { waitUntilStill, WINDOW_SIZES } from './pictures.ts'

export const [SMALLEST] = WINDOW_SIZES

/**
 * What is wrong with a page, as `rule: elements`; targets are 24 × 24 CSS pixels large or have that much room (WCAG 2.5.8). It has no frames, so that axe need not open a page of its own to put together
 * what it found in them: that would take three times as long. Menus and the like lie over the page, outside of its landmarks.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const { violations: found, incomplete } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { region: { enabled: false }, 'target-size': { enabled: true } } })
    .analyze()
  // What is reached by arrows has no place in the order of Tab: axe is not sure then, but it is pressed all the same.
  const small = incomplete.filter(({ id }) => id === 'target-size')
  return [...found, ...small].map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * How far the page reaches beyond the window, which elements stick out of it sideways (but for a board seen from near,
 * which is moved through its frame), and what overlaps in the bar of the table.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth > innerWidth ? ['the page is too wide'] : []
    const out = [...document.querySelectorAll('button, h1, h2, h3, p, li, label')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return (
        width > 1 && (left < -1 || right > innerWidth + 1) && element.closest('.unseen, [hidden], .view.near') === null
      )
    })
    // In the bar of the table: nothing that is pressed lies over something else that is.
    const bar = [...document.querySelectorAll('.acts button')].map((button) => button.getBoundingClientRect())
    const over = bar.flatMap((one, i) =>
      bar
        .slice(i + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        ),
    )
    return [
      ...wide,
      ...out.map((element) => element.outerHTML.slice(0, 120)),
      ...over.map(({ left, top }) => `in the bar at ${String(left)}, ${String(top)} two buttons overlap`),
    ]
  })
}

/** The same at each size. */
export async function findOverflowAtAllSizes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of WINDOW_SIZES) {
    await page.setViewportSize(size)
    await waitUntilStill(page)
    found.push(...(await findOverflow(page)).map((what) => `${String(size.width)}: ${what}`))
  }
  return found
}

/** Whether anything but lists and the log must be scrolled to see the whole of a screen. */
export async function needsScrolling(page: Page): Promise<boolean> {
  await page.setViewportSize(SMALLEST)
  await waitUntilStill(page)
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main')].some(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
    ),
  )
}

/** The lights of the table, and what a page is told for each. */
export const THEME_MEDIA = [
  { theme: 'dusk', media: { colorScheme: 'dark' } },
  { theme: 'dawn', media: { colorScheme: 'light' } },
  { theme: 'contrast', media: { contrast: 'more' } },
] as const
