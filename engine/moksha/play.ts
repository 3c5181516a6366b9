import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import { placeLandholderMarker, finishRebirth, recallDisciple } from './death.ts'
import { devoteToGod, mobilizeDisciplesBetweenRegions, payForMobilization } from './devote.ts'
import { endTurn } from './end.ts'
import {
  evolveStageHarmonyMoveOptions,
  payDisciplesForToken,
  moveHarmonyMarker,
  requireHarmonyDestinationAtHex,
} from './evolve.ts'
import { gainHexReward } from './gather.ts'
import {
  moveHarmonyMarkerForVishnu,
  placeTokenDrawnByBrahma,
  replaceHeldTokenForVishnu,
  returnDrawnTokenToOcean,
  swapBuildingsForShiva,
  useBrahma,
  useGanesha,
  beginShivaSwap,
  useVishnu,
} from './gods.ts'
import { applyOccupationGatherEffect } from './gather-effects.ts'
import { playerOf } from './player-sheet.ts'
import type { MokshaAction, MokshaState, MokshaEventSink, CurrentTurnFrame } from './state.ts'
import { giveTopRegionTokenToSeat } from './tokens.ts'
import {
  advanceToNextDecision,
  isDevoteStageWithoutGatherEffect,
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
  emit: MokshaEventSink,
): void {
  const frame = currentTurnFrame(state)
  const wasIdle = isDevoteStageWithoutGatherEffect(state, frame)
  carryOut(state, seat, action, random, emit)
  // A god used before step 3 can make a gather effect usable: offer it again.
  if (wasIdle && frame.stage === 'devote' && !isDevoteStageWithoutGatherEffect(state, frame)) frame.stage = 'serve'
  advanceToNextDecision(state, emit)
}

function carryOut(state: MokshaState, seat: Seat, action: MokshaAction, random: Random, emit: MokshaEventSink): void {
  const frame = currentTurnFrame(state)
  switch (action.do) {
    case 'wander':
      wander(state, frame, action.region, action.pay, emit)
      frame.stage = 'take'
      break
    case 'replace':
      replace(state, frame, action.token, emit)
      break
    case 'farm':
      payDisciplesForToken(state, frame, action.from, action.and, emit)
      frame.stage = 'farmTake'
      break
    case 'harmony':
      if (topFrame(state.stack).kind === 'shift') {
        moveHarmonyMarkerForVishnu(state, frame, action.hex, emit)
      } else {
        if (
          moveHarmonyMarker(
            state,
            seat,
            requireHarmonyDestinationAtHex(evolveStageHarmonyMoveOptions(state, frame), action.hex),
            emit,
          )
        )
          frame.used = true
        frame.stage = 'gather'
      }
      break
    case 'gather':
      gainHexReward(state, frame, action.karma, emit)
      frame.stage = 'serve'
      break
    case 'earn':
    case 'craft':
    case 'trade':
    case 'convert':
    case 'preach':
      applyOccupationGatherEffect(state, frame, action, emit)
      frame.stage = 'devote'
      break
    case 'devote':
      devoteToGod(state, seat, action.god, action.pay, emit)
      frame.stage = 'age'
      break
    case 'sacrifice':
      payForMobilization(state, seat, action.pay, emit)
      frame.stage = 'mobilize'
      break
    case 'mobilize':
      mobilizeOnce(state, frame, action, emit)
      break
    case 'recall':
      recallDisciple(state, seat, action.region, emit)
      break
    case 'keep':
      finishRebirth(state, seat, action.karma, emit)
      frame.stage = 'close'
      break
    case 'close':
      placeLandholderMarker(state, seat, action.region, emit)
      endTurn(state, seat, emit)
      break
    case 'brahma':
      useBrahma(state, seat, random, emit)
      break
    case 'lay':
      placeTokenDrawnByBrahma(state, seat, action.region, action.at, emit)
      break
    case 'sink':
      returnDrawnTokenToOcean(state, seat, action.token, emit)
      break
    case 'ganesha':
      useGanesha(state, seat, action.karma, emit)
      break
    case 'vishnu':
      useVishnu(state, frame, action.region, emit)
      break
    case 'shiva':
      beginShivaSwap(state, seat, action.region, emit)
      break
    case 'swap':
      swapBuildingsForShiva(state, seat, action.region, emit)
      break
    case 'go':
      completeStageWithoutDecision(state, frame, emit)
      break
    case 'passWindows':
      setPassing(state, seat, true, emit)
      completeStageWithoutDecision(state, frame, emit)
      break
    case 'askWindows':
      setPassing(state, seat, false, emit)
  }
}

/** D3: for the token of the region, the second one of the Farmer, or that of Vishnu. */
function replace(state: MokshaState, frame: CurrentTurnFrame, token: VitalityToken, emit: MokshaEventSink): void {
  if (topFrame(state.stack).kind === 'replace') {
    replaceHeldTokenForVishnu(state, frame, token, emit)
    return
  }
  const { region } = playerOf(state, frame.seat)
  const second = frame.stage === 'farmTake'
  frame.taken.push(giveTopRegionTokenToSeat(state, frame.seat, region, second ? 'farmer' : 'wander', token, emit))
  frame.stage = second ? 'evolve' : 'farm'
}

/** D9, and D10 for the Maharaja (MOK-93). */
function mobilizeOnce(
  state: MokshaState,
  frame: CurrentTurnFrame,
  action: MokshaAction & { do: 'mobilize' },
  emit: MokshaEventSink,
): void {
  const { occupation } = playerOf(state, frame.seat)
  const first = frame.stage === 'mobilize'
  if (!first) {
    frame.used = true
    emit({ kind: 'used', seat: frame.seat, occupation })
  }
  mobilizeDisciplesBetweenRegions(state, frame, action.from, action.to, action.count, emit)
  frame.stage = first && occupation === 'maharaja' ? 'again' : 'age'
}

function setPassing(state: MokshaState, seat: Seat, passing: boolean, emit: MokshaEventSink): void {
  playerOf(state, seat).passing = passing
  emit({ kind: 'windows', seat, passing })
}
