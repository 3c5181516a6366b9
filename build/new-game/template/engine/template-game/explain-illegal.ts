/** Reasons why an action is illegal, as messages for players. It does not decide legality. */
import { createMessageFactory } from '../../../../../engine/core/contract/game.ts'
import type { Message, Seat } from '../../../../../engine/core/contract/game.ts'
import { promptFor, type TemplateGamePromptKind } from './prompts.ts'
import type { TemplateGameAction, TemplateGameView } from './state.ts'

/** All reasons. `first.*` applies to actions that do not answer the current prompt. */
export type TemplateGameIllegalReason =
  `first.${TemplateGamePromptKind}` | 'gameOver' | 'notYourTurn' | 'noneLost' | 'chosen' | 'notYours'

const because = createMessageFactory<TemplateGameIllegalReason>('template-game.why')

export function explainIllegal(view: TemplateGameView, seat: Seat, action: TemplateGameAction): Message | undefined {
  const frame = view.stack.at(-1)
  if (frame === undefined) return because('gameOver')
  if (frame.kind === 'recover') {
    if (frame.seat !== seat) return because('notYourTurn', { seat: { seat: frame.seat } })
    const ask = promptFor(view, seat)
    return action.do === 'choose' && ask !== undefined ? because(`first.${ask.kind}`, ask.values) : undefined
  }
  if (action.do !== 'choose') return because('noneLost')
  if (view.chosen[seat]?.card === action.card) return because('chosen')
  return view.hands[seat]?.cards?.includes(action.card) === true
    ? undefined
    : because('notYours', { card: action.card })
}
