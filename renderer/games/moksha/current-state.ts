/** Queries for the current state of a game, from the view of a player. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { promptFor, survivalCheckFor, harmonyMoveOptions } from '../../../engine/moksha/index.ts'
import type {
  MokshaPrompt,
  MokshaPromptKind,
  MokshaView,
  Player,
  TurnStage,
  TurnFrame,
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

/** The kinds of prompts that offer nothing but calls of gods: the player continues, or turns such prompts off. */
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
 * Whether the decision has the two buttons of prompts for calls of gods: one that continues without a call, and one that
 * turns such prompts off, or on again.
 */
export function hasGodPromptButtons(view: MokshaView): boolean {
  const [seat, ask] = [actingSeat(view), pendingPrompt(view)]
  if (seat === undefined || ask === undefined) return false
  return GOD_ONLY_PROMPT_KINDS.includes(ask.kind) || view.players[seat]?.passing === true
}

/** The stack frame of the turn under way, or undefined if the game is over. */
export function turnFrameOf({ stack }: MokshaView): TurnFrame | undefined {
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
 * Whether a seat is between two lives: dead, and neither reborn nor released yet. That includes the prompt which karma it
 * keeps, before its rebirth; if there is none to keep, its new card is already there.
 */
export function isBetweenLives(view: MokshaView, seat: Seat): boolean {
  const turn = turnFrameOf(view)
  if (turn?.seat !== seat) return false
  const ask = turn.stage === 'karma' ? promptFor(view, seat) : undefined
  return AFTER_DEATH.includes(turn.stage) || (ask?.kind === 'karma' && ask.values.kept > 0)
}

/**
 * How the life of a seat goes on after its turn: it `lives`, it `dies`, this is its `last` stage and it dies in any case; or
 * it is already `dead` or `free`.
 */
export type LifeFate = 'lives' | 'dies' | 'last' | 'dead' | 'free'

/** Whether and how the life of a seat goes on after its turn, with the figures that decide it. */
export interface SurvivalVerdict {
  readonly fate: LifeFate
  readonly vitality: number
  /** The vitality that the next stage needs; 0 if there is no next stage. */
  readonly need: number
}

/**
 * Whether and how the life of a seat goes on at the end of its turn (MOK-50 to MOK-53), with the figures that decide it.
 * @param player the player of that seat as it is, or as a choice would change it
 */
export function survivalVerdict(view: MokshaView, seat: Seat, player: Player): SurvivalVerdict {
  const { vitality, need, lives } = survivalCheckFor(player)
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
