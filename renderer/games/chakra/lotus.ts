/** The Lotus board and what lies around it, as pieces: the Maya flows, Plenitude, the bag, the lifted energies. */
import { COLOURS, FLOW_COUNT, MAYA_SPACE_COUNT, POSITIVE_COLOURS } from '../../../engine/chakra/data.ts'
import type { Colour } from '../../../engine/chakra/data.ts'
import { bagEnergyCount, boardSummaryFor } from '../../../engine/chakra/index.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'
import { karmaPlace, mayaPlace } from '../../../engine/chakra/places.ts'
import type { Piece } from '../../stage/scene.ts'
import {
  around,
  centre,
  columns,
  eachIn,
  equal,
  fitted,
  grid,
  inset,
  rows,
  type Box,
  type Point,
} from '../../art/boxes.ts'
import { onPlace } from '../../art/make.ts'
import { counted } from '../counted.ts'
import { LOTUS, petalAngle } from './art/geometry.ts'
import { bagEnergyLabel, bagLabel, mayaLabel, plenitudeLabel } from './labels.ts'
import type { LotusPlan } from './layout.ts'
import { LAYER, piece } from './make.ts'
import { message } from './names.ts'

/** The most that can be lifted at once. */
const HANDFUL = 3

export function lotusPieces(view: ChakraView, plan: LotusPlan): readonly Piece[] {
  return [
    piece('lotus', 'lotus', { kind: 'lotus' }, plan.flower, LAYER.panel),
    ...mayaPieces(view, plan),
    ...karmaPieces(view, plan),
    ...besidePieces(view, plan),
    ...liftedPieces(view, plan),
    ...openBag(view, plan),
  ]
}

function mayaPieces(view: ChakraView, { flower }: LotusPlan): Piece[] {
  const cells = grid(around(centre(flower), flower.w * LOTUS.maya), MAYA_SPACE_COUNT, FLOW_COUNT, flower.w * 0.008)
  return cells.flatMap((cell, index) => {
    const place = mayaPlace(index)
    const colour = view.maya[index] ?? null
    const label = mayaLabel(index, colour)
    const socket = piece(`${place}:space`, `flow:${index % FLOW_COUNT}`, { kind: 'maya' }, cell, LAYER.ground, {
      label,
      targets: [onPlace(place)],
    })
    if (colour === null) return [socket]
    const spot = inset(cell, cell.w * 0.06)
    const energy = piece(`${place}:${colour}`, place, { kind: 'energy', colour, lifted: false }, spot, LAYER.energy, {
      piece: colour,
      label,
    })
    return [socket, energy]
  })
}

function karmaPieces(view: ChakraView, { flower }: LotusPlan): Piece[] {
  const middle = centre(flower)
  const radius = flower.w / 2
  return POSITIVE_COLOURS.map((colour, i) => {
    const angle = petalAngle(i)
    const at: Point = {
      x: middle.x + Math.sin(angle) * radius * LOTUS.token,
      y: middle.y - Math.cos(angle) * radius * LOTUS.token,
    }
    const value = view.plenitude[colour]
    const look = { kind: 'plenitude', colour, face: value ?? 0 } as const
    return piece(karmaPlace(colour), 'karma', look, around(at, radius * LOTUS.tokenSize), LAYER.token, {
      label: plenitudeLabel(colour, value),
      targets: [onPlace(karmaPlace(colour))],
    })
  })
}

function besidePieces(view: ChakraView, plan: LotusPlan): Piece[] {
  const open = view.stack.at(-1)?.kind === 'exchange'
  const last = view.ending || view.end !== null
  const round = view.end === null ? view.rounds + 1 : view.rounds
  return [
    piece('bag', 'bag', { kind: 'bag', count: bagEnergyCount(view.bag), open }, plan.bag, LAYER.ground, {
      label: bagLabel(view),
    }),
    piece('round', 'lotus', { kind: 'round', round, last }, plan.round, LAYER.ground, {
      label: message(last ? 'label.lastRound' : 'label.round', { round }),
    }),
    piece('out', 'box', { kind: 'out', spent: view.spent, eighth: view.eighth ?? 0 }, plan.out, LAYER.ground, {
      label: message('label.out', { spent: view.spent, eighth: view.eighth ?? 0 }),
    }),
  ]
}

/** Where lifted energies wait, in the order in which they were lifted: from the bottom, or from the left. */
function liftedCells({ lifted, upright }: LotusPlan): readonly Box[] {
  const cells = (upright ? rows : columns)(lifted, equal(HANDFUL), 0)
  const squares = cells.map((cell) => inset(fitted(cell), 2))
  return upright ? squares.toReversed() : squares
}

function liftedPieces(view: ChakraView, plan: LotusPlan): Piece[] {
  const active = view.lifted.length > 0
  const look = { kind: 'lifted', upright: plan.upright, active } as const
  const tray = piece('lifted:tray', 'lifted', look, plan.lifted, LAYER.ground, {
    label: message('label.lifted', { count: view.lifted.length }),
  })
  const energies = eachIn(counted(view.lifted), liftedCells(plan), ([colour, nth], cell) =>
    piece(`lifted:${colour}:${nth}`, 'lifted', { kind: 'energy', colour, lifted: true }, cell, LAYER.lifted, {
      piece: colour,
      label: message('label.liftedEnergy', { colour }),
    }),
  )
  return [tray, ...energies]
}

/** While a colour is chosen out of the bag its content lies open over the Maya spaces, which are not needed then. */
function openBag(view: ChakraView, { flower }: LotusPlan): Piece[] {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'exchange') return []
  const { full } = boardSummaryFor(view, frame.seat)
  const area = around(centre(flower), flower.w * LOTUS.water)
  const cells = grid(around(centre(flower), flower.w * LOTUS.maya), COLOURS.length + 1, 3, flower.w * 0.008)
  const energies = COLOURS.map((colour, i) => {
    const cell = cells[i < 4 ? i : i + 1] ?? area
    const count = view.bag[colour]
    const free = count > 0 && !(full as readonly Colour[]).includes(colour)
    return piece(`bag:${colour}`, 'bagOpen', { kind: 'bagEnergy', colour, count, free }, cell, LAYER.above, {
      label: bagEnergyLabel(view, frame.seat, colour),
    })
  })
  return [piece('bag:open', 'bagOpen', { kind: 'bagBoard' }, area, LAYER.cover), ...energies]
}
