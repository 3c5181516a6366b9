/**
 * Transition plan from one scene to the next, as data: the movements with start, duration and path, and the animations of
 * changed sprite specs. The stage plays the plan and decides nothing. Times are milliseconds at speed 1.
 */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import { pairScenePieces } from './piece-pairing.ts'
import type { SpriteSpec, Piece, Scene } from './scene.ts'

/** Position, rotation, opacity and scale of a sprite. Position in CSS pixels, rotation in radians clockwise. */
export interface SpritePose {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly alpha: number
  /** Relative to the piece's own size. */
  readonly scale: number
}

/** The animation of one sprite in the transition from a scene to the next. Times are milliseconds at speed 1. */
export interface SpriteMotion {
  /** The piece of the next scene; for 'vanish', the piece of the previous one. */
  readonly piece: Piece
  /**
   * - `stay`: no movement; `shift`: moved by the layout; `fly`: moved by an event, on an arc above the others;
   * - `appear`: fades in, or comes out of `start`; `vanish`: fades out, or moves to `end`.
   */
  readonly kind: 'stay' | 'shift' | 'fly' | 'appear' | 'vanish'
  /** The id of the piece of the previous scene whose sprite is reused; absent: a new sprite. */
  readonly source?: string
  /** The start pose of a new sprite. */
  readonly start?: SpritePose
  readonly end: SpritePose
  /** The animation of a changed sprite spec; absent: the spec has not changed. */
  readonly change?: SpriteChangeAnimation
  readonly delay: number
  readonly duration: number
  /** Height of the arc in CSS pixels. */
  readonly arc: number
}

/** How a sprite changes its look: it fades into the new one, is turned over like a card, or tumbles like a die. */
export type SpriteChangeAnimation = 'fade' | 'turn' | 'tumble'

const SHIFT_MS = 250
const FADE_MS = 200
const THROW_MS = 400
/** Height of a die's bounce, as a share of its height. */
const BOUNCE = 0.7
const MIN_FLIGHT_MS = 220
const MAX_FLIGHT_MS = 400
/** Delay between the starts of two flights; shorter if there are many, so that the duration of a move is limited. */
const STAGGER_MS = 90
const MAX_STAGGER_MS = 700

/** The pose of a piece that is not animated: at its own position, with scale 1. */
export function restingPoseOf(piece: Piece): SpritePose {
  return { x: piece.x, y: piece.y, turn: piece.turn ?? 0, alpha: piece.alpha ?? 1, scale: 1 }
}

/**
 * Plans the animations from the shown pieces to the next scene.
 * @param before the pieces shown now
 * @param after the scene to show
 * @param events the events in between
 * @returns one motion per piece of both scenes; a piece in both has only one
 */
export function planSceneTransition(
  before: readonly Piece[],
  after: Scene,
  events: readonly VisibleEvent[],
): readonly SpriteMotion[] {
  const { sources, gone } = pairScenePieces(before, after.pieces, events)
  const old = new Map(before.map((piece) => [piece.id, piece]))
  const flights = [...sources.values(), ...gone.values()].flatMap(({ order }) => (order === undefined ? [] : [order]))
  const ranks = new Map([...new Set(flights)].sort((a, b) => a - b).map((order, rank) => [order, rank]))
  const stagger = Math.min(STAGGER_MS, MAX_STAGGER_MS / Math.max(1, ranks.size - 1))
  const delayOf = (order: number | undefined): number => (order === undefined ? 0 : (ranks.get(order) ?? 0) * stagger)
  const anchors = (place: string): Piece | undefined => anchor(before, place) ?? anchor(after.pieces, place)
  const motions: SpriteMotion[] = []

  for (const piece of after.pieces) {
    const end = restingPoseOf(piece)
    const source = sources.get(piece.id)
    if (source?.from === 'piece') {
      const was = old.get(source.id)
      if (was !== undefined) {
        motions.push(travel(piece, was, source.order !== undefined && !rests(was, piece), delayOf(source.order)))
        continue
      }
    }
    const origin = source?.from === 'place' ? anchors(source.place) : undefined
    if (origin !== undefined && source !== undefined) {
      const start = { ...end, x: origin.x, y: origin.y, alpha: 0, scale: 0.6 }
      motions.push({ piece, kind: 'appear', start, end, delay: delayOf(source.order), ...flight(start, end) })
    } else {
      const delay = ranks.size === 0 ? 0 : FADE_MS / 2
      motions.push({
        piece,
        kind: 'appear',
        start: { ...end, alpha: 0, scale: 0.9 },
        end,
        delay,
        duration: FADE_MS,
        arc: 0,
      })
    }
  }
  for (const [id, { to, order }] of gone) {
    const piece = old.get(id)
    if (piece === undefined) continue
    const start = restingPoseOf(piece)
    const goal = to === undefined ? undefined : (anchor(after.pieces, to) ?? anchor(before, to))
    const end =
      goal === undefined ? { ...start, alpha: 0, scale: 0.9 } : { ...start, x: goal.x, y: goal.y, alpha: 0, scale: 0.6 }
    const timing = goal === undefined ? { duration: FADE_MS, arc: 0 } : flight(start, end)
    motions.push({ piece, kind: 'vanish', source: id, end, delay: delayOf(order), ...timing })
  }
  return motions
}

function travel(piece: Piece, was: Piece, told: boolean, delay: number): SpriteMotion {
  const changed = changeOf(was.sprite, piece)
  const change = changed === undefined ? {} : { change: changed }
  const end = restingPoseOf(piece)
  const common = { piece, source: was.id, end, ...change }
  if (changed === 'tumble') return { ...common, kind: 'fly', delay, duration: THROW_MS, arc: piece.height * BOUNCE }
  if (told) return { ...common, kind: 'fly', delay, ...flight(restingPoseOf(was), end) }
  if (!rests(was, piece)) return { ...common, kind: 'shift', delay: 0, duration: SHIFT_MS, arc: 0 }
  return { ...common, kind: 'stay', delay: 0, duration: change.change === 'turn' ? SHIFT_MS : FADE_MS, arc: 0 }
}

/** A changed `face` is turned or thrown; any other change is faded. */
function changeOf(from: SpriteSpec, { sprite: to, thrown = false }: Piece): SpriteChangeAnimation | undefined {
  if (equalJson(from, to)) return undefined
  if (from['face'] === to['face']) return 'fade'
  return thrown ? 'tumble' : 'turn'
}

function rests(a: Piece, b: Piece): boolean {
  return equalJson(restingPoseOf(a), restingPoseOf(b)) && a.width === b.width && a.height === b.height
}

function flight(start: SpritePose, end: SpritePose): { duration: number; arc: number } {
  const distance = Math.hypot(end.x - start.x, end.y - start.y)
  return {
    duration: Math.min(MAX_FLIGHT_MS, MIN_FLIGHT_MS + distance / 4),
    arc: Math.min(64, distance * 0.16),
  }
}

/** The piece that represents a place: the one that names it as a target, else the first one in it. */
function anchor(pieces: readonly Piece[], place: string): Piece | undefined {
  const isIt = (piece: Piece) => piece.targets?.some((target) => target.on === 'place' && target.id === place)
  return pieces.find(isIt) ?? pieces.find((piece) => piece.place === place)
}
