/** The pieces of one seat's board, in the board style `large`, `card` or `strip`. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import {
  BUBBLES_POSITION,
  EARTH_POSITION,
  TOP_CHAKRA_POSITION,
  INSPIRATION_TOKENS_PER_PLAYER,
  LAST_CHAKRA_POSITION,
  CHAKRA_COLOURS,
  POSITION_CAPACITY,
} from '../../../engine/chakra/data.ts'
import type { ColumnPosition } from '../../../engine/chakra/data.ts'
import { chakraColourAt, isHarmonized, boardSummaryFor } from '../../../engine/chakra/index.ts'
import type { SeatBoard, ChakraView } from '../../../engine/chakra/index.ts'
import {
  columnPositionPlace,
  meditationTokenPieceId,
  meditationTokensPlace,
  notchPlace,
  inspirationSpacePlace,
  INSPIRATION_TOKEN_PIECE,
  availableInspirationTokensPlace,
} from '../../../engine/chakra/places.ts'
import type { Piece, SeatStyle, ClickTarget, SceneParameters } from '../../stage/scene.ts'
import type { SeatBoardLayout } from './board-layout.ts'
import { makeBox, type Box, type Point2D } from '../../art/boxes.ts'
import { placeClickTarget } from '../../art/piece-factory.ts'
import type { SeatBackdropProps } from '../../art/seat-backdrop.ts'
import { pairWithDuplicateIndex } from '../duplicate-index.ts'
import { clickableSeatHeaderFor, seatPlateAndHeaderPieces } from '../seat-boards.ts'
import {
  earthEnergyOffsets,
  layoutColumnRowParts,
  inspirationSpacePartOffsets,
  trayTokenOffsets,
  squareAtOffset,
} from './art/geometry.ts'
import {
  energyLabel,
  boardHeaderLabel,
  matchingEnergyCountOnChakra,
  columnPositionLabel,
  inspirationSpaceLabel,
} from './labels.ts'
import type { TableLayout } from './layout.ts'
import type { ChakraSpriteSpec } from './sprite-specs.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { gameMessage } from './names.ts'
import { energyPieceId } from './click-targets.ts'

/** Maximum number of energies with positions of their own on the Earth; further ones share the last position. */
const MAX_ON_EARTH = 8

interface Context {
  readonly view: ChakraView
  readonly seat: Seat
  readonly board: SeatBoard
  readonly plan: SeatBoardLayout
  readonly across: boolean
  /** Additional click targets of every part of this board. */
  readonly means: readonly ClickTarget[]
  /** Colour and shape of the seat whose tokens these are. */
  readonly owner: Pick<SeatStyle, 'colour' | 'shape'>
}

/**
 * Makes all pieces of one seat's board.
 * @param table the seat in front, and the seat with the large board
 * @param plan layout of the seat's board
 */
export function seatBoardPieces(
  view: ChakraView,
  parameters: SceneParameters,
  table: Pick<TableLayout, 'own' | 'large'>,
  plan: SeatBoardLayout,
): readonly Piece[] {
  const { seat } = plan
  const board = view.boards[seat]
  if (board === undefined) return []
  const head = clickableSeatHeaderFor(parameters, table, seat, actingSeat(view))
  const { enlargeTargets, colour, shape } = head
  const owner = { colour, shape }
  const context: Context = { view, seat, board, plan, across: plan.style === 'strip', means: enlargeTargets, owner }
  return [
    ...seatPlateAndHeaderPieces(
      piece,
      [PIECE_LAYERS.panel, PIECE_LAYERS.ground],
      plan,
      head,
      boardHeaderLabel(view, seat),
      {
        harmonized: boardSummaryFor(view, seat).harmonized,
        first: view.firstSeat === seat,
      },
    ),
    ...sidePieces(context, head),
    ...columnPieces(context),
    ...notchPieces(context),
    ...spacePieces(context),
    ...supplyPieces(context),
    ...meditationPieces(context),
  ]
}

