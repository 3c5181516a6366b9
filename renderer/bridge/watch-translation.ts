/**
 * Detects programs that translate the page: they wrap each text in an element, and the renderer then updates texts that are
 * no longer shown. index.html forbids translation (`translate="no"`), but not every program respects that.
 */

/** Classes that Chromium sets on a translated page. */
const MARKS = ['translated-ltr', 'translated-rtl']
/** Element that translators wrap texts in. Samsara uses none. */
const WRAPPER = 'FONT'

/**
 * Watches whether a program translates the page, and calls `translated` once when this happens.
 * @param translated called once when the page is being translated
 * @param page injected by tests
 * @returns a function that stops watching
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
