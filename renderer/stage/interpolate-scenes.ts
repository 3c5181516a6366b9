/**
 * Interpolates between two scenes without the stage: common pieces move, new ones appear, and removed ones fade. Pure. Used
 * for pictures that show an example in steps.
 */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { pairScenePieces } from './piece-pairing.ts'
import type { Piece, Scene } from './scene.ts'

/**
 * Prepares the interpolation between two scenes.
 * @param events the events in between
 * @returns a function from a time (0 to 1) to the scene at that time
 */
export function createSceneInterpolator(
  from: Scene,
  to: Scene,
  events: readonly VisibleEvent[],
): (time: number) => Scene {
  const { sources, gone } = pairScenePieces(from.pieces, to.pieces, events)
  const before = new Map(from.pieces.map((piece) => [piece.id, piece]))
  const start = (piece: Piece): Piece | undefined => {
    const source = sources.get(piece.id)
    if (source?.from === 'piece') return before.get(source.id)
    return source === undefined ? undefined : from.pieces.find(({ place }) => place === source.place)
  }
  const ways = to.pieces.map((piece) => ({ piece, start: start(piece) }))
  const leaving = from.pieces.filter(({ id }) => gone.has(id))
  return (time) => {
    const eased = time * time * (3 - 2 * time)
    const pieces = ways.map(({ piece, start }) =>
      start === undefined ? faded(piece, eased) : moved(start, piece, eased),
    )
    return { ...to, pieces: eased >= 1 ? to.pieces : [...leaving.map((piece) => faded(piece, 1 - eased)), ...pieces] }
  }
}

function faded(piece: Piece, alpha: number): Piece {
  return { ...piece, alpha: (piece.alpha ?? 1) * alpha }
}

function moved(from: Piece, to: Piece, time: number): Piece {
  const on = (a: number, b: number): number => a + (b - a) * time
  return {
    ...to,
    x: on(from.x, to.x),
    y: on(from.y, to.y),
    ...(from.turn === undefined && to.turn === undefined ? {} : { turn: on(from.turn ?? 0, to.turn ?? 0) }),
  }
}
