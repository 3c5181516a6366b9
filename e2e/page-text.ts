/** Finds untranslated texts on a page, and texts that do not fit into their place. */
import type { Page } from '@playwright/test'

/** Changes the language, as the settings do; in a browser, as a change of its preferred language does. */
export async function switchPageLocale(page: Page, locale: string): Promise<void> {
  await page.evaluate(async (to) => {
    await window.samsara?.call('desk.changeSettings', { locale: to })
    if (window.samsara !== undefined) return
    Object.defineProperty(navigator, 'languages', { value: [to], configurable: true })
    dispatchEvent(new Event('languagechange'))
  }, locale)
  await page.waitForFunction((to) => document.documentElement.lang === to, locale)
}

/**
 * Finds runs of plain letters on a page in the pseudo-language, whose letters all have accents.
 * @param names names of games and players, which are the same in every language
 */
export async function findUntranslatedText(page: Page, names: readonly string[]): Promise<string[]> {
  const said = await page.evaluate(() => {
    const found: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const parent = node.parentElement
      // Exceptions: keys are named by their labels; a rulebook is English until it is translated; languages have their own names.
      if (parent?.closest('script, style, kbd, option, [lang="en"], [lang="sa-Latn"]') === null)
        found.push(node.textContent ?? '')
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('kbd, [lang="en"]') !== null) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
        found.push(element.getAttribute(name) ?? '')
    }
    return found
  })
  const unnamed = said.map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text))
  return [...new Set(unnamed.filter((text) => /[A-Za-z]{2,}/.test(text)))]
}

/**
 * Finds texts that are partly hidden because their place is too small. Names typed by players may be truncated with an ellipsis.
 */
export async function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = (element: Element): string =>
      [...element.childNodes]
        .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : []))
        .join('')
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (own(element).trim() === '' || !element.checkVisibility({ visibilityProperty: true })) return false
      if (element.closest('.unseen, .chip, svg, select, [inert], .view') !== null) return false
      const { overflowX, overflowY } = getComputedStyle(element)
      const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      const high = (overflowY === 'hidden' || overflowY === 'clip') && element.scrollHeight > element.clientHeight + 3
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) return false
      // A button's text may overflow it without being clipped by a box.
      const button = element.closest('button')
      const range = document.createRange()
      range.selectNodeContents(element)
      const words = range.getBoundingClientRect()
      const frame = button?.getBoundingClientRect()
      const out = frame !== undefined && (words.left < frame.left - 1 || words.right > frame.right + 1)
      return wide || high || out
    })
    return cut.map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${own(element).trim()}`)
  })
}

/**
 * Finds content clipped at a side of the window or of a frame: elements that extend beyond the window, and texts and controls
 * partly outside of a frame that hides them. A zoomed board scrolls in its frame, as do the section names.
 */
export async function findSidewaysClipping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (element: Element): boolean => /^(hidden|clip)$/.test(getComputedStyle(element).overflowX)
    /** The horizontal range in which content of an element is visible. */
    const seenWithin = (element: Element): readonly [number, number] => {
      let [left, right] = [0, innerWidth]
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (!hides(at)) continue
        const frame = at.getBoundingClientRect()
        left = Math.max(left, frame.left)
        right = Math.min(right, frame.right)
      }
      return [left, right]
    }
    const wordsOf = (element: Element): DOMRect | undefined => {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const [first, last] = [texts.find((node) => node.textContent?.trim() !== ''), texts.at(-1)]
      if (first === undefined || last === undefined) return undefined
      const range = document.createRange()
      range.setStartBefore(first)
      range.setEndAfter(last)
      return range.getBoundingClientRect()
    }
    const cut = [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      // Names typed by players may be truncated with an ellipsis.
      if (element.closest('.unseen, .chip, svg, canvas, option, nav, [inert], .view') !== null) return []
      const box = element.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) return []
      const [left, right] = seenWithin(element)
      const whole = element.matches('button, button *, a, input, select, [data-panel]') ? box : undefined
      const parts = [whole, wordsOf(element)].filter((part) => part !== undefined && part.width > 1)
      const out = parts.some((part) => part !== undefined && (part.left < left - 1 || part.right > right + 1))
      const [from, to] = seenWithin(element.parentElement ?? element)
      const beyond = (box.left < -1 && from <= 0) || (box.right > innerWidth + 1 && to >= innerWidth)
      return out || beyond
        ? [`${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.trim().slice(0, 40)}`]
        : []
    })
    return [...new Set(cut)]
  })
}
