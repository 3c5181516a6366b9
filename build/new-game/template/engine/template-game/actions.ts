/** All actions, created once: equal choices are the same object. */
import { allCards } from './data.ts'
import type { TemplateGameAction } from './state.ts'

/** By card; index 0 is unused. */
const CHOOSE = [0, ...allCards()].map((card): TemplateGameAction => ({ do: 'choose', card }))
export const TAKE_BACK: TemplateGameAction = { do: 'takeBack' }
export const DRAW: TemplateGameAction = { do: 'draw' }

export function chooseAction(card: number): TemplateGameAction {
  const action = CHOOSE[card]
  if (action === undefined) throw new RangeError(`no card ${String(card)}`)
  return action
}
