/** Every action, made once: equal choices are one object. */
import { allCards } from './data.ts'
import type { TemplateGameAction } from './state.ts'

/** By card; the first is of none. */
const CHOOSE = [0, ...allCards()].map((card): TemplateGameAction => ({ do: 'choose', card }))
export const TAKE_BACK: TemplateGameAction = { do: 'takeBack' }
export const DRAW: TemplateGameAction = { do: 'draw' }

export function chooseAction(card: number): TemplateGameAction {
  const action = CHOOSE[card]
  if (action === undefined) throw new RangeError(`no card ${String(card)}`)
  return action
}
