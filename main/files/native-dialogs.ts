/** What of the system around it a host may have: dialogs about files, and the clipboard. A browser's host has none. */
export interface NativeDialogs {
  /** @returns absolute paths; none: nobody chose any */
  chooseFiles(): Promise<readonly string[]>
  /**
   * Asks where to write a file, and whether one that stands there may be replaced.
   * @param name what it would be called
   * @param what it is
   * @returns an absolute path; undefined: nobody chose one
   */
  chooseTarget(name: string, what: 'table' | 'report'): Promise<string | undefined>
  chooseFolder(): Promise<string | undefined>
  copy(text: string): Promise<void>
}
