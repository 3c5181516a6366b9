/** The pieces of the Lotus board and around it: the Maya flows, the Plenitude tokens, the bag, the lifted energies. */
import { ENERGY_COLOURS, MAYA_COLUMN_COUNT, TOTAL_MAYA_SPACES, CHAKRA_COLOURS } from '../../../engine/chakra/data.ts'
import type { EnergyColour } from '../../../engine/chakra/data.ts'
import { bagEnergyCount, boardSummaryFor } from '../../../engine/chakra/index.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'
import { karmaSpacePlaceOfColour, mayaSpacePlace } from '../../../engine/chakra/places.ts'
import type { Piece } from '../../stage/scene.ts'
import {
  boxCentredAt,
  centreOf,
  splitColumns,
  flatMapWithBoxes,
  equalWeights,
  fitBox,
  gridCells,
  insetBox,
  splitRows,
  type Box,
  type Point2D,
} from '../../art/boxes.ts'
import { placeClickTarget } from '../../art/piece-factory.ts'
import { pairWithDuplicateIndex } from '../duplicate-index.ts'
import { LOTUS_RATIOS, petalAngle } from './art/geometry.ts'
import { bagEnergyColourLabel, bagLabel, mayaSpaceLabel, plenitudeLabel } from './labels.ts'
import type { LotusLayout } from './layout.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { gameMessage } from './names.ts'

/** Maximum number of energies that a player can lift at once. */
const HANDFUL = 3

/**
 * Makes all pieces of the Lotus board, the board that all players of Chakra share: the flower, its spaces with
 * energies and the Plenitude tokens. The bag, the display of the round, the lid with discarded energies and the lifted
 * energies beside the flower are included.
 */
export function lotusBoardPieces(view: ChakraView, plan: LotusLayout): readonly Piece[] {
  return [
    piece('lotus', 'lotus', { kind: 'lotus' }, plan.flower, PIECE_LAYERS.panel),
    ...mayaPieces(view, plan),
    ...karmaPieces(view, plan),
    ...besidePieces(view, plan),
    ...liftedPieces(view, plan),
    ...openBag(view, plan),
  ]
}

function mayaPieces(view: ChakraView, { flower }: LotusLayout): Piece[] {
  const cells = gridCells(
    boxCentredAt(centreOf(flower), flower.w * LOTUS_RATIOS.maya),
    TOTAL_MAYA_SPACES,
    MAYA_COLUMN_COUNT,
    flower.w * 0.008,
  )
  return cells.flatMap((cell, index) => {
    const place = mayaSpacePlace(index)
    const colour = view.maya[index] ?? null
    const label = mayaSpaceLabel(index, colour)
    const socket = piece(
      `${place}:space`,
      `flow:${index % MAYA_COLUMN_COUNT}`,
      { kind: 'maya' },
      cell,
      PIECE_LAYERS.ground,
      {
        label,
        targets: [placeClickTarget(place)],
      },
    )
    if (colour === null) return [socket]
    const spot = insetBox(cell, cell.w * 0.06)
    const energy = piece(
      `${place}:${colour}`,
      place,
      { kind: 'energy', colour, lifted: false },
      spot,
      PIECE_LAYERS.energy,
      {
        piece: colour,
        label,
      },
    )
    return [socket, energy]
  })
}

function karmaPieces(view: ChakraView, { flower }: LotusLayout): Piece[] {
  const middle = centreOf(flower)
  const radius = flower.w / 2
  return CHAKRA_COLOURS.map((colour, i) => {
    const angle = petalAngle(i)
    const at: Point2D = {
      x: middle.x + Math.sin(angle) * radius * LOTUS_RATIOS.token,
      y: middle.y - Math.cos(angle) * radius * LOTUS_RATIOS.token,
    }
    const value = view.plenitude[colour]
    const sprite = { kind: 'plenitude', colour, face: value ?? 0 } as const
    return piece(
      karmaSpacePlaceOfColour(colour),
      'karma',
      sprite,
      boxCentredAt(at, radius * LOTUS_RATIOS.tokenSize),
      PIECE_LAYERS.token,
      {
        label: plenitudeLabel(colour, value),
        targets: [placeClickTarget(karmaSpacePlaceOfColour(colour))],
      },
    )
  })
}

function besidePieces(view: ChakraView, plan: LotusLayout): Piece[] {
  const open = view.stack.at(-1)?.kind === 'exchange'
  const last = view.ending || view.end !== null
  const round = view.end === null ? view.rounds + 1 : view.rounds
  return [
    piece('bag', 'bag', { kind: 'bag', count: bagEnergyCount(view.bag), open }, plan.bag, PIECE_LAYERS.ground, {
      label: bagLabel(view),
    }),
    piece('round', 'lotus', { kind: 'round', round, last }, plan.roundCounter, PIECE_LAYERS.ground, {
      label: gameMessage(last ? 'label.lastRound' : 'label.round', { round }),
    }),
    piece(
      'out',
      'box',
      { kind: 'out', spent: view.spent, eighth: view.eighth ?? 0 },
      plan.discardLid,
      PIECE_LAYERS.ground,
      {
        label: gameMessage('label.out', { spent: view.spent, eighth: view.eighth ?? 0 }),
      },
    ),
  ]
}

/** The boxes of the lifted energies, in the order in which they were lifted: from the bottom, or from the left. */
function liftedCells({ lifted, upright }: LotusLayout): readonly Box[] {
  const cells = (upright ? splitRows : splitColumns)(lifted, equalWeights(HANDFUL), 0)
  const squares = cells.map((cell) => insetBox(fitBox(cell), 2))
  return upright ? squares.toReversed() : squares
}

function liftedPieces(view: ChakraView, plan: LotusLayout): Piece[] {
  const active = view.lifted.length > 0
  const sprite = { kind: 'lifted', upright: plan.upright, active } as const
  const tray = piece('lifted:tray', 'lifted', sprite, plan.lifted, PIECE_LAYERS.ground, {
    label: gameMessage('label.lifted', { count: view.lifted.length }),
  })
  const energies = flatMapWithBoxes(pairWithDuplicateIndex(view.lifted), liftedCells(plan), ([colour, nth], cell) =>
    piece(`lifted:${colour}:${nth}`, 'lifted', { kind: 'energy', colour, lifted: true }, cell, PIECE_LAYERS.lifted, {
      piece: colour,
      label: gameMessage('label.liftedEnergy', { colour }),
    }),
  )
  return [tray, ...energies]
}

/** The open bag, while a player chooses a colour from it: shown over the Maya spaces, which are not needed then. */
function openBag(view: ChakraView, { flower }: LotusLayout): Piece[] {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'exchange') return []
  const { full } = boardSummaryFor(view, frame.seat)
  const area = boxCentredAt(centreOf(flower), flower.w * LOTUS_RATIOS.water)
  const cells = gridCells(
    boxCentredAt(centreOf(flower), flower.w * LOTUS_RATIOS.maya),
    ENERGY_COLOURS.length + 1,
    3,
    flower.w * 0.008,
  )
  const energies = ENERGY_COLOURS.map((colour, i) => {
    const cell = cells[i < 4 ? i : i + 1] ?? area
    const count = view.bag[colour]
    const free = count > 0 && !(full as readonly EnergyColour[]).includes(colour)
    return piece(`bag:${colour}`, 'bagOpen', { kind: 'bagEnergy', colour, count, free }, cell, PIECE_LAYERS.above, {
      label: bagEnergyColourLabel(view, frame.seat, colour),
    })
  })
  return [piece('bag:open', 'bagOpen', { kind: 'bagBoard' }, area, PIECE_LAYERS.cover), ...energies]
}
