/**
 * Ghosts that Chakra adds to the preview of a choice: where an energy could go next, and the Chakras that would be completed.
 * Both are read from the preview.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { FollowUpAction } from '../../../engine/core/contract/action-preview.ts'
import { EARTH_POSITION, POSITION_CAPACITY } from '../../../engine/chakra/data.ts'
import type { EnergyColour, ColumnPosition } from '../../../engine/chakra/data.ts'
import { chakraPositionOf } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraEvent, ChakraView } from '../../../engine/chakra/index.ts'
import type { Piece } from '../../stage/scene.ts'
import type { ExtraGhostsInput } from '../game-ui.ts'
import { actingSeat, createRowEnergyBoxFinder } from './board-pieces.ts'
import type { SeatBoardLayout } from './board-layout.ts'
import type { Box } from '../../art/boxes.ts'
import { layoutTable } from './layout.ts'
import { ghost } from './piece-factory.ts'

type Told = VisibleEvent<ChakraEvent>
type Stepped = Extract<Told, { kind: 'stepped' }>

/**
 * The ghosts that Chakra adds to the preview of a choice. Ghosts are pieces that are laid over the board. Here they
 * are frames around the Chakras (rows of a board) that the choice harmonizes (completes with energies of their
 * colour), and marks where energies could move next. Empty if the game is over.
 */
export function extraGhosts({
  preview,
  view,
  parameters,
}: ExtraGhostsInput<ChakraView, ChakraAction>): readonly Piece[] {
  const seat = actingSeat(view)
  const plan = seat === undefined ? undefined : layoutTable(parameters, view.players).boards.get(seat)
  if (seat === undefined || plan === undefined) return []
  const certain = promises(plan, preview.facts as readonly Told[], 'now')
  const open = preview.view === undefined ? [] : prospects(preview.view, seat, plan, preview.followUpActions())
  const known = new Set<string>()
  return [...certain, ...open].filter(({ id }) => !known.has(id) && known.add(id))
}

/** The box of the energy with that index (from 0) at a position. */
function spotAt(plan: SeatBoardLayout, at: ColumnPosition, index: number): Box | undefined {
  const row = plan.positions[at]
  return row === undefined
    ? undefined
    : createRowEnergyBoxFinder(row, at, index + 1, plan, plan.style === 'strip')(index)
}

/** Chakras that would be completed. */
function promises(plan: SeatBoardLayout, events: readonly Told[], when: string): readonly Piece[] {
  return events.flatMap((event) => {
    const row = event.kind === 'harmonized' ? plan.positions[chakraPositionOf(event.colour)] : undefined
    if (event.kind !== 'harmonized' || row === undefined) return []
    return [
      ghost(`ghost:promise:${event.colour}`, { kind: 'promise', colour: event.colour }, row, {
        alpha: when === 'now' ? 1 : 0.75,
      }),
    ]
  })
}

/** Ghosts at the spots where energies could go with the choice after this one. */
function prospects(
  view: ChakraView,
  seat: Seat,
  plan: SeatBoardLayout,
  next: readonly FollowUpAction<ChakraAction>[],
): readonly Piece[] {
  const taken = (view.boards[seat]?.column ?? []).map((energies) => energies.length)
  const marked = new Set<string>()
  const mark = (at: ColumnPosition, colour: EnergyColour): readonly Piece[] => {
    const index = taken[at] ?? 0
    if (marked.has(`${at}:${colour}`) || (at !== EARTH_POSITION && index >= POSITION_CAPACITY)) return []
    marked.add(`${at}:${colour}`)
    taken[at] = index + 1
    const spot = spotAt(plan, at, index)
    return spot === undefined ? [] : [ghost(`ghost:landing:${at}:${colour}`, { kind: 'landing', colour }, spot)]
  }
  return next.flatMap(({ action, facts: events }) => {
    const told = events as readonly Told[]
    const completed = promises(plan, told, 'later')
    if (action.do === 'place') return [...completed, ...view.lifted.flatMap((colour) => mark(action.at, colour))]
    if (action.do !== 'move') return []
    const steps = told.filter((event): event is Stepped => event.kind === 'stepped')
    return [...completed, ...steps.flatMap(({ to, colour }) => mark(to, colour))]
  })
}
