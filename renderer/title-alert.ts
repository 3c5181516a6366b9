/** The page's title: its own, and temporary alerts over it. The latest alert is shown; removing one keeps the others. */
const alerts: { readonly text: string }[] = []
let ownTitle: string | undefined

/** @returns a function that removes it */
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
