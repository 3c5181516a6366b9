/** What comes from a host on another machine: the forms of a view, an action and a fact of Moksha. */
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
import type { GameSchemas } from '../core/contract/schemas.ts'
import {
  AURA,
  CASTES,
  DIE_SIDES,
  DISCIPLES,
  DISCIPLES_PER_REGION,
  GODS,
  HEXES,
  KARMA_FOR_REBIRTH,
  KARMA_PER_PILLAR,
  LAST_STAGE,
  MERCHANT_DISCIPLES,
  OCCUPATION_DATA,
  OCCUPATIONS,
  PILLARS,
  REGIONS,
  START_DICE,
  TOKEN_SLOTS,
  TOKEN_TOTAL,
  TOKENS,
} from './data.ts'
import type { AuraSource, Building, Pillar } from './data.ts'
import type {
  CasteView,
  GainSource,
  Lost,
  Marker,
  MokshaAction,
  MokshaEnd,
  MokshaFact,
  MokshaFrame,
  MokshaPlace,
  MokshaView,
  OceanView,
  Player,
  Price,
  Stage,
} from './state.ts'

const CARDS = OCCUPATIONS.reduce((sum, occupation) => sum + OCCUPATION_DATA[occupation].copies, 0)
const region = whole(1, REGIONS.length)
const token = oneOf(TOKENS)
const tokens = listOf(token, TOKEN_TOTAL)
const tokenCount = countTo(TOKEN_TOTAL)
const pillar = oneOf(PILLARS)
const karma = listOf(pillar, KARMA_PER_PILLAR * PILLARS.length)
const price = oneOf<Price>([...TOKENS, ...PILLARS])
const god = oneOf(GODS)
const hex = countTo(HEXES.length - 1)
const occupation = oneOf(OCCUPATIONS)
const caste = oneOf(CASTES)
const building = oneOf<Building>([...GODS, ...PILLARS, 'neutral'])
const disciples = countTo(DISCIPLES)
const source = oneOf<GainSource>(['hex', ...OCCUPATIONS, ...GODS])
const lifeStage = whole(1, LAST_STAGE)
const vitality = countTo(LONGEST)
const aura = countTo(LONGEST)
const end = oneOf<MokshaEnd>(['alone', 'harmony', 'karma', 'shared'])
const stage = oneOf<Stage>([
  ...(['wander', 'take', 'farm', 'farmTake', 'evolve', 'gather', 'serve', 'devote', 'mobilize', 'again'] as const),
  ...(['age', 'grow', 'recall', 'release', 'karma', 'close'] as const),
])
const player = form<Player>({
  region,
  occupation,
  stage: lifeStage,
  aura,
  harmony: hex,
  tokens: listOf(token, TOKEN_SLOTS),
  karma: recordOf(PILLARS, countTo(KARMA_PER_PILLAR)),
  gods: recordOf(GODS, oneOf<Marker>(['none', 'ready', 'used'])),
  disciples: listOfExactly(REGIONS.length, disciples),
  land: orNull(region),
  slotAura: flag,
  karmaAura: flag,
  lives: countTo(LONGEST),
  attained: flag,
  passing: flag,
})
const lost = form<Lost>({
  disciples,
  karma: listOf(oneOf<Pillar | 'any'>([...PILLARS, 'any']), KARMA_PER_PILLAR * PILLARS.length),
})
const lengths = form<{ token: number; temple: number }>({ token: countTo(LONGEST), temple: countTo(LONGEST) })

