/** How what lies on a board, and what can be chosen there, is said. */
import { legendRowFor } from '../../games/legend.ts'
import type { Piece } from '../../stage/scene.ts'
import type { BoardChoice, BoardProps } from './types.ts'

export class BoardWords {
  readonly #given: BoardProps
  readonly #openAt: (piece: Piece) => readonly BoardChoice[]

  /** @param openAt the choices that go on at a piece */
  constructor(given: BoardProps, openAt: (piece: Piece) => readonly BoardChoice[]) {
    this.#given = given
    this.#openAt = openAt
  }

  /** A choice, as the list of them has it. */
  choice(action: unknown): string {
    const { face, moment, words } = this.#given
    return words(face.choiceLabel(action, moment.view))
  }

  /** A choice on its own button, and beside what is pointed at: what it is about lies on the board. */
  answer(action: unknown): string {
    const { face, moment, words } = this.#given
    const brief = face.shortChoiceLabel?.(action, moment.view)
    return brief === undefined ? this.choice(action) : words(brief)
  }

  piece(piece: Piece): string {
    if (piece.label !== undefined) return this.#given.words(piece.label)
    const first = this.#openAt(piece)[0]
    return first === undefined ? piece.id : this.choice(first.action)
  }

  /** What a piece is for; undefined: its label says it, or nobody wants to know. */
  about({ look, label }: Piece): string | undefined {
    const { face, explains, words } = this.#given
    const row = explains === true && label !== undefined ? legendRowFor(face.legend, look) : undefined
    return row && words({ id: `${face.game.info.id}.legend.${row.id}.text` })
  }
}
