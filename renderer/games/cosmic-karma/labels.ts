/** What the pieces of Cosmic Karma are called: for hover, focus and the outline. Ids of cosmic-karma.board.ts. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { majorityOf } from '../../../engine/cosmic-karma/index.ts'
import type { Account, CosmicView, Reach } from '../../../engine/cosmic-karma/index.ts'
import type { ChoiceCard, Colour, KarmaCard, Land, Side, SpaceId, Tool } from '../../../engine/cosmic-karma/data.ts'
import type { Shelf } from '../../../engine/cosmic-karma/places.ts'
import { missing as lacking } from './figures.ts'
import {
  cardName,
  deed,
  deedEffect,
  freeWillName,
  isChoiceCard,
  karmaEffect,
  karmaText,
  landName,
  masterName,
  message,
  signed,
  spaceEffect,
  spaceName,
  toolName,
  type Named,
} from './names.ts'

/** What is missing, as a value of another message. */
function missing(account: Account): Named {
  const { id, values } = lacking(account)
  return { id, values }
}

export function spaceLabel(space: SpaceId): Message {
  return message('label.space', { space: spaceName(space), effect: spaceEffect(space) })
}

export function pawnLabel(seat: Seat, space: SpaceId): Message {
  return message('label.pawn', { seat, space: spaceName(space) })
}

export function packLabel(pack: 'choice' | 'karma', land: Land, count: number): Message {
  return message('label.pack', { pack, land: landName(land), count })
}

export function reachLabel(reach: Reach): Message {
  const metSeats = reach.majorities.map(({ of }) => of)
  return message('label.reach', {
    space: spaceName(reach.space),
    effect: spaceEffect(reach.space),
    met: metSeats.length === 0 ? 'none' : 'some',
    metSeats,
    wins: reach.wins ? 'yes' : 'no',
  })
}

export function accountLabel(view: CosmicView, seat: Seat): Message {
  const player = view.players[seat]
  if (player === undefined) return message('place.account', { seat })
  const { green, orange } = majorityOf(player)
  return message('label.account', { seat, green: signed(green), orange: signed(orange), missing: missing(player) })
}

export function missingLabel(view: CosmicView, seat: Seat): Message {
  const player = view.players[seat]
  return player === undefined
    ? message('place.account', { seat })
    : message('label.missing', { seat, missing: missing(player) })
}

export function scoreLabel(seat: Seat, colour: Colour, score: number): Message {
  return message('label.score', { seat, colour, score: signed(score) })
}

export function shelfLabel(seat: Seat, shelf: Shelf, colour: Colour, count: number): Message {
  return message(`label.${shelf}`, { seat, colour, count })
}

export function pegsLabel(seat: Seat, tool: Tool, count: number): Message {
  return message('label.pegs', { seat, tool: toolName(tool), master: masterName(tool), count })
}

export function handLabel(seat: Seat, numbers: readonly number[]): Message {
  return message('label.hand', { seat, count: numbers.length, cards: numbers.map(String) })
}

export function freeWillLabel(number: number, count: number): Message {
  return message('label.freeWill', { number, count, name: freeWillName(number) })
}

export function lostLabel(seat: Seat, count: number): Message {
  return message('label.lost', { seat, count })
}

export function cardLabel(card: ChoiceCard | KarmaCard, side: Side | null): Message {
  if (isChoiceCard(card)) {
    const shown = side ?? 'a'
    return message('label.choiceCard', {
      card: cardName(card),
      deed: deed(card, shown),
      effect: deedEffect(card, shown),
    })
  }
  return message('label.karmaCard', { card: cardName(card), deed: karmaText(card), effect: karmaEffect(card) })
}

export function sideLabel(card: ChoiceCard, side: Side): Message {
  return message('label.side', { deed: deed(card, side), effect: deedEffect(card, side) })
}
