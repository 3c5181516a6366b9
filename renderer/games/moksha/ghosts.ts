/** What the board shows of a choice beyond what would lie elsewhere: where the marker could end, and what is gained. */
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { Preview } from '../../../engine/core/contract/preview.ts'
import type { MokshaAction, MokshaView } from '../../../engine/moksha/index.ts'
import { coming, ownFacts } from '../../stage/ghosts.ts'
import type { Piece } from '../../stage/scene.ts'
import type { Outlook } from '../face.ts'
import { gainPieces, type Told } from './moments.ts'

export function ghosts({ preview, view, frame, before, after }: Outlook<MokshaView, MokshaAction>): readonly Piece[] {
  const facts = [...ownFacts(preview.facts as readonly Told[], ['died']), ...sureNext(preview)]
  const gains = gainPieces(facts, view, frame).filter(({ look }) => look.kind === 'gain')
  return [...coming(before, after, ['reach']), ...gains]
}

/** The tokens that are taken next, whatever is chosen then. */
function sureNext(preview: Preview<MokshaView, MokshaAction>): readonly Told[] {
  if (preview.action.do !== 'wander' && preview.action.do !== 'vishnu') return []
  const [first, ...others] = preview.next().map(({ facts }) => facts as readonly Told[])
  const taken = first?.filter(({ kind }) => kind === 'took') ?? []
  return taken.filter((fact) => others.every((facts) => facts.some((it) => equalJson(it, fact))))
}
