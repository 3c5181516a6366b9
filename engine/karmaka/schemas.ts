/** What comes from a host on another machine: the forms of a view, an action and a fact of Karmaka. */
import type { Viewer } from '../core/contract/game.ts'
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
} from '../core/contract/schemas.ts'
import type { GameSchemas } from '../core/contract/schemas.ts'
import { CARDS, LADDER, LIFE_COLOURS, RINGS, TOTAL_CARDS, WAYS } from './data.ts'
import { VARIANTS } from './info.ts'
import type {
  AbilityAsk,
  HandView,
  KarmakaAction,
  KarmakaEnd,
  KarmakaFact,
  KarmakaFrame,
  KarmakaPlace,
  KarmakaView,
  PileView,
  PlayerView,
  Zone,
} from './state.ts'

const card = oneOf(CARDS)
const cards = listOf(card, TOTAL_CARDS)
const depth = countTo(TOTAL_CARDS - 1)
const count = countTo(TOTAL_CARDS)
const rings = countTo(RINGS)
const rung = countTo(LADDER.length - 1)
const points = countTo(LONGEST)
const zone = oneOf<Zone>(['hand', 'deck', 'future', 'deeds'])
const hand = form<HandView>({ count, known: cards })
const pile = form<PileView>({ count, known: listOf(form<PileView['known'][0]>({ at: depth, card }), TOTAL_CARDS) })
const asks = oneOf<AbilityAsk>([
  ...(['target', 'ruin', 'ruinDeed', 'draw', 'takeRuins', 'takeFuture', 'place'] as const),
  ...(['placeLifted', 'returnLifted', 'takePicked', 'embody', 'mimic'] as const),
])
const player = form<PlayerView>({
  hand,
  deck: pile,
  future: pile,
  deeds: cards,
  rung,
  rings,
  lives: countTo(LONGEST),
})

export const schemas = bySeats((players): GameSchemas<KarmakaView, KarmakaAction, KarmakaFact> => {
  const seat = seatOf(players)
  const seats = Array.from({ length: players }, (_, each) => each)
  const seatPattern = `[0-${players - 1}]`
  const piece = textLike<string>(new RegExp(`^(${CARDS.join('|')}|ring|token:${seatPattern})$`))
  const place = textLike<KarmakaPlace>(
    new RegExp(`^(well|ruins|centre|lifted|rings|seat${seatPattern}:(hand|deck|future|deeds|rings)|rung:\\d{1,2})$`),
  )
  const frame = oneFormOf<KarmakaFrame, 'kind'>('kind', {
    turn: { seat, stage: oneOf(['draw', 'death', 'over', 'play', 'again']) },
    ability: {
      seat,
      by: seat,
      ability: card,
      step: countTo(TOTAL_CARDS),
      count,
      target: orNull(seat),
      ruined: count,
      ruinedCard: orNull(card),
      did: flag,
      copied: listOf(oneOf(['mimic', 'embodiment']), 2),
      again: flag,
      asks: orNull(asks),
    },
    offer: { seat, by: seat, next: listOf(seat, players), again: flag },
    rings: { seat, points, spend: rings },
  })

  return {
    view: form<KarmakaView>({
      viewer: oneOf<Viewer>([...seats, 'table', 'open']),
      variant: oneOf(VARIANTS),
      players: listOfExactly(players, player),
      well: pile,
      ruins: cards,
      centre: orNull(card),
      lifted: pile,
      picked: hand,
      rings,
      pool: cards,
      firstSeat: seat,
      turns: countTo(LONGEST),
      winner: orNull(seat),
      stack: listOf(frame, TOTAL_CARDS),
    }),

    action: oneFormOf<KarmakaAction, 'do'>('do', {
      draw: {},
      die: {},
      play: { card, way: oneOf(WAYS) },
      pass: {},
      decline: {},
      target: { seat },
      ruin: { card },
      ruinDeed: { at: depth },
      take: { at: depth },
      takePicked: { card },
      place: { card },
      return: { card },
      embody: { card },
      mimic: { seat },
      done: {},
      answer: { accept: flag },
      rings: { spend: rings },
    }),

    fact: factOf<KarmakaFact>(
      {
        turn: { seat },
        moved: { piece: optional(piece), from: place, to: place, count },
        drew: { seat, from: oneOf(['deck', 'well']) },
        played: { seat, card, way: oneOf(['points', 'ability']) },
        stored: { seat, whose: seat },
        passed: { seat },
        declined: { seat },
        targeted: { seat, card, at: seat },
        copied: { seat, by: card, card, whose: seat },
        nothing: { seat, card },
        ruined: { seat, from: zone, cards },
        refilled: { count },
        dealt: { seat, count },
        salvaged: { seat, card, to: oneOf(['hand', 'future']) },
        robbed: { seat, whose: seat, card },
        recalled: { seat, at: depth },
        stole: { seat, whose: seat },
        peeked: { seat, at: seat, count },
        picked: { seat, at: seat, count },
        swindled: { seat, whose: seat },
        lifted: { seat, count },
        returned: { seat },
        offered: { seat, to: seat, card },
        answered: { seat, by: seat, card, accepted: flag },
        unclaimed: { seat, card },
        scored: { seat, sums: recordOf(LIFE_COLOURS, points), colour: oneOf(LIFE_COLOURS), points, need: points },
        spent: { seat, rings },
        climbed: { seat, from: rung, to: rung },
        stayed: { seat, rung, ring: flag },
        reborn: { seat, hand: count, deck: count },
        ended: { seat, winners: listOf(seat, players), reason: oneOf<KarmakaEnd>(['alone', 'team', 'wolf', 'pack']) },
      },
      {
        moved: { piece },
        drew: { card },
        stored: { card },
        recalled: { card },
        stole: { card },
        peeked: { cards },
        picked: { cards },
        swindled: { card },
        lifted: { cards },
        returned: { card },
      },
    ),
  }
})
