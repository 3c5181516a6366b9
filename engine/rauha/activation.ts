/** Step 4 and the scoring: players activate tiles and entities one by one (sections 7, 8 and 9 of the rules). */
import type { Seat } from '../core/contract/game.ts'
import {
  activateAllAction,
  endActivationAction,
  activateEntityAction,
  activateTileToPlaceSporeAction,
  activateTileAction,
} from './actions.ts'
import { playerOf, visibleTileOn } from './board.ts'
import type { BoardsAndEntities } from './board.ts'
import { ENTITY_IDS, ENTITY_DATA, SQUARE_INDICES, avatarStopAt } from './data.ts'
import type { ActivationEffect, EntityId, Resource, SquareIndex } from './data.ts'
import { gainAmountOf, applyActivationEffect, isEffectPossible, crystalCostOfEffect } from './effects.ts'
import type { Player, RauhaAction, RauhaFrame, RauhaState, RauhaEventSink } from './state.ts'

/** The stack frame of a seat that activates tiles and entities, in step 4 of its turn or in a scoring. */
export type ActivationFrame = RauhaFrame & { kind: 'activate' }

/** The fields of a state or a view that determine which activations are possible. */
export type ActivationRelevantState = BoardsAndEntities & {
  readonly position: number
  readonly players: readonly Pick<Player, 'tiles' | 'spores' | 'crystals'>[]
}

/** An activation that is still open, whether or not it is possible now. */
type OpenActivation = { readonly effect: ActivationEffect } & (
  { readonly square: SquareIndex; readonly entity: null } | { readonly square: null; readonly entity: EntityId }
)

