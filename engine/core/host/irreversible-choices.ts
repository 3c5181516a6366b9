/**
 * Finds irreversible choices. A choice is irreversible if, after it and everything that the table then plays
 * automatically, its player could not undo it, or another seat is asked without a wait for 'End turn'. The UI asks for
 * confirmation first.
 *
 * Computed from the player's view only: each choice is played in a few determinizations, with a fixed stream, and is
 * irreversible if it is so in any of them. A game declares the choices that this could miss, and those that need no
 * confirmation because their text names the randomness (`Game.isIrreversible`).
 *
 * A decision that is itself a question (`Game.skipsConfirmation`) needs no confirmation, even if its answers are
 * irreversible.
 */
import { omitUndefined } from '../contract/omit-undefined.ts'
import type { AnyGame, Message, Seat } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'
import { createRandomStream } from '../contract/random.ts'
import { engineMessage } from '../contract/engine-messages.ts'
import { Table, type TurnEndPolicy } from './table.ts'
import { warningOfUndoBlocker } from './undo-rules.ts'

/** The public information that decides, together with the view, whether a choice is irreversible. */
export interface IrreversibilityContextBesidesView {
  readonly players: number
  readonly options: Table['config']['options']
  /** When a turn of a seat waits for 'End turn'. */
  readonly turnEndPolicyOf: (seat: Seat) => TurnEndPolicy
  /** Whether a person, not a bot, plays a seat. */
  readonly isPerson: (seat: Seat) => boolean
  /** Owner of the current turn or part, or undefined if unknown. */
  readonly turnOwner: Seat | undefined
}

/** One of the choices of a pending decision that its player could not undo once made, with the reason. */
export interface IrreversibleOption {
  /** Index among the choices of the decision. */
  readonly index: number
  /** The reason: the game's message, or the table's if the game has none. */
  readonly why: Message
}

const DETERMINIZATIONS = 3
const FIXED_SEED = '0'.repeat(32)

/**
 * Finds the irreversible choices of a decision: the choices that their player could not undo, or after which another
 * seat is asked without a wait for 'End turn'. Uses only the player's view, and plays each choice on a few
 * determinizations (random guesses of the hidden information).
 * @param view the view of `seat`
 * @param choices the choices of `seat`
 * @param at public information besides the view: player count, options, policies for 'End turn', which seats people
 *   play, and the owner of the turn
 * @returns the index and the reason of each irreversible choice, ascending by index. Empty for a decision with one
 *   choice, since there is no alternative
 */
export function findIrreversibleOptions(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  choices: readonly Json[],
  at: IrreversibilityContextBesidesView,
): readonly IrreversibleOption[] {
  if (choices.length < 2) return []
  const declared = choices.map((action) => game.isIrreversible?.(view, seat, action))
  const final = new Map<number, Message>()
  declared.forEach((is, index) => {
    if (is === true) final.set(index, engineMessage('table.final.drawn'))
  })
  const open = declared.includes(undefined)
  for (let nth = 0; open && nth < DETERMINIZATIONS; nth++) {
    const state: unknown = game.determinize(view, seat, createRandomStream(FIXED_SEED, `final ${String(nth)}`))
    choices.forEach((action, index) => {
      if (declared[index] !== undefined || final.has(index)) return
      const why = irreversibleReasonIn(game, state, seat, action, at)
      if (why !== undefined) final.set(index, why)
    })
  }
  return [...final].sort(([a], [b]) => a - b).map(([index, why]) => ({ index, why }))
}

/**
 * Finds the irreversible choices of a seat in the current state of a table. A choice is irreversible if its player
 * could not undo it, or if another seat is asked right after it, before the player presses 'End turn' (see
 * `findIrreversibleOptions`).
 * @returns the index and the reason of each irreversible choice, ascending by index. Empty on a practice table, where
 *   everything can be undone, and if the seat has no decision
 */
export function irreversibleOptionsNow(table: Table, seat: Seat): readonly IrreversibleOption[] {
  const decision = table.decision(seat)
  if (decision === undefined || table.practice) return []
  const { game, config, turnEndPolicyOf, isPerson, turnOwner } = table
  const at = { ...config, turnEndPolicyOf, isPerson, turnOwner }
  return findIrreversibleOptions(game, game.view(table.state, seat), seat, decision.choices, at)
}

/**
 * The irreversible choices of a seat (its player could not undo them, or another seat is asked after them without a
 * wait for 'End turn') for which the UI must ask the player for confirmation. Empty if the seat's decision is itself a
 * yes/no question or a pick among cards that the decision shows (`Game.skipsConfirmation`), and whenever
 * `irreversibleOptionsNow` finds none.
 * @returns the index and the reason of each such choice, ascending by index
 */
export function optionsToConfirm(table: Table, seat: Seat): readonly IrreversibleOption[] {
  return table.game.skipsConfirmation?.(table.state, seat) === true ? [] : irreversibleOptionsNow(table, seat)
}

/** @returns the reason why a choice is irreversible in a possible state, or undefined if it can be undone */
function irreversibleReasonIn(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: Json,
  at: IrreversibilityContextBesidesView,
): Message | undefined {
  const { players, options, turnEndPolicyOf, isPerson, turnOwner } = at
  const base = { state, events: 0, ...omitUndefined({ turn: turnOwner }) }
  const table = new Table({ game, config: { players, options }, seed: FIXED_SEED, base })
  table.turnEndPolicyOf = turnEndPolicyOf
  table.isPerson = isPerson
  const passes = engineMessage('table.final.passes')
  if (!table.act(seat, action).ok) return passes
  const undo = table.checkUndo(seat)
  if (!undo.ok) return warningOfUndoBlocker(undo)
  const others = table.deciders.filter((each) => each !== seat)
  if (others.length === 0) return undefined
  // In a simultaneous decision: reversible while another person still has to choose, behind a curtain.
  return table.isChoiceOpen(seat) && others.some(isPerson) ? undefined : passes
}
