/** Close-ups: a card, tile or entity, enlarged so that it can be read, with its text, beside the hovered piece. */
import { CARD_DATA, ENTITY_DATA } from '../../../engine/rauha/data.ts'
import type { CardId, EntityId } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { makeBox, type Box } from '../../art/boxes.ts'
import { pieceOrPlaceBoxFinder } from '../../art/piece-factory.ts'
import { findCloseUpBox, closeUpSize } from '../../art/close-up-placement.ts'
import type { Piece, Scene, SceneParameters } from '../../stage/scene.ts'
import { answerButtonsRect } from './hand-pieces.ts'
import { layoutTable } from './layout.ts'
import type { RauhaSpriteSpec } from './sprite-specs.ts'
import { closeUpPiece } from './piece-factory.ts'

/** A picture of this width says all that it has to say, in CSS pixels. */
const LEGIBLE = 150
/** A tile has no words, and a player who points at it should see its neighbours. */
const LEGIBLE_TILE = 92
/** Height of a close-up for its width, the picture and words below it: of a card, a printed tile, an entity. */
const SHAPES = { card: 1.56, printed: 1.3, entity: 1.16 } as const

/**
 * The enlarged copy of a card, tile or entity that is hovered and too small to read, as pieces over the board.
 * @param of the hovered piece
 * @returns empty if the piece is legible or has no close-up
 */
export function closeUpPiecesOf(
  of: Piece,
  view: RauhaView,
  parameters: SceneParameters,
  scene: Scene,
): readonly Piece[] {
  const sprite = nearLook(of, view, parameters)
  const legible = (of.sprite.kind === 'tile' ? LEGIBLE_TILE : LEGIBLE) * parameters.textScale
  if (sprite?.kind !== 'near' || of.width >= legible) return []
  const shape = SHAPES[sprite.entity !== '' ? 'entity' : sprite.card !== '' ? 'card' : 'printed']
  const largest = closeUpSize(parameters, [0.27, 150, 260], shape, 0.6)
  const lists = free(view, parameters, scene)
  // Energy and rounds matter for the choice of a card, so they stay visible where the enlarged card is still legible.
  const { rounds, track } = layoutTable(parameters, view.players.length).sky
  const clearOfSky =
    of.sprite.kind === 'card' && findCloseUpBox(of, largest, parameters, [[...(lists[0] ?? []), rounds, track]])
  const at =
    clearOfSky && clearOfSky.w >= legible ? clearOfSky : findCloseUpBox(of, largest, parameters, lists, LEGIBLE)
  return closeUpPiece(sprite, at)
}

function nearLook({ sprite }: Piece, view: RauhaView, { textScale }: SceneParameters): RauhaSpriteSpec | undefined {
  const { kind, card, entity, square } = sprite
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
 * The world in front, the cards to choose from, the crystals that pay for them and the buttons; of the buttons it stands
 * clear in any case.
 */
function free(view: RauhaView, parameters: SceneParameters, scene: Scene): readonly (readonly Box[])[] {
  const plan = layoutTable(parameters, view.players.length)
  const world = plan.seats.get(plan.large)?.world ?? plan.hand
  const answers = answerButtonsRect(view, plan)
  const buttons = answers === undefined ? [] : [makeBox(answers.left, answers.top, answers.width, answers.height)]
  const purse = pieceOrPlaceBoxFinder(scene)(`seat${String(plan.own)}:crystals`) ?? plan.hand
  return [[world, plan.hand, purse], [world, plan.hand], [plan.hand], [world], []].map((each) => [...each, ...buttons])
}

function isCard(name: unknown): name is CardId {
  return typeof name === 'string' && name in CARD_DATA
}

function isEntity(name: unknown): name is EntityId {
  return typeof name === 'string' && name in ENTITY_DATA
}
