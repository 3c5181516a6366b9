/**
 * What a choice that is pointed at would do, laid over the board: where a card would lie, which lines it would complete
 * and whom it would win, what would be gained and paid.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { Preview } from '../../../engine/core/contract/preview.ts'
import { CARD_DATA, SQUARES } from '../../../engine/rauha/data.ts'
import type { Card, Entity, Square } from '../../../engine/rauha/data.ts'
import { linesWon } from '../../../engine/rauha/index.ts'
import type { RauhaAction, RauhaView } from '../../../engine/rauha/index.ts'
import { entityPlace } from '../../../engine/rauha/places.ts'
import { box, type Box } from '../../art/boxes.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import { lineBox, sporeBox, tileBoxes } from './geometry.ts'
import { planTable } from './layout.ts'
import type { RauhaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { boxesOf, gainPiece, gainPieces, type Told } from './moments.ts'
import { actingSeat } from './now.ts'

export function ghosts(preview: Preview<RauhaView, RauhaAction>, view: RauhaView, frame: SceneFrame): readonly Piece[] {
  const { action } = preview
  if (action.do === 'keep') return promises(view, frame, action.card)
  const seat = actingSeat(view)
  if (seat === undefined) return []
  const facts = soon(preview.facts as readonly Told[])
  const gains = gainPieces(facts, view, frame)
  return [
    ...facts.flatMap((fact): readonly Piece[] => {
      if (fact.kind === 'placed') return placing(view, frame, fact, facts)
      if (fact.kind === 'spored' && fact.seat === seat) return spore(view, frame, seat, fact.square)
      return []
    }),
    ...gains,
  ]
}

/** What happens before another seat is at turn, or worlds are scored. */
function soon(facts: readonly Told[]): readonly Told[] {
  const end = facts.findIndex(({ kind }) => ['turn', 'drafting', 'advanced', 'scoring', 'part'].includes(kind))
  return end < 0 ? facts : facts.slice(0, end)
}

function ghost(id: string, look: RauhaLook, at: Box, alpha?: number): Piece {
  return piece(`ghost:${id}`, 'ghost', look, at, LAYER.ghost, alpha === undefined ? {} : { alpha })
}

function worldOf(view: RauhaView, frame: SceneFrame, seat: Seat): Box | undefined {
  return planTable(frame, view.players.length).seats.get(seat)?.world
}

// ---------------------------------------------------------------------------------------------------------- placing

function placing(
  view: RauhaView,
  frame: SceneFrame,
  { seat, card, square, paid }: Told & { kind: 'placed' },
  facts: readonly Told[],
): readonly Piece[] {
  const world = worldOf(view, frame, seat)
  const at = world === undefined ? undefined : tileBoxes(world)[square]
  if (world === undefined || at === undefined) return []
  const won = facts.flatMap((fact) => (fact.kind === 'welcomed' ? [fact.entity] : []))
  const completed = linesWon(view, seat, square, card)
  // What would be covered can still be read beside it.
  const small = box(at.x + at.w * 0.34, at.y + at.h * 0.34, at.w * 0.66, at.h * 0.66)
  return [
    ghost('covered', { kind: 'lost' }, at),
    ...completed.map(({ line }, nth) =>
      ghost(`line:${String(nth)}`, { kind: 'line', upright: line[1] - line[0] === 3 }, lineBox(world, line)),
    ),
    ghost('tile', { kind: 'tile', face: 1, card, side: view.side, square }, small, 0.96),
    // A spore stays where it is (RAU-42).
    ...(view.players[seat]?.spores[square] === true ? spore(view, frame, seat, square) : []),
    ...won.map((entity, i) =>
      ghost(`won:${entity}`, { kind: 'winning', entity }, medallionBox(world, completed, entity, square, i)),
    ),
    ...won.flatMap((entity) => {
      const from = boxesOf(view, frame)(entityPlace(entity, view.entities[entity]))
      return from === undefined ? [] : [ghost(`from:${entity}`, { kind: 'landing' }, from)]
    }),
    ...price(view, frame, seat, paid),
  ]
}

/** An entity that would be won stands on its line, on another tile than the one that is placed. */
function medallionBox(
  world: Box,
  completed: ReturnType<typeof linesWon>,
  entity: Entity,
  square: Square,
  nth: number,
): Box {
  const boxes = tileBoxes(world)
  const line = completed.find(({ entities }) => entities.includes(entity))?.line ?? []
  const free = line.filter((it) => it !== square)
  const at = boxes[free[nth % Math.max(1, free.length)] ?? square] ?? world
  const size = Math.min(at.w * 0.72, 110)
  return box(at.x + (at.w - size) / 2, at.y + (at.h - size) / 2, size, size)
}

function spore(view: RauhaView, frame: SceneFrame, seat: Seat, square: Square): readonly Piece[] {
  const world = worldOf(view, frame, seat)
  const at = world === undefined ? undefined : tileBoxes(world)[square]
  return at === undefined ? [] : [ghost(`spore:${String(square)}`, { kind: 'spore' }, sporeBox(at), 0.85)]
}

// ---------------------------------------------------------------------------------------------------------- keeping

/** The squares that the card marks, what it costs, and whom it would win where. */
function promises(view: RauhaView, frame: SceneFrame, card: Card): readonly Piece[] {
  const { own } = planTable(frame, view.players.length)
  const world = worldOf(view, frame, own)
  if (world === undefined || !(card in CARD_DATA)) return []
  const { placement } = CARD_DATA[card]
  const boxes = tileBoxes(world)
  const squares = placement.kind === 'squares' ? placement.squares : SQUARES
  return [
    ...price(view, frame, own, placement.kind === 'crystals' ? placement.crystals : 0),
    ...squares.flatMap((square) => {
      const at = boxes[square]
      if (at === undefined) return []
      const marked = placement.kind === 'squares' ? [ghost(`may:${String(square)}`, { kind: 'landing' }, at)] : []
      return [...marked, ...wonThere(view, own, card, square, at)]
    }),
  ]
}

/** The entities that a card would win on a square, side by side on it. */
function wonThere(view: RauhaView, seat: Seat, card: Card, square: Square, at: Box): readonly Piece[] {
  const won = [...new Set(linesWon(view, seat, square, card).flatMap(({ entities }) => entities))]
  const size = Math.min(at.w * 0.44, 64)
  return won.map((entity, i) =>
    ghost(
      `promise:${String(square)}:${entity}`,
      { kind: 'winning', entity },
      box(at.x + at.w * 0.5 - size * 0.5 + (i - (won.length - 1) / 2) * size * 0.8, at.y + at.h * 0.3, size, size),
    ),
  )
}

/** What is to be paid, over the crystals of a seat. */
function price(view: RauhaView, frame: SceneFrame, seat: Seat, crystals: number): readonly Piece[] {
  const at = boxesOf(view, frame)(`seat${String(seat)}:crystals`)
  return crystals === 0 || at === undefined ? [] : [gainPiece('price', 'crystals', -crystals, at, frame)]
}
