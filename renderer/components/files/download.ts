import type { TextFile } from '../../../bridge/files.ts'

/** Offers a text as a download of the browser, which asks or keeps it as it always does. */
export function offerDownload({ name, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has begun to read it by then.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 10_000)
}
