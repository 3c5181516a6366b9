/** Simulates interventions of a browser: blocked storage, page translation, zoom. */
import type { BrowserContext, Page } from '@playwright/test'

/** As in Chromium with "Block all cookies": accessing the storage throws. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException(`Failed to read the '${name}' property from 'Window'`, 'SecurityError')
        },
      })
    }
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
}

/** Changes the DOM as Google Translate does, with the texts unchanged. */
export async function simulatePageTranslation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      font.textContent = text.data
      text.replaceWith(font)
    }
  })
}

/** Shows the notice of index.html immediately; normally it appears after seconds. */
export async function showOldBrowserNotice(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
}
