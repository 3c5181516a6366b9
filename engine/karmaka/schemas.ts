/** Validation schemas for data from a host on another machine: a view, an action and a game event of Karmaka. */
import type { Viewer } from '../core/contract/game.ts'
import {
  memoizeByPlayerCount,
  countSchema,
  visibleEventSchema,
  booleanSchema,
  objectSchema,
  listSchema,
  fixedListSchema,
  MAX_COUNTER_VALUE,
  taggedUnionSchema,
  enumSchema,
  exactOptionalField,
  nullableSchema,
  fixedRecordSchema,
  seatSchema,
  patternSchema,
} from '../core/contract/schemas.ts'
import type { GameSchemas } from '../core/contract/schemas.ts'
import { CARD_IDS, KARMIC_LADDER, LIFE_SCORING_COLOURS, RING_COUNT, TOTAL_CARDS, CARD_USES } from './data.ts'
import { VARIANTS } from './info.ts'
import type {
  AbilityChoiceKind,
  HandView,
  KarmakaAction,
  KarmakaWinningSideKind,
  KarmakaEvent,
  KarmakaFrame,
  KarmakaPlace,
  KarmakaView,
  FacedownPileView,
  ViewedPlayer,
  SeatCardZone,
} from './state.ts'

const card = enumSchema(CARD_IDS)
const cards = listSchema(card, TOTAL_CARDS)
const depth = countSchema(TOTAL_CARDS - 1)
const count = countSchema(TOTAL_CARDS)
const rings = countSchema(RING_COUNT)
const rung = countSchema(KARMIC_LADDER.length - 1)
const points = countSchema(MAX_COUNTER_VALUE)
const zone = enumSchema<SeatCardZone>(['hand', 'deck', 'future', 'deeds'])
const hand = objectSchema<HandView>({ count, known: cards })
const pile = objectSchema<FacedownPileView>({
  count,
  known: listSchema(objectSchema<FacedownPileView['known'][0]>({ at: depth, card }), TOTAL_CARDS),
})
const asks = enumSchema<AbilityChoiceKind>([
  ...(['target', 'ruin', 'ruinDeed', 'draw', 'takeRuins', 'takeFuture', 'place'] as const),
  ...(['placeLifted', 'returnLifted', 'takePicked', 'embody', 'mimic'] as const),
])
const player = objectSchema<ViewedPlayer>({
  hand,
  deck: pile,
  future: pile,
  deeds: cards,
  rung,
  rings,
  lives: countSchema(MAX_COUNTER_VALUE),
})

/**
 * The schemas of Karmaka's views, actions and events, for a number of players: what comes from another machine must match
 * them. Implements `Game.schemas`.
 */
export const gameSchemasForPlayerCount = memoizeByPlayerCount(
  (players): GameSchemas<KarmakaView, KarmakaAction, KarmakaEvent> => {
    const seat = seatSchema(players)
    const seats = Array.from({ length: players }, (_, each) => each)
    const seatPattern = `[0-${players - 1}]`
    const piece = patternSchema<string>(new RegExp(`^(${CARD_IDS.join('|')}|ring|token:${seatPattern})$`))
    const place = patternSchema<KarmakaPlace>(
      new RegExp(`^(well|ruins|centre|lifted|rings|seat${seatPattern}:(hand|deck|future|deeds|rings)|rung:\\d{1,2})$`),
    )
    const frame = taggedUnionSchema<KarmakaFrame, 'kind'>('kind', {
      turn: { seat, stage: enumSchema(['draw', 'death', 'over', 'play', 'again']) },
      ability: {
        seat,
        by: seat,
        ability: card,
        step: countSchema(TOTAL_CARDS),
        count,
        target: nullableSchema(seat),
        ruined: count,
        ruinedCard: nullableSchema(card),
        did: booleanSchema,
        copied: listSchema(enumSchema(['mimic', 'embodiment']), 2),
        again: booleanSchema,
        asks: nullableSchema(asks),
      },
      offer: { seat, by: seat, next: listSchema(seat, players), again: booleanSchema },
      rings: { seat, points, spend: rings },
    })

    return {
      view: objectSchema<KarmakaView>({
        viewer: enumSchema<Viewer>([...seats, 'table', 'open']),
        variant: enumSchema(VARIANTS),
        players: fixedListSchema(players, player),
        well: pile,
        ruins: cards,
        centre: nullableSchema(card),
        lifted: pile,
        picked: hand,
        rings,
        pool: cards,
        firstSeat: seat,
        turns: countSchema(MAX_COUNTER_VALUE),
        winner: nullableSchema(seat),
        stack: listSchema(frame, TOTAL_CARDS),
      }),

      action: taggedUnionSchema<KarmakaAction, 'do'>('do', {
        draw: {},
        die: {},
        play: { card, way: enumSchema(CARD_USES) },
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
        answer: { accept: booleanSchema },
        rings: { spend: rings },
      }),

      event: visibleEventSchema<KarmakaEvent>(
        {
          turn: { seat },
          moved: { piece: exactOptionalField(piece), from: place, to: place, count },
          drew: { seat, from: enumSchema(['deck', 'well']) },
          played: { seat, card, way: enumSchema(['points', 'ability']) },
          stored: { seat, whose: seat },
          passed: { seat },
          declined: { seat },
          targeted: { seat, card, at: seat },
          copied: { seat, by: card, card, whose: seat },
          nothing: { seat, card },
          ruined: { seat, from: zone, cards },
          refilled: { count },
          dealt: { seat, count },
          salvaged: { seat, card, to: enumSchema(['hand', 'future']) },
          robbed: { seat, whose: seat, card },
          recalled: { seat, at: depth },
          stole: { seat, whose: seat },
          peeked: { seat, at: seat, count },
          picked: { seat, at: seat, count },
          swindled: { seat, whose: seat },
          lifted: { seat, count },
          returned: { seat },
          offered: { seat, to: seat, card },
          answered: { seat, by: seat, card, accepted: booleanSchema },
          unclaimed: { seat, card },
          scored: {
            seat,
            sums: fixedRecordSchema(LIFE_SCORING_COLOURS, points),
            colour: enumSchema(LIFE_SCORING_COLOURS),
            points,
            need: points,
          },
          spent: { seat, rings },
          climbed: { seat, from: rung, to: rung },
          stayed: { seat, rung, ring: booleanSchema },
          reborn: { seat, hand: count, deck: count },
          ended: {
            seat,
            winners: listSchema(seat, players),
            reason: enumSchema<KarmakaWinningSideKind>(['alone', 'team', 'wolf', 'pack']),
          },
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
  },
)
