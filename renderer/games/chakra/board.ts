/** One seat's board as pieces: large, as a card, or as a strip. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import {
  BUBBLES_POSITION,
  EARTH_POSITION,
  FIRST_CHAKRA_POSITION,
  INSPIRATION_TOKENS_PER_PLAYER,
  LAST_CHAKRA_POSITION,
  POSITIVE_COLOURS,
  POSITION_CAPACITY,
} from '../../../engine/chakra/data.ts'
import type { ColumnPosition } from '../../../engine/chakra/data.ts'
import { chakraColourAt, isHarmonized, boardSummaryFor } from '../../../engine/chakra/index.ts'
import type { Board, ChakraView } from '../../../engine/chakra/index.ts'
import {
  columnPlace,
  meditationPiece,
  meditationPlace,
  notchPlace,
  spacePlace,
  TOKEN_PIECE,
  tokensPlace,
} from '../../../engine/chakra/places.ts'
import type { Piece, SeatLook, Target, Vantage } from '../../stage/scene.ts'
import type { BoardPlan } from './board-layout.ts'
import { box, type Box, type Point } from '../../art/boxes.ts'
import { onPlace } from '../../art/make.ts'
import type { PlateLook } from '../../art/plate.ts'
import { counted } from '../counted.ts'
import { headOf, headPieces } from '../seats.ts'
import { earthForm, rowForm, spaceForm, trayForm, within } from './art/geometry.ts'
import { energyLabel, headerLabel, ownAt, positionLabel, spaceLabel } from './labels.ts'
import type { TablePlan } from './layout.ts'
import type { ChakraLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { message } from './names.ts'
import { energyPiece } from './pieces.ts'

/** Most energies that lie side by side on a small Earth; the number beside them says how many there are. */
const MOST_ON_EARTH = 8

interface Context {
  readonly view: ChakraView
  readonly seat: Seat
  readonly board: Board
  readonly plan: BoardPlan
  readonly across: boolean
  /** What a click on any part of this board means besides. */
  readonly means: readonly Target[]
  /** Whose its tokens are. */
  readonly owner: Pick<SeatLook, 'colour' | 'shape'>
}

export function boardPieces(
  view: ChakraView,
  vantage: Vantage,
  table: Pick<TablePlan, 'own' | 'large'>,
  plan: BoardPlan,
): readonly Piece[] {
  const { seat } = plan
  const board = view.boards[seat]
  if (board === undefined) return []
  const head = headOf(vantage, table, seat, seatAtTurn(view))
  const { means, colour, shape } = head
  const owner = { colour, shape }
  const context: Context = { view, seat, board, plan, across: plan.style === 'strip', means, owner }
  return [
    ...headPieces(piece, [LAYER.panel, LAYER.ground], plan, head, headerLabel(view, seat), {
      harmonized: boardSummaryFor(view, seat).harmonized,
      first: view.firstSeat === seat,
    }),
    ...sidePieces(context, head),
    ...columnPieces(context),
    ...notchPieces(context),
    ...spacePieces(context),
    ...supplyPieces(context),
    ...meditationPieces(context),
  ]
}

/** The seat whose turn it is; undefined when the game is over. */
export function seatAtTurn(view: ChakraView): Seat | undefined {
  return view.end === null ? view.stack.at(-1)?.seat : undefined
}

/** The second panel, where the Inspiration spaces do not lie on the first. */
function sidePieces({ seat, plan, means }: Context, { turn, colour }: PlateLook): Piece[] {
  const place = `seat${seat}`
  const look = { kind: 'panel', turn, colour } as const
  return plan.side === undefined
    ? []
    : [piece(`${place}:side`, place, look, plan.side, LAYER.panel, { targets: means })]
}

function columnPieces({ seat, board, plan, across, means }: Context): Piece[] {
  return plan.positions.flatMap((at, position) => {
    const place = columnPlace(seat, position)
    const energies = board.column[position] ?? []
    const targets = [onPlace(place), ...means]
    const label = positionLabel(board, position)
    const ground = piece(`${place}:ground`, place, groundLook(board, position, plan, across), at, LAYER.ground, {
      label,
      targets,
    })
    const spots = spotsOf(at, position, energies.length, plan, across)
    return [
      ground,
      ...counted(energies).map(([colour, nth], i) =>
        piece(
          energyPiece(seat, position, colour, nth),
          place,
          { kind: 'energy', colour, lifted: false },
          spots(i),
          LAYER.energy,
          { piece: colour, label: energyLabel(position, colour), targets: means },
        ),
      ),
    ]
  })
}

