/** Pieces laid over the board, which never travel: they are there, or they are not. */
import type { Container } from 'pixi.js'
import { equalJson } from '../../engine/core/contract/json.ts'
import { inDrawingOrder } from './hit.ts'
import type { Piece } from './scene.ts'
import type { Painted } from './textures.ts'
import { createToken, type Token } from './token.ts'

export interface Overlay {
  readonly tokens: readonly Token[]
  /** @returns whether these are other pieces than those that lie there */
  show(pieces: readonly Piece[]): boolean
  /** Paints them again. */
  repaint(): void
}

/** @param layer where they stand */
export function createOverlay(layer: Container, paint: (piece: Piece) => Painted, resolution: () => number): Overlay {
  let tokens: readonly Token[] = []
  let shown: readonly Piece[] = []
  const lay = (): void => {
    for (const token of tokens) token.destroy()
    tokens = inDrawingOrder(shown).map((piece) => createToken(piece, paint(piece)))
    for (const token of tokens) {
      token.rest(resolution())
      layer.addChild(token.root)
    }
  }
  return {
    get tokens() {
      return tokens
    },
    show(pieces) {
      if (equalJson(pieces, shown)) return false
      shown = pieces
      lay()
      return true
    },
    repaint: lay,
  }
}
