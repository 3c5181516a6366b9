/**
 * Reloads failed style sheets. A browser drops a request when the network changes, for instance while a phone gets its
 * address, and requests a style sheet only once: without this the page, or a screen that is loaded later, would have no
 * styles.
 */

const MAX_TRIES = 3
/** Milliseconds before each retry. */
const RETRY_DELAY_MS = 500

/** The links of retries: if one of these fails, `reload` creates the next. */
const retries = new WeakSet<EventTarget>()

/**
 * Retries each style sheet of index.html that failed, and from now on each one of a screen. Every browser runs the page's
 * script only when the style sheets of index.html are loaded or have failed.
 * @returns a promise, rejected if one of index.html still fails
 */
export async function reloadFailedStyleSheets(page: Window = window): Promise<void> {
  const links = [...page.document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  page.document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && !retries.has(target)) void reload(target)
    },
    true,
  )
  page.addEventListener('vite:preloadError', (event) => {
    // The screen is shown at once, and its style sheet follows: Vite's loader never requests it again.
    if (event.payload.message.includes('preload CSS')) event.preventDefault()
  })
  await Promise.all(links.filter(isMissing).map(reload))
}

/** A failed link has no sheet, or in Chromium one without rules or with unreadable rules. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0
  } catch {
    return true
  }
}

async function reload(failed: HTMLLinkElement): Promise<void> {
  let last = failed
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    await new Promise((resolve) => setTimeout(resolve, tried * RETRY_DELAY_MS))
    const next = failed.cloneNode() as HTMLLinkElement
    retries.add(next)
    const isLoaded = new Promise<boolean>((resolve) => {
      next.addEventListener('load', () => resolve(true))
      next.addEventListener('error', () => resolve(false))
    })
    last.replaceWith(next)
    last = next
    if (await isLoaded) return
  }
  throw new Error('a style sheet does not arrive')
}
