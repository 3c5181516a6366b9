/** What the board shows of a choice beyond what would lie elsewhere: where the way could end, what is gained and lost. */
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { boxOf } from '../../art/make.ts'
import { coming, ownFacts } from '../../stage/ghosts.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import type { Outlook } from '../face.ts'
import { LAYER, piece } from './make.ts'
import { momentPieces, over, type Told } from './moments.ts'
import { signsOf } from './signs.ts'

export function ghosts({ preview, view, frame, before, after }: Outlook<CosmicView, CosmicAction>): readonly Piece[] {
  const ends = coming(before, after, ['reach'])
  return [
    ...ends.flatMap((end) => [end, ...brings(end, frame)]),
    ...momentPieces(ownFacts(preview.facts as readonly Told[], ['setOut']), view, frame, before),
  ]
}

/** What the space says that it does, over where the way could end. */
function brings(end: Piece, frame: SceneFrame): readonly Piece[] {
  const space = Object.keys(SPACES).find((id) => end.id === `ghost:reach:${id}`) as keyof typeof SPACES | undefined
  if (space === undefined) return []
  const signs = end.look['wins'] === true ? (['home'] as const) : signsOf(SPACES[space].effect)
  if (signs.length === 0) return []
  const at = over(boxOf(end), 0.5 + signs.length, frame)
  return [piece(`ghost:brings:${space}`, 'ghost', { kind: 'brings', signs: signs.join(' ') }, at, LAYER.ghost)]
}
