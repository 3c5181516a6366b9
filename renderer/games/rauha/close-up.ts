/** A card, tile or entity large enough to be read, beside the one that is pointed at, with its words. */
import { CARD_DATA, ENTITY_DATA } from '../../../engine/rauha/data.ts'
import type { Card, Entity } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { box, clamp, type Box } from '../../art/boxes.ts'
import { boxOf, boxesIn } from '../../art/make.ts'
import { standClear } from '../../art/near.ts'
import type { Piece, Scene, Vantage } from '../../stage/scene.ts'
import { answersOf } from './hand.ts'
import { planTable } from './layout.ts'
import type { RauhaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'

/** A picture of this width says all that it has to say, in CSS pixels. */
const LEGIBLE = 150
/** A tile has no words, and somebody who aims at it should see its neighbours. */
const LEGIBLE_TILE = 92
/** Height of a close-up for its width, the picture and words below it: of a card, a printed tile, an entity. */
const SHAPES = { card: 1.56, printed: 1.3, entity: 1.16 } as const

export function closeUp(of: Piece, view: RauhaView, vantage: Vantage, scene: Scene): readonly Piece[] {
  const look = nearLook(of, view, vantage)
  const legible = (of.look.kind === 'tile' ? LEGIBLE_TILE : LEGIBLE) * vantage.textScale
  if (look?.kind !== 'near' || of.width >= legible) return []
  const shape = SHAPES[look.entity !== '' ? 'entity' : look.card !== '' ? 'card' : 'printed']
  const w = Math.min(
    clamp(vantage.height * 0.27, 150, 260) * Math.min(1.3, vantage.textScale),
    (vantage.height * 0.94) / shape,
    vantage.width * 0.6,
  )
  const at = beside(of, w, w * shape, view, vantage, boxesIn(scene))
  return at === undefined ? [] : [piece('near', 'near', look, at, LAYER.near)]
}

function nearLook({ look }: Piece, view: RauhaView, { textScale }: Vantage): RauhaLook | undefined {
  const { kind, card, entity, square } = look
  const { side } = view
  if (kind === 'entity' && isEntity(entity)) return { kind: 'near', card: '', entity, side, square: 0, textScale }
  if (kind === 'niche' && isEntity(entity)) return { kind: 'near', card: '', entity, side, square: 0, textScale }
  if ((kind === 'card' || kind === 'tile') && isCard(card))
    return { kind: 'near', card, entity: '', side, square: 0, textScale }
  if (kind === 'tile' && card === null && typeof square === 'number')
    return { kind: 'near', card: '', entity: '', side, square, textScale }
  return undefined
}

/**
 * Clear of the world in front, of the cards to choose from, of the crystals that pay for them and of the buttons, where
 * it can then still be read; of the buttons in any case.
 */
function beside(
  of: Piece,
  w: number,
  h: number,
  view: RauhaView,
  vantage: Vantage,
  boxAt: (where: string) => Box | undefined,
): Box | undefined {
  const { width, height } = vantage
  const plan = planTable(vantage, view.players.length)
  const world = plan.seats.get(plan.large)?.world ?? plan.hand
  const answers = answersOf(view, plan)
  const buttons = answers === undefined ? [] : [box(answers.left, answers.top, answers.width, answers.height)]
  const nearby = { of: boxOf(of), room: box(0, 0, width, height), gap: Math.max(6, height * 0.012) }
  const purse = boxAt(`seat${String(plan.own)}:crystals`) ?? plan.hand
  for (const free of [[world, plan.hand, purse], [world, plan.hand], [plan.hand], [world]]) {
    const at = standClear({ w, h }, { ...nearby, free: [...free, ...buttons] })
    if (at !== undefined && at.w >= LEGIBLE) return at
  }
  return standClear({ w, h }, { ...nearby, free: buttons })
}

function isCard(name: unknown): name is Card {
  return typeof name === 'string' && name in CARD_DATA
}

function isEntity(name: unknown): name is Entity {
  return typeof name === 'string' && name in ENTITY_DATA
}