function groundLook(board: Board, at: ColumnPosition, { textScale }: BoardPlan, across: boolean): ChakraLook {
  if (at === BUBBLES_POSITION) return { kind: 'bubbles', across, textScale }
  if (at === EARTH_POSITION)
    return { kind: 'earth', count: board.column[EARTH_POSITION]?.length ?? 0, across, textScale }
  const harmonized = isHarmonized(board, at)
  return { kind: 'chakra', colour: chakraColourAt(at), own: ownAt(board, at), harmonized, across, textScale }
}

/** Where the energies of a position lie: also those that are only about to come. */
export function spotsOf(
  at: Box,
  position: ColumnPosition,
  count: number,
  plan: BoardPlan,
  across: boolean,
): (index: number) => Box {
  const middle: Point = { x: 0, y: 0 }
  if (position === EARTH_POSITION) {
    const form = earthForm(at.w, at.h, Math.min(count, MOST_ON_EARTH), across)
    return (index) => within(at, form.at[Math.min(index, form.at.length - 1)] ?? middle, form.size)
  }
  const form = rowForm(at.w, at.h, plan.textScale, across)
  return (index) => within(at, form.slots[Math.min(index, POSITION_CAPACITY - 1)] ?? middle, form.slot)
}

function notchPieces({ seat, board, plan, across, means, owner }: Context): Piece[] {
  const pieces: Piece[] = []
  for (let at = FIRST_CHAKRA_POSITION; at <= LAST_CHAKRA_POSITION; at++) {
    const row = plan.positions[at]
    if (row === undefined) continue
    const { notch } = rowForm(row.w, row.h, plan.textScale, across)
    const spot = within(row, notch, notch.d)
    const place = notchPlace(seat, at)
    const targets = [onPlace(place), ...means]
    pieces.push(piece(place, place, { kind: 'notch' }, spot, LAYER.socket, { targets }))
    if (board.notches[at - FIRST_CHAKRA_POSITION] !== true) continue
    pieces.push(
      piece(`${place}:token`, place, { kind: 'token', ...owner }, spot, LAYER.token, {
        piece: TOKEN_PIECE,
        label: message('label.notchToken', { chakra: chakraColourAt(at) }),
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
    const place = spacePlace(seat, space)
    const taken = board.spaces[index] === true
    const label = spaceLabel(board, space)
    const tile = piece(
      place,
      `seat${seat}:spaces`,
      { kind: 'space', space, taken, owed: under?.space === space ? under.steps.join() : null },
      at,
      LAYER.ground,
      { label, targets: [onPlace(place), ...means] },
    )
    if (!taken) return [tile]
    const { socket } = spaceForm(at.w, at.h)
    const spot = within(at, socket, socket.d)
    const more = { piece: TOKEN_PIECE, label, targets: means }
    return [tile, piece(`${place}:token`, place, { kind: 'token', ...owner }, spot, LAYER.token, more)]
  })
}

function supplyPieces({ seat, board, plan, across, means, owner }: Context): Piece[] {
  const place = tokensPlace(seat)
  const count = board.available
  const tray = piece(`${place}:tray`, place, { kind: 'supply', count, strip: across }, plan.supply, LAYER.ground, {
    label: message('label.supply', { count }),
    targets: [onPlace(place), ...means],
  })
  if (across) return [tray]
  const { at, size } = trayForm(plan.supply.w, plan.supply.h, INSPIRATION_TOKENS_PER_PLAYER)
  const tokens = at.slice(0, count).map((point, i) => {
    const spot = within(plan.supply, point, size)
    const more = { piece: TOKEN_PIECE, targets: means }
    return piece(`${place}:${i}`, place, { kind: 'token', ...owner }, spot, LAYER.token, more)
  })
  return [tray, ...tokens]
}

function meditationPieces({ seat, board, plan, across, means }: Context): Piece[] {
  const place = meditationPlace(seat)
  const area = plan.meditation
  const tray = piece(`${place}:tray`, place, { kind: 'meditations', strip: across }, area, LAYER.ground, {
    label: message('label.meditations', { count: board.meditation.length }),
    targets: [onPlace(place), ...means],
  })
  const form = trayForm(area.w, area.h, POSITIVE_COLOURS.length)
  const tokens = POSITIVE_COLOURS.flatMap((colour, i) => {
    if (!board.meditation.includes(colour)) return []
    const spot = across
      ? box(area.x + (area.w * (i + 0.12)) / 7, area.y + area.h * 0.1, (area.w / 7) * 0.8, area.h * 0.8)
      : within(area, form.at[i] ?? { x: 0, y: 0 }, form.size)
    return [
      piece(`${place}:${colour}`, place, { kind: 'meditation', colour }, spot, LAYER.token, {
        piece: meditationPiece(colour),
        label: message('label.meditation', { chakra: colour }),
        targets: means,
      }),
    ]
  })
  return [tray, ...tokens]
}
