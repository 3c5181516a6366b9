/** Validation schemas for data from a host on another machine: view, action and game event of Moksha. */
import * as v from 'valibot'
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
  integerSchema,
} from '../core/contract/schemas.ts'
import type { GameSchemas } from '../core/contract/schemas.ts'
import {
  AURA_GAINS,
  CASTES,
  DIE_SIDES,
  DISCIPLES_PER_PLAYER,
  MAX_DISCIPLES_PER_REGION,
  GODS,
  HEXES,
  MAX_KARMA_PAID_FOR_REBIRTH,
  KARMA_TOKENS_PER_COLOUR,
  LAST_AGE_TRACK_STAGE,
  MAX_DISCIPLES_PLACED_BY_MERCHANT,
  OCCUPATION_DATA,
  OCCUPATION_IDS,
  PILLARS,
  REGIONS,
  START_DICE_COUNT,
  VITALITY_TOKEN_SLOTS_PER_PLAYER,
  VITALITY_TOKEN_COUNT,
  VITALITY_TOKEN_KINDS,
} from './data.ts'
import type { AuraSource, Building, Pillar } from './data.ts'
import type {
  CasteStackView,
  GainSource,
  UnreceivedReward,
  GodMarkerState,
  MokshaAction,
  MokshaEvent,
  MokshaFrame,
  MokshaPlace,
  MokshaView,
  OceanView,
  Player,
  TurnStage,
} from './state.ts'
import type { MokshaWinCriterion, SingleTokenPrice } from './events.ts'

const CARDS = OCCUPATION_IDS.reduce((sum, occupation) => sum + OCCUPATION_DATA[occupation].copies, 0)
const region = integerSchema(1, REGIONS.length)
const token = enumSchema(VITALITY_TOKEN_KINDS)
const tokens = listSchema(token, VITALITY_TOKEN_COUNT)
const tokenCount = countSchema(VITALITY_TOKEN_COUNT)
const pillar = enumSchema(PILLARS)
const karma = listSchema(pillar, KARMA_TOKENS_PER_COLOUR * PILLARS.length)
const price = enumSchema<SingleTokenPrice>([...VITALITY_TOKEN_KINDS, ...PILLARS])
const god = enumSchema(GODS)
const hex = countSchema(HEXES.length - 1)
const occupation = enumSchema(OCCUPATION_IDS)
const caste = enumSchema(CASTES)
const building = enumSchema<Building>([...GODS, ...PILLARS, 'neutral'])
const disciples = countSchema(DISCIPLES_PER_PLAYER)
const source = enumSchema<GainSource>(['hex', ...OCCUPATION_IDS, ...GODS])
const lifeStage = integerSchema(1, LAST_AGE_TRACK_STAGE)
const vitality = countSchema(MAX_COUNTER_VALUE)
const aura = countSchema(MAX_COUNTER_VALUE)
const end = enumSchema<MokshaWinCriterion>(['alone', 'harmony', 'karma', 'shared'])
const stage = enumSchema<TurnStage>([
  ...(['wander', 'take', 'farm', 'farmTake', 'evolve', 'gather', 'serve', 'devote', 'mobilize', 'again'] as const),
  ...(['age', 'grow', 'recall', 'release', 'karma', 'close'] as const),
])
const player = objectSchema<Player>({
  region,
  occupation,
  stage: lifeStage,
  aura,
  harmony: hex,
  tokens: listSchema(token, VITALITY_TOKEN_SLOTS_PER_PLAYER),
  karma: fixedRecordSchema(PILLARS, countSchema(KARMA_TOKENS_PER_COLOUR)),
  gods: fixedRecordSchema(GODS, enumSchema<GodMarkerState>(['none', 'ready', 'used'])),
  disciples: fixedListSchema(REGIONS.length, disciples),
  land: nullableSchema(region),
  slotAura: booleanSchema,
  karmaAura: booleanSchema,
  lives: countSchema(MAX_COUNTER_VALUE),
  attained: booleanSchema,
  passing: booleanSchema,
})
const lost = objectSchema<UnreceivedReward>({
  disciples,
  karma: listSchema(enumSchema<Pillar | 'any'>([...PILLARS, 'any']), KARMA_TOKENS_PER_COLOUR * PILLARS.length),
})
const lengths = objectSchema<{ token: number; temple: number }>({
  token: countSchema(MAX_COUNTER_VALUE),
  temple: countSchema(MAX_COUNTER_VALUE),
})

