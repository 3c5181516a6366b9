import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import { closeRegion, finishRebirth, recallDisciple } from './death.ts'
import { devoteToGod, mobilizeDisciples, sacrificeToMobilize } from './devote.ts'
import { endTurn } from './end.ts'
import { evolveStageHarmonyMoveOptions, payFarmerDisciples, applyHarmonyMove, findHarmonyMoveTo } from './evolve.ts'
import { gatherReward } from './gather.ts'
import {
  moveHarmonyMarkerForVishnu,
  placeDrawnToken,
  replaceTokenForVishnu,
  returnDrawnTokenToOcean,
  swapBuildings,
  drawTokensForBrahma,
  useGanesha,
  beginShivaSwap,
  useVishnu,
} from './gods.ts'
import { applyGatherEffect } from './gather-effects.ts'
import { playerOf } from './player-sheet.ts'
import type { MokshaAction, MokshaState, MokshaEventSink, TurnFrame } from './state.ts'
import { takeTopToken } from './tokens.ts'
import {
  advanceToNextDecision,
  hasNoGatherEffectBeforeDevoting,
  completeStageWithoutDecision,
  currentTurnFrame,
} from './turn.ts'
import { wander } from './wander.ts'
import type { VitalityToken } from './data.ts'

/**
 * Plays a legal action of a seat, and all following steps without a decision: changes the state and reports the events.
 */
export function play(
  state: MokshaState,
  seat: Seat,
  action: MokshaAction,
  random: Random,
  tell: MokshaEventSink,
): void {
  const frame = currentTurnFrame(state)
  const wasIdle = hasNoGatherEffectBeforeDevoting(state, frame)
  carryOut(state, seat, action, random, tell)
  // A god used before step 3 can make a gather effect usable: offer it again.
  if (wasIdle && frame.stage === 'devote' && !hasNoGatherEffectBeforeDevoting(state, frame)) frame.stage = 'serve'
  advanceToNextDecision(state, tell)
}

function carryOut(state: MokshaState, seat: Seat, action: MokshaAction, random: Random, tell: MokshaEventSink): void {
  const frame = currentTurnFrame(state)
  switch (action.do) {
    case 'wander':
      wander(state, frame, action.region, action.pay, tell)
      frame.stage = 'take'
      break
    case 'replace':
      replace(state, frame, action.token, tell)
      break
    case 'farm':
      payFarmerDisciples(state, frame, action.from, action.and, tell)
      frame.stage = 'farmTake'
      break
    case 'harmony':
      if (topFrame(state.stack).kind === 'shift') {
        moveHarmonyMarkerForVishnu(state, frame, action.hex, tell)
      } else {
        if (
          applyHarmonyMove(
            state,
            seat,
            findHarmonyMoveTo(evolveStageHarmonyMoveOptions(state, frame), action.hex),
            tell,
          )
        )
          frame.used = true
        frame.stage = 'gather'
      }
      break
    case 'gather':
      gatherReward(state, frame, action.karma, tell)
      frame.stage = 'serve'
      break
    case 'earn':
    case 'craft':
    case 'trade':
    case 'convert':
    case 'preach':
      applyGatherEffect(state, frame, action, tell)
      frame.stage = 'devote'
      break
    case 'devote':
      devoteToGod(state, seat, action.god, action.pay, tell)
      frame.stage = 'age'
      break
    case 'sacrifice':
      sacrificeToMobilize(state, seat, action.pay, tell)
      frame.stage = 'mobilize'
      break
    case 'mobilize':
      mobilizeOnce(state, frame, action, tell)
      break
    case 'recall':
      recallDisciple(state, seat, action.region, tell)
      break
    case 'keep':
      finishRebirth(state, seat, action.karma, tell)
      frame.stage = 'close'
      break
    case 'close':
      closeRegion(state, seat, action.region, tell)
      endTurn(state, seat, tell)
      break
    case 'brahma':
      drawTokensForBrahma(state, seat, random, tell)
      break
    case 'lay':
      placeDrawnToken(state, seat, action.region, action.at, tell)
      break
    case 'sink':
      returnDrawnTokenToOcean(state, seat, action.token, tell)
      break
    case 'ganesha':
      useGanesha(state, seat, action.karma, tell)
      break
    case 'vishnu':
      useVishnu(state, frame, action.region, tell)
      break
    case 'shiva':
      beginShivaSwap(state, seat, action.region, tell)
      break
    case 'swap':
      swapBuildings(state, seat, action.region, tell)
      break
    case 'go':
      completeStageWithoutDecision(state, frame, tell)
      break
    case 'passWindows':
      setPassing(state, seat, true, tell)
      completeStageWithoutDecision(state, frame, tell)
      break
    case 'askWindows':
      setPassing(state, seat, false, tell)
  }
}

/** D3: for the token of the region, the second one of the Farmer, or that of Vishnu. */
function replace(state: MokshaState, frame: TurnFrame, token: VitalityToken, tell: MokshaEventSink): void {
  if (topFrame(state.stack).kind === 'replace') {
    replaceTokenForVishnu(state, frame, token, tell)
    return
  }
  const { region } = playerOf(state, frame.seat)
  const second = frame.stage === 'farmTake'
  frame.taken.push(takeTopToken(state, frame.seat, region, second ? 'farmer' : 'wander', token, tell))
  frame.stage = second ? 'evolve' : 'farm'
}

/** D9, and D10 for the Maharaja (MOK-93). */
function mobilizeOnce(
  state: MokshaState,
  frame: TurnFrame,
  action: MokshaAction & { do: 'mobilize' },
  tell: MokshaEventSink,
): void {
  const { occupation } = playerOf(state, frame.seat)
  const first = frame.stage === 'mobilize'
  if (!first) {
    frame.used = true
    tell({ kind: 'used', seat: frame.seat, occupation })
  }
  mobilizeDisciples(state, frame, action.from, action.to, action.count, tell)
  frame.stage = first && occupation === 'maharaja' ? 'again' : 'age'
}

function setPassing(state: MokshaState, seat: Seat, passing: boolean, tell: MokshaEventSink): void {
  playerOf(state, seat).passing = passing
  tell({ kind: 'windows', seat, passing })
}
