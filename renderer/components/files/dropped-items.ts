/** Dropped or pasted items, before their contents are read. */

/** One of several items that are dropped together. */
export interface DroppedItem {
  /** Absent: text. */
  readonly name?: string
  /** In bytes. */
  readonly size: number
  readonly isFolder: boolean
  text(): Promise<string>
}

/** @param items must be read at once: after the event they are empty */
export function droppedItemsOf({ items, files }: Pick<DataTransfer, 'items' | 'files'>): readonly DroppedItem[] {
  const folders = new Set(
    Array.from(items).flatMap((item) => {
      const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null
      return entry?.isDirectory === true ? [entry.name] : []
    }),
  )
  return Array.from(files, (file) => droppedFile(file, folders.has(file.name)))
}

export function droppedFile(file: File, isFolder = false): DroppedItem {
  return { name: file.name, size: file.size, isFolder, text: () => file.text() }
}

export function droppedText(text: string): DroppedItem {
  return { size: text.length, isFolder: false, text: () => Promise.resolve(text) }
}
