import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import { closeRegion, beReborn, recall } from './death.ts'
import { devote, mobilize, sacrifice } from './devote.ts'
import { endTurn } from './end.ts'
import { evolveWays, farm, follow, wayTo } from './evolve.ts'
import { gather } from './gather.ts'
import {
  endVishnu,
  lay,
  replaceForVishnu,
  sink,
  swapBuildings,
  useBrahma,
  useGanesha,
  useShiva,
  useVishnu,
} from './gods.ts'
import { serve } from './occupations.ts'
import { playerOf } from './sheet.ts'
import type { MokshaAction, MokshaState, Report, TurnFrame } from './state.ts'
import { takeTop } from './tokens.ts'
import { advance, hasNothingToServe, pass, turnOf } from './turn.ts'
import { wander } from './wander.ts'
import type { Token } from './data.ts'

/** Plays a legal action, in place, and whatever follows without a choice. */
export function play(state: MokshaState, seat: Seat, action: MokshaAction, random: Random, tell: Report): void {
  const frame = turnOf(state)
  const wasIdle = hasNothingToServe(state, frame)
  carryOut(state, seat, action, random, tell)
  // What a god gave before step 3 makes a gather effect usable that was not: it is offered again.
  if (wasIdle && frame.stage === 'devote' && !hasNothingToServe(state, frame)) frame.stage = 'serve'
  advance(state, tell)
}

function carryOut(state: MokshaState, seat: Seat, action: MokshaAction, random: Random, tell: Report): void {
  const frame = turnOf(state)
  switch (action.do) {
    case 'wander':
      wander(state, frame, action.region, action.pay, tell)
      frame.stage = 'take'
      break
    case 'replace':
      replace(state, frame, action.token, tell)
      break
    case 'farm':
      farm(state, frame, action.from, action.and, tell)
      frame.stage = 'farmTake'
      break
    case 'harmony':
      if (topFrame(state.stack).kind === 'shift') {
        endVishnu(state, frame, action.hex, tell)
      } else {
        if (follow(state, seat, wayTo(evolveWays(state, frame), action.hex), tell)) frame.used = true
        frame.stage = 'gather'
      }
      break
    case 'gather':
      gather(state, frame, action.karma, tell)
      frame.stage = 'serve'
      break
    case 'earn':
    case 'craft':
    case 'trade':
    case 'convert':
    case 'preach':
      serve(state, frame, action, tell)
      frame.stage = 'devote'
      break
    case 'devote':
      devote(state, seat, action.god, action.pay, tell)
      frame.stage = 'age'
      break
    case 'sacrifice':
      sacrifice(state, seat, action.pay, tell)
      frame.stage = 'mobilize'
      break
    case 'mobilize':
      mobilizeOnce(state, frame, action, tell)
      break
    case 'recall':
      recall(state, seat, action.region, tell)
      break
    case 'keep':
      beReborn(state, seat, action.karma, tell)
      frame.stage = 'close'
      break
    case 'close':
      closeRegion(state, seat, action.region, tell)
      endTurn(state, seat, tell)
      break
    case 'brahma':
      useBrahma(state, seat, random, tell)
      break
    case 'lay':
      lay(state, seat, action.region, action.at, tell)
      break
    case 'sink':
      sink(state, seat, action.token, tell)
      break
    case 'ganesha':
      useGanesha(state, seat, action.karma, tell)
      break
    case 'vishnu':
      useVishnu(state, frame, action.region, tell)
      break
    case 'shiva':
      useShiva(state, seat, action.region, tell)
      break
    case 'swap':
      swapBuildings(state, seat, action.region, tell)
      break
    case 'go':
      pass(state, frame, tell)
      break
    case 'passWindows':
      setPassing(state, seat, true, tell)
      pass(state, frame, tell)
      break
    case 'askWindows':
      setPassing(state, seat, false, tell)
  }
}

/** D3: for the token of the region, the Farmer's second one or Vishnu's. */
function replace(state: MokshaState, frame: TurnFrame, token: Token, tell: Report): void {
  if (topFrame(state.stack).kind === 'replace') {
    replaceForVishnu(state, frame, token, tell)
    return
  }
  const { region } = playerOf(state, frame.seat)
  const second = frame.stage === 'farmTake'
  frame.taken.push(takeTop(state, frame.seat, region, second ? 'farmer' : 'wander', token, tell))
  frame.stage = second ? 'evolve' : 'farm'
}

/** D9, and D10 for the Maharaja (MOK-93). */
function mobilizeOnce(
  state: MokshaState,
  frame: TurnFrame,
  action: MokshaAction & { do: 'mobilize' },
  tell: Report,
): void {
  const { occupation } = playerOf(state, frame.seat)
  const first = frame.stage === 'mobilize'
  if (!first) {
    frame.used = true
    tell({ kind: 'used', seat: frame.seat, occupation })
  }
  mobilize(state, frame, action.from, action.to, action.count, tell)
  frame.stage = first && occupation === 'maharaja' ? 'again' : 'age'
}

function setPassing(state: MokshaState, seat: Seat, passing: boolean, tell: Report): void {
  playerOf(state, seat).passing = passing
  tell({ kind: 'windows', seat, passing })
}
