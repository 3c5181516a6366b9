/**
 * Offers something as a file: where it goes is asked or settled by whatever shows the page. Nothing is sent anywhere.
 */
export function downloadFile(name: string, what: Blob): void {
  const address = URL.createObjectURL(what)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Before the download has begun that would come to nothing.
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, 10_000)
}
