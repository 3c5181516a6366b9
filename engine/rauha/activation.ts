/** Step 4 and the scoring: activating tiles and entities one by one (sections 7, 8 and 9 of the rules). */
import type { Seat } from '../core/contract/game.ts'
import {
  activateAllAction,
  endActivationAction,
  activateEntityAction,
  activateSporeAction,
  activateTileAction,
} from './actions.ts'
import { playerOf, visibleTileOn } from './board.ts'
import type { VisibleTable } from './board.ts'
import { ENTITIES, ENTITY_DATA, SQUARES, avatarStopAt } from './data.ts'
import type { TileEffect, Entity, Resource, SquareIndex } from './data.ts'
import { gainAmountOf, applyEffect, isEffectPossible, crystalCostOf } from './effects.ts'
import type { Player, RauhaAction, RauhaFrame, RauhaState, RauhaEventSink } from './state.ts'

export type ActivationFrame = RauhaFrame & { kind: 'activate' }

/** What decides on activations: a state has it, and a view too. */
export type ActivationTable = VisibleTable & {
  readonly position: number
  readonly players: readonly Pick<Player, 'tiles' | 'spores' | 'crystals'>[]
}

/** Something that is still to be activated, whether it is possible just now or not. */
type OpenActivation = { readonly effect: TileEffect } & (
  { readonly square: SquareIndex; readonly entity: null } | { readonly square: null; readonly entity: Entity }
)

/** The tiles with an effect (line or spored ones, RAU-59, RAU-84) and entities that were not activated yet. */
function openActivations(table: ActivationTable, frame: ActivationFrame): readonly OpenActivation[] {
  const { tiles, spores } = playerOf(table, frame.seat)
  const line = avatarStopAt(table.position).squares
  const found: OpenActivation[] = []
  for (const square of frame.scoring ? SQUARES : line) {
    if ((frame.scoring && spores[square] !== true) || frame.used.includes(square)) continue
    const { effect } = visibleTileOn(table.side, tiles, square)
    if (effect !== null) found.push({ square, entity: null, effect })
  }
  for (const entity of frame.entities) {
    const { effect } = ENTITY_DATA[entity]
    if (effect !== null) found.push({ square: null, entity, effect })
  }
  return found
}

/** What can be activated just now. */
export function possibleActivations(table: ActivationTable, frame: ActivationFrame): readonly OpenActivation[] {
  const player = playerOf(table, frame.seat)
  return openActivations(table, frame).filter(({ effect }) => isEffectPossible(player, effect))
}

/** What a tile or an entity of the step or scoring under way gives now, for how many crystals. */
export type ActivationYield = OpenActivation & {
  /** It was activated already. */
  readonly used: boolean
  readonly pay: number
  readonly what: Resource | 'spore'
  readonly amount: number
}

/** For the board: everything that the seat has to activate. Empty at any other time. */
export function activationYields(
  table: ActivationTable & { readonly stack: readonly RauhaFrame[] },
): readonly ActivationYield[] {
  const [frame] = table.stack
  if (frame?.kind !== 'activate') return []
  return openActivations(table, { ...frame, used: [] }).map((open) => {
    const { effect, square } = open
    const spore = effect.kind === 'spore'
    return {
      ...open,
      used: square !== null && frame.used.includes(square),
      pay: crystalCostOf(effect),
      what: spore ? 'spore' : effect.what,
      amount: spore ? 1 : gainAmountOf(table, frame.seat, effect),
    }
  })
}

/** The entities of a seat that a scoring can activate (RAU-84). */
export function scoringEntitiesOf(state: RauhaState, seat: Seat): Entity[] {
  return ENTITIES.filter((entity) => state.entities[entity] === seat && ENTITY_DATA[entity].effect !== null)
}

/** Whether anything can be activated; else the step ends by itself (RAU-68). */
export function canActivate(table: ActivationTable, frame: ActivationFrame): boolean {
  const player = playerOf(table, frame.seat)
  return openActivations(table, frame).some(({ effect }) => isEffectPossible(player, effect))
}

