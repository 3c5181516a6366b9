/**
 * Which choices are final: once one of them and everything that the table then plays by itself are played, its chooser
 * could not take it back, or another seat is asked without the table waiting for 'End turn'. Such a choice asks first.
 *
 * Found from the chooser's view alone: each choice is played in a few determinizations of it, with a fixed stream, and
 * is final if it is in any of them. A game declares what that could miss, and what is not asked because its very words
 * are chance (`Game.final`).
 *
 * A decision that is a question already (`Game.isQuestion`) does not ask a second time, however final its answers are.
 */
import { omitUndefined } from '../contract/omit-undefined.ts'
import type { AnyGame, Message, Seat } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'
import { createRandomStream } from '../contract/random.ts'
import { hostMessage } from '../contract/host-messages.ts'
import { Table, type TurnEndPolicy } from './table.ts'
import { irreversibleReasonOf } from './undo-rules.ts'

/** What besides the view bears on it; all of it known to everybody. */
export interface IrreversibilityContext {
  readonly players: number
  readonly options: Table['config']['options']
  readonly turnEndPolicyOf: (seat: Seat) => TurnEndPolicy
  readonly isPerson: (seat: Seat) => boolean
  /** Whose turn, or part of something, it is; undefined where nothing tells. */
  readonly turn: Seat | undefined
}

/** A choice that is final. */
export interface IrreversibleChoice {
  /** Its place among the choices of the decision. */
  readonly index: number
  /** Why: in the words of the game, or of the table where the game has none. */
  readonly why: Message
}

const DETERMINIZATIONS = 3
const FIXED_SEED = '0'.repeat(32)

/**
 * The final ones among the choices that `seat` has, in their order. A decision with one choice has none: there is nothing
 * else to choose.
 */
export function findIrreversibleChoices(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  choices: readonly Json[],
  at: IrreversibilityContext,
): readonly IrreversibleChoice[] {
  if (choices.length < 2) return []
  const declared = choices.map((action) => game.isIrreversible?.(view, seat, action))
  const final = new Map<number, Message>()
  declared.forEach((is, index) => {
    if (is === true) final.set(index, hostMessage('table.final.drawn'))
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

/** The same for a table as it stands; none on a practice table, where anything can be taken back. */
export function irreversibleChoicesNow(table: Table, seat: Seat): readonly IrreversibleChoice[] {
  const decision = table.decision(seat)
  if (decision === undefined || table.practice) return []
  const { game, config, turnEndPolicyOf, isPerson, turnOwner } = table
  const at = { ...config, turnEndPolicyOf, isPerson, turn: turnOwner }
  return findIrreversibleChoices(game, game.view(table.state, seat), seat, decision.choices, at)
}

/** Those of them that ask before they are played: none of a decision that is a question itself. */
export function choicesToConfirm(table: Table, seat: Seat): readonly IrreversibleChoice[] {
  return table.game.skipsConfirmation?.(table.state, seat) === true ? [] : irreversibleChoicesNow(table, seat)
}

/** Why a choice is final in a state that could stand behind the view; undefined where it can be taken back. */
function irreversibleReasonIn(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: Json,
  at: IrreversibilityContext,
): Message | undefined {
  const { players, options, turnEndPolicyOf, isPerson, turn } = at
  const base = { state, events: 0, ...omitUndefined({ turn }) }
  const table = new Table({ game, config: { players, options }, seed: FIXED_SEED, base })
  table.turnEndPolicyOf = turnEndPolicyOf
  table.isPerson = isPerson
  const passes = hostMessage('table.final.passes')
  if (!table.act(seat, action).ok) return passes
  const undo = table.canUndo(seat)
  if (!undo.ok) return irreversibleReasonOf(undo)
  const others = table.deciders.filter((each) => each !== seat)
  if (others.length === 0) return undefined
  // Of what several choose at once: as long as a person still has to, whose curtain has to be lifted first.
  return table.isChoiceOpen(seat) && others.some(isPerson) ? undefined : passes
}
