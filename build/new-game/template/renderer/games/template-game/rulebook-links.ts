/** The rulebook chapter for each kind of decision. */
import type { TemplateGamePromptKind } from '../../../engine/template-game/index.ts'

export const decisionChapters: Readonly<Record<TemplateGamePromptKind, string>> = {
  choose: 'round',
  chooseAgain: 'round',
  recover: 'lost',
}
