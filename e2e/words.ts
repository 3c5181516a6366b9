/** What a page says: which words on it are in no catalogue, and which do not fit into their place. */
import type { Page } from '@playwright/test'

/** Speaks another language, as the settings do. */
export async function speak(page: Page, locale: string): Promise<void> {
  await page.evaluate(async (to) => {
    await window.samsara?.call('desk.changeSettings', { locale: to })
  }, locale)
  await page.waitForFunction((to) => document.documentElement.lang === to, locale)
}

/**
 * Runs of plain letters on a page that speaks the pseudo-language, whose letters all have accents.
 * @param names those of games and people, which are the same in every language
 */
export async function plainWords(page: Page, names: readonly string[]): Promise<string[]> {
  const said = await page.evaluate(() => {
    const found: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const parent = node.parentElement
      // Keys are called what stands on them; a rulebook is English as long as nobody has translated it; languages have their own names.
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

/** Texts of which a part cannot be seen, because their place is too small. Names that people type may be cut, and say so. */
export async function clipped(page: Page): Promise<string[]> {
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
      // A button's words may run out of it without any box that cuts them.
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