/** The seat that has to act now; undefined if the game is over. */
export function actingSeat(view: ChakraView): Seat | undefined {
  return view.end === null ? view.stack.at(-1)?.seat : undefined
}

/** The second panel, if the Inspiration spaces are not on the first one. */
function sidePieces({ seat, plan, means }: Context, { turn, colour }: SeatBackdropProps): Piece[] {
  const place = `seat${seat}`
  const sprite = { kind: 'panel', turn, colour } as const
  return plan.side === undefined
    ? []
    : [piece(`${place}:side`, place, sprite, plan.side, PIECE_LAYERS.panel, { targets: means })]
}

function columnPieces({ seat, board, plan, across, means }: Context): Piece[] {
  return plan.positions.flatMap((at, position) => {
    const place = columnPositionPlace(seat, position)
    const energies = board.column[position] ?? []
    const targets = [placeClickTarget(place), ...means]
    const label = columnPositionLabel(board, position)
    const ground = piece(`${place}:ground`, place, groundLook(board, position, plan, across), at, PIECE_LAYERS.ground, {
      label,
      targets,
    })
    const spots = createRowEnergyBoxFinder(at, position, energies.length, plan, across)
    return [
      ground,
      ...pairWithDuplicateIndex(energies).map(([colour, nth], i) =>
        piece(
          energyPieceId(seat, position, colour, nth),
          place,
          { kind: 'energy', colour, lifted: false },
          spots(i),
          PIECE_LAYERS.energy,
          { piece: colour, label: energyLabel(position, colour), targets: means },
        ),
      ),
    ]
  })
}

function groundLook(
  board: SeatBoard,
  at: ColumnPosition,
  { textScale }: SeatBoardLayout,
  across: boolean,
): ChakraSpriteSpec {
  if (at === BUBBLES_POSITION) return { kind: 'bubbles', across, textScale }
  if (at === EARTH_POSITION)
    return { kind: 'earth', count: board.column[EARTH_POSITION]?.length ?? 0, across, textScale }
  const harmonized = isHarmonized(board, at)
  return {
    kind: 'chakra',
    colour: chakraColourAt(at),
    own: matchingEnergyCountOnChakra(board, at),
    harmonized,
    across,
    textScale,
  }
}

/**
 * Returns a function from the index of an energy in a column row (from 0) to the box of the energy. The function also works for
 * an energy that is not there yet.
 * @param at box of the row
 * @param count number of energies in the row
 * @param across whether the board has the style `strip`, in which the row is an upright cell
 */
export function createRowEnergyBoxFinder(
  at: Box,
  position: ColumnPosition,
  count: number,
  plan: SeatBoardLayout,
  across: boolean,
): (index: number) => Box {
  const middle: Point2D = { x: 0, y: 0 }
  if (position === EARTH_POSITION) {
    const form = earthEnergyOffsets(at.w, at.h, Math.min(count, MAX_ON_EARTH), across)
    return (index) => squareAtOffset(at, form.at[Math.min(index, form.at.length - 1)] ?? middle, form.size)
  }
  const form = layoutColumnRowParts(at.w, at.h, plan.textScale, across)
  return (index) => squareAtOffset(at, form.slots[Math.min(index, POSITION_CAPACITY - 1)] ?? middle, form.slot)
}

function notchPieces({ seat, board, plan, across, means, owner }: Context): Piece[] {
  const pieces: Piece[] = []
  for (let at = TOP_CHAKRA_POSITION; at <= LAST_CHAKRA_POSITION; at++) {
    const row = plan.positions[at]
    if (row === undefined) continue
    const { notch } = layoutColumnRowParts(row.w, row.h, plan.textScale, across)
    const spot = squareAtOffset(row, notch, notch.d)
    const place = notchPlace(seat, at)
    const targets = [placeClickTarget(place), ...means]
    pieces.push(piece(place, place, { kind: 'notch' }, spot, PIECE_LAYERS.socket, { targets }))
    if (board.notches[at - TOP_CHAKRA_POSITION] !== true) continue
    pieces.push(
      piece(`${place}:token`, place, { kind: 'token', ...owner }, spot, PIECE_LAYERS.token, {
        piece: INSPIRATION_TOKEN_PIECE,
        label: gameMessage('label.notchToken', { chakra: chakraColourAt(at) }),
        targets: means,
      }),
    )
  }
  return pieces
}

