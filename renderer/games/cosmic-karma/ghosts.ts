/**
 * What a choice that is pointed at would do, laid over the board: where the pawn would come to rest, what would be met
 * there, and what the account would gain and lose before anything else is chosen.
 */
import type { Preview } from '../../../engine/core/contract/preview.ts'
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicView, Reach } from '../../../engine/cosmic-karma/index.ts'
import { spacePlace } from '../../../engine/cosmic-karma/places.ts'
import { box, type Box } from '../../art/boxes.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import { LAYER, piece } from './make.ts'
import { boxesOf, momentPieces, over, type Told } from './moments.ts'
import { actingSeat, oneOfEach, reaches } from './now.ts'
import { signsOf } from './signs.ts'

export function ghosts(
  preview: Preview<CosmicView, CosmicAction>,
  view: CosmicView,
  frame: SceneFrame,
): readonly Piece[] {
  const { action } = preview
  const seat = actingSeat(view)
  if (seat === undefined) return []
  const boxAt = boxesOf(view, frame)
  switch (action.do) {
    case 'card':
      return landings(preview.view === undefined ? [] : reaches(preview.view), frame, boxAt)
    case 'go':
      return landings(reaches(view), frame, boxAt)
    case 'step':
      return stepping(
        reaches(view).filter(({ route }) => route[0] === action.to),
        frame,
        boxAt,
      )
    default:
      return certain(preview.facts as readonly Told[], view, frame)
  }
}

/** What happens at once: until the turn of somebody else begins. */
function certain(facts: readonly Told[], view: CosmicView, frame: SceneFrame): readonly Piece[] {
  const end = facts.findIndex(({ kind }) => kind === 'turn' || kind === 'setOut')
  return momentPieces(end < 0 ? facts : facts.slice(0, end), view, frame)
}

/** Where the way forks also how it goes: a mark on every space that is passed. */
function stepping(ways: readonly Reach[], frame: SceneFrame, boxAt: (id: string) => Box | undefined): readonly Piece[] {
  const ends = new Set(ways.map(({ space }) => space))
  const passed = [...new Set(ways.flatMap(({ route }) => route))].filter((space) => !ends.has(space))
  const marks = passed.flatMap((space) => {
    const at = boxAt(spacePlace(space))
    if (at === undefined) return []
    const size = Math.max(9, Math.min(at.w, at.h) * 0.42)
    const spot = box(at.x + (at.w - size) / 2, at.y + (at.h - size) / 2, size, size)
    return [piece(`ghost:passing:${space}`, 'ghost', { kind: 'passing' }, spot, LAYER.ghost)]
  })
  return [...marks, ...landings(ways, frame, boxAt)]
}

/** At every end what it would bring: first the majorities of those who stand there, then what the space does. */
function landings(ways: readonly Reach[], frame: SceneFrame, boxAt: (id: string) => Box | undefined): readonly Piece[] {
  return [...oneOfEach(ways, ({ space }) => space).values()].flatMap((reach) => {
    const at = boxAt(spacePlace(reach.space))
    if (at === undefined) return []
    const size = Math.max(30, Math.min(at.w, at.h) * 1.25)
    const ring = box(at.x + at.w / 2 - size / 2, at.y + at.h / 2 - size / 2, size, size)
    const mark = piece(`ghost:${reach.space}`, 'ghost', { kind: 'reach', wins: reach.wins }, ring, LAYER.ghost)
    const met = reach.majorities.map(({ of, item, colour }, nth) => {
      const { colour: tone = '#cccccc', shape = 'circle', name = '' } = frame.seats[of] ?? {}
      const sign = item === null ? ('neutral' as const) : (`${item}:${colour ?? 'choice'}:1` as const)
      const look = { kind: 'met', colour: tone, shape, sign, name } as const
      return piece(`ghost:met:${reach.space}:${String(of)}`, 'ghost', look, over(ring, 6, frame, nth + 1), LAYER.ghost)
    })
    const signs = reach.wins ? (['home'] as const) : signsOf(SPACES[reach.space].effect)
    const brings = { kind: 'brings', signs: signs.join(' ') } as const
    const gains =
      signs.length === 0
        ? []
        : [piece(`ghost:brings:${reach.space}`, 'ghost', brings, over(ring, 0.5 + signs.length, frame), LAYER.ghost)]
    return [mark, ...gains, ...met]
  })
}
