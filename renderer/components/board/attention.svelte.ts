/** Which piece somebody attends to, with the pointer, a held finger or the keyboard, and which choices begin there. */
import type { Piece, Scene } from '../../stage/scene.ts'
import type { Meanings } from '../../stage/targets.ts'
import type { Picker } from './picker.svelte.ts'
import type { BoardChoice } from './types.ts'

/** The board as it stands, read whenever it is needed. */
export interface Attended {
  readonly scene: Scene
  readonly meaning: Meanings
  readonly lit: readonly Piece[]
  readonly picker: Picker
}

export class Attention {
  #pointed = $state.raw<Piece>()
  #focused = $state.raw<Piece>()
  /** The choice named last was found on the board, not beside it. */
  #found = $state(false)
  readonly #board: () => Attended
  readonly #name: (choice: BoardChoice | undefined) => void
  /** Where the keyboard was last, in CSS pixels. */
  last = { x: 0, y: 0 }

  /** The piece attended to, as it stands in the present scene. One that moved away under the pointer is not. */
  readonly piece = $derived.by((): Piece | undefined => {
    const { pieces } = this.#board().scene
    const pointed = this.#pointed
    const there = pieces.find(({ id, x, y }) => id === pointed?.id && x === pointed.x && y === pointed.y)
    return there ?? this.focused
  })
  /** The lit piece that has the keyboard's focus. */
  readonly focused = $derived.by(() => this.#board().lit.find(({ id }) => id === this.#focused?.id))
  /** The choices that go on at the piece attended to. */
  readonly open = $derived.by((): readonly BoardChoice[] => (this.piece === undefined ? [] : this.openAt(this.piece)))
  /** The only one of them. */
  readonly certain = $derived(this.open.length === 1 ? this.open[0] : undefined)

  /**
   * @param board reads the board
   * @param name is given the first choice that goes on at the piece attended to, and undefined when that is over
   */
  constructor(board: () => Attended, name: (choice: BoardChoice | undefined) => void) {
    this.#board = board
    this.#name = name
  }

  /** Whether the hovered choice was found on the board. */
  get found(): boolean {
    return this.#found
  }

  point(piece: Piece | undefined): void {
    const before = this.#pointed
    if (before === piece || (before?.id === piece?.id && before?.x === piece?.x && before?.y === piece?.y)) return
    this.#pointed = piece
    this.refresh()
  }

  focus(piece: Piece | undefined): void {
    this.#focused = piece
    if (piece !== undefined) this.last = { x: piece.x, y: piece.y }
    this.refresh()
  }

  /** The choice was named by the list beside the board. */
  leave(): void {
    this.#found = false
  }

  /** Names the choice anew: call when what can be chosen has changed. */
  refresh(): void {
    const first = this.open[0]
    if (first === undefined && !this.#found) return
    this.#found = first !== undefined
    this.#name(first)
  }

  openAt(piece: Piece): readonly BoardChoice[] {
    const { lit, meaning, picker } = this.#board()
    return lit.includes(piece) ? picker.openAfter(meaning.of(piece)) : []
  }
}
