/**
 * What the board shows of a choice beyond what would lie elsewhere: the lines that a card would complete and whom they
 * win, where a card could lie, what is gained and paid.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { CARD_DATA, SQUARES } from '../../../engine/rauha/data.ts'
import type { Card, Entity } from '../../../engine/rauha/data.ts'
import { linesWon } from '../../../engine/rauha/index.ts'
import type { RauhaAction, RauhaView } from '../../../engine/rauha/index.ts'
import { box, type Box } from '../../art/boxes.ts'
import { boxesIn } from '../../art/make.ts'
import { ownFacts } from '../../stage/ghosts.ts'
import type { Piece, Scene, Vantage } from '../../stage/scene.ts'
import type { Outlook } from '../face.ts'
import { lineBox, tileBoxes } from './art/geometry.ts'
import { planTable } from './layout.ts'
import type { RauhaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { gainPiece, gainPieces, type Told } from './moments.ts'

export function ghosts({ preview, view, vantage, before }: Outlook<RauhaView, RauhaAction>): readonly Piece[] {
  const { action } = preview
  if (action.do === 'keep') return promises(view, vantage, before, action.card)
  const facts = ownFacts(preview.facts as readonly Told[], ['drafting', 'advanced', 'scoring'])
  return [
    ...facts.flatMap((fact): readonly Piece[] => {
      if (fact.kind === 'placed') return price(vantage, before, fact.seat, fact.paid)
      return fact.kind === 'welcomed' ? winning(view, vantage, fact) : []
    }),
    ...gainPieces(facts, view, vantage, before),
  ]
}

function ghost(id: string, look: RauhaLook, at: Box): Piece {
  return piece(`ghost:${id}`, 'ghost', look, at, LAYER.ghost)
}

function worldOf(view: RauhaView, vantage: Vantage, seat: Seat): Box | undefined {
  return planTable(vantage, view.players.length).seats.get(seat)?.world
}

/** The lines that win an entity, and the entity on the first of them. */
function winning(
  view: RauhaView,
  vantage: Vantage,
  { seat, entity, lines }: Told & { kind: 'welcomed' },
): readonly Piece[] {
  const world = worldOf(view, vantage, seat)
  const [first] = lines
  if (world === undefined || first === undefined) return []
  const form = (upright: boolean) => ({ kind: 'line', upright }) as const
  const { x, y, w, h } = lineBox(world, first)
  return [
    ...lines.map((line) => ghost(`line:${line.join('-')}`, form(line[1] - line[0] === 3), lineBox(world, line))),
    medallion(`won:${entity}`, entity, x + w / 2, y + h / 2, Math.min(Math.min(w, h) * 0.72, 110)),
  ]
}

function medallion(id: string, entity: Entity, x: number, y: number, size: number): Piece {
  return ghost(id, { kind: 'winning', entity }, box(x - size / 2, y - size / 2, size, size))
}

/** The squares that the card marks, what it costs, and whom it would win where. */
function promises(view: RauhaView, vantage: Vantage, before: Scene, card: Card): readonly Piece[] {
  const { own } = planTable(vantage, view.players.length)
  const world = worldOf(view, vantage, own)
  if (world === undefined || !(card in CARD_DATA)) return []
  const { placement } = CARD_DATA[card]
  const boxes = tileBoxes(world)
  const squares = placement.kind === 'squares' ? placement.squares : SQUARES
  return [
    ...price(vantage, before, own, placement.kind === 'crystals' ? placement.crystals : 0),
    ...squares.flatMap((square) => {
      const at = boxes[square]
      if (at === undefined) return []
      const size = Math.min(at.w * 0.44, 64)
      const won = [...new Set(linesWon(view, own, square, card).flatMap(({ entities }) => entities))]
      return [
        ...(placement.kind === 'squares' ? [ghost(`may:${String(square)}`, { kind: 'landing' }, at)] : []),
        ...won.map((entity, i) => {
          const x = at.x + at.w / 2 + (i - (won.length - 1) / 2) * size * 0.8
          return medallion(`promise:${String(square)}:${entity}`, entity, x, at.y + at.h * 0.3 + size / 2, size)
        }),
      ]
    }),
  ]
}

/** What is to be paid, over the crystals of a seat. */
function price(vantage: Vantage, before: Scene, seat: Seat, crystals: number): readonly Piece[] {
  const at = boxesIn(before)(`seat${String(seat)}:crystals`)
  return crystals === 0 || at === undefined ? [] : [gainPiece('price', 'crystals', -crystals, at, vantage)]
}
