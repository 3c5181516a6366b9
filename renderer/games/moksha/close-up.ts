/**
 * Close-ups of pieces that are too small on the board, beside them: a god, a building or an occupation card with its text, a
 * region, the sheet of another player, and the forecast of a death now.
 */
import { GODS, OCCUPATION_IDS, PILLARS } from '../../../engine/moksha/data.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import {
  deathForecastFor,
  playerOf,
  rescuingTokenRegionsByMethod,
  majorityComparisonsOf,
} from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { makeBox, clamp, overlapArea, type Box } from '../../art/boxes.ts'
import { CLOSE_UP_LAYER } from '../../art/piece-factory.ts'
import { findCloseUpBox, closeUpSize } from '../../art/close-up-placement.ts'
import { signBoxOver } from '../../art/sign-placement.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { colourAndShapeOfSeat } from '../seat-boards.ts'
import { siteBox } from './art/map-geometry.ts'
import { answerButtonsBox, tableLayoutForView, type TableLayout } from './layout.ts'
import type { MokshaSpriteSpec } from './sprite-specs.ts'
import { copyPiecesForCloseUp, closeUpPiece, piece } from './piece-factory.ts'
import { survivalVerdictFor } from './current-state.ts'
import { layoutLargeSheet } from './sheet-layout.ts'
import { sheetPieces } from './sheet-pieces.ts'
import { regionCloseUpPieces } from './map-pieces.ts'

/** A picture of this width says all that it has to say, in CSS pixels. */
const LEGIBLE = 170
/** Height of a close-up for its width. */
const SHAPE = 1.42

/** A region of this width can be read where it lies, in CSS pixels. */
const ROOMY = 96

/**
 * The enlarged copy of a hovered piece that is too small to read, as pieces over the board.
 * @param of the hovered piece
 * @returns empty if the piece is legible or has no close-up
 */
export function closeUpPiecesOf(of: Piece, view: MokshaView, parameters: SceneParameters): readonly Piece[] {
  // Not under the buttons of a decision.
  const free = [[answerButtonsBox(view, tableLayoutForView(view, parameters))]]
  const region = of.sprite['region']
  if (of.sprite.kind === 'site' && typeof region === 'number') {
    if (of.width >= ROOMY * parameters.textScale) return []
    const wide = Math.min(230 * Math.min(1.3, parameters.textScale), parameters.width * 0.6, parameters.height * 0.8)
    const at = findCloseUpBox(of, { w: wide, h: wide * 0.74 }, parameters, free, 0, aboveSheet(view, parameters))
    return at === undefined ? [] : regionCloseUpPieces(view, parameters, at, region)
  }
  const plan = tableLayoutForView(view, parameters)
  const glanced = [...plan.seats.values()].find(({ large, panel }) => !large && holds(panel, of))
  if (glanced !== undefined) return sheetFromNear(view, parameters, plan, glanced.seat, of)
  const seat = fatedSeat(of)
  if (seat !== undefined) return endingFromNear(view, parameters, plan, seat, of)
  const sprite = nearLook(of, parameters)
  if (sprite === undefined || of.width >= LEGIBLE * parameters.textScale) return []
  return closeUpPiece(
    sprite,
    findCloseUpBox(of, closeUpSize(parameters, [0.24, 140, 230], SHAPE, 0.55), parameters, free),
  )
}

function holds({ x, y, w, h }: Box, piece: Piece): boolean {
  return piece.x > x && piece.x < x + w && piece.y > y && piece.y < y + h
}

