/** Offers text as a file: where it goes is asked or settled by whatever shows the page. Nothing is sent anywhere. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; before that it would come to nothing.
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, 10_000)
}
