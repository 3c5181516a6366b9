/** What the board shows of a choice beyond what would lie elsewhere: where the marker could end, and what is gained. */
import type { ActionPreview } from '../../../engine/core/contract/action-preview.ts'
import type { MokshaAction, MokshaView } from '../../../engine/moksha/index.ts'
import { coming, ownFacts } from '../../stage/ghosts.ts'
import type { Piece, Scene, Vantage } from '../../stage/scene.ts'
import type { Outlook } from '../face.ts'
import { sureNext } from './foretells.ts'
import { reachPieces } from './harmony.ts'
import { tableOf } from './layout.ts'
import { gainPieces, type Told } from './floats.ts'
import { actingSeat } from './now.ts'

export function ghosts({ preview, view, vantage, before, after }: Outlook<MokshaView, MokshaAction>): readonly Piece[] {
  const facts = [...ownFacts(preview.facts as readonly Told[], ['died']), ...sureNext(preview)]
  const gains = gainPieces(facts, view, vantage).filter(({ look }) => look.kind === 'gain')
  return [...coming(before, { pieces: reach(preview, view, vantage, after), outline: [] }, ['reach']), ...gains]
}

/** Where the marker could end: of a wander also where a token that is turned up hides the rest from the preview. */
function reach(
  { action }: ActionPreview<MokshaView, MokshaAction>,
  view: MokshaView,
  vantage: Vantage,
  after: Scene | undefined,
): readonly Piece[] {
  const known = after?.pieces.filter(({ look }) => look.kind === 'reach') ?? []
  const seat = actingSeat(view)
  const plan = seat === undefined ? undefined : tableOf(view, vantage).seats.get(seat)
  if (known.length > 0 || action.do !== 'wander' || plan?.large !== true) return known
  return reachPieces(view, plan, action.region)
}
