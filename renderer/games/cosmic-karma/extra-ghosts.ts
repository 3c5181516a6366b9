/** Ghosts of a choice beyond the moved pieces: where the way passes and ends, and the pieces gained and lost. */
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicView, MoveEnd } from '../../../engine/cosmic-karma/index.ts'
import { spacePlace } from '../../../engine/cosmic-karma/places.ts'
import { boxCentredAt, centreOf, type Box } from '../../art/boxes.ts'
import { pieceOrPlaceBoxFinder } from '../../art/piece-factory.ts'
import { eventsBeforeNextTurn } from '../../stage/ghosts.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import type { ExtraGhostsInput } from '../game-ui.ts'
import { ghost } from './piece-factory.ts'
import {
  encounteredMajoritySpec,
  floatingLabels,
  floatingLabelBox,
  type VisibleCosmicEvent,
} from './floating-labels.ts'
import { pickRoutePerEnd, reachableMoveEndsOfChoice } from './current-state.ts'
import { iconNamesOfEffectSteps } from './art/icon-names.ts'

type BoxAt = (id: string) => Box | undefined

/**
 * The ghosts that Cosmic Karma adds to the preview of a choice. Ghosts are pieces that are laid over the board. Here
 * they are marks on the spaces that the route passes, a mark on each space where the route can end, and labels of the
 * pieces that the player gains or loses.
 */
export function extraGhosts({
  preview,
  view,
  parameters,
  before,
  after,
}: ExtraGhostsInput<CosmicView, CosmicAction>): readonly Piece[] {
  const boxAt = pieceOrPlaceBoxFinder(before)
  const events = eventsBeforeNextTurn(preview.facts as readonly VisibleCosmicEvent[], ['setOut'])
  const ways = reachableMoveEndsOfChoice(preview, view)
  return [
    ...(preview.action.do === 'step' ? passing(ways, boxAt) : []),
    // If the end of the move is certain, its events say what it causes.
    ...(events.some(({ kind }) => kind === 'landed') ? [] : landings(ways, parameters, boxAt)),
    ...floatingLabels(events, view, parameters, after ?? before).filter(isOverPawn),
  ]
}

/** Gains are shown over the ghost of the pawn only: an account already shows the pieces that it would hold. */
function isOverPawn({ sprite, id }: Piece): boolean {
  return sprite.kind !== 'gain' || id.includes(':pawn:')
}

/** Where the way forks also how it goes: a mark on every space that is passed. */
function passing(ways: readonly MoveEnd[], boxAt: BoxAt): readonly Piece[] {
  const ends = new Set(ways.map(({ space }) => space))
  const passed = [...new Set(ways.flatMap(({ route }) => route))].filter((space) => !ends.has(space))
  return passed.flatMap((space) => {
    const at = boxAt(spacePlace(space))
    if (at === undefined) return []
    const spot = boxCentredAt(centreOf(at), Math.max(9, Math.min(at.w, at.h) * 0.42))
    return [ghost(`ghost:passing:${space}`, { kind: 'passing' }, spot)]
  })
}

/** At every end what it could bring: the majorities of those who stand there, and what the space says that it does. */
function landings(ways: readonly MoveEnd[], parameters: SceneParameters, boxAt: BoxAt): readonly Piece[] {
  const ends = pickRoutePerEnd(ways, ({ space }) => space)
  return [...ends.values()].flatMap(({ space, wins, majorities }) => {
    const at = boxAt(spacePlace(space))
    if (at === undefined) return []
    const ring = boxCentredAt(centreOf(at), Math.max(30, Math.min(at.w, at.h) * 1.25))
    const mark = ghost(`ghost:${space}`, { kind: 'reach', wins }, ring)
    const met = majorities.map((majority, nth) => {
      const sprite = encounteredMajoritySpec(majority, parameters)
      return ghost(`ghost:met:${space}:${String(majority.of)}`, sprite, floatingLabelBox(ring, 6, parameters, nth + 1))
    })
    const signs = wins ? (['home'] as const) : iconNamesOfEffectSteps(SPACES[space].effect)
    if (signs.length === 0) return [mark, ...met]
    const brings = { kind: 'brings', signs: signs.join(' ') } as const
    const label = floatingLabelBox(ring, 0.5 + signs.length, parameters)
    return [mark, ghost(`ghost:brings:${space}`, brings, label), ...met]
  })
}
