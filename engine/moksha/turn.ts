/**
 * The order of steps (MOK-20, MOK-21). A turn stands at a stage; `advance` goes on through all stages in which nothing
 * is to be chosen. Windows for gods (MOK-72) merge with the decision of their stage; where there is none, the stage is
 * asked about only if a god can be used and the player does not pass such windows.
 */
import { topFrame } from '../core/contract/frame-stack.ts'
import { topOf } from './board.ts'
import { beReborn, closable, endLife, growAura, growOlder, isReleased, keptKarma, mustRecall } from './death.ts'
import { canMobilize, cannotSacrifice } from './devote.ts'
import { attain, endTurn } from './end.ts'
import { cannotFarm, evolveWays, follow } from './evolve.ts'
import { anyColours, gather } from './gather.ts'
import { isWindowOpen } from './gods.ts'
import { servicesOf } from './occupations.ts'
import { playerOf } from './sheet.ts'
import type { MokshaPublic, MokshaState, Report, Stage, TurnFrame } from './state.ts'
import { mustReplace, takeTop } from './tokens.ts'

/** The frame of the turn under way. @throws Error when the game is over */
export function turnOf({ stack }: Pick<MokshaPublic, 'stack'>): TurnFrame {
  const [frame] = stack
  if (frame?.kind !== 'turn') throw new Error('no turn is under way')
  return frame
}

/** Whether the stage has a decision of its own, gods aside. */
export function hasDecision(state: MokshaPublic, frame: TurnFrame): boolean {
  const { seat } = frame
  const player = playerOf(state, seat)
  switch (frame.stage) {
    case 'wander':
    case 'mobilize':
      return true
    case 'take':
    case 'farmTake':
      return mustReplace(state, seat, player.region)
    case 'farm':
      return cannotFarm(state, frame) === undefined
    case 'evolve':
      return evolveWays(state, frame).length > 1
    case 'gather':
      return anyColours(state, seat).length > 1
    case 'serve':
      return servicesOf(state, frame).length > 0
    case 'devote':
      return cannotSacrifice(state, seat) === undefined
    case 'again':
      return canMobilize(state, seat)
    case 'age':
    case 'grow':
    case 'release':
      return false
    case 'recall':
      return mustRecall(player)
    case 'karma':
      return keptKarma(player) > 0
    case 'close':
      return player.occupation === 'landholder' && closable(state).length > 0
  }
}

/** Whether the stage is a window for gods (MOK-72). */
export function isWindow({ stage }: TurnFrame): boolean {
  return stage === 'serve' || isWindowOfItsOwn(stage)
}

/** Whether it is one also without a decision. Before an effect that cannot be used, the next one does as well (MOK-106). */
function isWindowOfItsOwn(stage: Stage): boolean {
  return stage === 'wander' || stage === 'take' || stage === 'gather' || stage === 'devote' || stage === 'age'
}

/** Whether step 3 is about to begin, and the effect of step 2 could not be used, so far: a god may yet change it (MOK-106). */
export function hasNothingToServe(state: MokshaPublic, frame: TurnFrame): boolean {
  return frame.stage === 'devote' && servicesOf(state, frame).length === 0
}

/** Goes on to the next choice, through the end of the turn if need be. */
export function advance(state: MokshaState, tell: Report): void {
  while (state.end === null) {
    const frame = topFrame(state.stack)
    if (frame.kind !== 'turn' || hasDecision(state, frame)) return
    if (isWindowOfItsOwn(frame.stage) && isWindowOpen(state, frame.seat)) return
    pass(state, frame, tell)
  }
}

/** Does what a stage does without a choice, and goes to the next one. */
export function pass(state: MokshaState, frame: TurnFrame, tell: Report): void {
  const { seat } = frame
  const player = playerOf(state, seat)
  switch (frame.stage) {
    case 'wander':
      throw new Error('where to go must be chosen')
    case 'take':
      take(state, frame, tell)
      frame.stage = 'farm'
      break
    case 'farm':
      frame.stage = 'evolve'
      break
    case 'farmTake':
      take(state, frame, tell)
      frame.stage = 'evolve'
      break
    case 'evolve': {
      const [way] = evolveWays(state, frame)
      if (way !== undefined) follow(state, seat, way, tell)
      frame.stage = 'gather'
      break
    }
    case 'gather':
      gather(state, frame, anyColours(state, seat)[0] ?? null, tell)
      frame.stage = 'serve'
      break
    case 'serve':
      frame.stage = 'devote'
      break
    // The window after step 3 is asked about only when step 3 did something: else nothing has changed since.
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
      if (growOlder(state, seat, tell)) endTurn(state, seat, tell)
      else {
        // While the aura is counted the player is between two lives: no death is to come any more.
        frame.stage = 'release'
        growAura(state, seat, tell)
        frame.stage = 'recall'
      }
      break
    case 'recall':
      frame.stage = 'release'
      break
    case 'release':
      if (isReleased(state, player)) {
        attain(state, seat, tell)
        endTurn(state, seat, tell)
      } else {
        endLife(state, seat, tell)
        frame.stage = 'karma'
      }
      break
    case 'karma':
      beReborn(state, seat, [], tell)
      frame.stage = 'close'
      break
    case 'close':
      endTurn(state, seat, tell)
  }
}

/** MOK-26: the top token of the region, if there is one, into a free slot. */
function take(state: MokshaState, frame: TurnFrame, tell: Report): void {
  const { seat } = frame
  const { region } = playerOf(state, seat)
  const by = frame.stage === 'farmTake' ? 'farmer' : 'wander'
  if (topOf(state, region) !== null) frame.taken.push(takeTop(state, seat, region, by, null, tell))
}
