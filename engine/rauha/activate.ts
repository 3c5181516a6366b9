/** Step 4 and the scoring: activating tiles and entities one by one (sections 7, 8 and 9 of the rules). */
import type { Seat } from '../core/contract/game.ts'
import { allAction, endAction, entityAction, sporeAction, tileAction } from './actions.ts'
import { playerAt, tileOn } from './board.ts'
import type { OpenTable } from './board.ts'
import { ENTITIES, ENTITY_DATA, SQUARES, stopAt } from './data.ts'
import type { Effect, Entity, Good, Square } from './data.ts'
import { amountOf, carryOut, isPossible, payOf } from './effects.ts'
import type { Player, RauhaAction, RauhaFrame, RauhaState, Report } from './state.ts'

export type ActivateFrame = RauhaFrame & { kind: 'activate' }

/** What decides on activations: a state has it, and a view too. */
export type ActiveTable = OpenTable & {
  readonly position: number
  readonly players: readonly Pick<Player, 'tiles' | 'spores' | 'crystals'>[]
}

/** Something that is still to be activated, whether it is possible just now or not. */
type Open = { readonly effect: Effect } & (
  { readonly square: Square; readonly entity: null } | { readonly square: null; readonly entity: Entity }
)

/** The tiles with an effect (line or spored ones, RAU-59, RAU-84) and entities that were not activated yet. */
function openOnes(table: ActiveTable, frame: ActivateFrame): readonly Open[] {
  const { tiles, spores } = playerAt(table, frame.seat)
  const line = stopAt(table.position).squares
  const found: Open[] = []
  for (const square of frame.scoring ? SQUARES : line) {
    if ((frame.scoring && spores[square] !== true) || frame.used.includes(square)) continue
    const { effect } = tileOn(table.side, tiles, square)
    if (effect !== null) found.push({ square, entity: null, effect })
  }
  for (const entity of frame.entities) {
    const { effect } = ENTITY_DATA[entity]
    if (effect !== null) found.push({ square: null, entity, effect })
  }
  return found
}

/** What can be activated just now. */
export function openNow(table: ActiveTable, frame: ActivateFrame): readonly Open[] {
  const player = playerAt(table, frame.seat)
  return openOnes(table, frame).filter(({ effect }) => isPossible(player, effect))
}

/** What a tile or an entity of the step or scoring under way gives now, for how many crystals. */
export type Yield = Open & {
  /** It was activated already. */
  readonly used: boolean
  readonly pay: number
  readonly what: Good | 'spore'
  readonly amount: number
}

/** For the board: everything that the seat has to activate. Empty at any other time. */
export function yieldsOf(table: ActiveTable & { readonly stack: readonly RauhaFrame[] }): readonly Yield[] {
  const [frame] = table.stack
  if (frame?.kind !== 'activate') return []
  return openOnes(table, { ...frame, used: [] }).map((open) => {
    const { effect, square } = open
    const spore = effect.kind === 'spore'
    return {
      ...open,
      used: square !== null && frame.used.includes(square),
      pay: payOf(effect),
      what: spore ? 'spore' : effect.what,
      amount: spore ? 1 : amountOf(table, frame.seat, effect),
    }
  })
}

/** The entities of a seat that a scoring can activate (RAU-84). */
export function entitiesOf(state: RauhaState, seat: Seat): Entity[] {
  return ENTITIES.filter((entity) => state.entities[entity] === seat && ENTITY_DATA[entity].effect !== null)
}

/** Whether anything can be activated; else the step ends by itself (RAU-68). */
export function canActivate(table: ActiveTable, frame: ActivateFrame): boolean {
  const player = playerAt(table, frame.seat)
  return openOnes(table, frame).some(({ effect }) => isPossible(player, effect))
}

/** One choice for each tile and entity, and for a spore effect one for each square without a spore. */
export function activateChoices(table: ActiveTable, frame: ActivateFrame): readonly RauhaAction[] {
  const player = playerAt(table, frame.seat)
  const open = openOnes(table, frame)
  const found: RauhaAction[] = []
  for (const { square, entity, effect } of open) {
    if (!isPossible(player, effect)) continue
    if (entity !== null) found.push(entityAction(entity))
    else if (effect.kind !== 'spore') found.push(tileAction(square))
    else for (const spore of SQUARES) if (player.spores[spore] === false) found.push(sporeAction(square, spore))
  }
  if (found.length === 0) return found
  if (allAtOnce(table, frame, open) !== undefined) found.push(allAction)
  found.push(endAction)
  return found
}

/** Why not everything can be activated at once: a tile places a spore, the crystals at hand do not pay for all, or one thing is left. */
export type OneByOne = 'spore' | 'crystals' | 'single'

/**
 * All that can still be activated, if it is at least two things and every order of them does the same (RAU-98): none of them places a spore, and the crystals at hand pay for all of them. What could not be paid for even with all
 * crystals that are still to come is left out.
 */
export function allAtOnce(
  table: ActiveTable,
  frame: ActivateFrame,
  open: readonly Open[] = openOnes(table, frame),
): readonly Open[] | undefined {
  const all = payable(table, frame, open)
  return oneByOne(table, frame, all) === undefined ? all : undefined
}

/** @returns why not all of these can be activated at once; undefined: they can be */
export function oneByOne(
  table: ActiveTable,
  frame: ActivateFrame,
  all: readonly Open[] = payable(table, frame, openOnes(table, frame)),
): OneByOne | undefined {
  if (all.length < 2) return 'single'
  if (all.some(({ effect }) => effect.kind === 'spore')) return 'spore'
  const pays = all.reduce((sum, { effect }) => sum + payOf(effect), 0)
  return pays <= playerAt(table, frame.seat).crystals ? undefined : 'crystals'
}

/** What of that can be paid for, if need be with all crystals that are still to come. */
function payable(table: ActiveTable, frame: ActivateFrame, open: readonly Open[]): readonly Open[] {
  const { crystals, spores } = playerAt(table, frame.seat)
  let most = crystals
  for (const { effect } of open) {
    if (effect.kind !== 'spore' && effect.what === 'crystals') most += amountOf(table, frame.seat, effect)
  }
  const hasSquare = spores.includes(false)
  return open.filter(({ effect }) => payOf(effect) <= most && (effect.kind !== 'spore' || hasSquare))
}

/** Activates a tile, with the square of its spore if its effect places one. */
export function activateTile(
  state: RauhaState,
  frame: ActivateFrame,
  square: Square,
  spore: Square | null,
  tell: Report,
): void {
  const { effect } = tileOn(state.side, playerAt(state, frame.seat).tiles, square)
  frame.used.push(square)
  frame.used.sort((a, b) => a - b)
  if (effect !== null) carryOut(state, frame.seat, effect, { kind: 'tile', square }, spore, tell)
}

export function activateEntity(state: RauhaState, frame: ActivateFrame, entity: Entity, tell: Report): void {
  const { effect } = ENTITY_DATA[entity]
  frame.entities.splice(frame.entities.indexOf(entity), 1)
  if (effect !== null) carryOut(state, frame.seat, effect, { kind: 'entity', entity }, null, tell)
}

/** Activates everything, one after another. */
export function activateAll(state: RauhaState, frame: ActivateFrame, tell: Report): void {
  allAtOnce(state, frame)?.forEach(({ square, entity }, at) => {
    if (at > 0) tell.checkpoint()
    if (entity !== null) activateEntity(state, frame, entity, tell)
    else activateTile(state, frame, square, null, tell)
  })
}
