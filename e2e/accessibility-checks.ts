/** Accessibility checks for the page that is shown. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { waitUntilStill, WINDOW_SIZES } from './pictures.ts'

export const [SMALLEST] = WINDOW_SIZES

/**
 * Runs axe.
 * @returns the violations as `rule: elements`. Targets must measure 24 × 24 CSS pixels or have as much spacing (WCAG 2.5.8).
 * Legacy mode suffices since the page has no frames: otherwise axe opens a page of its own to merge its results, which takes
 * three times as long. Menus and other overlays are outside of the page's landmarks.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const { violations: found, incomplete } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { region: { enabled: false }, 'target-size': { enabled: true } } })
    .analyze()
  // axe is unsure about controls that are reached with arrow keys instead of Tab; they are targets all the same.
  const small = incomplete.filter(({ id }) => id === 'target-size')
  return [...found, ...small].map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * Measures how far the page extends beyond the window, and finds elements that stick out sideways (except a zoomed board, which
 * scrolls in its frame) and overlapping buttons in the table's bar.
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
    // Buttons in the table's bar must not overlap.
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

/** findOverflow at each window size. */
export async function findOverflowAtAllSizes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of WINDOW_SIZES) {
    await page.setViewportSize(size)
    await waitUntilStill(page)
    found.push(...(await findOverflow(page)).map((what) => `${String(size.width)}: ${what}`))
  }
  return found
}

/** Whether anything other than lists and the log scrolls on a screen. */
export async function needsScrolling(page: Page): Promise<boolean> {
  await page.setViewportSize(SMALLEST)
  await waitUntilStill(page)
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main')].some(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
    ),
  )
}

/** The themes of the table with the media features that select them. */
export const THEME_MEDIA = [
  { theme: 'dusk', media: { colorScheme: 'dark' } },
  { theme: 'dawn', media: { colorScheme: 'light' } },
  { theme: 'contrast', media: { contrast: 'more' } },
] as const
