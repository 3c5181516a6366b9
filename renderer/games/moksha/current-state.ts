/** Queries for the current state of a game, from the view of a player. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { promptFor, survivalCheckResultIfNow, harmonyMoveOptions } from '../../../engine/moksha/index.ts'
import type {
  MokshaPrompt,
  MokshaPromptKind,
  MokshaView,
  Player,
  TurnStage,
  CurrentTurnFrame,
} from '../../../engine/moksha/index.ts'

/** The seat whose turn it is, or undefined if the game is over. */
export function actingSeat(view: MokshaView): Seat | undefined {
  return turnFrameOf(view)?.seat
}

/** The prompt that the acting seat has to answer now, or undefined if there is none. */
export function pendingPrompt(view: MokshaView): MokshaPrompt | undefined {
  const seat = actingSeat(view)
  return seat === undefined ? undefined : promptFor(view, seat)
}

/** The kinds of prompts whose only choices are to call a god, to continue without a call, and to turn such prompts off. */
export const GOD_ONLY_PROMPT_KINDS: readonly MokshaPromptKind[] = [
  'take',
  'takeNothing',
  'beforeGather',
  'beforeDevote',
  'age',
  'ageShort',
  'ageLast',
]

/**
 * Returns whether the answer buttons of the pending decision include the two buttons that concern calls of gods (uses
 * of a god's power). One button continues without a call. The other disables or enables the prompts that only ask
 * about such a call.
 * @returns false if no decision is pending
 */
export function hasGodPromptButtons(view: MokshaView): boolean {
  const [seat, ask] = [actingSeat(view), pendingPrompt(view)]
  if (seat === undefined || ask === undefined) return false
  return GOD_ONLY_PROMPT_KINDS.includes(ask.kind) || view.players[seat]?.passing === true
}

/**
 * The entry of the turn under way at the bottom of the game's stack of pending work, or undefined if the game is over.
 */
export function turnFrameOf({ stack }: MokshaView): CurrentTurnFrame | undefined {
  const [frame] = stack
  return frame?.kind === 'turn' ? frame : undefined
}

/** The seat that chooses to which hex its harmony marker moves, or undefined if no such choice is pending. */
export function seatChoosingHex(view: MokshaView): Seat | undefined {
  const seat = actingSeat(view)
  return seat !== undefined && harmonyMoveOptions(view, seat).length > 0 ? seat : undefined
}

const AFTER_DEATH: readonly TurnStage[] = ['recall', 'release']

/**
 * Whether a seat is between two lives: it has died in this turn, and is neither reborn nor released yet. The stage
 * `karma`, in which a seat chooses the karma to keep, counts only if the seat has karma to keep: without any, it
 * already has its new card.
 */
export function isBetweenLives(view: MokshaView, seat: Seat): boolean {
  const turn = turnFrameOf(view)
  if (turn?.seat !== seat) return false
  const ask = turn.stage === 'karma' ? promptFor(view, seat) : undefined
  return AFTER_DEATH.includes(turn.stage) || (ask?.kind === 'karma' && ask.values.kept > 0)
}

/**
 * The fate of a seat's life at the end of its turn. `lives`: the life goes on. `dies`: the life ends for lack of
 * vitality. `last`: the life ends in any case, because this is its last stage. `dead`: the life has already ended.
 * `free`: the seat has attained moksha, the goal of the game.
 */
export type LifeFateAtTurnEnd = 'lives' | 'dies' | 'last' | 'dead' | 'free'

/** The fate of a seat's life at the end of its turn, with the vitality that decides it. */
export interface SurvivalVerdict {
  readonly fate: LifeFateAtTurnEnd
  readonly vitality: number
  /** The vitality that the next stage needs; 0 if there is no next stage. */
  readonly need: number
}

/**
 * Computes what becomes of the life of a seat at the end of its turn (MOK-50 to MOK-53).
 * @param player the state of that seat, as it is or as a choice would leave it
 */
export function survivalVerdictFor(view: MokshaView, seat: Seat, player: Player): SurvivalVerdict {
  const { vitality, need, lives } = survivalCheckResultIfNow(player)
  const fate = player.attained
    ? 'free'
    : isBetweenLives(view, seat)
      ? 'dead'
      : need === null
        ? 'last'
        : lives
          ? 'lives'
          : 'dies'
  return { fate, vitality, need: need ?? 0 }
}
