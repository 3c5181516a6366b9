/**
 * The order of steps (MOK-20, MOK-21). A turn has a current stage; `advanceToNextDecision` passes all stages without a
 * decision.
 * Windows for gods (MOK-72) are merged with the decision of their stage. A window without such a decision is prompted
 * for only if a god can be used and the player does not pass windows.
 */
import { topFrame } from '../core/contract/frame-stack.ts'
import { topTokenOf } from './board.ts'
import {
  finishRebirth,
  regionsClosableByLandholder,
  resetAgeAndTokensForRebirth,
  gainDeathAura,
  ageOrRecordDeath,
  hasEnoughAuraForMoksha,
  keptKarmaCount,
  mustRecallDisciples,
} from './death.ts'
import { canMoveAnyDiscipleAcrossAnyBorder, anySacrificeRejectionFor } from './devote.ts'
import { attainMoksha, endTurn } from './end.ts'
import { farmerEffectRejectionFor, evolveStageHarmonyMoveOptions, moveHarmonyMarker } from './evolve.ts'
import { rewardKarmaColourOptions, gainHexReward } from './gather.ts'
import { isPromptedInGodWindow } from './gods.ts'
import { gatherEffectChoices } from './gather-effects.ts'
import { playerOf } from './player-sheet.ts'
import type { MokshaPublicState, MokshaState, MokshaEventSink, TurnStage, CurrentTurnFrame } from './state.ts'
import { mustReplaceToken, giveTopRegionTokenToSeat } from './tokens.ts'

/**
 * @returns the current turn, the bottom entry of the stack of pending work
 * @throws Error if the game has ended
 */
export function currentTurnFrame({ stack }: Pick<MokshaPublicState, 'stack'>): CurrentTurnFrame {
  const [frame] = stack
  if (frame?.kind !== 'turn') throw new Error('no turn is under way')
  return frame
}

/** Whether the current stage of a turn needs a decision of its own, apart from the use of gods. */
export function hasStageDecision(state: MokshaPublicState, frame: CurrentTurnFrame): boolean {
  const { seat } = frame
  const player = playerOf(state, seat)
  switch (frame.stage) {
    case 'wander':
    case 'mobilize':
      return true
    case 'take':
    case 'farmTake':
      return mustReplaceToken(state, seat, player.region)
    case 'farm':
      return farmerEffectRejectionFor(state, frame) === undefined
    case 'evolve':
      return evolveStageHarmonyMoveOptions(state, frame).length > 1
    case 'gather':
      return rewardKarmaColourOptions(state, seat).length > 1
    case 'serve':
      return gatherEffectChoices(state, frame).length > 0
    case 'devote':
      return anySacrificeRejectionFor(state, seat) === undefined
    case 'again':
      return canMoveAnyDiscipleAcrossAnyBorder(state, seat)
    case 'age':
    case 'grow':
    case 'release':
      return false
    case 'recall':
      return mustRecallDisciples(player)
    case 'karma':
      return keptKarmaCount(player) > 0
    case 'close':
      return player.occupation === 'landholder' && regionsClosableByLandholder(state).length > 0
  }
}

/**
 * Whether the current stage of a turn is one in which the player can use a god (MOK-72). A god is used by turning the
 * player's marker of it from the dotted to the clear side (MOK-70). Does not check whether the player has a usable
 * god.
 */
export function isGodUseWindow({ stage }: CurrentTurnFrame): boolean {
  return stage === 'serve' || isWindowOfItsOwn(stage)
}

/** Whether it is a window even without a decision. If the gather effect cannot be used, the next window suffices (MOK-106). */
function isWindowOfItsOwn(stage: TurnStage): boolean {
  return stage === 'wander' || stage === 'take' || stage === 'gather' || stage === 'devote' || stage === 'age'
}

