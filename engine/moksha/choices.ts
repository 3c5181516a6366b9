/** The deciding seats and their legal actions, determined by the frame on top of the stack. */
import type { Seat } from '../core/contract/game.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import {
  resumeGodPromptsAction,
  useBrahmaAction,
  closeRegionAction,
  devoteToGodAction,
  payDisciplesForTokenAction,
  useGaneshaAction,
  gatherRewardAction,
  declineAndContinueAction,
  moveHarmonyMarkerAction,
  keepKarmaTokensAction,
  placeDrawnTokenAction,
  mobilizeDisciplesAction,
  pauseGodPromptsAction,
  recallDiscipleAction,
  replaceTokenAction,
  sacrificeToMobilizeAction,
  shivaTakeBuildingAction,
  returnDrawnTokenAction,
  shivaSwapBuildingAction,
  vishnuTakeTokenAction,
  wanderAction,
} from './actions.ts'
import { regionsClosableByLandholder, keptKarmaOptions, recallableRegions } from './death.ts'
import {
  anySacrificeRejectionFor,
  forEachMobilization,
  sanctuaryGodWherePlayerStands,
  payableSingleTokenPricesOf,
} from './devote.ts'
import { GODS, REGIONS } from './data.ts'
import { forEachReturnRegionPair, evolveStageHarmonyMoveOptions, vishnuHarmonyMoveOptions } from './evolve.ts'
import { rewardKarmaColourOptions } from './gather.ts'
import { godRejectionFor, forEachDrawnTokenPlacement, hasGodUsableInWindow, mustReturnDrawnTokens } from './gods.ts'
import type { HarmonyMoveOption } from './harmony-grid.ts'
import { gatherEffectChoices } from './gather-effects.ts'
import { distinctTokens, playerOf, receivableKarmaColours } from './player-sheet.ts'
import type { MokshaAction, MokshaPublicState, CurrentTurnFrame } from './state.ts'
import { mustReplaceToken } from './tokens.ts'
import { isGodUseWindow, currentTurnFrame } from './turn.ts'
import { forEachWander } from './wander.ts'

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]
const NOTHING: readonly MokshaAction[] = []

/** @returns the one seat that must choose now, as a list; empty if the game is over */
export function deciders({ stack }: Pick<MokshaPublicState, 'stack'>): readonly Seat[] {
  const frame = stack[stack.length - 1]
  return frame === undefined ? NOBODY : (ALONE[frame.seat] ?? NOBODY)
}

/** @returns the legal actions of a seat; empty if the seat does not have to choose now */
export function choices(state: MokshaPublicState, seat: Seat): readonly MokshaAction[] {
  if (state.stack.length === 0) return NOTHING
  const frame = topFrame(state.stack)
  if (frame.seat !== seat) return NOTHING
  const found: MokshaAction[] = []
  switch (frame.kind) {
    case 'turn':
      addOwn(found, state, frame)
      if (isGodUseWindow(frame)) addWindow(found, state, frame)
      break
    case 'replace':
      addReplacements(found, state, seat)
      break
    case 'shift':
      addWays(found, vishnuHarmonyMoveOptions(state, seat, frame.token, currentTurnFrame(state).used))
      break
    case 'brahma':
      if (mustReturnDrawnTokens(state))
        for (const token of distinctTokens(state.drawn)) found.push(returnDrawnTokenAction(token))
      else forEachDrawnTokenPlacement(state, (region, at) => found.push(placeDrawnTokenAction(region, at)))
      break
    case 'swap':
      for (const { id } of REGIONS) if (id !== frame.region) found.push(shivaSwapBuildingAction(id))
  }
  return found
}

