/**
 * Notices a program that translates the page: it puts each text into an element of its own, and the renderer goes on to
 * change texts that are no longer shown. index.html forbids that (`translate="no"`); not every program asks.
 */

/** Chromium marks a page that it translates. */
const MARKS = ['translated-ltr', 'translated-rtl']
/** Translators wrap texts in it. Samsara has none. */
const WRAPPER = 'FONT'

/**
 * Calls back once, when the page is translated.
 * @param page handed in by tests @returns how to stop
 */
export function watchPageTranslation(translated: () => void, page: Document = document): () => void {
  const root = page.documentElement
  const observer = new MutationObserver((records) => {
    if (!isMarked(root) && !records.some(({ addedNodes }) => [...addedNodes].some(isWrapped))) return
    observer.disconnect()
    translated()
  })
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'lang'] })
  return () => {
    observer.disconnect()
  }
}

function isMarked(root: Element): boolean {
  return MARKS.some((mark) => root.classList.contains(mark))
}

function isWrapped(node: Node): boolean {
  return node.nodeName === WRAPPER
}
