/** Prompts of a seat: the frame on top of the stack as a prompt kind, with the values that its text needs. */
import type { DecisionPrompt, Message, PersonRef, Seat } from '../core/contract/game.ts'
import { playerOf } from './account.ts'
import { FUTURE_LIFE_PLANNING_SPACE, MAX_WAITS_IN_PLANNING } from './data.ts'
import type { KarmaColour, KarmaPieceKind } from './data.ts'
import { allEffectStepsOfFrame, joinableOrSwappableSeats } from './effects.ts'
import { cardName, spaceName } from './messages.ts'
import type { CosmicView, EffectFrame, Player, TurnFrame } from './state.ts'
import { currentTurnFrame } from './turn-context.ts'

interface PromptWithValues<
  K extends string,
  V extends NonNullable<DecisionPrompt['values']>,
> extends DecisionPrompt<K> {
  readonly values: V
}
/** The space or card that prompts. */
type PromptSource = { readonly source: Message }

/** The question that a seat is asked: its kind, and the values for its text. */
export type CosmicPrompt =
  /** The turn has only one action (COS-16, COS-18). */
  | DecisionPrompt<'sitOut' | 'home'>
  /** Throw the dice; or choose between the dice and Free Will Cards. */
  | DecisionPrompt<'roll' | 'start'>
  /** The same in Future Life Planning. `others`: seats that can be joined; `left`: waits left. */
  | PromptWithValues<'planning', { others: number; left: number }>
  /** The count by cards so far; `left`: cards in hand. */
  | PromptWithValues<'cards', { count: number; left: number }>
  /** Start the move by the dice thrown. */
  | PromptWithValues<'rolled', { count: number }>
  /** The next space; `left`: remaining count. */
  | PromptWithValues<'fork', { space: Message; left: number }>
  /** The colour of a dual majority. */
  | PromptWithValues<'dual', { of: PersonRef; item: KarmaPieceKind }>
  /** The side of the Choice Card on the table. */
  | PromptWithValues<'side', { card: Message }>
  /** The colour of a piece to take; `left`: number of pieces. */
  | PromptWithValues<'colour', PromptSource & { item: KarmaPieceKind; left: number }>
  /** The loose bead to give back, or none; `given` so far, at most `left` more. */
  | PromptWithValues<'discard', PromptSource & { given: number; left: number }>
  /** The bead to exchange, the peg to take or give back, the player to trade places with, the habit to loosen. */
  | PromptWithValues<'recolour' | 'takePeg' | 'losePeg' | 'swap' | 'loosen', PromptSource>
  /** The player who takes the ring. */
  | PromptWithValues<'gift', PromptSource & { colour: KarmaColour }>

/** The kind of a prompt: which decision the seat has to make. */
export type CosmicPromptKind = CosmicPrompt['kind']

/**
 * Determines the question that a seat must answer now. The result is the same for every viewer, since it depends on
 * public information only.
 * @returns the question; undefined if another seat must choose, the game is over, or work that needs no choice is
 *   still to be carried out
 */
export function promptFor(
  view: Pick<CosmicView, 'players' | 'stack' | 'winner'>,
  seat: Seat,
): CosmicPrompt | undefined {
  if (view.winner !== null || currentTurnFrame(view).seat !== seat) return undefined
  const frame = view.stack.at(-1)
  const player = playerOf(view, seat)
  if (frame === undefined) return undefined
  switch (frame.kind) {
    case 'turn':
      return asksTurn(view, player, frame)
    case 'move':
      return { kind: 'fork', values: { space: spaceName(player.space), left: frame.left } }
    case 'majority': {
      const [dual] = frame.duals
      return dual && { kind: 'dual', values: { of: { seat: dual.of }, item: dual.item } }
    }
    case 'choice':
      if (frame.side === null) return { kind: 'side', values: { card: cardName(frame.card) } }
      return asksEffect(player, frame)
    default:
      return asksEffect(player, frame)
  }
}

function asksTurn(view: Pick<CosmicView, 'players'>, player: Player, turn: TurnFrame): CosmicPrompt | undefined {
  const { stage, seat, cards, dice } = turn
  const left = player.freeWill.length
  const sum = (of: readonly number[]): number => of.reduce((one, other) => one + other, 0)
  switch (stage) {
    case 'underWay':
      return undefined
    case 'start': {
      if (player.space !== FUTURE_LIFE_PLANNING_SPACE) return { kind: left === 0 ? 'roll' : 'start' }
      const others = joinableOrSwappableSeats(view, seat).length
      return { kind: 'planning', values: { others, left: Math.max(0, MAX_WAITS_IN_PLANNING - player.waits) } }
    }
    case 'cards':
      return { kind: 'cards', values: { count: sum(cards), left } }
    case 'rolled':
      return { kind: 'rolled', values: { count: sum(dice) } }
    default:
      return { kind: stage }
  }
}

/** The prompt of the step of an effect list that waits for an answer. */
function asksEffect(player: Player, frame: EffectFrame): CosmicPrompt | undefined {
  const effect = allEffectStepsOfFrame(frame)[frame.at]
  const source = frame.kind === 'space' ? spaceName(frame.space) : cardName(frame.card)
  switch (effect?.op) {
    case 'gain':
      return { kind: 'colour', values: { source, item: effect.item, left: effect.count - frame.count } }
    case 'discard': {
      const loose = player.beads.green + player.beads.orange
      const left = Math.min(effect.count - frame.count, loose)
      return { kind: 'discard', values: { source, given: frame.count, left } }
    }
    case 'gift':
      return { kind: 'gift', values: { source, colour: effect.colour } }
    case 'recolour':
      return { kind: 'recolour', values: { source } }
    case 'gainTool':
      return { kind: 'takePeg', values: { source } }
    case 'loseTool':
      return { kind: 'losePeg', values: { source } }
    case 'swapPlaces':
      return { kind: 'swap', values: { source } }
    case 'loosenHabit':
      return { kind: 'loosen', values: { source } }
    default:
      return undefined
  }
}