/** Adds the actions of a stage's own decision, without gods. */
function addOwn(found: MokshaAction[], state: MokshaPublicState, frame: CurrentTurnFrame): void {
  const { seat } = frame
  const player = playerOf(state, seat)
  switch (frame.stage) {
    case 'wander':
      forEachWander(state, seat, (region, pay) => found.push(wanderAction(region, pay)))
      break
    case 'take':
    case 'farmTake':
      if (mustReplaceToken(state, seat, player.region)) addReplacements(found, state, seat)
      break
    case 'farm':
      forEachReturnRegionPair(player, (from, and) => found.push(payDisciplesForTokenAction(from, and)))
      found.push(declineAndContinueAction)
      break
    case 'evolve':
      addWays(found, evolveStageHarmonyMoveOptions(state, frame))
      break
    case 'gather':
      addColours(found, state, seat)
      break
    case 'serve':
      found.push(...gatherEffectChoices(state, frame))
      break
    case 'devote':
      addSacrifices(found, state, seat)
      break
    case 'mobilize':
    case 'again':
      forEachMobilization(state, seat, (from, to, count) => found.push(mobilizeDisciplesAction(from, to, count)))
      if (frame.stage === 'again') found.push(declineAndContinueAction)
      break
    case 'recall':
      for (const region of recallableRegions(player)) found.push(recallDiscipleAction(region))
      break
    case 'karma':
      for (const karma of keptKarmaOptions(player)) found.push(keepKarmaTokensAction(karma))
      break
    case 'close':
      for (const region of regionsClosableByLandholder(state)) found.push(closeRegionAction(region))
      found.push(declineAndContinueAction)
      break
    case 'age':
    case 'grow':
    case 'release':
  }
}

function addReplacements(found: MokshaAction[], state: MokshaPublicState, seat: Seat): void {
  for (const token of distinctTokens(playerOf(state, seat).tokens)) found.push(replaceTokenAction(token))
}

function addWays(found: MokshaAction[], ways: readonly HarmonyMoveOption[]): void {
  for (const { hex } of ways) found.push(moveHarmonyMarkerAction(hex))
}

/** A single colour needs no decision: the step is then passed, and the colour is gathered. */
function addColours(found: MokshaAction[], state: MokshaPublicState, seat: Seat): void {
  const colours = rewardKarmaColourOptions(state, seat)
  if (colours.length > 1) for (const karma of colours) found.push(gatherRewardAction(karma))
}

function addSacrifices(found: MokshaAction[], state: MokshaPublicState, seat: Seat): void {
  if (anySacrificeRejectionFor(state, seat) !== undefined) return
  const god = sanctuaryGodWherePlayerStands(state, seat)
  for (const pay of payableSingleTokenPricesOf(playerOf(state, seat)))
    found.push(god === null ? sacrificeToMobilizeAction(pay) : devoteToGodAction(god, pay))
}

/** Adds every use of a ready god, and `go` where the stage has no decision of its own. */
function addWindow(found: MokshaAction[], state: MokshaPublicState, frame: CurrentTurnFrame): void {
  const { seat, stage } = frame
  const player = playerOf(state, seat)
  const decisions = found.length
  for (const god of GODS) {
    if (godRejectionFor(state, seat, god) !== undefined) continue
    if (god === 'brahma') found.push(useBrahmaAction)
    else if (god === 'ganesha')
      for (const karma of receivableKarmaColours(state, player)) found.push(useGaneshaAction(karma))
    else for (const { id } of REGIONS) addAt(found, state, god, id)
  }
  if (stage === 'wander') {
    if (player.passing && hasGodUsableInWindow(state, seat)) found.push(resumeGodPromptsAction)
    return
  }
  if (decisions === 0 || stage === 'serve' || stage === 'devote') found.push(declineAndContinueAction)
  if (decisions === 0) found.push(pauseGodPromptsAction)
}

function addAt(found: MokshaAction[], state: MokshaPublicState, god: 'vishnu' | 'shiva', region: number): void {
  if (god === 'shiva') found.push(shivaTakeBuildingAction(region))
  else if ((state.piles[region - 1]?.length ?? 0) > 0) found.push(vishnuTakeTokenAction(region))
}
