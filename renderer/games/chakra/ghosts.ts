/**
 * What a choice that is pointed at would do, laid over the board: where pieces would come to lie, where an energy could
 * go next, and what would be completed. All of it is read from the preview's facts.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { Preview } from '../../../engine/core/contract/preview.ts'
import { COLOURS, EARTH, INSPIRATION_TOKENS, ROOM } from '../../../engine/chakra/data.ts'
import type { Colour, Position } from '../../../engine/chakra/data.ts'
import { chakraOf } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraFact, ChakraView } from '../../../engine/chakra/index.ts'
import { columnPlace, notchPlace, spacePlace, TOKEN, tokensPlace } from '../../../engine/chakra/places.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import { seatAtTurn, spotsOf } from './board.ts'
import type { BoardPlan } from './board-layout.ts'
import { centre, around, type Box } from '../../art/boxes.ts'
import { rowForm, spaceForm, trayForm, within } from './geometry.ts'
import { planTable, type LotusPlan } from './layout.ts'
import { liftedCells } from './lotus.ts'
import type { ChakraLook } from './looks.ts'
import { LAYER, piece } from './make.ts'

type Told = SeenFact<ChakraFact>
type Stepped = Extract<Told, { kind: 'stepped' }>

interface Context {
  readonly view: ChakraView
  readonly seat: Seat
  readonly plan: BoardPlan
  readonly lotus: LotusPlan
  readonly tokenColour: string
}

export function ghosts(
  preview: Preview<ChakraView, ChakraAction>,
  view: ChakraView,
  frame: SceneFrame,
): readonly Piece[] {
  const seat = seatAtTurn(view)
  const table = planTable(frame, view.players)
  const plan = seat === undefined ? undefined : table.boards.get(seat)
  if (seat === undefined || plan === undefined) return []
  const tokenColour = frame.seats[seat]?.colour ?? '#cccccc'
  const context: Context = { view, seat, plan, lotus: table.lotus, tokenColour }
  const facts = preview.facts as readonly Told[]
  const certain = [...arrivals(context, facts), ...promises(context, facts, 'now')]
  const open = preview.view === undefined ? [] : prospects({ ...context, view: preview.view }, preview.next)
  const known = new Set<string>()
  return [...certain, ...open].filter(({ id }) => !known.has(id) && known.add(id))
}

function ghost(id: string, look: ChakraLook, at: Box, alpha?: number): Piece {
  return piece(`ghost:${id}`, 'ghost', look, at, LAYER.ghost, alpha === undefined ? {} : { alpha })
}

/** What would lie where for certain. */
function arrivals(context: Context, facts: readonly Told[]): readonly Piece[] {
  const { view, seat, lotus } = context
  const column = (view.boards[seat]?.column ?? []).map((energies) => energies.length)
  let held = view.lifted.length
  let free = view.boards[seat]?.available ?? 0
  return facts.flatMap((fact): readonly Piece[] => {
    if (fact.kind === 'stepped') return [arrow(context, fact)]
    if (fact.kind !== 'moved') return []
    const colour = COLOURS.find((known) => known === fact.piece)
    if (colour === undefined && fact.piece === TOKEN)
      return fact.to === tokensPlace(seat) ? tokenBack(context, free++) : tokenArrival(context, fact.to)
    if (colour === undefined) return []
    if (fact.to === 'lifted') {
      const cell = liftedCells(lotus)[held++]
      return cell === undefined ? [] : [ghost(`lifted:${held}`, { kind: 'ghostEnergy', colour }, cell)]
    }
    return column.flatMap((count, at) => {
      if (fact.from === columnPlace(seat, at)) column[at] = count - 1
      if (fact.to !== columnPlace(seat, at)) return []
      column[at] = count + 1
      const spot = spotAt(context, at, count)
      return spot === undefined ? [] : [ghost(`${at}:${count}`, { kind: 'ghostEnergy', colour }, spot)]
    })
  })
}

