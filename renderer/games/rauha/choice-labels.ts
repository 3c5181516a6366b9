/**
 * Texts of the choices of Rauha. Ids of messages/rauha. Sentences of the log are in log-sentences.ts, figures in
 * seat-figures.ts.
 */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CRYSTALS_PER_DISCARD } from '../../../engine/rauha/data.ts'
import type { SquareIndex } from '../../../engine/rauha/data.ts'
import { rauha, visibleTileOnSquareOfSeat, currentActivationYields } from '../../../engine/rauha/index.ts'
import type { RauhaAction, RauhaView } from '../../../engine/rauha/state.ts'
import type { RauhaMessageId } from './names.ts'
import {
  cardName,
  fullCardText,
  effectText,
  entityName,
  resourceMessage,
  gameMessage,
  squareName,
  tileDescription,
} from './names.ts'
import { requireActingSeat } from './click-paths.ts'

const ONLY_ONE: `rauha.${RauhaMessageId}` = 'rauha.why.oneByOne.single'

/**
 * Returns the reason why the seat cannot activate everything at once. The reason is shown in place of the button for
 * that choice. The list is empty if the seat can do so, if only one thing is to be activated, or if the decision is
 * about something else.
 * @param choices all choices of the decision
 */
export function missingChoiceReasons(view: RauhaView, seat: Seat, choices: readonly RauhaAction[]): readonly Message[] {
  if (view.stack[0]?.kind !== 'activate' || choices.some(({ do: verb }) => verb === 'activateAll')) return []
  const why = rauha.explainIllegal(view, seat, { do: 'activateAll' })
  return why === undefined || why.id === ONLY_ONE ? [] : [why]
}

/**
 * The text of a choice in the list of choices.
 * @param action one of the choices that the seat has now
 * @param view of a running game, as the choosing seat sees it
 */
export function choiceLabel(action: RauhaAction, view: RauhaView): Message {
  if (action.do === 'keep') return gameMessage('choice.keep', { card: fullCardText(action.card) })
  const seat = requireActingSeat(view)
  const tile = (square: SquareIndex) => tileDescription(visibleTileOnSquareOfSeat(view, seat, square))
  switch (action.do) {
    case 'place':
      return gameMessage('choice.place', { square: squareName(action.square), tile: tile(action.square) })
    case 'discardForCrystals':
      return gameMessage('choice.discardForCrystals', { goods: resourceMessage('crystals', CRYSTALS_PER_DISCARD) })
    case 'discardForSpore':
      return gameMessage('choice.discardForSpore', { square: squareName(action.square), tile: tile(action.square) })
    case 'activateTile':
      return activation(action, view, { tile: tile(action.square), square: squareName(action.square) })
    case 'activateSpore':
      return activation(action, view, {
        tile: tile(action.square),
        square: squareName(action.square),
        sporeSquare: squareName(action.spore),
      })
    case 'activateEntity':
      return activation(action, view, { entity: entityName(action.entity) })
    case 'activateAll':
    case 'endActivation':
      return gameMessage(`choice.${action.do}`)
  }
}

/**
 * The short text of a choice for its button beside the card or tile. The button needs no more, because the card or tile shows
 * the details.
 * @returns undefined if there is no short text; the button then has the text of `choiceLabel`
 */
export function shortChoiceLabel(action: RauhaAction, view: RauhaView): Message | undefined {
  switch (action.do) {
    case 'keep':
      return gameMessage('brief.keep', { tile: cardName(action.card) })
    case 'place':
      return gameMessage('brief.place', { square: squareName(action.square) })
    case 'discardForSpore':
      return gameMessage('brief.spore', { square: squareName(action.square) })
    case 'activateSpore':
      return gameMessage('brief.spore', { square: squareName(action.spore) })
    case 'activateTile':
    case 'activateEntity':
      return gameMessage('brief.activate', { effect: given(action, view).now ?? given(action, view).effect })
    case 'discardForCrystals':
    case 'activateAll':
    case 'endActivation':
      return undefined
  }
}

type Activation = RauhaAction & { do: 'activateTile' | 'activateSpore' | 'activateEntity' }

/** The effect, and what it would bring now where that has to be counted. */
function given(action: Activation, view: RauhaView) {
  const here = currentActivationYields(view).find(({ square, entity }) =>
    action.do === 'activateEntity' ? entity === action.entity : square === action.square,
  )
  const effect = here?.effect ?? null
  const now = effect?.kind === 'gainPer' && here !== undefined ? resourceMessage(effect.what, here.amount) : undefined
  return { effect: effectText(effect), now }
}

function activation(action: Activation, view: RauhaView, values: NonNullable<Message['values']>): Message {
  const { effect, now } = given(action, view)
  if (now === undefined || action.do === 'activateSpore')
    return gameMessage(`choice.${action.do}`, { ...values, effect })
  return gameMessage(`choice.${action.do}Per`, { ...values, effect, goods: now })
}
