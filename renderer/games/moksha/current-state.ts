/** The current state of a game, read from a view. */
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

/** Whose turn it is; undefined when the game is over. */
export function actingSeat(view: MokshaView): Seat | undefined {
  return turnFrameOf(view)?.seat
}

/** The prompt of the active seat. */
export function pendingAsk(view: MokshaView): MokshaPrompt | undefined {
  const seat = actingSeat(view)
  return seat === undefined ? undefined : promptFor(view, seat)
}

/** Moments at which nothing but gods is asked for: one goes on, or from now on always does. */
export const GOD_ONLY_ASKS: readonly MokshaPromptKind[] = [
  'take',
  'takeNothing',
  'beforeGather',
  'beforeDevote',
  'age',
  'ageShort',
  'ageLast',
]

/** Whether there are two buttons: to go on, and to be asked of gods always or no more. */
export function hasContinueButton(view: MokshaView): boolean {
  const [seat, ask] = [actingSeat(view), pendingAsk(view)]
  if (seat === undefined || ask === undefined) return false
  return GOD_ONLY_ASKS.includes(ask.kind) || view.players[seat]?.passing === true
}

/** The turn under way. */
export function turnFrameOf({ stack }: MokshaView): TurnFrame | undefined {
  const [frame] = stack
  return frame?.kind === 'turn' ? frame : undefined
}

/** The seat that chooses where its marker ends. */
export function seatChoosingHex(view: MokshaView): Seat | undefined {
  const seat = actingSeat(view)
  return seat !== undefined && harmonyMoveOptions(view, seat).length > 0 ? seat : undefined
}

const AFTER_DEATH: readonly TurnStage[] = ['recall', 'release']

/**
 * Whether a seat is between two lives: dead, and not yet reborn or free. What it keeps of its karma it is asked before its
 * rebirth; where there is nothing to keep, its new card lies there already.
 */
export function isBetweenLives(view: MokshaView, seat: Seat): boolean {
  const turn = turnFrameOf(view)
  if (turn?.seat !== seat) return false
  const ask = turn.stage === 'karma' ? promptFor(view, seat) : undefined
  return AFTER_DEATH.includes(turn.stage) || (ask?.kind === 'karma' && ask.values.kept > 0)
}

/** How the life of a seat goes on: `last` is the stage after which it ends in any case. */
export type LifeFate = 'lives' | 'dies' | 'last' | 'dead' | 'free'

export interface SurvivalVerdict {
  readonly fate: LifeFate
  readonly vitality: number
  /** The vitality that the next stage needs; 0 if there is no next stage. */
  readonly need: number
}

/** Will it live through its turn (MOK-50 to MOK-53)? @param player as it is, or as it would be */
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
