/** Karma accounts as pieces: beads, rings, habits, pegs and cards of every seat. */
import { karmicMajorityOfAccount, unmetReturnConditionsOf } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicView, Player } from '../../../engine/cosmic-karma/index.ts'
import { KARMA_COLOURS, TOOLS } from '../../../engine/cosmic-karma/data.ts'
import type { KarmaColour, Tool } from '../../../engine/cosmic-karma/data.ts'
import {
  freeWillCardPieceId,
  freeWillHandPlace,
  sharedKarmaItemPieceId,
  lostTurnsPlace,
  pegPieceId,
  pegsPlace,
  accountPilePlace,
  habitStickPieceIdOfColour,
  type AccountPile,
} from '../../../engine/cosmic-karma/places.ts'
import { flatMapWithBoxes, boundingBox, type Box } from '../../art/boxes.ts'
import { createPieceClickTarget, placeClickTarget, seatClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { clickableSeatHeaderFor, seatPlateAndHeaderPieces } from '../seat-boards.ts'
import type { AccountLayout } from './account-layout.ts'
import { freeWillStackBoxes, shelfTokenBoxes, toolPegHoleBoxes } from './art/account-geometry.ts'
import { accountLabel } from './labels.ts'
import type { TableLayout } from './layout.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { freeWillCardName, masteredToolName, gameMessage, formatSignedScore, toolName } from './names.ts'
import { actingSeat } from './current-state.ts'
import { freeWillStackPieceId } from './click-targets.ts'

/** As many pieces of a kind are shown one by one; a number tells of the rest. */
const SHOWN = { large: { beads: 2, rings: 4, habits: 3 }, small: { beads: 2, rings: 3, habits: 1 } } as const

/**
 * Makes the pieces of one seat's karma account: panel, header, scores, beads, rings, habits, pegs and cards. Empty if the view
 * has no such seat.
 */
export function accountPieces(
  view: CosmicView,
  parameters: SceneParameters,
  table: TableLayout,
  plan: AccountLayout,
): readonly Piece[] {
  const { seat, large } = plan
  const player = view.players[seat]
  if (player === undefined) return []
  const place = `seat${seat}`
  // All of the plate answers to a click, so that its head need not.
  const head = {
    ...clickableSeatHeaderFor(parameters, table, seat, actingSeat(view)),
    means: [seatClickTarget(seat)],
    toggles: [],
  }
  const { pegs, beads, habits } = unmetReturnConditionsOf(player)
  const count = [pegs, beads, habits].flatMap((of) => Object.values<number>(of)).reduce((sum, each) => sum + each, 0)
  const missing = { kind: 'missing', count, large, textScale: parameters.textScale } as const
  const lost = lostTurnsPlace(seat)
  return [
    ...seatPlateAndHeaderPieces(
      piece,
      [PIECE_LAYERS.panel, PIECE_LAYERS.shelf],
      plan,
      head,
      accountLabel(seat, player, 'account'),
      {
        winner: view.winner === seat,
      },
    ),
    piece(`${place}:missing`, place, missing, plan.missing, PIECE_LAYERS.shelf, {
      label: accountLabel(seat, player, 'missing'),
      said: true,
    }),
    ...KARMA_COLOURS.flatMap((of) => colourPieces(player, plan, of)),
    ...TOOLS.flatMap((tool) => pegPieces(player, plan, tool)),
    // A hand has the room of lost turns as well, while there are none.
    ...handPieces(
      player,
      player.lostTurns > 0 ? plan : { ...plan, hand: boundingBox([plan.hand, plan.lost]) },
      large || seat === table.own,
    ),
    piece(lost, lost, { kind: 'lost', count: player.lostTurns }, plan.lost, PIECE_LAYERS.shelf, {
      label: gameMessage('label.lost', { seat: { seat }, count: player.lostTurns }),
    }),
  ]
}

/** There, for who hears it or chooses it, and not drawn. */
function unseen(brief: boolean): { readonly alpha?: number } {
  return brief ? { alpha: 0 } : {}
}

function colourPieces(
  player: Player,
  { seat, large, brief, colours }: AccountLayout,
  colour: KarmaColour,
): readonly Piece[] {
  const plan = colours[colour]
  const score = karmicMajorityOfAccount(player)[colour]
  const place = `seat${seat}`
  const shelves = (['beads', 'habits', 'rings'] as const).flatMap((shelf) => {
    const count = player[shelf][colour]
    const place = accountPilePlace(seat, shelf, colour)
    const shown = Math.min(count, SHOWN[large ? 'large' : 'small'][shelf])
    const sprite = { kind: 'shelf', shelf, colour, more: count > shown ? count : 0, large } as const
    return [
      piece(place, place, sprite, plan[shelf], PIECE_LAYERS.shelf, {
        label: gameMessage(`label.${shelf}`, { seat: { seat }, colour, count }),
        targets: [placeClickTarget(place)],
        ...unseen(brief),
      }),
      ...(brief ? [] : tokens(seat, shelf, colour, shown, count > shown, plan[shelf])),
    ]
  })
  return [
    piece(`${place}:score:${colour}`, place, { kind: 'score', colour, score }, plan.score, PIECE_LAYERS.shelf, {
      label: gameMessage('label.score', { seat: { seat }, colour, score: formatSignedScore(score) }),
      said: true,
    }),
    ...shelves,
  ]
}

function tokens(
  seat: number,
  shelf: AccountPile,
  colour: KarmaColour,
  shown: number,
  more: boolean,
  at: Box,
): readonly Piece[] {
  const item = { beads: 'bead', rings: 'ring', habits: 'habit' } as const
  const called =
    shelf === 'habits'
      ? habitStickPieceIdOfColour(colour)
      : sharedKarmaItemPieceId(shelf === 'beads' ? 'bead' : 'ring', colour)
  const place = accountPilePlace(seat, shelf, colour)
  const sprite = { kind: 'token', item: item[shelf], colour } as const
  return shelfTokenBoxes(at, shelf, shown, more).map((spot, nth) =>
    piece(`${place}:${nth}`, place, sprite, spot, PIECE_LAYERS.token, { piece: called }),
  )
}

function pegPieces(player: Player, { seat, large, brief, pegs }: AccountLayout, tool: Tool): readonly Piece[] {
  const count = player.pegs[tool]
  const place = pegsPlace(seat, tool)
  const at = pegs[tool]
  return [
    piece(place, place, { kind: 'pegs', tool, count, large }, at, PIECE_LAYERS.shelf, {
      label: gameMessage('label.pegs', { seat: { seat }, tool: toolName(tool), master: masteredToolName(tool), count }),
      targets: [placeClickTarget(place)],
      ...unseen(brief),
    }),
    ...toolPegHoleBoxes(at, large)
      .slice(0, brief ? 0 : count)
      .map((hole, nth) =>
        piece(`${place}:${nth}`, place, { kind: 'peg', tool }, hole, PIECE_LAYERS.token, { piece: pegPieceId(tool) }),
      ),
  ]
}

/**
 * Free Will Cards: one stack for each number, else in small.
 * @param open they may be clicked: in front, and those of the own seat wherever it lies
 */
function handPieces(
  { freeWill: numbers }: Player,
  { seat, large, hand }: AccountLayout,
  open: boolean,
): readonly Piece[] {
  const place = freeWillHandPlace(seat)
  const label = gameMessage('label.hand', { seat: { seat }, count: numbers.length, cards: numbers.map(String) })
  const distinct = [...new Set(numbers)]
  const ground = { kind: 'hand', count: numbers.length, numbers: open ? '' : numbers.join(' '), large: open } as const
  const zone = piece(place, place, ground, hand, PIECE_LAYERS.shelf, { label })
  if (!open) return [zone]
  const cards = flatMapWithBoxes(distinct, freeWillStackBoxes(hand, distinct.length, large), (number, at) => {
    const count = numbers.filter((each) => each === number).length
    const id = freeWillStackPieceId(seat, number)
    return piece(id, place, { kind: 'freeWill', number, count }, at, PIECE_LAYERS.token, {
      piece: freeWillCardPieceId(number),
      label: gameMessage('label.freeWill', { number, count, name: freeWillCardName(number) }),
      targets: [createPieceClickTarget(id)],
    })
  })
  return [zone, ...cards]
}
