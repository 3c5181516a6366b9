/** How what lies on a board, and what can be chosen there, is said. */
import { legendRowFor } from '../../games/legend.ts'
import type { Piece } from '../../stage/scene.ts'
import type { BoardChoice, BoardProps } from './board-props.ts'

export class BoardText {
  readonly #props: BoardProps
  readonly #choicesAt: (piece: Piece) => readonly BoardChoice[]

  /** @param openAt the choices that go on at a piece */
  constructor(given: BoardProps, openAt: (piece: Piece) => readonly BoardChoice[]) {
    this.#props = given
    this.#choicesAt = openAt
  }

  /** A choice, as the list of them has it. */
  choice(action: unknown): string {
    const { face, moment, words } = this.#props
    return words(face.choiceLabel(action, moment.view))
  }

  /** A choice on its own button, and beside what is pointed at: what it is about lies on the board. */
  answer(action: unknown): string {
    const { face, moment, words } = this.#props
    const brief = face.shortChoiceLabel?.(action, moment.view)
    return brief === undefined ? this.choice(action) : words(brief)
  }

  piece(piece: Piece): string {
    if (piece.label !== undefined) return this.#props.words(piece.label)
    const first = this.#choicesAt(piece)[0]
    return first === undefined ? piece.id : this.choice(first.action)
  }

  /** What a piece is for; undefined: its label says it, or nobody wants to know. */
  about({ look, label }: Piece): string | undefined {
    const { face, explains, words } = this.#props
    const row = explains === true && label !== undefined ? legendRowFor(face.legend, look) : undefined
    return row && words({ id: `${face.game.info.id}.legend.${row.id}.text` })
  }
}
