/** What Moksha says: prompts and choices. Ids of messages/moksha; the log is in log.ts, figures in figures.ts. */
import { topFrame } from '../../../engine/core/contract/flow.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CASTES, GANESHA_KARMA, KARMA_FOR_REBIRTH, TOKEN_DATA } from '../../../engine/moksha/data.ts'
import type { Caste, Hex, Pillar, Region, Token } from '../../../engine/moksha/data.ts'
import {
  askedOf,
  buildingOf,
  disciplesOut,
  dotOf,
  evolveWays,
  godHere,
  hasDecision,
  karmaRoom,
  keptKarma,
  mustReplace,
  mustSink,
  playerOf,
  prospectOf,
  rewardOf,
  survivalOf,
  topOf,
  turnOf,
  vishnuWays,
} from '../../../engine/moksha/index.ts'
import type { HarmonyWay, MokshaAction, MokshaFrame, MokshaView, TurnFrame } from '../../../engine/moksha/index.ts'
import {
  buildingName,
  casteName,
  disciples,
  godName,
  hexName,
  karma,
  karmaList,
  message,
  occupationName,
  pillarName,
  priceName,
  regionName,
  reward,
  tokenName,
  type Named,
} from './names.ts'
import { depthOf } from './paths.ts'

// ------------------------------------------------------------------------------------------------------- prompts

/** What the deciding seat is asked; the screen adds `name`. */
export function prompt(view: MokshaView, _seat: Seat): Message {
  if (view.stack.length === 0) return message('prompt.over')
  const frame = topFrame(view.stack)
  switch (frame.kind) {
    case 'turn':
      return askInTurn(view, frame)
    case 'replace':
      return askReplace(view, frame.region)
    case 'shift':
      return message('prompt.shift', { shifts: shiftsOf([frame.token], null) })
    case 'brahma':
      if (mustSink(view)) return message('prompt.sink', { tokens: view.drawn.map(tokenName) })
      return message('prompt.lay', { token: tokenOr(view.drawn[0]), left: view.drawn.length - 1 })
    case 'swap':
      return message('prompt.swap', { building: buildingName(buildingOf(view, frame.region)) })
  }
}

function askInTurn(view: MokshaView, frame: TurnFrame): Message {
  const { seat, stage } = frame
  const player = playerOf(view, seat)
  switch (stage) {
    case 'wander':
      return message('prompt.wander')
    case 'take':
    case 'farmTake': {
      if (mustReplace(view, seat, player.region)) return askReplace(view, player.region)
      const top = topOf(view, player.region)
      return top === null ? message('prompt.takeNothing') : message('prompt.take', { token: tokenName(top) })
    }
    case 'farm':
      return message('prompt.farm', { token: tokenOr(topOf(view, player.region) ?? undefined) })
    case 'evolve': {
      const dot = dotOf(buildingOf(view, player.region))
      return message('prompt.evolve', { shifts: shiftsOf(frame.taken, dot) })
    }
    case 'gather': {
      if (hasDecision(view, frame)) return message('prompt.gather')
      const { disciples: count, karma: colours } = rewardOf(player.harmony)
      return message('prompt.beforeGather', { reward: reward(count, colours) })
    }
    case 'serve':
      return message(`prompt.serve.${player.occupation}`, { occupation: occupationName(player.occupation) })
    case 'devote': {
      if (!hasDecision(view, frame)) return message('prompt.beforeDevote')
      const god = godHere(view, seat)
      return god === null ? message('prompt.sacrifice') : message('prompt.devote', { god: godName(god) })
    }
    case 'mobilize':
    case 'again':
      return message(`prompt.${stage}`)
    case 'age': {
      const { vitality, need, lives } = survivalOf(player)
      if (need === null) return message('prompt.ageLast')
      return message(lives ? 'prompt.age' : 'prompt.ageShort', { vitality, need, stage: player.stage + 1 })
    }
    case 'recall':
      return message('prompt.recall', { count: player.stage, more: disciplesOut(player) - player.stage })
    case 'karma':
      return message('prompt.karma', { count: keptKarma(player), caste: casteName(nextCaste(KARMA_FOR_REBIRTH)) })
    case 'close':
      return message('prompt.close')
    case 'grow':
    case 'release':
      return message('prompt.over')
  }
}

/** The caste that so much karma leads to. */
export function nextCaste(karmaTokens: number): Caste {
  return CASTES[Math.min(karmaTokens, KARMA_FOR_REBIRTH)] ?? 'dalit'
}

function askReplace(view: MokshaView, region: Region): Message {
  return message('prompt.replace', { token: tokenOr(topOf(view, region) ?? undefined) })
}

function tokenOr(token: Token | undefined): Named | null {
  return token === undefined ? null : tokenName(token)
}

