/** What a choice brings, for its row: what an ability does. What this life is worth then figures say. */
import type { Card } from '../../../engine/karmaka/data.ts'
import type { KarmakaAction, KarmakaView } from '../../../engine/karmaka/index.ts'
import type { Foreseen } from '../face.ts'
import type { Foretelling } from '../foretell.ts'
import { abilityOf } from './names.ts'
import { topOf } from './now.ts'

export function foretells({ preview, view }: Foreseen<KarmakaView, KarmakaAction>): Foretelling<KarmakaView> {
  const card = abilityIn(preview.action, view)
  return card === undefined ? {} : { lines: [abilityOf(card)] }
}

/** The card whose ability a choice uses, or aims at somebody. */
function abilityIn(action: KarmakaAction, view: KarmakaView): Card | undefined {
  const top = topOf(view)
  switch (action.do) {
    case 'play':
      return action.way === 'ability' ? action.card : undefined
    case 'embody':
      return action.card
    case 'mimic':
      return view.players[action.seat]?.deeds.at(-1)
    case 'target':
      return top?.kind === 'ability' ? top.ability : undefined
    default:
      return undefined
  }
}