/** A sheet as it is in front, as wide as can be read. */
function sheetFromNear(
  view: MokshaView,
  parameters: SceneParameters,
  plan: TableLayout,
  seat: Seat,
  of: Piece,
): readonly Piece[] {
  const at = findCloseUpBox(
    of,
    closeUpSize(parameters, [0.52, 240, 420], 1.24, 0.96),
    parameters,
    [[answerButtonsBox(view, plan)]],
    0,
  )
  if (at === undefined) return []
  const form = layoutLargeSheet(at, parameters.textScale)
  // As if it were one's own: there is nothing to enlarge or to close.
  const table = { ...plan, own: seat, large: seat }
  const [plate, ...parts] = sheetPieces(view, parameters, table, { seat, large: true, panel: at, form })
  if (plate === undefined) return []
  // Plates let a little of what is below them through: two of them do not.
  return copyPiecesForCloseUp([{ ...plate, id: `${plate.id}:below` }, plate, ...parts])
}

/** Whose life a piece tells about: whether it goes on, how far it has come, what its end would bring. */
function fatedSeat({ sprite, place }: Piece): Seat | undefined {
  const told = sprite.kind === 'verdict' || sprite.kind === 'worth' || sprite.kind === 'age'
  const [, seat] = /^seat(\d+)/.exec(place) ?? []
  return told && seat !== undefined ? Number(seat) : undefined
}

/** The result of a death now, and on the map the regions that would count for it. */
function endingFromNear(
  view: MokshaView,
  parameters: SceneParameters,
  plan: TableLayout,
  seat: Seat,
  of: Piece,
): readonly Piece[] {
  const size = closeUpSize(parameters, [0.44, 250, 340], 1.16, 0.94)
  const { map } = plan
  const at = findCloseUpBox(of, size, parameters, [[answerButtonsBox(view, plan)], []], size.w * 0.66)
  const leaf = closeUpPiece(endingLook(view, parameters, seat), at)
  // On a phone it lies over the map.
  if (at === undefined || map.w > parameters.width * 0.9) return leaf
  const signs = majorityComparisonsOf(view, seat).flatMap(({ region, own, bestRival }) => {
    const site = siteBox(map, region)
    const sign = signBoxOver(site, parameters, clamp(site.h * 0.26, 20, 34), 2.5, 0.42)
    if (own < bestRival || overlapArea(sign, at) > 0) return []
    const sprite = { kind: 'majority', own, best: bestRival, ...colourAndShapeOfSeat(parameters, seat) } as const
    return [piece(`near:majority:${String(region)}`, 'near', sprite, sign, CLOSE_UP_LAYER)]
  })
  return [...signs, ...leaf]
}

function endingLook(view: MokshaView, { textScale }: SceneParameters, seat: Seat): MokshaSpriteSpec {
  const { need, regions, attainsMoksha: _released, ...death } = deathForecastFor(view, seat)
  const player = playerOf(view, seat)
  const rescue = rescuingTokenRegionsByMethod(view, seat)
  return {
    kind: 'ending',
    fate: survivalVerdictFor(view, seat, player).fate,
    stage: player.stage,
    need: need ?? 0,
    regions: regions.join(' '),
    ...death,
    rescue: rescue.regions.join(' '),
    vishnu: rescue.vishnu.join(' '),
    textScale,
  }
}

function nearLook({ sprite }: Piece, { textScale }: SceneParameters): MokshaSpriteSpec | undefined {
  const { kind } = sprite
  const name = String(sprite['god'] ?? sprite['building'] ?? sprite['occupation'] ?? '')
  if (kind === 'god' && GODS.some((god) => god === name)) return { kind: 'near', what: 'god', name, textScale }
  if (kind === 'building' && [...GODS, ...PILLARS, 'neutral'].includes(name))
    return { kind: 'near', what: 'building', name, textScale }
  if (kind === 'card' && OCCUPATION_IDS.some((each) => each === name))
    return { kind: 'near', what: 'card', name, textScale }
  return undefined
}

/**
 * Where a region may be seen from near: the sheet in front is left free, since it shows what would come of going there.
 */
function aboveSheet(view: MokshaView, parameters: SceneParameters): Box {
  const { map } = tableLayoutForView(view, parameters)
  const right = map.w > parameters.width * 0.9 ? parameters.width : map.x + map.w
  return makeBox(0, 0, right, map.y + map.h)
}
