/**
 * The style sheets of index.html. A browser drops a request when the network changes under it, for instance while a phone
 * gets its address, and asks for a style sheet only once: without this the page would stay without its styles.
 */

const MAX_TRIES = 3
/** Milliseconds before each further try. */
const PAUSE = 500

/**
 * Asks again for each style sheet that did not arrive. Every browser runs the page's script only when its style sheets are
 * loaded or have failed.
 * @throws when one still does not arrive
 */
export async function reloadFailedStyleSheets(page: Document = document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(isMissing).map(reload))
}

/** Chromium gives a sheet without rules to what failed, other browsers give none. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0
  } catch {
    // A sheet that failed may belong to no origin.
    return true
  }
}

async function reload(failed: HTMLLinkElement): Promise<void> {
  let last = failed
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    await new Promise((resolve) => setTimeout(resolve, tried * PAUSE))
    const next = failed.cloneNode() as HTMLLinkElement
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
