/** Texts for the pieces on a board and the choices at them. */
import { legendRowFor } from '../../games/legend.ts'
import type { Piece } from '../../stage/scene.ts'
import type { ChoiceWithClickPath, BoardProps } from './board-props.ts'

/** Translates the texts of one board: the name and explanation of a piece, and the long and short label of a choice. */
export class PieceAndChoiceTexts {
  readonly #props: BoardProps
  readonly #choicesAt: (piece: Piece) => readonly ChoiceWithClickPath[]

  /** @param openAt the choices that continue at a piece */
  constructor(given: BoardProps, openAt: (piece: Piece) => readonly ChoiceWithClickPath[]) {
    this.#props = given
    this.#choicesAt = openAt
  }

  /** Label of a choice in the choice list. */
  choiceText(action: unknown): string {
    const { gameUi, update, words } = this.#props
    return words(gameUi.choiceLabel(action, update.view))
  }

  /** Short label of a choice, for its button and tooltip: the board shows the rest. */
  buttonText(action: unknown): string {
    const { gameUi, update, words } = this.#props
    const brief = gameUi.shortChoiceLabel?.(action, update.view)
    return brief === undefined ? this.choiceText(action) : words(brief)
  }

  pieceText(piece: Piece): string {
    if (piece.label !== undefined) return this.#props.words(piece.label)
    const first = this.#choicesAt(piece)[0]
    return first === undefined ? piece.id : this.choiceText(first.action)
  }

  /** Explanation of a piece; undefined if its label is enough or explanations are off. */
  explanationOf({ sprite, label }: Piece): string | undefined {
    const { gameUi, explainsPieces, words } = this.#props
    const row = explainsPieces === true && label !== undefined ? legendRowFor(gameUi.legend, sprite) : undefined
    return row && words({ id: `${gameUi.game.info.id}.legend.${row.id}.text` })
  }
}
