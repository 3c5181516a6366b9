/** Native file dialogs and clipboard of a host with a window. A host for browsers has none. */
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
