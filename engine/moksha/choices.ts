/** Who must choose, and what: every legal action by the frame on top of the stack. */
import type { Seat } from '../core/contract/game.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import {
  askAction,
  brahmaAction,
  closeAction,
  devoteAction,
  farmAction,
  ganeshaAction,
  gatherAction,
  goAction,
  harmonyAction,
  keepAction,
  layAction,
  mobilizeAction,
  passAction,
  recallAction,
  replaceAction,
  sacrificeAction,
  shivaAction,
  sinkAction,
  swapAction,
  vishnuAction,
  wanderAction,
} from './actions.ts'
import { closable, keepings, recallable } from './death.ts'
import { cannotSacrifice, eachMobilization, godHere, pricesOf } from './devote.ts'
import { GODS, REGIONS } from './data.ts'
import { eachPair, evolveWays, vishnuWays } from './evolve.ts'
import { anyColours } from './gather.ts'
import { cannotUse, eachDepth, hasUsableGod, mustSink } from './gods.ts'
import type { HarmonyWay } from './harmony.ts'
import { servicesOf } from './occupations.ts'
import { kindsOf, playerOf, receivable } from './sheet.ts'
import type { MokshaAction, MokshaPublic, TurnFrame } from './state.ts'
import { mustReplace } from './tokens.ts'
import { isWindow, turnOf } from './turn.ts'
import { eachWander } from './wander.ts'

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]
const NOTHING: readonly MokshaAction[] = []

export function deciders({ stack }: Pick<MokshaPublic, 'stack'>): readonly Seat[] {
  const frame = stack[stack.length - 1]
  return frame === undefined ? NOBODY : (ALONE[frame.seat] ?? NOBODY)
}

export function choices(state: MokshaPublic, seat: Seat): readonly MokshaAction[] {
  if (state.stack.length === 0) return NOTHING
  const frame = topFrame(state.stack)
  if (frame.seat !== seat) return NOTHING
  const found: MokshaAction[] = []
  switch (frame.kind) {
    case 'turn':
      addOwn(found, state, frame)
      if (isWindow(frame)) addWindow(found, state, frame)
      break
    case 'replace':
      addReplacements(found, state, seat)
      break
    case 'shift':
      addWays(found, vishnuWays(state, seat, frame.token, turnOf(state).used))
      break
    case 'brahma':
      if (mustSink(state)) for (const token of kindsOf(state.drawn)) found.push(sinkAction(token))
      else eachDepth(state, (region, at) => found.push(layAction(region, at)))
      break
    case 'swap':
      for (const { id } of REGIONS) if (id !== frame.region) found.push(swapAction(id))
  }
  return found
}

/** The decision of a stage without its gods. */
function addOwn(found: MokshaAction[], state: MokshaPublic, frame: TurnFrame): void {
  const { seat } = frame
  const player = playerOf(state, seat)
  switch (frame.stage) {
    case 'wander':
      eachWander(state, seat, (region, pay) => found.push(wanderAction(region, pay)))
      break
    case 'take':
    case 'farmTake':
      if (mustReplace(state, seat, player.region)) addReplacements(found, state, seat)
      break
    case 'farm':
      eachPair(player, (from, and) => found.push(farmAction(from, and)))
      found.push(goAction)
      break
    case 'evolve':
      addWays(found, evolveWays(state, frame))
      break
    case 'gather':
      addColours(found, state, seat)
      break
    case 'serve':
      found.push(...servicesOf(state, frame))
      break
    case 'devote':
      addSacrifices(found, state, seat)
      break
    case 'mobilize':
    case 'again':
      eachMobilization(state, seat, (from, to, count) => found.push(mobilizeAction(from, to, count)))
      if (frame.stage === 'again') found.push(goAction)
      break
    case 'recall':
      for (const region of recallable(player)) found.push(recallAction(region))
      break
    case 'karma':
      for (const karma of keepings(player)) found.push(keepAction(karma))
      break
    case 'close':
      for (const region of closable(state)) found.push(closeAction(region))
      found.push(goAction)
      break
    case 'age':
    case 'grow':
    case 'release':
  }
}

function addReplacements(found: MokshaAction[], state: MokshaPublic, seat: Seat): void {
  for (const token of kindsOf(playerOf(state, seat).tokens)) found.push(replaceAction(token))
}

function addWays(found: MokshaAction[], ways: readonly HarmonyWay[]): void {
  for (const { hex } of ways) found.push(harmonyAction(hex))
}

/** A single colour needs no choice; it is then gathered by going on. */
function addColours(found: MokshaAction[], state: MokshaPublic, seat: Seat): void {
  const colours = anyColours(state, seat)
  if (colours.length > 1) for (const karma of colours) found.push(gatherAction(karma))
}

function addSacrifices(found: MokshaAction[], state: MokshaPublic, seat: Seat): void {
  if (cannotSacrifice(state, seat) !== undefined) return
  const god = godHere(state, seat)
  for (const pay of pricesOf(playerOf(state, seat)))
    found.push(god === null ? sacrificeAction(pay) : devoteAction(god, pay))
}

/** Every use of a ready god, and going on where the stage alone does not ask for something else. */
function addWindow(found: MokshaAction[], state: MokshaPublic, frame: TurnFrame): void {
  const { seat, stage } = frame
  const player = playerOf(state, seat)
  const decisions = found.length
  for (const god of GODS) {
    if (cannotUse(state, seat, god) !== undefined) continue
    if (god === 'brahma') found.push(brahmaAction)
    else if (god === 'ganesha') for (const karma of receivable(state, player)) found.push(ganeshaAction(karma))
    else for (const { id } of REGIONS) addAt(found, state, god, id)
  }
  if (stage === 'wander') {
    if (player.passing && hasUsableGod(state, seat)) found.push(askAction)
    return
  }
  if (decisions === 0 || stage === 'serve' || stage === 'devote') found.push(goAction)
  if (decisions === 0) found.push(passAction)
}

function addAt(found: MokshaAction[], state: MokshaPublic, god: 'vishnu' | 'shiva', region: number): void {
  if (god === 'shiva') found.push(shivaAction(region))
  else if ((state.piles[region - 1]?.length ?? 0) > 0) found.push(vishnuAction(region))
}
