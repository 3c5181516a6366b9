/** What the board shows of a choice beyond what would lie elsewhere: where the way goes and ends, what is gained and lost. */
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicView, ReachableSpace } from '../../../engine/cosmic-karma/index.ts'
import { spacePlace } from '../../../engine/cosmic-karma/places.ts'
import { around, centre, type Box } from '../../art/boxes.ts'
import { boxesIn } from '../../art/make.ts'
import { ownFacts } from '../../stage/ghosts.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import type { Outlook } from '../face.ts'
import { ghost } from './make.ts'
import { metLook, floatPieces, over, type Told } from './floats.ts'
import { oneOfEach, waysOf } from './now.ts'
import { signsOf } from './art/sign-of.ts'

type BoxAt = (id: string) => Box | undefined

export function ghosts({ preview, view, vantage, before, after }: Outlook<CosmicView, CosmicAction>): readonly Piece[] {
  const boxAt = boxesIn(before)
  const facts = ownFacts(preview.facts as readonly Told[], ['setOut'])
  const ways = waysOf(preview, view)
  return [
    ...(preview.action.do === 'step' ? passing(ways, boxAt) : []),
    // Where it ends for certain the facts say what comes of it.
    ...(facts.some(({ kind }) => kind === 'landed') ? [] : landings(ways, vantage, boxAt)),
    ...floatPieces(facts, view, vantage, after ?? before).filter(isOverPawn),
  ]
}

/** What is gained is said over the pawn, where it would stand: an account shows by itself what it would hold. */
function isOverPawn({ look, id }: Piece): boolean {
  return look.kind !== 'gain' || id.includes(':pawn:')
}

/** Where the way forks also how it goes: a mark on every space that is passed. */
function passing(ways: readonly ReachableSpace[], boxAt: BoxAt): readonly Piece[] {
  const ends = new Set(ways.map(({ space }) => space))
  const passed = [...new Set(ways.flatMap(({ route }) => route))].filter((space) => !ends.has(space))
  return passed.flatMap((space) => {
    const at = boxAt(spacePlace(space))
    if (at === undefined) return []
    const spot = around(centre(at), Math.max(9, Math.min(at.w, at.h) * 0.42))
    return [ghost(`ghost:passing:${space}`, { kind: 'passing' }, spot)]
  })
}

/** At every end what it could bring: the majorities of those who stand there, and what the space says that it does. */
function landings(ways: readonly ReachableSpace[], vantage: Vantage, boxAt: BoxAt): readonly Piece[] {
  const ends = oneOfEach(ways, ({ space }) => space)
  return [...ends.values()].flatMap(({ space, wins, majorities }) => {
    const at = boxAt(spacePlace(space))
    if (at === undefined) return []
    const ring = around(centre(at), Math.max(30, Math.min(at.w, at.h) * 1.25))
    const mark = ghost(`ghost:${space}`, { kind: 'reach', wins }, ring)
    const met = majorities.map((majority, nth) => {
      const look = metLook(majority, vantage)
      return ghost(`ghost:met:${space}:${String(majority.of)}`, look, over(ring, 6, vantage, nth + 1))
    })
    const signs = wins ? (['home'] as const) : signsOf(SPACES[space].effect)
    if (signs.length === 0) return [mark, ...met]
    const brings = { kind: 'brings', signs: signs.join(' ') } as const
    const label = over(ring, 0.5 + signs.length, vantage)
    return [mark, ghost(`ghost:brings:${space}`, brings, label), ...met]
  })
}
