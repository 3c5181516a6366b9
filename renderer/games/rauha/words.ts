/** What Rauha says: prompts and choices. Ids of messages/rauha; the log is in log.ts, figures in figures.ts. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CARD_DATA, DISCARD_CRYSTALS, ENTITY_DATA, stopAt } from '../../../engine/rauha/data.ts'
import type { Effect, Square } from '../../../engine/rauha/data.ts'
import { amountOf, poolOf, tileAt } from '../../../engine/rauha/index.ts'
import type { RauhaAction, RauhaFrame, RauhaView } from '../../../engine/rauha/state.ts'
import { cardName, cardText, effectText, entityName, goods, lineName, message, squareName, tileName } from './names.ts'
import { activeSeat } from './paths.ts'

// ------------------------------------------------------------------------------------------------------- prompts

/** What the deciding seat is asked; the screen adds `name`. */
export function prompt(view: RauhaView, seat: Seat): Message {
  const [frame] = view.stack
  switch (frame?.kind) {
    case undefined:
      return message('prompt.over')
    case 'keep':
      return askKeep(view, seat)
    case 'settle':
      return askSettle(view, seat)
    case 'activate':
      return askActivate(view, frame)
  }
}

function askKeep(view: RauhaView, seat: Seat): Message {
  const kept = view.players[seat]?.kept
  if (kept?.made === true) return message('prompt.kept', { card: cardName(kept.cards[0]) })
  const satellite = poolOf(view.position, seat, view.players.length) ?? 0
  const { pool } = stopAt(view.position)
  return message('prompt.keep', { count: view.satellites[satellite]?.count ?? 0, pool })
}

function askSettle(view: RauhaView, seat: Seat): Message {
  const { kept, crystals = 0 } = view.players[seat] ?? {}
  const [card] = kept?.cards ?? []
  if (card === undefined) return message('prompt.place', { card: cardName(undefined) })
  const values = { card: cardName(card) }
  const { placement } = CARD_DATA[card]
  switch (placement.kind) {
    case 'free':
      return message('prompt.place', values)
    case 'squares':
      return message('prompt.placeOnly', values)
    case 'crystals': {
      const price = goods('crystals', placement.crystals)
      if (placement.crystals <= crystals) return message('prompt.placePaid', { ...values, price })
      return message('prompt.tooDear', { ...values, price, count: crystals })
    }
  }
}

function askActivate(view: RauhaView, { scoring, entities }: RauhaFrame & { kind: 'activate' }): Message {
  if (scoring) return message('prompt.score')
  const line = lineName(stopAt(view.position).squares) ?? ''
  if (entities.length === 0) return message('prompt.activate', { line })
  return message('prompt.activateWith', { line, entities: entities.map(entityName) })
}

// ------------------------------------------------------------------------------------------------------- choices

/** @param view of a running game, seen by the seat that chooses; `action` is one of its choices */
export function choice(action: RauhaAction, view: RauhaView): Message {
  if (action.do === 'keep') return message('choice.keep', { card: cardText(action.card) })
  const seat = activeSeat(view)
  const tile = (square: Square) => tileName(tileAt(view, seat, square))
  switch (action.do) {
    case 'place':
      return message('choice.place', { square: squareName(action.square), tile: tile(action.square) })
    case 'discardForCrystals':
      return message('choice.discardForCrystals', { goods: goods('crystals', DISCARD_CRYSTALS) })
    case 'discardForSpore':
      return message('choice.discardForSpore', { square: squareName(action.square), tile: tile(action.square) })
    case 'activateTile': {
      const { effect } = tileAt(view, seat, action.square)
      return chooseActivation(view, seat, effect, 'choice.activateTile', {
        tile: tile(action.square),
        square: squareName(action.square),
      })
    }
    case 'activateSpore':
      return message('choice.activateSpore', {
        tile: tile(action.square),
        square: squareName(action.square),
        effect: effectText(tileAt(view, seat, action.square).effect),
        sporeSquare: squareName(action.spore),
      })
    case 'activateEntity': {
      const { effect } = ENTITY_DATA[action.entity]
      return chooseActivation(view, seat, effect, 'choice.activateEntity', { entity: entityName(action.entity) })
    }
    case 'activateAll':
    case 'endActivation':
      return message(`choice.${action.do}`)
  }
}

/** Beside the card or tile itself, which says what is on it. */
export function brief(action: RauhaAction, view: RauhaView): Message | undefined {
  switch (action.do) {
    case 'keep':
      return message('brief.keep', { tile: cardName(action.card) })
    case 'place':
      return message('brief.place', { square: squareName(action.square) })
    case 'discardForSpore':
      return message('brief.spore', { square: squareName(action.square) })
    case 'activateSpore':
      return message('brief.spore', { square: squareName(action.spore) })
    case 'activateTile':
      return briefly(view, tileAt(view, activeSeat(view), action.square).effect)
    case 'activateEntity':
      return briefly(view, ENTITY_DATA[action.entity].effect)
    case 'discardForCrystals':
    case 'activateAll':
    case 'endActivation':
      return undefined
  }
}

/** What it would bring now. */
function briefly(view: RauhaView, effect: Effect | null): Message {
  if (effect?.kind !== 'gainPer') return message('brief.activate', { effect: effectText(effect) })
  return message('brief.activate', { effect: goods(effect.what, amountOf(view, activeSeat(view), effect)) })
}

/** With what it would bring now, where that has to be counted. */
function chooseActivation(
  view: RauhaView,
  seat: Seat,
  effect: Effect | null,
  id: 'choice.activateTile' | 'choice.activateEntity',
  values: NonNullable<Message['values']>,
): Message {
  const all = { ...values, effect: effectText(effect) }
  if (effect?.kind !== 'gainPer') return message(id, all)
  return message(`${id}Per`, { ...all, goods: goods(effect.what, amountOf(view, seat, effect)) })
}
