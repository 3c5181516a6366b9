/** Dropped or pasted items, before their contents are read. */

/** A file, folder or text that the user wants to import: dropped, pasted, typed, or chosen in a dialog. `text` reads it. */
export interface ItemToImport {
  /** The file name; absent for text. */
  readonly name?: string
  /** In bytes; for text in characters. */
  readonly size: number
  readonly isFolder: boolean
  text(): Promise<string>
}

/** The files and folders of a drop or paste event. Call it during the event: afterwards the browser empties the data. */
export function transferredFilesAndFoldersOf({
  items,
  files,
}: Pick<DataTransfer, 'items' | 'files'>): readonly ItemToImport[] {
  const folders = new Set(
    Array.from(items).flatMap((item) => {
      const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null
      return entry?.isDirectory === true ? [entry.name] : []
    }),
  )
  return Array.from(files, (file) => wrapFileForImport(file, folders.has(file.name)))
}

/** Wraps a file of the browser as an item to import. The content is not read before `text` is called. */
export function wrapFileForImport(file: File, isFolder = false): ItemToImport {
  return { name: file.name, size: file.size, isFolder, text: () => file.text() }
}

/** Makes an item of pasted or typed text. */
export function itemToImportFromText(text: string): ItemToImport {
  return { size: text.length, isFolder: false, text: () => Promise.resolve(text) }
}