function spacePieces({ view, seat, board, plan, means, owner }: Context): Piece[] {
  const frame = view.stack.at(-1)
  const under = frame?.seat === seat && frame.kind === 'channel' ? frame : undefined
  return plan.spaces.flatMap((at, index) => {
    const space = index + 1
    const place = inspirationSpacePlace(seat, space)
    const taken = board.spaces[index] === true
    const label = inspirationSpaceLabel(board, space)
    const tile = piece(
      place,
      `seat${seat}:spaces`,
      { kind: 'space', space, taken, owed: under?.space === space ? under.steps.join() : null },
      at,
      PIECE_LAYERS.ground,
      { label, targets: [placeClickTarget(place), ...means] },
    )
    if (!taken) return [tile]
    const { socket } = inspirationSpacePartOffsets(at.w, at.h)
    const spot = squareAtOffset(at, socket, socket.d)
    const more = { piece: INSPIRATION_TOKEN_PIECE, label, targets: means }
    return [tile, piece(`${place}:token`, place, { kind: 'token', ...owner }, spot, PIECE_LAYERS.token, more)]
  })
}

function supplyPieces({ seat, board, plan, across, means, owner }: Context): Piece[] {
  const place = availableInspirationTokensPlace(seat)
  const count = board.available
  const tray = piece(
    `${place}:tray`,
    place,
    { kind: 'supply', count, strip: across },
    plan.supply,
    PIECE_LAYERS.ground,
    {
      label: gameMessage('label.supply', { count }),
      targets: [placeClickTarget(place), ...means],
    },
  )
  if (across) return [tray]
  const { at, size } = trayTokenOffsets(plan.supply.w, plan.supply.h, INSPIRATION_TOKENS_PER_PLAYER)
  const tokens = at.slice(0, count).map((point, i) => {
    const spot = squareAtOffset(plan.supply, point, size)
    const more = { piece: INSPIRATION_TOKEN_PIECE, targets: means }
    return piece(`${place}:${i}`, place, { kind: 'token', ...owner }, spot, PIECE_LAYERS.token, more)
  })
  return [tray, ...tokens]
}

function meditationPieces({ seat, board, plan, across, means }: Context): Piece[] {
  const place = meditationTokensPlace(seat)
  const area = plan.meditation
  const tray = piece(`${place}:tray`, place, { kind: 'meditations', strip: across }, area, PIECE_LAYERS.ground, {
    label: gameMessage('label.meditations', { count: board.meditation.length }),
    targets: [placeClickTarget(place), ...means],
  })
  const form = trayTokenOffsets(area.w, area.h, CHAKRA_COLOURS.length)
  const tokens = CHAKRA_COLOURS.flatMap((colour, i) => {
    if (!board.meditation.includes(colour)) return []
    const spot = across
      ? makeBox(area.x + (area.w * (i + 0.12)) / 7, area.y + area.h * 0.1, (area.w / 7) * 0.8, area.h * 0.8)
      : squareAtOffset(area, form.at[i] ?? { x: 0, y: 0 }, form.size)
    return [
      piece(`${place}:${colour}`, place, { kind: 'meditation', colour }, spot, PIECE_LAYERS.token, {
        piece: meditationTokenPieceId(colour),
        label: gameMessage('label.meditation', { chakra: colour }),
        targets: means,
      }),
    ]
  })
  return [tray, ...tokens]
}
