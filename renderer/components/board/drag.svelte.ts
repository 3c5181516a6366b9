/**
 * A piece that follows the pointer. Taking it up is the click on it, putting it down on something lit is the next click:
 * dragging is another way to make two clicks of a path, for any game.
 */
import type { Area } from '../../stage/hit.ts'
import type { Piece } from '../../stage/scene.ts'
import type { Meanings } from '../../stage/targets.ts'
import { nameOf, type Picker } from './picker.svelte.ts'
import type { BoardTarget } from './types.ts'

/** The board as it stands, read whenever it is needed. */
export interface Dragged {
  readonly meaning: Meanings
  readonly picker: Picker
  /** What is lit, in the order of their layers. */
  readonly targets: readonly BoardTarget[]
}

/** What a drop did: `chosen` a whole path (played, or laid where it was dropped), another `click` of one, or nothing (`back`). */
export type Dropped = 'chosen' | 'click' | 'back'

export class Drag {
  /** The piece in hand, where the pointer is; undefined: none. */
  piece = $state.raw<Piece>()
  /** The piece that was put down last, where it lies while what it was put down for is pending. */
  landed = $state.raw<Piece>()
  #from: Piece | undefined
  readonly #board: () => Dragged

  constructor(board: () => Dragged) {
    this.#board = board
  }

  /** Takes a piece up, if that begins or goes on with a path that has a further step on the board. */
  take(piece: Piece): boolean {
    const { meaning, picker } = this.#board()
    const again = picker.pieces.at(-1) === piece.id
    const clicked = meaning.of(piece)
    const next = again ? picker.offer.next : picker.nextAfter(clicked)
    if (meaning.doing(next).length === 0) return false
    if (again) picker.liftAgain()
    else picker.click(clicked, nameOf(piece))
    this.#from = piece
    this.piece = piece
    this.landed = undefined
    return true
  }

  /** @returns the lit piece at the point, on which a drop would be a click */
  move(x: number, y: number): Piece | undefined {
    if (this.piece !== undefined) this.piece = { ...this.piece, x, y, turn: 0 }
    return this.#lit(x, y)
  }

  drop(x: number, y: number): Dropped {
    const from = this.#from
    const { piece } = this
    if (from === undefined) return 'back'
    const { meaning, picker } = this.#board()
    const onto = this.#lit(x, y)
    this.#end()
    if (onto === undefined) {
      // A hand that trembled: it was a click on the piece itself.
      if (!within(from, x, y)) picker.takeBack()
      return 'back'
    }
    const came = picker.click(meaning.of(onto), nameOf(onto))
    if (came === 'laid') this.landed = piece
    return came === 'played' || came === 'laid' ? 'chosen' : 'click'
  }

  /** The drag was broken off: what it took up is put back. */
  letGo(): void {
    if (this.#from === undefined) return
    this.#end()
    this.#board().picker.takeBack()
  }

  #end(): void {
    this.#from = undefined
    this.piece = undefined
  }

  #lit(x: number, y: number): Piece | undefined {
    return this.#board().targets.findLast(({ area }) => contains(area, x, y))?.piece
  }
}

function contains({ left, top, width, height }: Area, x: number, y: number): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

function within({ x, y, width, height }: Piece, px: number, py: number): boolean {
  return contains({ left: x - width / 2, top: y - height / 2, width, height }, px, py)
}