/** The shifts to be made, each by its colour, as they are without Pandit and Jurist. */
function shiftsOf(tokens: readonly Token[], dot: Pillar | 'neutral' | null): Named[] {
  const arrows = tokens.flatMap((token) => {
    const { pillar, arrows: count } = TOKEN_DATA[token]
    return Array.from({ length: count }, () => pillarName(pillar))
  })
  return dot === null ? arrows : [...arrows, pillarName(dot === 'neutral' ? 'any' : dot)]
}

// ------------------------------------------------------------------------------------------------------- choices

/** @param view of a running game, seen by anybody; `action` is one of the choices of the seat that must choose */
export function choice(action: MokshaAction, view: MokshaView): Message {
  const frame = topFrame(view.stack)
  const player = playerOf(view, frame.seat)
  switch (action.do) {
    case 'wander': {
      const values = { region: regionName(action.region), building: buildingName(buildingOf(view, action.region)) }
      if (action.pay !== null) return message('choice.wanderFar', { ...values, token: tokenName(action.pay) })
      return message(action.region === player.region ? 'choice.stay' : 'choice.wander', values)
    }
    case 'replace':
    case 'craft':
    case 'sink':
      return message(`choice.${action.do}`, { token: tokenName(action.token), ...colourOf(action.token) })
    case 'farm': {
      const values = { region: regionName(action.from), other: regionName(action.and) }
      return message(action.from === action.and ? 'choice.farmBoth' : 'choice.farm', values)
    }
    case 'harmony':
      return chooseHex(view, frame, action.hex)
    case 'gather':
    case 'earn':
      return message(`choice.${action.do}`, { karma: karma(action.karma, 1) })
    case 'trade':
      return message('choice.trade', { karma: karma(action.karma, 1), disciples: disciples(action.count) })
    case 'convert':
      return message('choice.convert', { otherSeat: action.seat })
    case 'preach':
    case 'brahma':
    case 'passWindows':
    case 'askWindows':
      return message(`choice.${action.do}`)
    case 'devote':
      return message('choice.devote', { god: godName(action.god), price: priceName(action.pay) })
    case 'sacrifice':
      return message('choice.sacrifice', { price: priceName(action.pay) })
    case 'mobilize': {
      const values = { region: regionName(action.from), other: regionName(action.to) }
      return message('choice.mobilize', { ...values, disciples: disciples(action.count) })
    }
    case 'recall':
    case 'close':
      return message(`choice.${action.do}`, { region: regionName(action.region) })
    case 'keep':
      return message('choice.keep', { karma: karmaList(action.karma) })
    case 'ganesha': {
      const count = Math.min(GANESHA_KARMA, karmaRoom(view, player, action.karma))
      return message('choice.ganesha', { karma: karma(action.karma, count) })
    }
    case 'vishnu': {
      const token = tokenOr(topOf(view, action.region) ?? undefined)
      return message('choice.vishnu', { region: regionName(action.region), token })
    }
    case 'shiva':
    case 'swap': {
      const building = buildingName(buildingOf(view, action.region))
      return message(`choice.${action.do}`, { region: regionName(action.region), building })
    }
    case 'lay': {
      const depth = depthOf(view, action.region, action.at) ?? 'empty'
      return message(`choice.lay.${depth}`, { region: regionName(action.region), token: tokenOr(view.drawn[0]) })
    }
    case 'go':
      return message(`control.go.${askedOf(frame)}`)
  }
}

function colourOf(token: Token): { karma: Named } {
  return { karma: karma(TOKEN_DATA[token].pillar, 1) }
}

/** Where the marker would end, what the hex gives, and which effect that takes. */
function chooseHex(view: MokshaView, frame: MokshaFrame, hex: Hex): Message {
  const { seat } = frame
  const printed = rewardOf(hex)
  const values = { hex: hexName(hex), reward: reward(printed.disciples, printed.karma) }
  const ways =
    frame.kind === 'shift' ? vishnuWays(view, seat, frame.token, turnOf(view).used) : evolveWays(view, turnOf(view))
  const { pandit = null, jurist = null }: Partial<HarmonyWay> = ways.find((way) => way.hex === hex) ?? {}
  if (pandit !== null) return message('choice.harmonyPandit', { ...values, pillar: pillarName(pandit) })
  if (jurist !== null) return message('choice.harmonyJurist', { ...values, ...jurist })
  if (frame.kind === 'shift') return message('choice.harmony', values)
  const comes = prospectOf(view, seat, hex, playerOf(view, seat).region)
  const got = [...comes.karma, ...(comes.any.length > 0 ? (['any'] as const) : [])]
  if (comes.disciples === printed.disciples && got.length === printed.karma.length)
    return message('choice.harmony', values)
  return message('choice.harmonyLess', { ...values, got: reward(comes.disciples, got) })
}