/** By number of seats: the schemas that a view, an action and a game event from another machine must match. */
export const gameSchemasForPlayerCount = memoizeByPlayerCount(
  (players): GameSchemas<MokshaView, MokshaAction, MokshaEvent> => {
    const seat = seatSchema(players)
    const seats = listSchema(seat, players)
    /** Each seat can have two remaining turns (MOK-104). */
    const turnsLeft = listSchema(seat, 2 * players)
    const ofSeat = `[0-${players - 1}]`
    const piece = patternSchema<string>(
      new RegExp(
        `^(${VITALITY_TOKEN_KINDS.join('|')}|karma:(${PILLARS.join('|')})|(disciple|meeple|marker|age|land):${ofSeat}|` +
          `god:(${GODS.join('|')})|building:(${[...GODS, ...PILLARS].join('|')}|neutral)|card:(${OCCUPATION_IDS.join('|')}))$`,
      ),
    )
    const place = patternSchema<MokshaPlace>(
      new RegExp(
        `^(region:\\d{1,2}(:(tokens|disciples|building|land))?|ocean|drawn|box|karma:(${PILLARS.join('|')})|` +
          `caste:(${CASTES.join('|')})|` +
          `seat${ofSeat}:(tokens|karma|reserve|occupation|god:(${GODS.join('|')})|age:\\d|hex:\\d{1,2}))$`,
      ),
    )
    const frame = taggedUnionSchema<MokshaFrame, 'kind'>('kind', {
      turn: {
        seat,
        stage,
        moved: booleanSchema,
        earned: booleanSchema,
        taken: tokens,
        used: booleanSchema,
        crowded: booleanSchema,
      },
      replace: { seat, region },
      shift: { seat, token },
      brahma: { seat },
      swap: { seat, region },
    })

    return {
      view: objectSchema<MokshaView>({
        evenFinish: booleanSchema,
        players: fixedListSchema(players, player),
        order: fixedListSchema(players, seat),
        buildings: fixedListSchema(REGIONS.length, building),
        piles: fixedListSchema(REGIONS.length, listSchema(nullableSchema(token), VITALITY_TOKEN_COUNT)),
        ocean: objectSchema<OceanView>({
          count: tokenCount,
          tokens: nullableSchema(fixedRecordSchema(VITALITY_TOKEN_KINDS, tokenCount)),
        }),
        drawn: tokens,
        castes: fixedRecordSchema(
          CASTES,
          objectSchema<CasteStackView>({
            count: countSchema(CARDS),
            cards: nullableSchema(listSchema(occupation, CARDS)),
          }),
        ),
        turns: countSchema(MAX_COUNTER_VALUE),
        left: nullableSchema(turnsLeft),
        end: nullableSchema(end),
        stack: listSchema(frame, VITALITY_TOKEN_COUNT),
      }),

      action: taggedUnionSchema<MokshaAction, 'do'>('do', {
        wander: { region, pay: nullableSchema(token) },
        replace: { token },
        farm: { from: region, and: region },
        harmony: { hex },
        gather: { karma: pillar },
        earn: { karma: pillar },
        craft: { token },
        trade: { karma: pillar, count: integerSchema(1, MAX_DISCIPLES_PLACED_BY_MERCHANT) },
        convert: { seat },
        preach: {},
        devote: { god, pay: price },
        sacrifice: { pay: price },
        mobilize: { from: region, to: region, count: integerSchema(1, MAX_DISCIPLES_PER_REGION) },
        recall: { region },
        keep: { karma: listSchema(pillar, MAX_KARMA_PAID_FOR_REBIRTH) },
        close: { region },
        brahma: {},
        lay: { region, at: tokenCount },
        sink: { token },
        ganesha: { karma: pillar },
        vishnu: { region },
        shiva: { region },
        swap: { region },
        go: {},
        passWindows: {},
        askWindows: {},
      }),

      event: visibleEventSchema<MokshaEvent>(
        {
          turn: { seat },
          moved: { piece, from: place, to: place, count: countSchema(MAX_COUNTER_VALUE) },
          rolled: { seat, dice: fixedListSchema(START_DICE_COUNT, integerSchema(1, DIE_SIDES)), region },
          order: { seats },
          born: { seat, occupation, caste },
          wandered: { seat, from: region, to: region, pay: nullableSchema(token) },
          took: { seat, token, region, for: nullableSchema(token), by: enumSchema(['wander', 'farmer', 'vishnu']) },
          revealed: { region, token },
          shifted: { seat, pillar, from: hex, to: hex },
          gathered: { seat, hex, region, disciples, karma, lost },
          placed: { seat, region, count: disciples, source },
          karma: { seat, pillar, count: countSchema(KARMA_TOKENS_PER_COLOUR), source },
          used: { seat, occupation, pillar: exactOptionalField(pillar), lengths: exactOptionalField(lengths) },
          paid: { seat, price, reason: enumSchema(['devote', 'mobilize', 'artisan', 'merchant']) },
          devoted: { seat, god, region },
          mobilized: { seat, from: region, to: region, count: disciples },
          converted: { seat, whose: seat, region },
          invoked: { seat, god },
          drew: { seat, tokens },
          laid: { seat, token, region, at: tokenCount },
          sank: { seat, token },
          swapped: { seat, regions: v.strictTuple([region, region]) },
          aged: { seat, stage: lifeStage, vitality, need: vitality },
          died: { seat, stage: lifeStage, vitality, need: nullableSchema(vitality) },
          majority: { seat, region, own: disciples, best: disciples },
          aura: {
            seat,
            source: enumSchema(Object.keys(AURA_GAINS) as AuraSource[]),
            amount: aura,
            total: aura,
            count: countSchema(REGIONS.length),
          },
          returned: { seat, region, count: disciples, reason: enumSchema(['death', 'farmer']) },
          attained: { seat, aura, target: aura },
          reborn: { seat, karma, kept: karma, caste },
          closed: { seat, region },
          opened: { seat, region },
          lastTurns: { seat, left: turnsLeft },
          windows: { seat, passing: booleanSchema },
          ended: { winners: seats, reason: end },
        },
        {},
      ),
    }
  },
)
