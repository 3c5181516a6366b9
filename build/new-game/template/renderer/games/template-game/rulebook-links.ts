/** Where the rulebook says more of a decision: the chapter, by what is asked. */
import type { TemplateGamePromptKind } from '../../../engine/template-game/index.ts'

export const decisionChapters: Readonly<Record<TemplateGamePromptKind, string>> = {
  choose: 'round',
  chooseAgain: 'round',
  recover: 'lost',
}
