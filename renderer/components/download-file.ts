/**
 * Lets the user save a blob as a file: the browser or the app asks for the location, or has a setting for it. Nothing is sent
 * anywhere.
 * @param name the proposed file name
 */
export function downloadFile(name: string, what: Blob): void {
  const address = URL.createObjectURL(what)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Earlier, the download might not have started and would fail.
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, 10_000)
}
