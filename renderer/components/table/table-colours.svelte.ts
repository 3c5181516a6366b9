/** Colours of a table: read from the page again when its theme or patterns change. */
import type { AppState } from '../../app-state.svelte.ts'
import { readBoardPalette, readSeatColour } from '../../theme/palette.ts'
import { seatShapeFor } from '../../theme/seat-style.ts'
import type { OpenTableState } from './table-context.ts'

/** The board palette, and the name, colour and shape of each seat, for painting a table in the present theme. Reactive. */
export class BoardPaletteAndSeatStyles {
  readonly #table: OpenTableState
  readonly #app: Pick<AppState, 'theme' | 'settings'>
  readonly palette = $derived.by(() =>
    readWhenChanged([this.#app.theme, this.#app.settings.patterns], () => readBoardPalette()),
  )
  /** Styles of the seats on the board, by seat. */
  readonly seatStyles = $derived.by(() => {
    const { seats } = this.#table.info
    return readWhenChanged([this.#app.theme], () =>
      seats.map(({ name, colour }) => ({ name, colour: readSeatColour(colour), shape: seatShapeFor(colour) })),
    )
  })

  constructor(at: OpenTableState, app: Pick<AppState, 'theme' | 'settings'>) {
    this.#table = at
    this.#app = app
  }
}

/** Reads a value of the page again whenever a dependency changes. */
function readWhenChanged<T>(_: readonly unknown[], read: () => T): T {
  return read()
}
