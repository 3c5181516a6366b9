/**
 * The tray beside the mandala as pieces, with the list of reachable spaces; and the cards in use. The dice are in
 * dice-pieces.ts.
 */
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicView, MoveEnd } from '../../../engine/cosmic-karma/index.ts'
import type { ChoiceCardId, SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { spacePlace } from '../../../engine/cosmic-karma/places.ts'
import { makeBox, clamp, flatMapWithBoxes, gridCells, type Box } from '../../art/boxes.ts'
import { createPieceClickTarget, placeClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { seatStyleOf } from '../seat-boards.ts'
import { cardSideBoxes } from './art/account-geometry.ts'
import { diceOrFreeWillCardPieces } from './dice-pieces.ts'
import { reachableSpaceLabel } from './labels.ts'
import type { TableLayout } from './layout.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { cardName, cardTextAndEffects, gameMessage } from './names.ts'
import { pendingPrompt, cardFramesInUse, firstSpacesOfBranches } from './current-state.ts'
import { lastSpaceOfRoute } from './click-paths.ts'
import { cardSidePieceId, cardInUsePieceId } from './click-targets.ts'
import {
  iconNameOfMajorityGain,
  iconNameOfSpace,
  iconNamesOfEffectSteps,
  type BoardIconName,
} from './art/icon-names.ts'
import { pickRoutePerMoveOutcome, layoutTray } from './tray-layout.ts'
import { branchRouteMessageId } from './branches.ts'

/**
 * The pieces of the dice tray and of the Choice and Karma Cards in use. On the tray lie the dice, or the Free Will Cards to
 * play instead, and the list of reachable spaces.
 */
export function diceTrayAndCardPieces(
  view: CosmicView,
  parameters: SceneParameters,
  plan: TableLayout,
): readonly Piece[] {
  return [
    piece('tray', 'tray', { kind: 'tray' }, plan.tray, PIECE_LAYERS.panel),
    ...diceOrFreeWillCardPieces(view, parameters, plan),
    ...listPieces(view, parameters, plan),
    ...cardPieces(view, parameters, plan),
  ]
}

// ---------------------------------------------------------------------------------------------------------- the list

/** Lower rows could not be read; where they are clicked, not be hit: CSS pixels. */
const ROW = { least: 19, clicked: 26, most: 56 } as const
/** A list so wide has room for two rows side by side. */
const TWO_COLUMNS = 330
/** Distance from a row to the next, in CSS pixels; rows that are clicked have light around them. */
const GAP = { read: 2, clicked: 8 } as const

/** The spaces that the pending move can reach, one row each. Where the way branches, a row is clicked like its space. */
function listPieces(view: CosmicView, parameters: SceneParameters, plan: TableLayout): readonly Piece[] {
  const reaches = pickRoutePerMoveOutcome(view)
  const { list } = layoutTray(view, plan)
  if (list === undefined) return []
  const fork = pendingPrompt(view)?.kind === 'fork'
  const least = fork ? ROW.clicked : ROW.least
  const gap = fork ? GAP.clicked : GAP.read
  const lines = Math.max(1, Math.floor((list.h + gap) / (least + gap)))
  const across = reaches.length > lines && list.w >= TWO_COLUMNS ? 2 : 1
  const shown = reaches.slice(0, lines * across)
  const used = Math.min(lines, Math.ceil(shown.length / across))
  const high = clamp(
    (list.h - gap * (used - 1)) / Math.max(1, used),
    Math.min(least, list.h),
    ROW.most * parameters.textScale,
  )
  const spots = gridCells(makeBox(list.x, list.y, list.w, high * used + gap * (used - 1)), shown.length, across, gap)
  const among = shown.map(({ space }) => titleOf(space)).join(' ')
  return flatMapWithBoxes(shown, spots, (reach, at) => rowPiece(view, parameters, reach, at, among))
}

function titleOf(space: SpaceId): `space.${SpaceId}.name` {
  return `space.${space}.name`
}

function rowPiece(view: CosmicView, parameters: SceneParameters, reach: MoveEnd, at: Box, among: string): Piece {
  const fork = pendingPrompt(view)?.kind === 'fork'
  const forked = fork && firstSpacesOfBranches(view).length > 1
  const [first] = reach.route
  const way = forked && first !== undefined ? (branchRouteMessageId(view, first) ?? '') : ''
  const passed: readonly BoardIconName[] = Array.from({ length: reach.passed }, () => 'freeWill')
  const signs = reach.wins ? ['home'] : [...passed, ...iconNamesOfEffectSteps(SPACES[reach.space].effect)]
  const met = reach.majorities.map((majority) => {
    const { colour, shape } = seatStyleOf(parameters, majority.of)
    return `${colour}|${shape}|${iconNameOfMajorityGain(majority)}`
  })
  return piece(
    `row:${reach.space}:${reach.passed}`,
    'reach',
    {
      kind: 'row',
      title: titleOf(reach.space),
      among,
      way,
      signs: signs.join(' '),
      sign: iconNameOfSpace(reach.space),
      met: met.join(' '),
      wins: reach.wins,
      textScale: parameters.textScale,
    },
    at,
    PIECE_LAYERS.shelf,
    { label: reachableSpaceLabel(reach), targets: fork ? [placeClickTarget(spacePlace(lastSpaceOfRoute(reach)))] : [] },
  )
}

// ------------------------------------------------------------------------------------------------------------- cards

function cardPieces(view: CosmicView, parameters: SceneParameters, plan: TableLayout): readonly Piece[] {
  const card = cardFramesInUse(view).at(-1)
  const ground = piece('table', 'table', { kind: 'count', count: 0, textScale: 1 }, plan.card, PIECE_LAYERS.ground, {
    alpha: 0,
  })
  if (card === undefined) return [ground]
  const ask = pendingPrompt(view)?.kind
  // The card moves aside while the player has to point at the board.
  const aside = ask === 'fork' || ask === 'swap'
  const at = aside ? asideBox(layoutTray(view, plan).dice) : plan.card
  const side = card.kind === 'choice' ? (card.side ?? card.shown) : null
  const second = ask === 'side'
  const of = {
    kind: 'card',
    face: 1,
    card: card.card,
    side: side ?? '',
    second,
    textScale: parameters.textScale,
  } as const
  const shown = piece(cardInUsePieceId(card.card), 'table', of, at, PIECE_LAYERS.card, {
    piece: card.card,
    label: gameMessage('label.card', { card: cardName(card.card), ...cardTextAndEffects(card.card, side) }),
  })
  return [ground, shown, ...(card.kind === 'choice' && second ? sidePieces(card.card, at) : [])]
}

/** The two sides of an open Choice Card, one above the other, below its head. */
function sidePieces(card: ChoiceCardId, at: Box): readonly Piece[] {
  return flatMapWithBoxes(['a', 'b'] as const, cardSideBoxes(at), (side, half) => {
    const id = cardSidePieceId(card, side)
    return piece(id, 'table', { kind: 'side', side }, half, PIECE_LAYERS.side, {
      label: gameMessage('label.side', cardTextAndEffects(card, side)),
      targets: [createPieceClickTarget(id)],
    })
  })
}

/** On the table, beside what was thrown. */
function asideBox({ x, y, w, h }: Box): Box {
  return makeBox(x + w * 0.42, y, Math.min(w * 0.26, h * 0.9), h)
}
