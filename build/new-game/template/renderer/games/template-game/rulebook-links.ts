/** Where the rulebook says more of a decision: the chapter, by what is asked. */
import type { TemplateGameAskKind } from '../../../engine/template-game/index.ts'

export const decisionChapters: Readonly<Record<TemplateGameAskKind, string>> = {
  choose: 'round',
  chooseAgain: 'round',
  recover: 'lost',
}
