/** What comes from a host on another machine: the forms of a view, an action and a fact of Rauha. */
import * as v from 'valibot'
import {
  bySeats,
  countTo,
  factOf,
  flag,
  form,
  listOf,
  listOfExactly,
  LONGEST,
  oneFormOf,
  oneOf,
  optional,
  orNull,
  recordOf,
  seatOf,
  textLike,
  whole,
} from '../core/contract/schemas.ts'
import type { GameSchemas, Schema } from '../core/contract/schemas.ts'
import { CARDS, COLUMNS, DEAL, ENTITIES, LAST_POSITION, ROWS, SQUARES } from './data.ts'
import type { Age, Corner, Line, PoolSymbol } from './data.ts'
import { SIDES } from './info.ts'
import type {
  DealView,
  KeptView,
  Origin,
  PlayerView,
  RauhaAction,
  RauhaFact,
  RauhaFrame,
  RauhaPlace,
  RauhaView,
  SatelliteView,
  Source,
} from './state.ts'

/** Rounds of a game: one deal for each satellite in each. */
const ROUNDS = 4
const card = oneOf(CARDS)
const cards = listOf(card, CARDS.length)
const count = countTo(CARDS.length)
const dealt = countTo(DEAL)
const entity = oneOf(ENTITIES)
const square = oneOf(SQUARES)
const total = countTo(LONGEST)
const position = whole(1, LAST_POSITION)
const round = whole(1, ROUNDS)
const line = lineOf([...ROWS, ...COLUMNS])
const origin = oneFormOf<Origin, 'kind'>('kind', { tile: { square }, entity: { entity }, water: {}, discard: {} })
const kept = form<KeptView>({ made: flag, cards })
const deal = form<DealView>({ left: listOf(orNull(card), DEAL), seenFrom: dealt, loose: listOf(card, DEAL) })
const satellite = form<SatelliteView>({ count: dealt, cards: listOf(card, DEAL) })
const deck = form<RauhaView['decks'][0]>({ count, cards })
const player = form<PlayerView>({
  tiles: listOfExactly(SQUARES.length, orNull(card)),
  covered: cards,
  spores: listOfExactly(SQUARES.length, flag),
  crystals: total,
  energy: total,
  earned: recordOf<Source, number>(['tiles', 'entities', 'water'], total),
  kept,
})

/** One of some lines of three squares. */
function lineOf(lines: readonly Line[]): Schema<Line> {
  const known = new Map(lines.map((each) => [each.join(), each]))
  return v.pipe(
    listOfExactly(3, square),
    v.check((squares) => known.has(squares.join())),
  ) as unknown as Schema<Line>
}

export const schemas = bySeats((players): GameSchemas<RauhaView, RauhaAction, RauhaFact> => {
  const seat = seatOf(players)
  const pile = countTo(players - 1)
  const seatPattern = `[0-${players - 1}]`
  const entityPattern = `(${ENTITIES.join('|')})`
  const piece = textLike<string>(
    new RegExp(`^(${CARDS.join('|')}|${ENTITIES.join('|')}|spore|(token|avatar):${seatPattern})$`),
  )
  const place = textLike<RauhaPlace>(
    new RegExp(
      `^(deck:[12]|satellite:${seatPattern}|blackHole|supply|display:${entityPattern}|track:\\d{1,2}|position:\\d{1,2}|` +
        `seat${seatPattern}:(${entityPattern}|kept|square[0-8]))$`,
    ),
  )
  const frame = oneFormOf<RauhaFrame, 'kind'>('kind', {
    keep: {},
    settle: { seat },
    activate: {
      seat,
      scoring: flag,
      used: listOf(square, SQUARES.length),
      entities: listOf(entity, ENTITIES.length),
    },
  })

  return {
    view: form<RauhaView>({
      side: oneOf(SIDES),
      position,
      players: listOfExactly(players, player),
      satellites: listOfExactly(players, satellite),
      decks: pairOf(deck),
      blackHole: form<RauhaView['blackHole']>({ count, known: cards }),
      deals: listOf(deal, ROUNDS * players),
      taken: dealt,
      shown: listOf(countTo((1 << DEAL) - 1), ROUNDS * players),
      entities: recordOf(ENTITIES, orNull(seat)),
      arrivals: listOfExactly(players, seat),
      first: seat,
      stack: listOf(frame, 1),
    }),

    action: oneFormOf<RauhaAction, 'do'>('do', {
      keep: { card },
      place: { square },
      discardForCrystals: {},
      discardForSpore: { square },
      activateTile: { square },
      activateSpore: { square, spore: square },
      activateEntity: { entity },
      activateAll: {},
      endActivation: {},
    }),

    fact: factOf<RauhaFact>(
      {
        turn: { seat },
        moved: { piece: optional(piece), from: place, to: place, count },
        dealt: { round, age: oneOf<Age>([1, 2]), count: dealt },
        drafting: { round, turn: whole(1, DEAL - 1), pool: oneOf<PoolSymbol>(['moon', 'star']) },
        looked: { seat, satellite: pile, count: dealt },
        chose: { seat, again: flag },
        kept: { seat, satellite: pile },
        leftOver: { seat, satellite: pile },
        placed: { seat, card, square, covered: orNull(card), paid: total },
        discarded: { seat, for: oneOf(['crystals', 'spore']) },
        welcomed: { seat, entity, former: orNull(seat), lines: listOf(line, ROWS.length + COLUMNS.length) },
        gained: { seat, what: oneOf(['crystals', 'energy']), amount: total, paid: total, from: origin, place },
        spored: { seat, square, paid: total, from: origin, place },
        stopped: { seat },
        advanced: { from: position, to: position },
        scoring: { round, corner: oneOf<Corner>(['top-right', 'bottom-right', 'bottom-left', 'top-left']) },
        part: { seat, round },
        water: { seat, sources: total, least: total, energy: total },
        ended: { winners: listOf(seat, players), energy: total },
      },
      {
        moved: { piece },
        looked: { cards: listOf(card, DEAL) },
        chose: { card },
        kept: { card },
        leftOver: { card },
        discarded: { card },
      },
    ),
  }
})

/** Both decks. */
function pairOf<T>(item: Schema<T>): Schema<[T, T]> {
  return v.strictTuple([item, item])
}
