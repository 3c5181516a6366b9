/** The page's title: its own, and over it whatever calls for a while. Whoever came last is read; who goes leaves the others. */
const calls: { readonly text: string }[] = []
let own: string | undefined

/** @returns how to take it back */
export function callByTitle(text: string): () => void {
  own ??= document.title
  const call = { text }
  calls.push(call)
  show()
  return () => {
    const at = calls.indexOf(call)
    if (at >= 0) calls.splice(at, 1)
    show()
  }
}

function show(): void {
  document.title = calls.at(-1)?.text ?? own ?? ''
  if (calls.length === 0) own = undefined
}