/** The spot of the energy that comes to a position as number `index`. */
function spotAt({ plan }: Context, at: Position, index: number): Box | undefined {
  const row = plan.positions[at]
  return row === undefined ? undefined : spotsOf(row, at, index + 1, plan, plan.style === 'strip')(index)
}

/** Beside the row that the energy leaves, on its way. */
function arrow(context: Context, { from, to }: Stepped): Piece {
  const down = to > from
  const [start, end] = [context.plan.positions[from], context.plan.positions[to]]
  const spot = spotAt(context, from, 1)
  const size = (spot?.w ?? 20) * 0.62
  const a = start === undefined ? { x: 0, y: 0 } : centre(start)
  const b = end === undefined ? a : centre(end)
  const x = spot === undefined ? a.x : centre(spot).x
  return ghost(`arrow:${from}:${to}`, { kind: 'arrow', down }, around({ x, y: (a.y + b.y) / 2 }, size))
}

/** A token that comes back, as number `index` of those that are free. */
function tokenBack({ plan, tokenColour }: Context, index: number): readonly Piece[] {
  const { at, size } = trayForm(plan.supply.w, plan.supply.h, INSPIRATION_TOKENS)
  const spot = at[index]
  if (spot === undefined || plan.style === 'strip') return []
  return [ghost(`token:free:${index}`, { kind: 'token', colour: tokenColour }, within(plan.supply, spot, size), 0.45)]
}

function tokenArrival({ seat, plan, tokenColour }: Context, to: string): readonly Piece[] {
  const look: ChakraLook = { kind: 'token', colour: tokenColour }
  const token = (spot: Box): readonly Piece[] => [ghost(`token:${to}`, look, spot, 0.6)]
  for (const [index, at] of plan.spaces.entries()) {
    if (to !== spacePlace(seat, index + 1)) continue
    const { socket } = spaceForm(at.w, at.h)
    return token(within(at, socket, socket.d))
  }
  for (const [at, row] of plan.positions.entries()) {
    if (at === EARTH || to !== notchPlace(seat, at)) continue
    const { notch } = rowForm(row.w, row.h, plan.textScale, plan.style === 'strip')
    return token(within(row, notch, notch.d))
  }
  return []
}

/** Chakras that would be completed. */
function promises({ plan }: Context, facts: readonly Told[], when: string): readonly Piece[] {
  return facts.flatMap((fact) => {
    const row = fact.kind === 'harmonized' ? plan.positions[chakraOf(fact.colour)] : undefined
    if (fact.kind !== 'harmonized' || row === undefined) return []
    return [ghost(`promise:${fact.colour}`, { kind: 'promise', colour: fact.colour }, row, when === 'now' ? 1 : 0.75)]
  })
}

/** Where energies could go with the choice after this one. */
function prospects(context: Context, next: Preview<ChakraView, ChakraAction>['next']): readonly Piece[] {
  const { view, seat } = context
  const taken = (view.boards[seat]?.column ?? []).map((energies) => energies.length)
  const marked = new Set<string>()
  const mark = (at: Position, colour: Colour): readonly Piece[] => {
    const index = taken[at] ?? 0
    if (marked.has(`${at}:${colour}`) || (at !== EARTH && index >= ROOM)) return []
    marked.add(`${at}:${colour}`)
    taken[at] = index + 1
    const spot = spotAt(context, at, index)
    return spot === undefined ? [] : [ghost(`landing:${at}:${colour}`, { kind: 'landing', colour }, spot)]
  }
  return next.flatMap(({ action, facts }) => {
    const told = facts as readonly Told[]
    const completed = promises(context, told, 'later')
    if (action.do === 'place') return [...completed, ...view.lifted.flatMap((colour) => mark(action.at, colour))]
    if (action.do !== 'move') return []
    const steps = told.filter((fact): fact is Stepped => fact.kind === 'stepped')
    return [...completed, ...steps.flatMap(({ to, colour }) => mark(to, colour))]
  })
}
