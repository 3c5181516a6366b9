/** All actions as shared objects, built once. Lists of choices consist of these objects, which are never modified. */
import type { Seat } from '../core/contract/game.ts'
import { KARMA_COLOURS, FREE_WILL_NUMBERS, SIDE_IDS_OF_CHOICE_CARD, TOOLS } from './data.ts'
import type { KarmaColour, Tool } from './data.ts'
import type { CosmicAction } from './state.ts'

type Actions = readonly CosmicAction[]

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5]

/** The action of throwing the dice. */
export const rollAction: CosmicAction = { do: 'roll' }
/**
 * The action of staying in Future Life Planning, a space of the Spirit Realm, for this turn. The player chooses it
 * instead of moving on (re-entering) or joining another player on that player's space (COS-137).
 */
export const stayInPlanningAction: CosmicAction = { do: 'wait' }
/**
 * The action that ends the current step of an effect: the player gives back no more beads, exchanges no bead, or does not
 * trade places.
 */
export const endEffectStepAction: CosmicAction = { do: 'done' }
/**
 * The action of starting the pawn's move. Its count comes from the dice thrown, or from the Free Will Cards (number
 * cards for moving) laid out.
 */
export const startMoveAction: CosmicAction = { do: 'go' }

/** An empty list of actions. */
export const NO_ACTIONS: Actions = []
/** The actions of a player who can only throw the dice. */
export const ROLL_ACTIONS: Actions = [rollAction]
/** The actions of a player who has thrown the dice: only to start the move. */
export const START_MOVE_ACTIONS: Actions = [startMoveAction]
/** The actions of a player who holds a Lose a Turn Card: only to give one back, which is the whole turn. */
export const SIT_OUT_ACTIONS: Actions = [{ do: 'sitOut' }]
/**
 * The actions of a player who has reached the space Hanging On, the last space of the Earth Realm, and is ready to
 * return to Cosmic Consciousness, the goal in the centre: the only action is this return.
 */
export const RETURN_HOME_ACTIONS: Actions = [{ do: 'home' }]
/**
 * The actions of choosing a colour, one for each colour. The choice is about a piece to take, or about a dual karmic
 * majority: one that is equal in both colours, so that the player who takes it chooses the colour.
 */
export const CHOOSE_COLOUR_ACTIONS: Actions = KARMA_COLOURS.map((colour) => ({ do: 'colour', colour }))
/** The actions of choosing the side of the drawn Choice Card. */
export const CHOOSE_CARD_SIDE_ACTIONS: Actions = SIDE_IDS_OF_CHOICE_CARD.map((side) => ({ do: 'side', side }))

const CARDS: Actions = FREE_WILL_NUMBERS.map((number) => ({ do: 'card', number }))
const JOINS: Actions = SEATS.map((seat) => ({ do: 'join', seat }))
const GIFTS: Actions = SEATS.map((seat) => ({ do: 'gift', seat }))
const SWAPS: Actions = SEATS.map((seat) => ({ do: 'swap', seat }))

function entry(list: Actions, at: number): CosmicAction {
  const action = list[at]
  if (action === undefined) throw new RangeError(`no action ${String(at)}`)
  return action
}

/**
 * Returns the action of laying out one Free Will Card, a number card for moving.
 * @param number the number on the card, 1 to 6
 * @throws RangeError if no card has that number
 */
export function layOutFreeWillCardAction(number: number): CosmicAction {
  return entry(CARDS, number - 1)
}

/**
 * @returns the action by which a player in Future Life Planning (a place of the Spirit Realm) joins the player of the
 *   given seat
 */
export function joinPlayerAction(seat: Seat): CosmicAction {
  return entry(JOINS, seat)
}

/**
 * @returns the action of choosing the player of a seat as the one who takes a ring from the bank, for an effect that
 *   gives another player a ring (COS-61)
 */
export function chooseRingReceiverAction(seat: Seat): CosmicAction {
  return entry(GIFTS, seat)
}

/** @returns the action of trading places with the player of a seat */
export function swapPlacesWithPlayerAction(seat: Seat): CosmicAction {
  return entry(SWAPS, seat)
}

/** For every set of keys (as bits, in their order): the actions of its keys, followed by `besides`; empty for the empty set. */
function bySet<K>(keys: readonly K[], action: (key: K) => CosmicAction, ...besides: Actions): readonly Actions[] {
  const actions = keys.map(action)
  return Array.from({ length: 1 << keys.length }, (_, set) => {
    const chosen = actions.filter((_action, at) => (set & (1 << at)) !== 0)
    return chosen.length === 0 ? NO_ACTIONS : [...chosen, ...besides]
  })
}

const GIVE_BACK = bySet(KARMA_COLOURS, (colour) => ({ do: 'giveBack', colour }), endEffectStepAction)
const EXCHANGE = bySet(KARMA_COLOURS, (colour) => ({ do: 'exchange', colour }), endEffectStepAction)
const LOOSEN = bySet(KARMA_COLOURS, (colour) => ({ do: 'loosen', colour }))
const TAKE_PEG = bySet(TOOLS, (tool) => ({ do: 'takePeg', tool }))
const LOSE_PEG = bySet(TOOLS, (tool) => ({ do: 'losePeg', tool }))

function colourSet(count: Readonly<Record<KarmaColour, number>>): number {
  return (count.green > 0 ? 1 : 0) | (count.orange > 0 ? 2 : 0)
}

function toolSet(pegs: Readonly<Record<Tool, number>>, least: number, most: number): number {
  let set = 0
  for (let at = 0; at < TOOLS.length; at++) {
    const tool = TOOLS[at]
    if (tool !== undefined && pegs[tool] >= least && pegs[tool] <= most) set |= 1 << at
  }
  return set
}

/**
 * The actions of a player who may give back a loose bead, that is, a bead that is not part of a habit.
 * @param beads the number of the player's loose beads, by colour
 * @returns one action for each colour of which the player has a loose bead, followed by the action that ends the
 *   effect step; empty if the player has no loose bead
 */
export function beadReturnActions(beads: Readonly<Record<KarmaColour, number>>): Actions {
  return GIVE_BACK[colourSet(beads)] ?? NO_ACTIONS
}

/**
 * @returns the actions of exchanging a loose bead for one of the other colour, one action for each colour that the
 * player has, and the action of declining; empty if the player has no loose bead
 */
export function beadExchangeActions(beads: Readonly<Record<KarmaColour, number>>): Actions {
  return EXCHANGE[colourSet(beads)] ?? NO_ACTIONS
}

/**
 * The actions of loosening a habit, that is, taking it apart. A habit is a stick with three beads of one colour.
 * @param habits the number of the player's habits, by colour
 * @returns one action for each colour of which the player has a habit
 */
export function habitLooseningActions(habits: Readonly<Record<KarmaColour, number>>): Actions {
  return LOOSEN[colourSet(habits)] ?? NO_ACTIONS
}

/**
 * Lists the actions by which a player takes a peg, a piece of one kind of tool: torch, sword or wand.
 * @param pegs the number of the player's pegs, by kind
 * @returns one action for each kind of which the player has fewer than two pegs
 */
export function pegTakingActions(pegs: Readonly<Record<Tool, number>>): Actions {
  return TAKE_PEG[toolSet(pegs, 0, 1)] ?? NO_ACTIONS
}

/** @returns the actions of giving back a peg, one for each kind of which the player has exactly one */
export function unpairedPegReturnActions(pegs: Readonly<Record<Tool, number>>): Actions {
  return LOSE_PEG[toolSet(pegs, 1, 1)] ?? NO_ACTIONS
}
