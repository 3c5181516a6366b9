/** Plays a legal action: the frame on top of the stack says what it answers. */
import { topFrame } from '../core/contract/frame-stack.ts'
import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import type { Report } from './account.ts'
import { chooseSide } from './cards.ts'
import { answer } from './effects.ts'
import { chooseColour } from './majority.ts'
import { stepTo } from './move.ts'
import { go, home, join, layOut, roll, sitOut, wait } from './start.ts'
import type { CosmicAction, CosmicState } from './state.ts'
import { proceed } from './turn.ts'
import { turnOf } from './work.ts'
import type { Work } from './work.ts'

export function play(state: CosmicState, seat: Seat, action: CosmicAction, random: Random, tell: Report): void {
  const work: Work = { state, seat, turn: turnOf(state), random, tell }
  const frame = topFrame(state.stack)
  switch (frame.kind) {
    case 'turn':
      begin(work, action)
      return
    case 'move':
      if (action.do === 'step') stepTo(work, frame, action.to)
      break
    case 'majority':
      if (action.do === 'colour') chooseColour(frame, action.colour)
      break
    default:
      if (frame.kind === 'choice' && action.do === 'side') chooseSide(work, frame, action.side)
      else answer(work, frame, action)
  }
  proceed(work)
}

function begin(work: Work, action: CosmicAction): void {
  switch (action.do) {
    case 'sitOut':
      sitOut(work)
      return
    case 'home':
      home(work)
      return
    case 'roll':
      roll(work)
      return
    case 'card':
      layOut(work, action.number)
      return
    case 'go':
      go(work)
      return
    case 'join':
      join(work, action.seat)
      return
    case 'wait':
      wait(work)
      return
    default:
      return
  }
}