export const schemas = bySeats((players): GameSchemas<MokshaView, MokshaAction, MokshaFact> => {
  const seat = seatOf(players)
  const seats = listOf(seat, players)
  /** Every seat may have two turns left (MOK-104). */
  const turnsLeft = listOf(seat, 2 * players)
  const ofSeat = `[0-${players - 1}]`
  const piece = textLike<string>(
    new RegExp(
      `^(${TOKENS.join('|')}|karma:(${PILLARS.join('|')})|(disciple|meeple|marker|age|land):${ofSeat}|` +
        `god:(${GODS.join('|')})|building:(${[...GODS, ...PILLARS].join('|')}|neutral)|card:(${OCCUPATIONS.join('|')}))$`,
    ),
  )
  const place = textLike<MokshaPlace>(
    new RegExp(
      `^(region:\\d{1,2}(:(tokens|disciples|building|land))?|ocean|drawn|box|karma:(${PILLARS.join('|')})|` +
        `caste:(${CASTES.join('|')})|` +
        `seat${ofSeat}:(tokens|karma|reserve|occupation|god:(${GODS.join('|')})|age:\\d|hex:\\d{1,2}))$`,
    ),
  )
  const frame = oneFormOf<MokshaFrame, 'kind'>('kind', {
    turn: { seat, stage, moved: flag, earned: flag, taken: tokens, used: flag, crowded: flag },
    replace: { seat, region },
    shift: { seat, token },
    brahma: { seat },
    swap: { seat, region },
  })

  return {
    view: form<MokshaView>({
      evenFinish: flag,
      players: listOfExactly(players, player),
      order: listOfExactly(players, seat),
      buildings: listOfExactly(REGIONS.length, building),
      piles: listOfExactly(REGIONS.length, listOf(orNull(token), TOKEN_TOTAL)),
      ocean: form<OceanView>({ count: tokenCount, tokens: orNull(recordOf(TOKENS, tokenCount)) }),
      drawn: tokens,
      castes: recordOf(CASTES, form<CasteView>({ count: countTo(CARDS), cards: orNull(listOf(occupation, CARDS)) })),
      turns: countTo(LONGEST),
      left: orNull(turnsLeft),
      end: orNull(end),
      stack: listOf(frame, TOKEN_TOTAL),
    }),

    action: oneFormOf<MokshaAction, 'do'>('do', {
      wander: { region, pay: orNull(token) },
      replace: { token },
      farm: { from: region, and: region },
      harmony: { hex },
      gather: { karma: pillar },
      earn: { karma: pillar },
      craft: { token },
      trade: { karma: pillar, count: whole(1, MERCHANT_DISCIPLES) },
      convert: { seat },
      preach: {},
      devote: { god, pay: price },
      sacrifice: { pay: price },
      mobilize: { from: region, to: region, count: whole(1, DISCIPLES_PER_REGION) },
      recall: { region },
      keep: { karma: listOf(pillar, KARMA_FOR_REBIRTH) },
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

    fact: factOf<MokshaFact>(
      {
        turn: { seat },
        moved: { piece, from: place, to: place, count: countTo(LONGEST) },
        rolled: { seat, dice: listOfExactly(START_DICE, whole(1, DIE_SIDES)), region },
        order: { seats },
        born: { seat, occupation, caste },
        wandered: { seat, from: region, to: region, pay: orNull(token) },
        took: { seat, token, region, for: orNull(token), by: oneOf(['wander', 'farmer', 'vishnu']) },
        revealed: { region, token },
        shifted: { seat, pillar, from: hex, to: hex },
        gathered: { seat, hex, region, disciples, karma, lost },
        placed: { seat, region, count: disciples, source },
        karma: { seat, pillar, count: countTo(KARMA_PER_PILLAR), source },
        used: { seat, occupation, pillar: optional(pillar), lengths: optional(lengths) },
        paid: { seat, price, reason: oneOf(['devote', 'mobilize', 'artisan', 'merchant']) },
        devoted: { seat, god, region },
        mobilized: { seat, from: region, to: region, count: disciples },
        converted: { seat, whose: seat, region },
        invoked: { seat, god },
        drew: { seat, tokens },
        laid: { seat, token, region, at: tokenCount },
        sank: { seat, token },
        swapped: { seat, regions: v.strictTuple([region, region]) },
        aged: { seat, stage: lifeStage, vitality, need: vitality },
        died: { seat, stage: lifeStage, vitality, need: orNull(vitality) },
        majority: { seat, region, own: disciples, best: disciples },
        aura: {
          seat,
          source: oneOf(Object.keys(AURA) as AuraSource[]),
          amount: aura,
          total: aura,
          count: countTo(REGIONS.length),
        },
        returned: { seat, region, count: disciples, reason: oneOf(['death', 'farmer']) },
        attained: { seat, aura, target: aura },
        reborn: { seat, karma, kept: karma, caste },
        closed: { seat, region },
        opened: { seat, region },
        lastTurns: { seat, left: turnsLeft },
        windows: { seat, passing: flag },
        ended: { winners: seats, reason: end },
      },
      {},
    ),
  }
})
