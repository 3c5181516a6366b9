/** Fakes of the native dialogs, which answer at once, and of the clipboard, which can be read. */
import type { NativeDialogsAndClipboard } from '../files/native-dialogs.ts'

export interface FakeNativeDialogs extends NativeDialogsAndClipboard {
  files: readonly string[]
  target: string | undefined
  folder: string | undefined
  /** The suggested file names. */
  readonly offered: string[]
  /** The texts copied to the clipboard. */
  readonly copied: string[]
}

export function createFakeNativeDialogs(): FakeNativeDialogs {
  const outside: FakeNativeDialogs = {
    files: [],
    target: undefined,
    folder: undefined,
    offered: [],
    copied: [],
    chooseFiles: () => Promise.resolve(outside.files),
    chooseSavePath: (name) => {
      outside.offered.push(name)
      return Promise.resolve(outside.target)
    },
    chooseFolder: () => Promise.resolve(outside.folder),
    copyToClipboard: (text) => {
      outside.copied.push(text)
      return Promise.resolve()
    },
  }
  return outside
}