/** Open activations: tiles with an effect (on the line, or with a spore; RAU-59, RAU-84) and entities. */
function openActivations(table: ActivationRelevantState, frame: ActivationFrame): readonly OpenActivation[] {
  const { tiles, spores } = playerOf(table, frame.seat)
  const line = avatarStopAt(table.position).squares
  const found: OpenActivation[] = []
  for (const square of frame.scoring ? SQUARE_INDICES : line) {
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

/** @returns the activations that the seat can make now: not yet made, with enough crystals and, for a spore, a free square */
export function possibleActivations(table: ActivationRelevantState, frame: ActivationFrame): readonly OpenActivation[] {
  const player = playerOf(table, frame.seat)
  return openActivations(table, frame).filter(({ effect }) => isEffectPossible(player, effect))
}

/**
 * What activating a tile or an entity gives in the current step or scoring, what it costs, and whether it has been activated
 * already.
 */
export type ActivationPreview = OpenActivation & {
  /** Already activated; only possible for a tile. */
  readonly used: boolean
  /** Price in crystals. */
  readonly pay: number
  readonly what: Resource | 'spore'
  /** Amount of `what`, with the counts of now. */
  readonly amount: number
}

/**
 * Lists the yields of the tiles and entities that the seat can activate in the current activation step (step 4 of a
 * turn) or scoring. Tiles that the seat has already activated in it are included; entities already activated are not.
 * @returns the list, empty if the current step is neither step 4 nor a scoring
 */
export function currentActivationYields(
  table: ActivationRelevantState & { readonly stack: readonly RauhaFrame[] },
): readonly ActivationPreview[] {
  const [frame] = table.stack
  if (frame?.kind !== 'activate') return []
  return openActivations(table, { ...frame, used: [] }).map((open) => {
    const { effect, square } = open
    const spore = effect.kind === 'spore'
    return {
      ...open,
      used: square !== null && frame.used.includes(square),
      pay: crystalCostOfEffect(effect),
      what: spore ? 'spore' : effect.what,
      amount: spore ? 1 : gainAmountOf(table, frame.seat, effect),
    }
  })
}

/**
 * Lists the entities of a seat that the seat can activate in a scoring: those that have an effect (RAU-84). An entity
 * is a divine being that a seat wins during the game. The list does not depend on which entities have already been
 * activated.
 */
export function ownedEntitiesWithEffect(state: RauhaState, seat: Seat): EntityId[] {
  return ENTITY_IDS.filter((entity) => state.entities[entity] === seat && ENTITY_DATA[entity].effect !== null)
}

/**
 * Whether a seat can activate at least one more tile or entity, in step 4 of its turn or in a scoring. If it cannot,
 * the step or the scoring ends automatically (RAU-68).
 */
export function hasPossibleActivation(table: ActivationRelevantState, frame: ActivationFrame): boolean {
  const player = playerOf(table, frame.seat)
  return openActivations(table, frame).some(({ effect }) => isEffectPossible(player, effect))
}

/**
 * Lists the legal actions of a seat that may activate tiles and entities. There is one action per possible tile and
 * entity; for a tile that places a spore, one per square without a spore. The action that makes all activations is
 * included if their order cannot matter, and the action that makes no more activations is always last.
 * @returns empty if nothing can be activated
 */
export function activationChoices(table: ActivationRelevantState, frame: ActivationFrame): readonly RauhaAction[] {
  const player = playerOf(table, frame.seat)
  const open = openActivations(table, frame)
  const found: RauhaAction[] = []
  for (const { square, entity, effect } of open) {
    if (!isEffectPossible(player, effect)) continue
    if (entity !== null) found.push(activateEntityAction(entity))
    else if (effect.kind !== 'spore') found.push(activateTileAction(square))
    else
      for (const spore of SQUARE_INDICES)
        if (player.spores[spore] === false) found.push(activateTileToPlaceSporeAction(square, spore))
  }
  if (found.length === 0) return found
  if (jointActivationsIfAllowed(table, frame, open) !== undefined) found.push(activateAllAction)
  found.push(endActivationAction)
  return found
}

/**
 * The reason why the activations cannot be made in one action: a tile places a spore, the crystals do not suffice for all of
 * them, or fewer than two are left.
 */
export type OneByOneActivationReason = 'spore' | 'crystals' | 'single'

/**
 * Finds the activations that the seat can make together by one action (RAU-98): those that it has not made yet,
 * without those that it cannot afford even with all crystals that it can still gain. They can be made together only if
 * there are at least two of them, none places a spore, and the seat's present crystals pay for all of them. Their
 * order then does not matter.
 * @param open the activations that the seat has not made yet; by default computed from `table` and `frame`
 * @returns the activations, or undefined if they must be made one by one
 */
export function jointActivationsIfAllowed(
  table: ActivationRelevantState,
  frame: ActivationFrame,
  open: readonly OpenActivation[] = openActivations(table, frame),
): readonly OpenActivation[] | undefined {
  const all = affordableActivations(table, frame, open)
  return oneByOneActivationReasonFor(table, frame, all) === undefined ? all : undefined
}

/**
 * Finds the reason why a seat must make its activations one by one, in step 4 of its turn or in a scoring. An
 * activation uses the effect of a tile or an entity.
 * @param all the activations; by default, the open ones that the seat can still afford
 * @returns `single` if there are fewer than two activations, `spore` if one of them places a spore, `crystals` if the
 *   seat's crystals do not pay for all of them; undefined if one action can make all of them
 */
export function oneByOneActivationReasonFor(
  table: ActivationRelevantState,
  frame: ActivationFrame,
  all: readonly OpenActivation[] = affordableActivations(table, frame, openActivations(table, frame)),
): OneByOneActivationReason | undefined {
  if (all.length < 2) return 'single'
  if (all.some(({ effect }) => effect.kind === 'spore')) return 'spore'
  const pays = all.reduce((sum, { effect }) => sum + crystalCostOfEffect(effect), 0)
  return pays <= playerOf(table, frame.seat).crystals ? undefined : 'crystals'
}

/** The open activations that the seat can afford, counting all crystals that it can still gain from them. */
function affordableActivations(
  table: ActivationRelevantState,
  frame: ActivationFrame,
  open: readonly OpenActivation[],
): readonly OpenActivation[] {
  const { crystals, spores } = playerOf(table, frame.seat)
  let most = crystals
  for (const { effect } of open) {
    if (effect.kind !== 'spore' && effect.what === 'crystals') most += gainAmountOf(table, frame.seat, effect)
  }
  const hasSquare = spores.includes(false)
  return open.filter(({ effect }) => crystalCostOfEffect(effect) <= most && (effect.kind !== 'spore' || hasSquare))
}

/**
 * Activates the tile on a square of the active seat's board. The seat cannot activate this tile again in the same step
 * or scoring.
 * @param spore the square for the spore, if the effect places one; otherwise null
 */
export function activateTile(
  state: RauhaState,
  frame: ActivationFrame,
  square: SquareIndex,
  spore: SquareIndex | null,
  emit: RauhaEventSink,
): void {
  const { effect } = visibleTileOn(state.side, playerOf(state, frame.seat).tiles, square)
  frame.used.push(square)
  frame.used.sort((a, b) => a - b)
  if (effect !== null) applyActivationEffect(state, frame.seat, effect, { kind: 'tile', square }, spore, emit)
}

/**
 * Activates an entity that the active seat owns. The seat cannot activate this entity again in the same step or
 * scoring.
 */
export function activateEntity(
  state: RauhaState,
  frame: ActivationFrame,
  entity: EntityId,
  emit: RauhaEventSink,
): void {
  const { effect } = ENTITY_DATA[entity]
  frame.entities.splice(frame.entities.indexOf(entity), 1)
  if (effect !== null) applyActivationEffect(state, frame.seat, effect, { kind: 'entity', entity }, null, emit)
}

/** Makes all open activations, one after another. Does nothing if they must be made one by one. */
export function activateAllOpenAtOnce(state: RauhaState, frame: ActivationFrame, emit: RauhaEventSink): void {
  jointActivationsIfAllowed(state, frame)?.forEach(({ square, entity }, at) => {
    if (at > 0) emit.checkpoint()
    if (entity !== null) activateEntity(state, frame, entity, emit)
    else activateTile(state, frame, square, null, emit)
  })
}
