/** How each choice of Moksha is made by clicks on the board, and which choices have buttons beside it. */
import { topFrame } from '../../../engine/core/contract/frame-stack.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { PILLARS } from '../../../engine/moksha/data.ts'
import type { Pillar, RegionNumber, VitalityToken } from '../../../engine/moksha/data.ts'
import { playerOf, freeDiscipleSpaceCountIn } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaView, SingleTokenPrice } from '../../../engine/moksha/index.ts'
import { controlClickTarget, seatClickTarget, clickPathFromSteps } from '../../art/piece-factory.ts'
import type { ClickPath, ClickTarget } from '../../stage/scene.ts'
import { pendingPrompt } from './current-state.ts'
import {
  buildingTarget,
  disciplesTarget,
  drawnTokenTarget,
  godSlotTarget,
  equalHeldTokensTarget,
  hexTarget,
  karmaSlotsTarget,
  regionTarget,
  karmaSupplyTarget,
} from './click-targets.ts'

/**
 * The position at which a token is put into a stack of tokens. `top`: on all others. `bottom`: below all others.
 * `between`: at any height between other tokens.
 */
export type StackPosition = 'top' | 'between' | 'bottom'

const HOW_MANY: Message = { id: 'moksha.further.disciples' }
const HOW_DEEP: Message = { id: 'moksha.further.depth' }

/**
 * The clicks on the board that make a choice.
 * @param action one of the choices of the seat that must choose
 * @param view of a running game, of any viewer
 */
export function clickPathFor(action: MokshaAction, view: MokshaView): ClickPath {
  const frame = topFrame(view.stack)
  const { seat } = frame
  switch (action.do) {
    case 'wander':
      // The payment for the way may be clicked before or after its destination.
      if (action.pay === null) return clickPathFromSteps([regionTarget(action.region)])
      return { ...clickPathFromSteps([regionTarget(action.region)], held(seat, action.pay)), unordered: true }
    case 'replace':
    case 'craft':
      return clickPathFromSteps(held(seat, action.token))
    case 'farm':
      return { ...clickPathFromSteps(ownDisciples(seat, action.from), ownDisciples(seat, action.and)), unordered: true }
    case 'harmony':
      return clickPathFromSteps([hexTarget(seat, action.hex)])
    case 'gather':
    case 'earn':
      return clickPathFromSteps(colour(seat, action.karma))
    case 'trade':
      return {
        ...clickPathFromSteps([karmaSlotsTarget(seat, action.karma)], [controlClickTarget(`number:${action.count}`)]),
        further: HOW_MANY,
      }
    case 'convert':
      return clickPathFromSteps([
        disciplesTarget(action.seat, playerOf(view, seat).region),
        seatClickTarget(action.seat),
      ])
    case 'devote':
      // The god may be clicked first, in the sanctuary or on the sheet.
      return {
        ...clickPathFromSteps(paid(seat, action.pay)),
        from: [here(view, seat), godSlotTarget(seat, action.god)],
      }
    case 'sacrifice':
      return { ...clickPathFromSteps(paid(seat, action.pay)), from: [here(view, seat)] }
    case 'mobilize': {
      const { from, to, count } = action
      const way = [ownDisciples(seat, from), [regionTarget(to)]]
      const most = Math.min(playerOf(view, seat).disciples[from - 1] ?? 0, freeDiscipleSpaceCountIn(view, to))
      return most === 1
        ? clickPathFromSteps(...way)
        : { ...clickPathFromSteps(...way, [controlClickTarget(`number:${count}`)]), further: HOW_MANY }
    }
    case 'recall':
      return clickPathFromSteps(ownDisciples(seat, action.region))
    case 'keep':
      return {
        ...clickPathFromSteps(...action.karma.map((pillar) => [karmaSlotsTarget(seat, pillar)])),
        unordered: true,
      }
    case 'close':
    case 'swap':
      return clickPathFromSteps([regionTarget(action.region)])
    case 'brahma':
      return clickPathFromSteps([godSlotTarget(seat, 'brahma')])
    case 'ganesha':
      return clickPathFromSteps([godSlotTarget(seat, 'ganesha')], colour(seat, action.karma))
    case 'vishnu':
    case 'shiva':
      return clickPathFromSteps([godSlotTarget(seat, action.do)], [regionTarget(action.region)])
    case 'lay': {
      const depth = stackPositionOfNewToken(view, action.region, action.at)
      const region = [regionTarget(action.region)]
      const [token] = view.drawn
      // The token itself may be clicked first, or carried to its region.
      const from = token === undefined ? {} : { from: [drawnTokenTarget(token)] }
      if (depth === null) return { ...clickPathFromSteps(region), ...from }
      return {
        ...from,
        ...clickPathFromSteps(region, [controlClickTarget(`moksha.control.lay.${depth}`)]),
        further: HOW_DEEP,
      }
    }
    case 'sink':
      return clickPathFromSteps([drawnTokenTarget(action.token)])
    case 'go':
      return clickPathFromSteps([controlClickTarget(declineAndContinueControlId(view))])
    case 'preach':
    case 'passWindows':
    case 'askWindows':
      return clickPathFromSteps([controlClickTarget(`moksha.control.${action.do}`)])
  }
}

/**
 * The id of the button that declines the pending prompt and continues. It is also the message id of the text on the button,
 * and differs by kind of prompt.
 */
export function declineAndContinueControlId(view: MokshaView): string {
  return `moksha.control.go.${pendingPrompt(view)?.kind ?? ''}`
}

/**
 * The position that a new token would have in the stack of a region: on top, between two tokens, or at the bottom.
 * Null if the stack is empty.
 * @param at index of the new token in the stack, which is the number of tokens below it
 */
export function stackPositionOfNewToken(view: MokshaView, region: RegionNumber, at: number): StackPosition | null {
  const height = view.piles[region - 1]?.length ?? 0
  if (height === 0) return null
  if (at === height) return 'top'
  return at === 0 ? 'bottom' : 'between'
}

function held(seat: Seat, token: VitalityToken): ClickTarget[] {
  return [equalHeldTokensTarget(seat, token)]
}

/** A colour to receive: of the supply, or where it will lie. */
function colour(seat: Seat, pillar: Pillar): ClickTarget[] {
  return [karmaSupplyTarget(pillar), karmaSlotsTarget(seat, pillar)]
}

function ownDisciples(seat: Seat, region: RegionNumber): ClickTarget[] {
  return [disciplesTarget(seat, region), regionTarget(region)]
}

function paid(seat: Seat, price: SingleTokenPrice): ClickTarget[] {
  const pillar = PILLARS.find((each) => each === price)
  return [pillar === undefined ? equalHeldTokensTarget(seat, price as VitalityToken) : karmaSlotsTarget(seat, pillar)]
}

function here(view: MokshaView, seat: Seat): ClickTarget {
  return buildingTarget(playerOf(view, seat).region)
}
