/** A table that the user is about to export. `save`: the id of its save. */
export interface TableToExport {
  readonly save: string
  readonly title: string
  /** Its file reveals hands that are still hidden. */
  readonly revealsHiddenHands: boolean
}
