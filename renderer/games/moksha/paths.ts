/** How each choice of Moksha is clicked on the board, and what stands beside it as a control. */
import { topFrame } from '../../../engine/core/contract/frame-stack.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { PILLARS } from '../../../engine/moksha/data.ts'
import type { Pillar, RegionNumber, VitalityToken } from '../../../engine/moksha/data.ts'
import { playerOf, freeDiscipleSpacesIn } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaView, SacrificePrice } from '../../../engine/moksha/index.ts'
import { onControl, onSeat, steps } from '../../art/make.ts'
import type { Path, Target } from '../../stage/scene.ts'
import { asked } from './now.ts'
import {
  buildingTarget,
  disciplesTarget,
  drawnTarget,
  godTarget,
  heldTarget,
  hexTarget,
  karmaTarget,
  regionTarget,
  supplyTarget,
} from './pieces.ts'

/** Where a token goes into a stack, from the top. */
export type Depth = 'top' | 'between' | 'bottom'

const HOW_MANY: Message = { id: 'moksha.further.disciples' }
const HOW_DEEP: Message = { id: 'moksha.further.depth' }

/** @param view of a running game, seen by anybody; `action` is one of the choices of the seat that must choose */
export function path(action: MokshaAction, view: MokshaView): Path {
  const frame = topFrame(view.stack)
  const { seat } = frame
  switch (action.do) {
    case 'wander':
      // What the way costs may be clicked before or after where it leads.
      if (action.pay === null) return steps([regionTarget(action.region)])
      return { ...steps([regionTarget(action.region)], held(seat, action.pay)), unordered: true }
    case 'replace':
    case 'craft':
      return steps(held(seat, action.token))
    case 'farm':
      return { ...steps(ownDisciples(seat, action.from), ownDisciples(seat, action.and)), unordered: true }
    case 'harmony':
      return steps([hexTarget(seat, action.hex)])
    case 'gather':
    case 'earn':
      return steps(colour(seat, action.karma))
    case 'trade':
      return { ...steps([karmaTarget(seat, action.karma)], [onControl(`number:${action.count}`)]), further: HOW_MANY }
    case 'convert':
      return steps([disciplesTarget(action.seat, playerOf(view, seat).region), onSeat(action.seat)])
    case 'devote':
      // The god may be clicked first, in the sanctuary or on the sheet.
      return { ...steps(paid(seat, action.pay)), from: [here(view, seat), godTarget(seat, action.god)] }
    case 'sacrifice':
      return { ...steps(paid(seat, action.pay)), from: [here(view, seat)] }
    case 'mobilize': {
      const { from, to, count } = action
      const way = [ownDisciples(seat, from), [regionTarget(to)]]
      const most = Math.min(playerOf(view, seat).disciples[from - 1] ?? 0, freeDiscipleSpacesIn(view, to))
      return most === 1 ? steps(...way) : { ...steps(...way, [onControl(`number:${count}`)]), further: HOW_MANY }
    }
    case 'recall':
      return steps(ownDisciples(seat, action.region))
    case 'keep':
      return { ...steps(...action.karma.map((pillar) => [karmaTarget(seat, pillar)])), unordered: true }
    case 'close':
    case 'swap':
      return steps([regionTarget(action.region)])
    case 'brahma':
      return steps([godTarget(seat, 'brahma')])
    case 'ganesha':
      return steps([godTarget(seat, 'ganesha')], colour(seat, action.karma))
    case 'vishnu':
    case 'shiva':
      return steps([godTarget(seat, action.do)], [regionTarget(action.region)])
    case 'lay': {
      const depth = depthOf(view, action.region, action.at)
      const region = [regionTarget(action.region)]
      const [token] = view.drawn
      // The token itself may be clicked first, or carried to its region.
      const from = token === undefined ? {} : { from: [drawnTarget(token)] }
      if (depth === null) return { ...steps(region), ...from }
      return { ...from, ...steps(region, [onControl(`moksha.control.lay.${depth}`)]), further: HOW_DEEP }
    }
    case 'sink':
      return steps([drawnTarget(action.token)])
    case 'go':
      return steps([onControl(goControl(view))])
    case 'preach':
    case 'passWindows':
    case 'askWindows':
      return steps([onControl(`moksha.control.${action.do}`)])
  }
}

/** The control for going on: what is left undone differs from step to step. Its id is that of its words. */
export function goControl(view: MokshaView): string {
  return `moksha.control.go.${asked(view)?.kind ?? ''}`
}

/** Where in a stack a token would lie, by how many lie below it; null in an empty one. */
export function depthOf(view: MokshaView, region: RegionNumber, at: number): Depth | null {
  const height = view.piles[region - 1]?.length ?? 0
  if (height === 0) return null
  if (at === height) return 'top'
  return at === 0 ? 'bottom' : 'between'
}

function held(seat: Seat, token: VitalityToken): Target[] {
  return [heldTarget(seat, token)]
}

/** A colour to receive: of the supply, or where it will lie. */
function colour(seat: Seat, pillar: Pillar): Target[] {
  return [supplyTarget(pillar), karmaTarget(seat, pillar)]
}

function ownDisciples(seat: Seat, region: RegionNumber): Target[] {
  return [disciplesTarget(seat, region), regionTarget(region)]
}

function paid(seat: Seat, price: SacrificePrice): Target[] {
  const pillar = PILLARS.find((each) => each === price)
  return [pillar === undefined ? heldTarget(seat, price as VitalityToken) : karmaTarget(seat, pillar)]
}

function here(view: MokshaView, seat: Seat): Target {
  return buildingTarget(playerOf(view, seat).region)
}