/** One choice for each tile and entity, and for a spore effect one for each square without a spore. */
export function activationChoices(table: ActivationTable, frame: ActivationFrame): readonly RauhaAction[] {
  const player = playerOf(table, frame.seat)
  const open = openActivations(table, frame)
  const found: RauhaAction[] = []
  for (const { square, entity, effect } of open) {
    if (!isEffectPossible(player, effect)) continue
    if (entity !== null) found.push(activateEntityAction(entity))
    else if (effect.kind !== 'spore') found.push(activateTileAction(square))
    else for (const spore of SQUARES) if (player.spores[spore] === false) found.push(activateSporeAction(square, spore))
  }
  if (found.length === 0) return found
  if (activationsAtOnce(table, frame, open) !== undefined) found.push(activateAllAction)
  found.push(endActivationAction)
  return found
}

/** Why not everything can be activated at once: a tile places a spore, the crystals at hand do not pay for all, or one thing is left. */
export type OneByOneReason = 'spore' | 'crystals' | 'single'

/**
 * All that can still be activated, if it is at least two things and every order of them does the same (RAU-98): none of them places a spore, and the crystals at hand pay for all of them. What could not be paid for even with all
 * crystals that are still to come is left out.
 */
export function activationsAtOnce(
  table: ActivationTable,
  frame: ActivationFrame,
  open: readonly OpenActivation[] = openActivations(table, frame),
): readonly OpenActivation[] | undefined {
  const all = affordableActivations(table, frame, open)
  return oneByOneReasonFor(table, frame, all) === undefined ? all : undefined
}

/** @returns why not all of these can be activated at once; undefined: they can be */
export function oneByOneReasonFor(
  table: ActivationTable,
  frame: ActivationFrame,
  all: readonly OpenActivation[] = affordableActivations(table, frame, openActivations(table, frame)),
): OneByOneReason | undefined {
  if (all.length < 2) return 'single'
  if (all.some(({ effect }) => effect.kind === 'spore')) return 'spore'
  const pays = all.reduce((sum, { effect }) => sum + crystalCostOf(effect), 0)
  return pays <= playerOf(table, frame.seat).crystals ? undefined : 'crystals'
}

/** What of that can be paid for, if need be with all crystals that are still to come. */
function affordableActivations(
  table: ActivationTable,
  frame: ActivationFrame,
  open: readonly OpenActivation[],
): readonly OpenActivation[] {
  const { crystals, spores } = playerOf(table, frame.seat)
  let most = crystals
  for (const { effect } of open) {
    if (effect.kind !== 'spore' && effect.what === 'crystals') most += gainAmountOf(table, frame.seat, effect)
  }
  const hasSquare = spores.includes(false)
  return open.filter(({ effect }) => crystalCostOf(effect) <= most && (effect.kind !== 'spore' || hasSquare))
}

/** Activates a tile, with the square of its spore if its effect places one. */
export function activateTile(
  state: RauhaState,
  frame: ActivationFrame,
  square: SquareIndex,
  spore: SquareIndex | null,
  tell: RauhaEventSink,
): void {
  const { effect } = visibleTileOn(state.side, playerOf(state, frame.seat).tiles, square)
  frame.used.push(square)
  frame.used.sort((a, b) => a - b)
  if (effect !== null) applyEffect(state, frame.seat, effect, { kind: 'tile', square }, spore, tell)
}

export function activateEntity(state: RauhaState, frame: ActivationFrame, entity: Entity, tell: RauhaEventSink): void {
  const { effect } = ENTITY_DATA[entity]
  frame.entities.splice(frame.entities.indexOf(entity), 1)
  if (effect !== null) applyEffect(state, frame.seat, effect, { kind: 'entity', entity }, null, tell)
}

/** Activates everything, one after another. */
export function activateAll(state: RauhaState, frame: ActivationFrame, tell: RauhaEventSink): void {
  activationsAtOnce(state, frame)?.forEach(({ square, entity }, at) => {
    if (at > 0) tell.checkpoint()
    if (entity !== null) activateEntity(state, frame, entity, tell)
    else activateTile(state, frame, square, null, tell)
  })
}
