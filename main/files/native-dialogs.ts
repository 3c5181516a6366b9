/** Native file dialogs and clipboard of a main process that has a window. A process that serves browsers has none. */
export interface NativeDialogsAndClipboard {
  /** @returns absolute paths; empty if the dialog was cancelled */
  chooseFiles(): Promise<readonly string[]>
  /**
   * Asks where to write a file, and whether an existing file may be replaced.
   * @param name the suggested file name
   * @param what the kind of the file
   * @returns an absolute path, or undefined if the dialog was cancelled
   */
  chooseSavePath(name: string, what: 'table' | 'report'): Promise<string | undefined>
  chooseFolder(): Promise<string | undefined>
  copyToClipboard(text: string): Promise<void>
}
