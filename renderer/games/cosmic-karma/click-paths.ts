/**
 * How each choice of Cosmic Karma is made by clicks on the board. Spaces and the shelves of an account are clicked as
 * places; pawns, dice and cards by ids of their own (click-targets.ts). A choice that may have no piece on the board also
 * has a button.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { CosmicAction, CosmicView, MoveEnd } from '../../../engine/cosmic-karma/index.ts'
import type { KarmaColour, SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { pawnPieceId, pegsPlace, accountPilePlace, spacePlace } from '../../../engine/cosmic-karma/places.ts'
import type { AccountPile } from '../../../engine/cosmic-karma/places.ts'
import {
  controlClickTarget,
  createPieceClickTarget,
  placeClickTarget,
  seatClickTarget,
  clickPathFromSteps,
} from '../../art/piece-factory.ts'
import type { ClickPath, ClickTarget } from '../../stage/scene.ts'
import {
  actingSeat,
  pendingPrompt,
  firstSpacesOfBranches,
  reachableMoveEndsOf,
  type MoveRelevantView,
} from './current-state.ts'
import { cardSidePieceId, DICE_PIECE_ID, freeWillStackPieceId } from './click-targets.ts'
import { makesHabit } from './choice-labels.ts'

/**
 * The clicks on the board that make a choice.
 * @param action one of the choices that the seat has now
 * @param view of a running game, as the choosing seat sees it
 */
export function clickPathFor(action: CosmicAction, view: CosmicView): ClickPath {
  return clickPathFromSteps(targets(action, view))
}

/** Each of these does it, with one click. */
function targets(action: CosmicAction, view: CosmicView): ClickTarget[] {
  const seat = actingSeat(view)
  if (seat === undefined) throw new Error('nobody is to choose')
  switch (action.do) {
    case 'sitOut':
    case 'home':
      return [createPieceClickTarget(pawnPieceId(seat)), control(action.do)]
    case 'roll':
      return [
        createPieceClickTarget(DICE_PIECE_ID),
        control(pendingPrompt(view)?.kind === 'planning' ? 'reenter' : 'roll'),
      ]
    case 'card':
      return [createPieceClickTarget(freeWillStackPieceId(seat, action.number))]
    case 'go':
      return [...ends(view).map(onSpace), control('go')]
    case 'wait':
      return [control('wait')]
    case 'join':
    case 'gift':
    case 'swap':
      return [createPieceClickTarget(pawnPieceId(action.seat)), seatClickTarget(action.seat)]
    case 'step':
      return spacesChoosingBranch(view, action.to).map(onSpace)
    case 'side':
      return onSide(view, action.side)
    case 'colour':
      return [
        ...shelves(seat, ['rings', 'beads'], action.colour),
        control(makesHabit(action, view) ? `${action.colour}.habit` : action.colour),
      ]
    case 'giveBack':
    case 'exchange':
      return shelves(seat, ['beads'], action.colour)
    case 'loosen':
      return shelves(seat, ['habits'], action.colour)
    case 'takePeg':
      return [placeClickTarget(pegsPlace(seat, action.tool)), control(action.tool)]
    case 'losePeg':
      return [placeClickTarget(pegsPlace(seat, action.tool))]
    case 'done':
      return [control(`done.${pendingPrompt(view)?.kind ?? ''}`)]
  }
}

/**
 * The last space that a route enters. A click on this space chooses the route. If an arrow carries the pawn on from
 * this space, the pawn stops on another space (`space`). For an empty route the result is `space`.
 */
export function lastSpaceOfRoute({ route, space }: MoveEnd): SpaceId {
  return route.at(-1) ?? space
}

/** Where the pending move can end, each space once. */
function ends(view: CosmicView): readonly SpaceId[] {
  return [...new Set(reachableMoveEndsOf(view).map(lastSpaceOfRoute))]
}

/**
 * The spaces on which a click chooses a branch at a fork:
 * - the first space of the branch;
 * - each space where only this branch can end, even if another branch passes it;
 * - any other space that only this branch passes.
 * @param to the first space of the branch
 */
export function spacesChoosingBranch(view: MoveRelevantView, to: SpaceId): readonly SpaceId[] {
  const all = reachableMoveEndsOf(view)
  const own = all.filter(({ route }) => route[0] === to)
  const others = all.filter(({ route }) => route[0] !== to)
  const firsts = firstSpacesOfBranches(view)
  const ends = (of: readonly MoveEnd[]): ReadonlySet<SpaceId> =>
    new Set(of.flatMap((it) => [lastSpaceOfRoute(it), it.space]))
  const behind = (of: readonly MoveEnd[]): ReadonlySet<SpaceId> =>
    new Set(of.flatMap(({ route, space }) => [...route.slice(1), space]))
  const [ownEnds, otherEnds, elsewhere] = [ends(own), ends(others), behind(others)]
  const only = (space: SpaceId): boolean => (ownEnds.has(space) ? !otherEnds.has(space) : !elsewhere.has(space))
  return [to, ...[...behind(own)].filter((space) => only(space) && !firsts.includes(space))]
}

function onSide({ stack }: CosmicView, side: 'a' | 'b'): ClickTarget[] {
  const frame = stack[stack.length - 1]
  if (frame?.kind !== 'choice') throw new Error('no Choice Card lies on the table')
  return [
    createPieceClickTarget(cardSidePieceId(frame.card, side)),
    control(side === frame.shown ? 'asDrawn' : 'turned'),
  ]
}

function shelves(seat: Seat, names: readonly AccountPile[], colour: KarmaColour): ClickTarget[] {
  return names.map((shelf) => placeClickTarget(accountPilePlace(seat, shelf, colour)))
}

function onSpace(space: SpaceId): ClickTarget {
  return placeClickTarget(spacePlace(space))
}

/** A button beside the prompt. */
function control(name: string): ClickTarget {
  return controlClickTarget(`cosmic-karma.control.${name}`)
}