/**
 * Whether a turn is in the stage `devote`, the moment before step 3, and the player cannot use the gather effect, an
 * ability of the player's occupation that follows the gathering in step 2. In all other stages the result is false. In
 * this stage the use of a god can still make the effect usable (MOK-106).
 */
export function isDevoteStageWithoutGatherEffect(state: MokshaPublicState, frame: CurrentTurnFrame): boolean {
  return frame.stage === 'devote' && gatherEffectChoices(state, frame).length === 0
}

/**
 * Carries out all stages that need no decision, until a player must choose or the game ends. It may end the current turn
 * and begin the next ones.
 */
export function advanceToNextDecision(state: MokshaState, emit: MokshaEventSink): void {
  while (state.end === null) {
    const frame = topFrame(state.stack)
    if (frame.kind !== 'turn' || hasStageDecision(state, frame)) return
    if (isWindowOfItsOwn(frame.stage) && isPromptedInGodWindow(state, frame.seat)) return
    completeStageWithoutDecision(state, frame, emit)
  }
}

/**
 * Carries out what the current stage of a turn does without a decision of the player, such as taking a token. Then moves on
 * to the next stage, or ends the turn. Also called when the player declines everything that a stage offers.
 * @throws Error in the stages `wander` and `mobilize`, which always need a decision
 */
export function completeStageWithoutDecision(state: MokshaState, frame: CurrentTurnFrame, emit: MokshaEventSink): void {
  const { seat } = frame
  const player = playerOf(state, seat)
  switch (frame.stage) {
    case 'wander':
      throw new Error('where to go must be chosen')
    case 'take':
      takeStageToken(state, frame, emit)
      frame.stage = 'farm'
      break
    case 'farm':
      frame.stage = 'evolve'
      break
    case 'farmTake':
      takeStageToken(state, frame, emit)
      frame.stage = 'evolve'
      break
    case 'evolve': {
      const [way] = evolveStageHarmonyMoveOptions(state, frame)
      if (way !== undefined) moveHarmonyMarker(state, seat, way, emit)
      frame.stage = 'gather'
      break
    }
    case 'gather':
      gainHexReward(state, frame, rewardKarmaColourOptions(state, seat)[0] ?? null, emit)
      frame.stage = 'serve'
      break
    case 'serve':
      frame.stage = 'devote'
      break
    // There is a window after step 3 only if step 3 did something: otherwise nothing has changed since the last one.
    case 'devote':
      frame.stage = 'grow'
      break
    case 'mobilize':
      throw new Error('a mobilization must be chosen')
    case 'again':
      frame.stage = 'age'
      break
    case 'age':
      frame.stage = 'grow'
      break
    case 'grow':
      if (ageOrRecordDeath(state, seat, emit)) endTurn(state, seat, emit)
      else {
        // While the aura is counted, the player is between two lives: no death is forecast.
        frame.stage = 'release'
        gainDeathAura(state, seat, emit)
        frame.stage = 'recall'
      }
      break
    case 'recall':
      frame.stage = 'release'
      break
    case 'release':
      if (hasEnoughAuraForMoksha(state, player)) {
        attainMoksha(state, seat, emit)
        endTurn(state, seat, emit)
      } else {
        resetAgeAndTokensForRebirth(state, seat, emit)
        frame.stage = 'karma'
      }
      break
    case 'karma':
      finishRebirth(state, seat, [], emit)
      frame.stage = 'close'
      break
    case 'close':
      endTurn(state, seat, emit)
  }
}

/** MOK-26: takes the top token of the region, if any, into a free slot. */
function takeStageToken(state: MokshaState, frame: CurrentTurnFrame, emit: MokshaEventSink): void {
  const { seat } = frame
  const { region } = playerOf(state, seat)
  const by = frame.stage === 'farmTake' ? 'farmer' : 'wander'
  if (topTokenOf(state, region) !== null)
    frame.taken.push(giveTopRegionTokenToSeat(state, seat, region, by, null, emit))
}
