/** Explanations of Template Game's decisions: the decision and its usual considerations. */
import type { TemplateGamePromptKind } from '../../../../engine/template-game/index.ts'
import { explanationMessages, type ExplanationText } from '../../../../../../../renderer/messages/catalogue-builders.ts'

const explanations = {
  choose: [
    'You choose the card that you lay against the other one.',
    'The higher card wins the round and stays there: win by as little as you can.',
  ],
  chooseAgain: ['Your card lies there, and may still be changed.', 'It holds as soon as the other one lies there too.'],
  recover: [
    'You take your beaten card back, or lay it away and draw another.',
    'What you take back is known from then on; what you draw may be higher, or lower.',
  ],
} satisfies Readonly<Record<TemplateGamePromptKind, ExplanationText>>

export const explain = explanationMessages('template-game', explanations)
