/** The page's title: its own, and over it whatever calls for a while. Whoever came last is read; who goes leaves the others. */
const alerts: { readonly text: string }[] = []
let ownTitle: string | undefined

/** @returns how to take it back */
export function showTitleAlert(text: string): () => void {
  ownTitle ??= document.title
  const call = { text }
  alerts.push(call)
  show()
  return () => {
    const at = alerts.indexOf(call)
    if (at >= 0) alerts.splice(at, 1)
    show()
  }
}

function show(): void {
  document.title = alerts.at(-1)?.text ?? ownTitle ?? ''
  if (alerts.length === 0) ownTitle = undefined
}
