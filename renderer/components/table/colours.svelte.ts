/** In which colours a table is shown: read from the page anew when its theme or patterns change. */
import type { App } from '../../app.svelte.ts'
import { readPalette, readSeatColour } from '../../theme/palette.ts'
import { shapeOf } from '../../theme/seats.ts'
import type { Seating } from './seating.ts'

export class Colours {
  readonly #at: Seating
  readonly #app: Pick<App, 'theme' | 'settings'>
  readonly palette = $derived.by(() => under([this.#app.theme, this.#app.settings.patterns], () => readPalette()))
  /** How people are known on the board, by seat. */
  readonly seats = $derived.by(() => {
    const { seats } = this.#at.info
    return under([this.#app.theme], () =>
      seats.map(({ name, colour }) => ({ name, colour: readSeatColour(colour), shape: shapeOf(colour) })),
    )
  })

  constructor(at: Seating, app: Pick<App, 'theme' | 'settings'>) {
    this.#at = at
    this.#app = app
  }
}

/** What a page holds is read again whenever what it hangs on is another. */
function under<T>(_: readonly unknown[], read: () => T): T {
  return read()
}
