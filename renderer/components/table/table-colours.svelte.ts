/** In which colours a table is shown: read from the page anew when its theme or patterns change. */
import type { AppState } from '../../app-state.svelte.ts'
import { readBoardPalette, readSeatColour } from '../../theme/palette.ts'
import { seatShapeFor } from '../../theme/seat-style.ts'
import type { TableContext } from './table-context.ts'

export class TableColours {
  readonly #table: TableContext
  readonly #app: Pick<AppState, 'theme' | 'settings'>
  readonly palette = $derived.by(() =>
    readWhenChanged([this.#app.theme, this.#app.settings.patterns], () => readBoardPalette()),
  )
  /** How people are known on the board, by seat. */
  readonly seats = $derived.by(() => {
    const { seats } = this.#table.info
    return readWhenChanged([this.#app.theme], () =>
      seats.map(({ name, colour }) => ({ name, colour: readSeatColour(colour), shape: seatShapeFor(colour) })),
    )
  })

  constructor(at: TableContext, app: Pick<AppState, 'theme' | 'settings'>) {
    this.#table = at
    this.#app = app
  }
}

/** What a page holds is read again whenever what it hangs on is another. */
function readWhenChanged<T>(_: readonly unknown[], read: () => T): T {
  return read()
}
